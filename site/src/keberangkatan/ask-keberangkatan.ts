import { type Faset, fasetOf } from '@safar/shared/content/keberangkatan/faset'
import { barisOf, filterRows } from '@safar/shared/content/keberangkatan/filter-rows'
import { keberangkatanOf, searchable } from '@safar/shared/content/keberangkatan/keberangkatan'
import { TANPA_PILIHAN } from '@safar/shared/content/keberangkatan/pilihan'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { paketState } from '@safar/shared/content/paket/rules'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { agency } from '../agency.ts'
import { perRecord } from '../memory.ts'
import { onceOf } from '../noun/list-of.ts'
import { listPaket } from '../paket/list-paket.ts'
import { pastiDari } from '../paket/pasti-dari.ts'
import { question } from '../question.ts'
import { today } from '../today.ts'
import {
  type BarisBerangkat,
  type BarisGambar,
  type DaftarKeberangkatan,
  daftarPages,
  PER_PAGE,
} from './daftar.ts'
import { SEKALI } from './daftar-hasil.tsx'

/* The questions that pages ask about departures, each answered as far as they show it. */

const berangkatOf = perRecord((paket: Paket) => keberangkatanOf(paket, pastiDari(paket)))

/** Lists all departures that can be searched, in the order of every list. */
export const listBaris = onceOf(async (): Promise<BarisGambar[]> => {
  const pakets = searchable(await listPaket(), today)
  return barisOf(pakets.map(berangkatOf)).map((baris, at) => ({
    ...baris,
    poster: pakets[at]?.thumbnail ?? '',
  }))
})

/** Lists departed packages, newest first. */
export const listBerangkat = onceOf(async (): Promise<BarisBerangkat[]> => {
  const gone = (await listPaket()).filter((paket) => paketState(paket, today) === 'berangkat')
  return gone.map(({ slug, nama_paket, tanggal_keberangkatan }) => ({
    slug,
    nama: nama_paket,
    tanggal: formatTanggalSingkat(tanggal_keberangkatan),
  }))
})

const daftars = onceOf(
  async () => new Map(daftarPages(await listBaris(), await listBerangkat()).map((each) => [each.path, each])),
)

/** Lists every page of a month, a city or an airline, and of past departures. */
export const listDaftar = onceOf(async () => [...(await daftars()).values()])

const faset = onceOf(async (): Promise<Faset> => {
  const all = await listBaris()
  return fasetOf(filterRows(all, TANPA_PILIHAN), TANPA_PILIHAN)
})

/** Asks for the months, cities and airlines that have pages. */
export const waysToDaftar = question('keberangkatan/jalan', async () => {
  const { bulan, kota, maskapai } = await faset()
  return { bulan, kota, maskapai }
})

/** Asks for one page of a list; null where there is none any more. */
export const halamanDaftar = question(
  'keberangkatan/halaman',
  async (path: string): Promise<DaftarKeberangkatan | null> => (await daftars()).get(path) ?? null,
)

/** Asks for the first of the past departures. */
export const berangkatAwal = question('keberangkatan/berangkat', async () =>
  (await listBerangkat()).slice(0, PER_PAGE),
)

/** Asks for the search before any choice: as many as the browser lists at once; the pages of months list the rest. */
export const halamanCari = question('keberangkatan/cari', async () => {
  const all = await listBaris()
  const semua = all.map(({ poster: _, ...baris }) => baris)
  const shown = filterRows(all, TANPA_PILIHAN).list.slice(0, SEKALI)
  const posters: Record<string, string> = {}
  for (const { slug } of shown) posters[slug] = all.find((baris) => baris.slug === slug)?.poster ?? ''
  return { semua, banyak: SEKALI, posters }
})

/** Asks for the index that the browser searches. */
export const indeksBaris = question('keberangkatan/indeks', async () =>
  (await listBaris()).map(
    ({ urutan: _, bulan: _b, kataKota: _k, kataMaskapai: _m, terjauh: _t, cari: _c, poster: _p, ...one }) =>
      one,
  ),
)

/** Asks for the pictures of all its departures, in the same order. */
export const posterBaris = question('keberangkatan/poster', async () =>
  (await listBaris()).map(({ poster }) => poster),
)

/** The holidays and seasons from now on, as the search shows them. */
export const libur = agency.libur
  .filter(({ selesai }) => selesai >= today)
  .map(({ nama, mulai, selesai, jenis }) => ({ nama, mulai, selesai, jenis }))
