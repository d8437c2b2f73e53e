import type { Baris } from '@safar/shared/content/keberangkatan/filter-rows'
import * as alamat from '@safar/shared/platform/address/keberangkatan'
import { paket as PAKET } from '@safar/shared/platform/address/page'
import { bulanText } from './kata.ts'

/** A departure with the name of its picture. */
export type BarisGambar = Baris & { poster: string }

/** A past departure by name and day. */
export interface BarisBerangkat {
  slug: string
  nama: string
  tanggal: string
}

/** The departures on one page. */
export const PER_PAGE = 36

interface Halaman {
  path: string
  /** The first page of the same list. */
  awal: string
  jenis: 'bulan' | 'kota' | 'maskapai' | 'berangkat'
  /** The query that the address gives the search: `bulan=2027-03`; empty for past departures. */
  filter: string
  /** `Maret 2027`, `Jakarta`, `Saudia`. */
  nama: string
  nomor: number
  total: number
  sebelum: string | null
  sesudah: string | null
}

/** A page of a month, a city or an airline, or of past departures. */
export type DaftarKeberangkatan = Halaman & { list: BarisGambar[]; berangkat: BarisBerangkat[] }

/** Returns every such page. Past departures are listed by name and day alone. */
export function daftarPages(
  list: readonly BarisGambar[],
  berangkat: readonly BarisBerangkat[],
): DaftarKeberangkatan[] {
  const by = (
    jenis: 'bulan' | 'kota' | 'maskapai',
    of: (baris: BarisGambar) => readonly [kata: string, nama: string],
    pathOf: (kata: string) => string,
  ) => {
    const groups = new Map<string, { nama: string; list: BarisGambar[] }>()
    for (const baris of list) {
      const [kata, nama] = of(baris)
      if (kata === '') continue
      const group = groups.get(kata) ?? { nama, list: [] }
      group.list.push(baris)
      groups.set(kata, group)
    }
    return [...groups].flatMap(([kata, group]) =>
      pagesOf(group.list, { jenis, nama: group.nama, awal: pathOf(kata), filter: `${jenis}=${kata}` }).map(
        (page) => ({ ...page, berangkat: [] }),
      ),
    )
  }
  const gone = pagesOf(berangkat, {
    jenis: 'berangkat',
    nama: 'Sudah berangkat',
    awal: alamat.berangkat,
    filter: '',
  })
  return [
    ...by('bulan', ({ bulan }) => [bulan, bulan && bulanText(bulan)], alamat.bulan),
    ...by('kota', ({ kataKota, kota }) => [kataKota, kota], alamat.dari),
    ...by('maskapai', ({ kataMaskapai, maskapai }) => [kataMaskapai, maskapai], alamat.maskapai),
    ...gone.map((page) => ({ ...page, list: [], berangkat: page.list })),
  ]
}

function pagesOf<Item>(
  list: readonly Item[],
  about: Pick<Halaman, 'jenis' | 'nama' | 'awal' | 'filter'>,
): (Halaman & { list: Item[] })[] {
  const count = Math.ceil(list.length / PER_PAGE)
  const pathOf = (nomor: number) =>
    nomor < 1 || nomor > count ? null : nomor === 1 ? about.awal : `${about.awal}/${nomor}`
  return Array.from({ length: count }, (_, at) => ({
    ...about,
    path: pathOf(at + 1) ?? about.awal,
    nomor: at + 1,
    total: list.length,
    sebelum: pathOf(at),
    sesudah: pathOf(at + 2),
    list: list.slice(at * PER_PAGE, (at + 1) * PER_PAGE),
  }))
}

/** The start of each kind's addresses. */
const AWAL: Record<Halaman['jenis'], string> = {
  bulan: alamat.bulan(''),
  kota: alamat.dari(''),
  maskapai: alamat.maskapai(''),
  berangkat: `${PAKET}/`,
}

/** Returns the pages of one kind for `getStaticPaths`. */
export function pathsOf(list: readonly DaftarKeberangkatan[], jenis: Halaman['jenis']) {
  return list
    .filter((daftar) => daftar.jenis === jenis)
    .map(({ path }) => ({ params: { alamat: path.slice(AWAL[jenis].length) }, props: { path } }))
}
