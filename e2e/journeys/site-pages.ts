import type { APIRequestContext } from '@playwright/test'

/** Every address that the product tells search engines of. */
export async function sitemap(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  const told = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  if (told.length === 0) throw new Error('the sitemap names no page')
  return told
}

/** Every page of the sitemap, and one package for all: they are made alike. */
export async function sitePages(request: APIRequestContext): Promise<string[]> {
  const own = (await sitemap(request)).filter((path) => !path.startsWith('/data_produk/'))
  return [...own, await firstPaket(request)]
}

/** What a sitemap rightly leaves out: an address that leads nowhere, a package that is not there, the form without scripts. */
export const UNTOLD = ['/halaman-yang-tidak-ada', '/data_produk/tidak-ada', '/api/pendaftaran/formulir']

/** The page of one package that the demonstration is sure to hold. */
export async function firstPaket(request: APIRequestContext): Promise<string> {
  const { data }: { data: { slug: string }[] } = await (await request.get('/api/paket')).json()
  if (!data[0]) throw new Error('the demonstration holds no package')
  return `/data_produk/${data[0].slug}`
}
