import { DEFAULT_CURRENCY } from '../../platform/format/rupiah.ts'
import { formatBulan } from '../../platform/format/tanggal.ts'
import { matchesSearch, searchTerms, searchText } from '../../platform/search.ts'
import { bulanOf, jarakTerjauh, KATA_KATEGORI, type Keberangkatan, kataAlamat } from './keberangkatan.ts'
import type { Pilihan } from './pilihan.ts'

/** Names of the filters, in the order of the form; each narrows by itself. */
export const FILTERS = [
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
export type Filter = (typeof FILTERS)[number]

/** A departure with values that every look at a search needs, computed once. */
export interface Baris extends Keberangkatan {
  /** The position in the order of every list: open departures soonest first, then full ones. */
  urutan: number
  bulan: string
  kataKota: string
  kataMaskapai: string
  terjauh: number | null
  cari: string
}

/** Makes rows ready to be searched from departures in list order. */
export function barisOf(list: readonly Keberangkatan[]): Baris[] {
  return list.map((one, urutan) => ({
    ...one,
    urutan,
    bulan: bulanOf(one),
    kataKota: kataAlamat(one.kota),
    kataMaskapai: kataAlamat(one.maskapai),
    terjauh: jarakTerjauh(one),
    cari: searchText([
      one.nama,
      ...KATA_KATEGORI[one.kategori],
      `${one.hari} Hari`,
      one.maskapai,
      one.kota,
      one.tanggal && formatBulan(one.tanggal),
    ]),
  }))
}

/** Returns the search without cities and airlines that no departure has, as old or made-up addresses may name. */
export function hanyaDikenal(pilihan: Pilihan, semua: readonly Baris[]): Pilihan {
  const kota = new Set(semua.map(({ kataKota }) => kataKota))
  const maskapai = new Set(semua.map(({ kataMaskapai }) => kataMaskapai))
  return {
    ...pilihan,
    kota: pilihan.kota.filter((kata) => kota.has(kata)),
    maskapai: pilihan.maskapai.filter((kata) => maskapai.has(kata)),
  }
}

type Matchers = Record<Filter, (baris: Baris) => boolean>

const orAny = <Value>(chosen: readonly Value[], fits: (value: Value) => boolean) =>
  chosen.length === 0 || chosen.some(fits)

/** Tells whether a departure's prices are in rupiah: others are never compared with an amount of rupiah. */
export function isRupiah({ currency }: Pick<Keberangkatan, 'currency'>): boolean {
  return currency === DEFAULT_CURRENCY
}

/** Returns for each filter its test of a departure. */
function matchersOf(pilihan: Pilihan): Matchers {
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
  /** Departures that fit, in the chosen order. */
  list: Baris[]
  /** Departures that fit but for a price in another currency, which is compared with no amount. */
  mataUangLain: Baris[]
  /** The number of departures that would fit if their metres were known. */
  tanpaJarak: number
  /** All departures, with a bit for each filter that they do not pass, in the order of `FILTERS`. */
  semua: readonly Baris[]
  gagal: Uint16Array
}

const bitOf = (name: Filter) => 1 << FILTERS.indexOf(name)

/** Runs a search. Pages state the length of `list` as the number of results. */
export function filterRows(semua: readonly Baris[], pilihan: Pilihan): Hasil {
  const ukur = matchersOf(pilihan)
  const tests = FILTERS.map((name) => ({ fits: ukur[name], bit: bitOf(name) }))
  const gagal = new Uint16Array(semua.length)
  semua.forEach((baris, at) => {
    let bits = 0
    for (const { fits, bit } of tests) if (!fits(baris)) bits |= bit
    gagal[at] = bits
  })
  const passing = (bits: number) => semua.filter((_, at) => gagal[at] === bits)
  const order = comparatorOf(pilihan)
  return {
    list: passing(0).sort(order),
    mataUangLain: passing(bitOf('harga'))
      .filter((baris) => !isRupiah(baris))
      .sort(order),
    tanpaJarak: passing(bitOf('jarak')).filter(({ terjauh }) => terjauh === null).length,
    semua,
    gagal,
  }
}

/** Returns departures that pass every filter but `name`, as the counts of that filter's choices need. */
export function tanpa({ semua, gagal }: Pick<Hasil, 'semua' | 'gagal'>, name: Filter): Baris[] {
  const others = ~bitOf(name)
  return semua.filter((_, at) => ((gagal[at] ?? 0) & others) === 0)
}

/** Returns the filters that a departure fails, by its index among all. */
export function gagalPada({ gagal }: Pick<Hasil, 'gagal'>, at: number): Filter[] {
  return FILTERS.filter((name) => ((gagal[at] ?? 0) & bitOf(name)) !== 0)
}

/** Compares numbers in ascending order; null comes last. */
function byNumber(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a - b
}

function comparatorOf({ urut, kamar }: Pilihan): (a: Baris, b: Baris) => number {
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
