import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { listAlamatLama } from '../alamat/list-alamat-lama.ts'
import { artikelPages, kategoriOf, pagesOf } from '../artikel/artikel-pages.ts'
import { type ArtikelTerbit, listArtikel } from '../artikel/list-artikel.ts'
import { onceOf } from '../noun/list-of.ts'
import { listPaket } from '../paket/list-paket.ts'
import { listPembimbing } from '../pembimbing/list-pembimbing.ts'
import { only, question } from '../question.ts'
import { today } from '../today.ts'
import { relatedPaket } from './related-paket.ts'

/* The questions that pages ask about articles, each answered as far as they show it. */

const artikelBySlug = onceOf(async () => {
  const list = await listArtikel()
  return new Map(list.map((artikel, index) => [artikel.slug, { artikel, index }]))
})

const other = (artikel: ArtikelTerbit | undefined) => artikel && only(artikel, ['slug', 'judul'])

/**
 * Asks for an article with its neighbours.
 * @throws Error where it is not live
 */
export const halamanArtikel = question('artikel/halaman', async (slug: string) => {
  const found = (await artikelBySlug()).get(slug)
  if (!found) throw new Error(`no article ${slug}`)
  const { artikel, index } = found
  const list = await listArtikel()
  return { artikel, lebihBaru: other(list[index - 1]), lebihLama: other(list[index + 1]) }
})

/** Asks for the guide who wrote an article. */
export const penulisOf = question('artikel/penulis', async (penulis: number | null) =>
  (await listPembimbing()).find(({ id }) => id === penulis),
)

const TERKAIT = [
  'slug',
  'nama_paket',
  'thumbnail',
  'tanggal_keberangkatan',
  'durasi',
  'harga_double',
  'currency',
] as const
export type PaketTerkait = Pick<Paket, (typeof TERKAIT)[number]>

/** Asks for the packages below an article that names these slugs. */
export const paketTerkait = question('artikel/paket', async (...paket_terkait: string[]) => {
  const lama = (await listAlamatLama()).filter(({ jenis }) => jenis === 'paket')
  const { isChosen, list } = relatedPaket({ paket_terkait }, await listPaket(), today, lama)
  return { isChosen, list: list.map((paket): PaketTerkait => only(paket, TERKAIT)) }
})

const daftarByPath = onceOf(async () => {
  const list = await listArtikel()
  const pages = [...pagesOf(list, null).slice(0, 1), ...artikelPages(list)]
  return new Map(pages.map((daftar) => [daftar.path, daftar]))
})

const semuaKategori = onceOf(async () => kategoriOf(await listArtikel()))

/** The least number of articles; a smaller category also links to the newest elsewhere. */
const FEW = 3

/**
 * Asks for a page of the list of articles, with all categories and the count of articles.
 * @throws Error where there is none
 */
export const daftarArtikel = question('artikel/daftar', async (path: string) => {
  const daftar = (await daftarByPath()).get(path)
  if (!daftar) throw new Error(`no list at ${path}`)
  const all = await listArtikel()
  const { list, kategori, total } = daftar
  const lain = kategori && total < FEW ? all.filter((artikel) => !list.includes(artikel)).slice(0, 2) : []
  return { daftar, lain, semua: all.length, kategori: await semuaKategori() }
})
