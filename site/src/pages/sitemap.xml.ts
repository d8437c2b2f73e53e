import * as page from '@safar/shared/address/page'
import { recordPath } from '@safar/shared/address/record'
import type { APIRoute } from 'astro'
import { agency } from '../agency.ts'
import { artikelPages } from '../artikel/artikel-pages.ts'
import { listArtikel } from '../artikel/list-artikel.ts'
import { PRODUK } from '../konten/produk.ts'
import { ownPages } from '../records.ts'
import { absoluteUrl } from '../seo/address.ts'
import { sitemapXml } from '../seo/xml.ts'

export const GET: APIRoute = async () => {
  const programs = PRODUK.map((_, index) => recordPath('program', index + 1))
  const articlePages = artikelPages(await listArtikel()).map(({ path }) => path)
  const shared = [...Object.values(page), ...programs, ...articlePages].map((path) => ({
    url: absoluteUrl(agency.siteUrl, path),
  }))
  const own = (await ownPages()).map(({ path, changed }) => ({
    url: absoluteUrl(agency.siteUrl, path),
    changed,
  }))
  return new Response(sitemapXml([...shared, ...own]), {
    headers: { 'content-type': 'application/xml' },
  })
}
