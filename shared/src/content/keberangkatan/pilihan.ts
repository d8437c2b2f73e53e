import { cutText } from '../../platform/text/cut-text.ts'
import { KAMAR, type Kamar, kamarRombongan } from '../paket/kamar.ts'
import { ORANG_MAX } from '../paket/kamar-alamat.ts'
import { PAKET_LIMITS } from '../paket/paket-fields.ts'
import { KATEGORI, type Kategori } from './keberangkatan.ts'

/* A visitor's search, and its form in an address. Unknown values of an address are dropped and never an error. */

export const URUT = ['tanggal', 'harga', 'jarak'] as const
export type Urut = (typeof URUT)[number]

export interface Pilihan {
  /** Months, `2027-03`. */
  bulan: readonly string[]
  /** Cities and airlines as addresses say them. */
  kota: readonly string[]
  maskapai: readonly string[]
  kategori: readonly Kategori[]
  /** Days of the journey, from and to. */
  durasi: readonly (readonly [number, number])[]
  bintang: readonly number[]
  /** Metres at most; null for any. */
  jarak: number | null
  /** The kind of room whose price counts; by default the one that so many people fill. */
  kamar: Kamar
  /** The price range, in rupiah per person. */
  min: number | null
  maks: number | null
  /** True to find only departures with seats left. */
  tersedia: boolean
  /** The number of people who travel together; departures with fewer seats are no results. */
  orang: number
  langsung: boolean
  q: string
  urut: Urut
}

export const TANPA_PILIHAN: Pilihan = {
  bulan: [],
  kota: [],
  maskapai: [],
  kategori: [],
  durasi: [],
  bintang: [],
  jarak: null,
  kamar: kamarRombongan(1),
  min: null,
  maks: null,
  tersedia: false,
  orang: 1,
  langsung: false,
  q: '',
  urut: 'tanggal',
}

/** The longest search text that is read; longer text is cut. */
export const Q_MAX = 200
/** The largest number of values of one key. */
const MOST_VALUES = 40
/** The longest value that is read. */
const VALUE_MAX = 120

/** Months of `2026-12..2027-02`. */
const MOST_MONTHS = 24

/** Reads a search from an address's query; unknown values are dropped. */
export function readPilihan(query: URLSearchParams): Pilihan {
  const all = (key: string) =>
    query
      .getAll(key)
      .slice(0, MOST_VALUES)
      .filter((value) => value.length <= VALUE_MAX)
      .map((value) => value.trim())
  const one = (key: string) => all(key)[0] ?? ''
  const amount = (key: string, max: number) => readWhole(one(key), max)
  const [low, high] = [amount('min', PAKET_LIMITS.harga), amount('maks', PAKET_LIMITS.harga)]
  const orang = Math.max(1, readWhole(one('orang'), ORANG_MAX) ?? 1)
  const isSwapped = low !== null && high !== null && low > high
  return {
    bulan: unique(all('bulan').flatMap(readBulan)).sort(),
    kota: unique(
      all('kota')
        .map((word) => word.toLowerCase())
        .filter(isWord),
    ),
    maskapai: unique(
      all('maskapai')
        .map((word) => word.toLowerCase())
        .filter(isWord),
    ),
    kategori: known(KATEGORI, all('kategori')),
    durasi: [
      ...new Map(
        all('durasi')
          .flatMap(readDurasi)
          .map((span) => [span.join('-'), span]),
      ).values(),
    ],
    bintang: unique(all('bintang').flatMap((value) => (/^[1-5]$/.test(value) ? Number(value) : []))),
    jarak: amount('jarak', PAKET_LIMITS.jarak_m),
    kamar: known(KAMAR, [one('kamar')])[0] ?? kamarRombongan(orang),
    min: isSwapped ? high : low,
    maks: isSwapped ? low : high,
    tersedia: one('tersedia') === '1',
    orang,
    langsung: one('langsung') === '1',
    q: cutText(query.get('q') ?? '', Q_MAX).trim(),
    urut: known(URUT, [one('urut')])[0] ?? TANPA_PILIHAN.urut,
  }
}

/** Writes a search as a query in a fixed order, without defaults. */
export function writePilihan(pilihan: Pilihan): URLSearchParams {
  const query = new URLSearchParams()
  const put = (key: string, value: string | number | null, none: string | number | null = null) => {
    if (value !== none && value !== null) query.append(key, String(value))
  }
  for (const bulan of pilihan.bulan) put('bulan', bulan)
  for (const kota of pilihan.kota) put('kota', kota)
  for (const kategori of pilihan.kategori) put('kategori', kategori)
  for (const maskapai of pilihan.maskapai) put('maskapai', maskapai)
  for (const [from, to] of pilihan.durasi) put('durasi', from === to ? from : `${from}-${to}`)
  for (const bintang of pilihan.bintang) put('bintang', bintang)
  put('jarak', pilihan.jarak)
  put('kamar', pilihan.kamar, kamarRombongan(pilihan.orang))
  put('min', pilihan.min)
  put('maks', pilihan.maks)
  put('tersedia', pilihan.tersedia ? 1 : null)
  put('orang', pilihan.orang, 1)
  put('langsung', pilihan.langsung ? 1 : null)
  put('q', pilihan.q, '')
  put('urut', pilihan.urut, TANPA_PILIHAN.urut)
  return query
}

/**
 * Returns the number of people with their room. The room follows the number unless a visitor chose another than the
 * default one.
 */
export function untukOrang(
  { kamar, orang: dulu }: Pick<Pilihan, 'kamar' | 'orang'>,
  orang: number,
): Pick<Pilihan, 'kamar' | 'orang'> {
  return { orang, kamar: kamar === kamarRombongan(dulu) ? kamarRombongan(orang) : kamar }
}

/** Tells whether a search has no filter; the shown room and the order are none. */
export function isTanpaPilihan(pilihan: Pilihan): boolean {
  const { kamar, urut } = TANPA_PILIHAN
  return writePilihan({ ...pilihan, kamar, urut }).size === 0
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

function known<const Word extends string>(words: readonly Word[], given: readonly string[]): Word[] {
  return words.filter((word) => given.some((value) => value.toLowerCase() === word))
}

/** Words of addresses hold nothing else. */
const isWord = (text: string) => /^[a-z0-9-]+$/.test(text)

function readWhole(text: string, max: number): number | null {
  if (!/^\d{1,12}$/.test(text)) return null
  return Math.min(max, Number(text))
}

function readBulan(text: string): string[] {
  const [from = '', to = from] = text.split('..')
  if (!isBulan(from) || !isBulan(to)) return []
  const [first = '', last = ''] = [from, to].sort()
  const months: string[] = []
  // After 9999-12 comes no month that an address says, and as text it would come before.
  for (let month = first; isBulan(month) && month <= last; month = bulanBerikut(month)) {
    if (months.length === MOST_MONTHS) break
    months.push(month)
  }
  return months
}

/** Tells whether a text is a month such as `2027-03`. */
export function isBulan(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
}

/** Returns a month's number since the year 0, computed from text, so no clock and no time zone matter. */
export function nomorBulan(bulan: string): number {
  return Number(bulan.slice(0, 4)) * 12 + Number(bulan.slice(5)) - 1
}

/** Returns the month `steps` after another. */
export function bulanBerikut(bulan: string, steps = 1): string {
  const count = nomorBulan(bulan) + steps
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}

function readDurasi(text: string): [number, number][] {
  const match = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(text)
  if (!match) return []
  const [from, to] = [Number(match[1]), Number(match[2] ?? match[1])]
  return [from <= to ? [from, to] : [to, from]]
}
