import { HAMPIR_PENUH_PAX } from '../paket/hampir-penuh.ts'
import type { Kamar } from '../paket/kamar.ts'
import { type Baris, type Filter, type Hasil, isRupiah, tanpa } from './filter-rows.ts'
import { KATEGORI, type Kategori } from './keberangkatan.ts'
import { bulanBerikut, type Pilihan } from './pilihan.ts'

/** One choice of a filter, with the number of departures that it would find. */
export interface Butir<Nilai = string> {
  nilai: Nilai
  nama: string
  jumlah: number
}

export interface BulanButir {
  bulan: string
  /** All departures of the month; `cocok` fit all else and have seats, `hampirPenuh` of those have few. */
  semua: number
  cocok: number
  hampirPenuh: number
  /** Cheapest in the chosen room among those that fit, else among all; null where no price is known. */
  mulai: { harga: number; currency: Baris['currency'] } | null
}

export interface Faset {
  bulan: BulanButir[]
  kota: Butir[]
  kategori: Butir<Kategori>[]
  maskapai: Butir[]
  bintang: Butir<number>[]
  durasi: Butir<readonly [number, number]>[]
  /**
   * Lowest and highest price of the chosen room, and how many stand in each twelfth between; null with fewer than two
   * prices.
   */
  harga: { min: number; maks: number; batang: number[] } | null
  /** Metres that any departure tells, the nearest and the farthest; null where none does. */
  jarak: { min: number; maks: number } | null
}

export const BATANG = 12
/** Lengths of journeys as they are offered; longer ones are one group. */
const DURASI: readonly (readonly [number, number])[] = [
  [1, 8],
  [9, 9],
  [10, 12],
  [13, 16],
  [17, 365],
]

/**
 * Counts each choice of every filter. A count ignores what is chosen in its own filter; a choice that no departure
 * offers is left out.
 */
export function fasetOf(hasil: Hasil, pilihan: Pilihan): Faset {
  const { semua } = hasil
  const others = (name: Filter) => tanpa(hasil, name)
  const [kategori, bintang, durasi] = [others('kategori'), others('bintang'), others('durasi')]
  const harga = others('harga')
    .filter((baris) => isRupiah(baris))
    .flatMap((baris) => baris.harga[pilihan.kamar] || [])
  const metres = semua.flatMap(({ terjauh }) => terjauh ?? [])
  return {
    bulan: bulanButir(semua, others('bulan'), pilihan.kamar),
    kota: words(semua, others('kota'), (baris) => [baris.kataKota, baris.kota]),
    maskapai: words(semua, others('maskapai'), (baris) => [baris.kataMaskapai, baris.maskapai]),
    kategori: KATEGORI.filter((nilai) => semua.some(({ kategori }) => kategori === nilai)).map((nilai) => ({
      nilai,
      nama: nilai,
      jumlah: kategori.filter(({ kategori }) => kategori === nilai).length,
    })),
    bintang: [5, 4, 3, 2, 1]
      .filter((nilai) => semua.some(({ bintang }) => bintang === nilai))
      .map((nilai) => ({
        nilai,
        nama: `Bintang ${nilai}`,
        jumlah: bintang.filter(({ bintang }) => bintang === nilai).length,
      })),
    durasi: DURASI.filter(([from, to]) => semua.some(({ hari }) => hari >= from && hari <= to)).map(
      (nilai) => ({
        nilai,
        nama: durasiText(nilai),
        jumlah: durasi.filter(({ hari }) => hari >= nilai[0] && hari <= nilai[1]).length,
      }),
    ),
    harga: sebaran(harga),
    jarak: metres.length > 0 ? { min: Math.min(...metres), maks: Math.max(...metres) } : null,
  }
}

/** Writes a range of days: `9 hari`, `10–12 hari`, `17 hari atau lebih`. */
export function durasiText([from, to]: readonly [number, number]): string {
  if (from === to) return `${from} hari`
  if (from <= 1) return `Sampai ${to} hari`
  return to >= 365 ? `${from} hari atau lebih` : `${from}–${to} hari`
}

function words(
  semua: readonly Baris[],
  others: readonly Baris[],
  of: (baris: Baris) => readonly [kata: string, nama: string],
): Butir[] {
  const found = new Map<string, Butir>()
  for (const baris of semua) {
    const [nilai, nama] = of(baris)
    if (nilai && !found.has(nilai)) found.set(nilai, { nilai, nama, jumlah: 0 })
  }
  for (const baris of others) {
    const butir = found.get(of(baris)[0])
    if (butir) butir.jumlah += 1
  }
  return [...found.values()].sort((a, b) => b.jumlah - a.jumlah || a.nama.localeCompare(b.nama, 'id'))
}

/** Returns the months from the first departure to the last, empty ones included; at most two years. */
function bulanButir(semua: readonly Baris[], others: readonly Baris[], kamar: Kamar): BulanButir[] {
  const months = [...new Set(semua.flatMap(({ bulan }) => bulan || []))].sort()
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return []
  const line: BulanButir[] = []
  const fits = new Set(others)
  for (let bulan = first; bulan <= last && line.length < MOST_MONTHS; bulan = bulanBerikut(bulan)) {
    const all = semua.filter((baris) => baris.bulan === bulan)
    const cocok = all.filter((baris) => fits.has(baris) && baris.sisa > 0)
    line.push({
      bulan,
      semua: all.length,
      cocok: all.filter((baris) => fits.has(baris)).length,
      hampirPenuh: cocok.filter(({ sisa }) => sisa <= HAMPIR_PENUH_PAX).length,
      mulai: termurah(cocok, kamar) ?? termurah(all, kamar),
    })
  }
  return line
}

const MOST_MONTHS = 36

/** Returns the lowest price of a room among departures, in rupiah if any has one, else in another currency. */
export function termurah(list: readonly Baris[], kamar: Kamar): BulanButir['mulai'] {
  const priced = list.filter((baris) => baris.harga[kamar] > 0)
  const pool = priced.some(isRupiah) ? priced.filter(isRupiah) : priced
  const [first] = [...pool].sort((a, b) => a.harga[kamar] - b.harga[kamar])
  return first ? { harga: first.harga[kamar], currency: first.currency } : null
}

/** The step of the price slider, in rupiah. */
export const LANGKAH_HARGA = 500_000

function sebaran(harga: readonly number[]): Faset['harga'] {
  if (harga.length < 2) return null
  const min = Math.floor(Math.min(...harga) / LANGKAH_HARGA) * LANGKAH_HARGA
  const maks = Math.ceil(Math.max(...harga) / LANGKAH_HARGA) * LANGKAH_HARGA
  if (min === maks) return null
  const batang = Array.from({ length: BATANG }, () => 0)
  for (const one of harga) {
    const at = Math.min(BATANG - 1, Math.floor(((one - min) / (maks - min)) * BATANG))
    batang[at] = (batang[at] ?? 0) + 1
  }
  return { min, maks, batang }
}
