import { plainText } from '@safar/shared/platform/text/plain-text'

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text inside an XML element or attribute. */
function xmlText(text: string): string {
  return plainText(text).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export interface SitemapEntry {
  url: string
  /** ISO time of the last change, where one is known. */
  changed?: string | undefined
}

/** Returns the index of a sitemap's parts, for more addresses than one should hold. */
export function sitemapIndexXml(urls: readonly string[]): string {
  const parts = urls.map((url) => `<sitemap><loc>${xmlText(url)}</loc></sitemap>`)
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${parts.join('\n')}\n</sitemapindex>\n`
}

export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, changed }) => {
    const lastmod =
      changed && !Number.isNaN(Date.parse(changed)) ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ''
    return `<url><loc>${xmlText(url)}</loc>${lastmod}</url>`
  })
  return `${DECLARATION}<urlset ${NAMESPACE}>\n${urls.join('\n')}\n</urlset>\n`
}
