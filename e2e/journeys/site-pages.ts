import type { APIRequestContext } from '@playwright/test'

/** Returns every address of the product's sitemap. */
export async function sitemap(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  const told = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  if (told.length === 0) throw new Error('the sitemap names no page')
  return told
}

/** Pages that are made alike, each kind by how its addresses begin. */
const ALIKE = ['/data_produk/', '/paket/bulan/', '/paket/dari/', '/paket/maskapai/']

/** Returns every page of the sitemap, but one of each kind of similar pages. */
export async function sitePages(request: APIRequestContext): Promise<string[]> {
  const told = await sitemap(request)
  const own = told.filter((path) => !ALIKE.some((kind) => path.startsWith(kind)))
  const lists = ALIKE.slice(1).flatMap((kind) => told.find((path) => path.startsWith(kind)) ?? [])
  return [...own, ...lists, await firstPaket(request)]
}

/** Returns at most `most` further pages of each kind of similar pages, spread over all of them. */
export async function morePages(request: APIRequestContext, most: number): Promise<string[]> {
  const [told, seen] = [await sitemap(request), new Set(await sitePages(request))]
  return ALIKE.flatMap((kind) => {
    const more = told.filter((path) => path.startsWith(kind) && !seen.has(path))
    const step = Math.max(1, Math.floor(more.length / most))
    return more.filter((_, index) => index % step === 0).slice(0, most)
  })
}

export const IN_NO_RELEASE = '/data_produk/tidak-ada'
/** The pages rightly absent from the sitemap: an unknown address, a missing package, the form without scripts. */
export const UNTOLD = ['/halaman-yang-tidak-ada', IN_NO_RELEASE, '/api/pendaftaran/formulir']

/** Returns the page of one package of the demonstration. */
export async function firstPaket(request: APIRequestContext): Promise<string> {
  const { data }: { data: { slug: string }[] } = await (await request.get('/api/paket')).json()
  if (!data[0]) throw new Error('the demonstration holds no package')
  return `/data_produk/${data[0].slug}`
}
