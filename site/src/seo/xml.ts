import { plainText } from '@safar/shared/plain-text'

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

export interface SitemapEntry {
  url: string
  /** ISO time of the last change, where one is known. */
  changed?: string | undefined
}

export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, changed }) => {
    const lastmod =
      changed && !Number.isNaN(Date.parse(changed)) ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ''
    return `<url><loc>${xmlText(url)}</loc>${lastmod}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}
