import type { Currency } from '../../platform/format/rupiah.ts'
import { CURRENCIES } from '../../platform/format/rupiah.ts'
import { addDays, daysBetween } from '../../platform/format/tanggal.ts'
import { slugify } from '../../platform/text/slug.ts'
import { KATEGORI, type Keberangkatan } from './keberangkatan.ts'

/*
 * The index file of the browser's search: departures in columns, so that equal values stand side by side and compress
 * well. Words stand once; days are differences from the one before, prices thousands.
 */

const VERSI = 3

export interface Indeks {
  versi: number
  nama: string[]
  /** Empty where the name makes it. */
  slug: string[]
  kategori: number[]
  /** Day of the first departure that has one; days from it, -1 for none. */
  awal: string
  tanggal: number[]
  hari: number[]
  kotaKata: string[]
  kota: number[]
  maskapaiKata: string[]
  maskapai: number[]
  langsung: number[]
  bintang: number[]
  haram: (number | null)[]
  nabawi: (number | null)[]
  diam: number[]
  quad: number[]
  triple: number[]
  double: number[]
  currency: number[]
  sisa: number[]
  total: number[]
  /** Proven certainties and their total in one number: 45 is four of five; 0 if nobody counted. */
  pasti: number[]
}

const RIBU = 1_000

/** Packs a price: whole thousands as their number, any other amount as a negative number of units. */
const packHarga = (harga: number) => (harga % RIBU === 0 ? harga / RIBU : -harga)
const openPasti = (packed: number) =>
  packed > 0 ? { terbukti: Math.floor(packed / 10), dari: packed % 10 } : null
const openHarga = (packed: number) => (packed < 0 ? -packed : packed * RIBU)

/** Packs departures, already in list order, into the columns of one index file. */
export function packIndeks(list: readonly Keberangkatan[]): Indeks {
  const kotaKata = [...new Set(list.map(({ kota }) => kota))]
  const maskapaiKata = [...new Set(list.map(({ maskapai }) => maskapai))]
  const awal = list.reduce(
    (first, { tanggal }) => (tanggal && (!first || tanggal < first) ? tanggal : first),
    '',
  )
  const column = <Value>(of: (one: Keberangkatan) => Value) => list.map(of)
  return {
    versi: VERSI,
    nama: column(({ nama }) => nama),
    slug: column(({ slug, nama }) => (slugify(nama, 'paket') === slug ? '' : slug)),
    kategori: column(({ kategori }) => KATEGORI.indexOf(kategori)),
    awal,
    tanggal: column(({ tanggal }) => (tanggal ? daysBetween(awal, tanggal) : -1)),
    hari: column(({ hari }) => hari),
    kotaKata,
    kota: column(({ kota }) => kotaKata.indexOf(kota)),
    maskapaiKata,
    maskapai: column(({ maskapai }) => maskapaiKata.indexOf(maskapai)),
    langsung: column(({ langsung }) => Number(langsung)),
    bintang: column(({ bintang }) => bintang),
    haram: column(({ jarak }) => jarak.haram),
    nabawi: column(({ jarak }) => jarak.nabawi),
    diam: column(({ jarakDiam }) => Number(jarakDiam)),
    quad: column(({ harga }) => packHarga(harga.quad)),
    triple: column(({ harga }) => packHarga(harga.triple)),
    double: column(({ harga }) => packHarga(harga.double)),
    currency: column(({ currency }) => CURRENCIES.indexOf(currency)),
    sisa: column(({ sisa }) => sisa),
    total: column(({ total }) => total),
    pasti: column(({ pasti }) => (pasti ? pasti.terbukti * 10 + pasti.dari : 0)),
  }
}

/**
 * Unpacks an index file into departures.
 * @throws Error for a file of another version, such as an older release's
 */
export function openIndeks(indeks: Indeks): Keberangkatan[] {
  if (indeks.versi !== VERSI) throw new Error(`an index of version ${indeks.versi}`)
  const currencyOf = (at: number): Currency => CURRENCIES[at] ?? 'Rp'
  return indeks.nama.map((nama, at) => {
    const number = (column: readonly (number | null)[]) => column[at] ?? 0
    const hari = number(indeks.tanggal)
    return {
      slug: indeks.slug[at] || slugify(nama, 'paket'),
      nama,
      kategori: KATEGORI[number(indeks.kategori)] ?? 'umroh',
      tanggal: hari < 0 ? '' : addDays(indeks.awal, hari),
      hari: number(indeks.hari),
      kota: indeks.kotaKata[number(indeks.kota)] ?? '',
      maskapai: indeks.maskapaiKata[number(indeks.maskapai)] ?? '',
      langsung: number(indeks.langsung) === 1,
      bintang: number(indeks.bintang),
      jarak: { haram: indeks.haram[at] ?? null, nabawi: indeks.nabawi[at] ?? null },
      jarakDiam: number(indeks.diam) === 1,
      harga: {
        quad: openHarga(number(indeks.quad)),
        triple: openHarga(number(indeks.triple)),
        double: openHarga(number(indeks.double)),
      },
      currency: currencyOf(number(indeks.currency)),
      sisa: number(indeks.sisa),
      total: number(indeks.total),
      pasti: openPasti(number(indeks.pasti)),
    }
  })
}
