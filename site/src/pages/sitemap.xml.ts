import * as page from '@safar/shared/address/page'
import { recordPath } from '@safar/shared/address/record'
import type { APIRoute } from 'astro'
import { agency } from '../agency.ts'
import { PRODUK } from '../konten/produk.ts'
import { listPaket } from '../paket/list-paket.ts'
import { absoluteUrl } from '../seo/address.ts'
import { sitemapXml } from '../seo/xml.ts'

export const GET: APIRoute = async () => {
  const packages = (await listPaket()).map(({ slug, updated_at }) => ({
    url: absoluteUrl(agency.siteUrl, recordPath('paket', slug)),
    changed: updated_at,
  }))
  const programs = PRODUK.map((_, index) => recordPath('program', index + 1))
  const pages = [...Object.values(page), ...programs].map((path) => ({
    url: absoluteUrl(agency.siteUrl, path),
  }))
  return new Response(sitemapXml([...pages, ...packages]), { headers: { 'content-type': 'application/xml' } })
}
