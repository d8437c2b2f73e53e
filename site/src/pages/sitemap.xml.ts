import type { APIRoute } from 'astro'
import { agency } from '../agency.ts'
import { listPaket } from '../paket/list-paket.ts'
import { absoluteUrl, paketPath } from '../seo/address.ts'
import { PAGES } from '../seo/pages.ts'
import { sitemapXml } from '../seo/xml.ts'

export const GET: APIRoute = async () => {
  const packages = (await listPaket()).map(({ slug, updated_at }) => ({
    url: absoluteUrl(agency.siteUrl, paketPath(slug)),
    changed: updated_at,
  }))
  const pages = PAGES.map((path) => ({ url: absoluteUrl(agency.siteUrl, path) }))
  return new Response(sitemapXml([...pages, ...packages]), { headers: { 'content-type': 'application/xml' } })
}
