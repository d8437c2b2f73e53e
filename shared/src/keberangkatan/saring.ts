import { matchesSearch, searchTerms, searchText } from '../cari.ts'
import { DEFAULT_CURRENCY } from '../format/rupiah.ts'
import { bulanOf, jarakTerjauh, KATEGORI_TIPE, type Keberangkatan, kataAlamat } from './keberangkatan.ts'
import type { Pilihan } from './pilihan.ts'

/** What can be chosen, one after the other; each narrows by itself. */
export const SARINGAN = [
  'bulan',
  'kota',
  'kategori',
  'maskapai',
  'durasi',
  'bintang',
  'jarak',
  'harga',
  'tersedia',
  'orang',
  'langsung',
  'q',
] as const
export type Saringan = (typeof SARINGAN)[number]

/** A departure with what each look at it would work out again. */
export interface Baris extends Keberangkatan {
  /** Its place in the order of every list: open ones soonest first, then full ones. */
  urutan: number
  bulan: string
  kataKota: string
  kataMaskapai: string
  terjauh: number | null
  cari: string
}

/** Departures in the order of every list, ready to be searched. */
export function barisOf(list: readonly Keberangkatan[]): Baris[] {
  return list.map((one, urutan) => ({
    ...one,
    urutan,
    bulan: bulanOf(one),
    kataKota: kataAlamat(one.kota),
    kataMaskapai: kataAlamat(one.maskapai),
    terjauh: jarakTerjauh(one),
    cari: searchText([one.nama, KATEGORI_TIPE[one.kategori], `${one.hari} Hari`, one.maskapai, one.kota]),
  }))
}

type Ukur = Record<Saringan, (baris: Baris) => boolean>

const orAny = <Value>(chosen: readonly Value[], fits: (value: Value) => boolean) =>
  chosen.length === 0 || chosen.some(fits)

/** A departure whose price is in rupiah: prices in another currency are never held against an amount of rupiah. */
export function isRupiah({ currency }: Pick<Keberangkatan, 'currency'>): boolean {
  return currency === DEFAULT_CURRENCY
}

/** How each filter looks at a departure. */
function ukurOf(pilihan: Pilihan): Ukur {
  const { min, maks, kamar, jarak } = pilihan
  const terms = searchTerms(pilihan.q)
  return {
    bulan: ({ bulan }) => orAny(pilihan.bulan, (chosen) => chosen === bulan),
    kota: ({ kataKota }) => orAny(pilihan.kota, (chosen) => chosen === kataKota),
    kategori: ({ kategori }) => orAny(pilihan.kategori, (chosen) => chosen === kategori),
    maskapai: ({ kataMaskapai }) => orAny(pilihan.maskapai, (chosen) => chosen === kataMaskapai),
    durasi: ({ hari }) => orAny(pilihan.durasi, ([from, to]) => hari >= from && hari <= to),
    bintang: ({ bintang }) => orAny(pilihan.bintang, (chosen) => chosen === bintang),
    jarak: ({ terjauh }) => jarak === null || (terjauh !== null && terjauh <= jarak),
    harga(baris) {
      if (min === null && maks === null) return true
      const harga = baris.harga[kamar]
      return isRupiah(baris) && harga > 0 && harga >= (min ?? 0) && harga <= (maks ?? harga)
    },
    tersedia: ({ sisa }) => !pilihan.tersedia || sisa > 0,
    orang: ({ sisa }) => pilihan.orang <= 1 || sisa >= pilihan.orang,
    langsung: ({ langsung }) => !pilihan.langsung || langsung,
    q: ({ cari }) => terms.length === 0 || matchesSearch(cari, terms),
  }
}

export interface Hasil {
  /** What fits, in the order that was chosen. */
  list: Baris[]
  /** What fits but for its price, which is in another currency and so held against no amount. */
  mataUangLain: Baris[]
  /** How many would fit if they told their metres. */
  tanpaJarak: number
  /** For each departure the filters that it does not pass. */
  gagal: Map<Baris, Saringan[]>
}

/** All that a choice finds. The number that pages say is the length of `list`. */
export function saring(semua: readonly Baris[], pilihan: Pilihan): Hasil {
  const ukur = ukurOf(pilihan)
  const gagal = new Map(semua.map((baris) => [baris, SARINGAN.filter((name) => !ukur[name](baris))]))
  const only = (baris: Baris, name: Saringan) => {
    const failed = gagal.get(baris) ?? []
    return failed.length === 1 && failed[0] === name
  }
  const order = urutkan(pilihan)
  return {
    list: semua.filter((baris) => gagal.get(baris)?.length === 0).sort(order),
    mataUangLain: semua.filter((baris) => !isRupiah(baris) && only(baris, 'harga')).sort(order),
    tanpaJarak: semua.filter((baris) => baris.terjauh === null && only(baris, 'jarak')).length,
    gagal,
  }
}

/** What passes every filter but one, as the counts beside that one's choices need it. */
export function tanpa(gagal: Hasil['gagal'], name: Saringan): Baris[] {
  return Array.from(gagal).flatMap(([baris, failed]) =>
    failed.length === 0 || (failed.length === 1 && failed[0] === name) ? baris : [],
  )
}

/** Numbers first, in their order; what has none comes last. */
function byNumber(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a - b
}

function urutkan({ urut, kamar }: Pilihan): (a: Baris, b: Baris) => number {
  const byBulan = (a: Baris, b: Baris) => {
    const [left, right] = [a.bulan || '9999', b.bulan || '9999']
    return left < right ? -1 : left > right ? 1 : a.urutan - b.urutan
  }
  if (urut === 'tanggal') return byBulan
  if (urut === 'jarak') return (a, b) => byNumber(a.terjauh, b.terjauh) || byBulan(a, b)
  const harga = (baris: Baris) => baris.harga[kamar] || null
  // Rupiah first, then other currencies, then what has no price: amounts of two currencies say nothing of each other.
  const rank = (baris: Baris) => (harga(baris) === null ? 2 : isRupiah(baris) ? 0 : 1)
  return (a, b) => rank(a) - rank(b) || byNumber(harga(a), harga(b)) || byBulan(a, b)
}
