import type { APIRequestContext } from '@playwright/test'

/** Every public address of the product that search engines are told of, but for the packages. */
export const PAGES = [
  '/',
  '/paket',
  '/umroh',
  '/haji',
  '/produk/1',
  '/produk/2',
  '/produk/3',
  '/ibadah',
  '/ilmiah',
  '/sejarah',
  '/galeri',
  '/profile',
  '/daftar',
]

/** The page of one package that the demonstration is sure to hold. */
export async function firstPaket(request: APIRequestContext): Promise<string> {
  const { data }: { data: { slug: string }[] } = await (await request.get('/api/paket')).json()
  if (!data[0]) throw new Error('the demonstration holds no package')
  return `/data_produk/${data[0].slug}`
}
