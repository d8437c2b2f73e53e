import { parseDurasi } from '../../platform/format/durasi.ts'
import type { Currency } from '../../platform/format/rupiah.ts'
import { isTanggal } from '../../platform/format/tanggal.ts'
import { slugify } from '../../platform/text/slug.ts'
import { type Kamar, kamarHarga } from '../paket/kamar.ts'
import type { Paket } from '../paket/paket.ts'
import type { JumlahPasti } from '../paket/pasti/jumlah.ts'
import { paketState } from '../paket/rules.ts'
import { isPergiLangsung } from '../paket/rute.ts'
import { type Masjid, masjidOf, parseBandara } from '../paket/tempat.ts'
import type { TipePaket } from '../paket/tipe.ts'

/*
 * A departure with the values that a search decides by. The page, its static lists, the index file of the browser and
 * the landing pages are all made from it.
 */

/** Kinds of journey as an address says them. */
export const KATEGORI = ['umroh', 'haji', 'overseas'] as const
export type Kategori = (typeof KATEGORI)[number]
export const KATEGORI_TIPE: Record<Kategori, TipePaket> = {
  umroh: 'Umroh',
  haji: 'Haji',
  overseas: 'Overseas',
}
/** Words by which a text search knows each kind, folded. */
export const KATA_KATEGORI: Record<Kategori, readonly string[]> = {
  umroh: ['umroh', 'umrah'],
  haji: ['haji'],
  overseas: ['overseas'],
}

export interface Keberangkatan {
  slug: string
  nama: string
  kategori: Kategori
  /** `YYYY-MM-DD`; empty where no day is set yet. */
  tanggal: string
  /** Days of the journey; 0 if unknown. */
  hari: number
  /** The city that it leaves from; empty if unknown. */
  kota: string
  maskapai: string
  /** The way out is one flight, of which somebody wrote that it lands nowhere between. */
  langsung: boolean
  /** Stars, 0 to 5. */
  bintang: number
  /** The farthest hotel from each mosque in metres; null if a hotel there does not state it, or there is none. */
  jarak: Record<Masjid, number | null>
  /** A hotel beside either mosque does not say how far it is. */
  jarakDiam: boolean
  /** Price per person by kind of room, in whole units; 0 if unset. */
  harga: Record<Kamar, number>
  currency: Currency
  sisa: number
  total: number
  /** The number of the ministry's certainties that are proven; null if nobody counted. */
  pasti: JumlahPasti | null
}

type Dibaca = Pick<
  Paket,
  | 'slug'
  | 'nama_paket'
  | 'tipe_paket'
  | 'tanggal_keberangkatan'
  | 'durasi'
  | 'pemberangkatan'
  | 'maskapai'
  | 'rating_hotel'
  | 'harga_quad'
  | 'harga_triple'
  | 'harga_double'
  | 'currency'
  | 'sisa_pax'
  | 'total_pax'
  | 'hotels'
  | 'maskapais'
>

/** Returns what the departure search needs of a package. Distances are metres, unknown numbers 0 or null. */
export function keberangkatanOf(paket: Dibaca, pasti: JumlahPasti | null = null): Keberangkatan {
  const { tanggal_keberangkatan: tanggal } = paket
  const harga = { quad: 0, triple: 0, double: 0 }
  for (const room of kamarHarga(paket)) harga[room.kamar] = room.harga
  return {
    slug: paket.slug,
    nama: paket.nama_paket,
    kategori: KATEGORI.find((kategori) => KATEGORI_TIPE[kategori] === paket.tipe_paket) ?? 'umroh',
    tanggal: isTanggal(tanggal) ? tanggal : '',
    hari: parseDurasi(paket.durasi) ?? 0,
    kota: parseBandara(paket.pemberangkatan).kota,
    maskapai: paket.maskapai.trim(),
    langsung: isPergiLangsung(paket),
    bintang: Math.max(0, Math.min(5, Math.round(paket.rating_hotel))),
    jarak: { haram: terjauh(paket, 'haram'), nabawi: terjauh(paket, 'nabawi') },
    jarakDiam: paket.hotels.some(
      ({ lokasi, jarak_m }) => masjidOf(lokasi) !== null && (jarak_m ?? null) === null,
    ),
    harga,
    currency: paket.currency,
    sisa: paket.sisa_pax,
    total: paket.total_pax,
    pasti,
  }
}

/** Returns the departures that can be searched on `today`; those that have left are no result. */
export function searchable<Item extends Pick<Paket, 'tanggal_keberangkatan' | 'sisa_pax'>>(
  list: readonly Item[],
  today: string,
): Item[] {
  return list.filter((paket) => paketState(paket, today) !== 'berangkat')
}

function terjauh({ hotels }: Pick<Dibaca, 'hotels'>, masjid: Masjid): number | null {
  const there = hotels.filter(({ lokasi }) => masjidOf(lokasi) === masjid)
  const metres = there.flatMap(({ jarak_m }) => jarak_m ?? [])
  // One hotel that does not say could be any distance away.
  return metres.length === there.length && metres.length > 0 ? Math.max(...metres) : null
}

/** Returns the longest walk to the mosques that a departure visits, in metres; null if any of them is unknown. */
export function jarakTerjauh({
  jarak,
  jarakDiam,
}: Pick<Keberangkatan, 'jarak' | 'jarakDiam'>): number | null {
  if (jarakDiam) return null
  const known = [jarak.haram, jarak.nabawi].filter((metres) => metres !== null)
  return known.length > 0 ? Math.max(...known) : null
}

/** Returns the month of a departure, `2027-03`; empty without a day. */
export function bulanOf({ tanggal }: Pick<Keberangkatan, 'tanggal'>): string {
  return tanggal.slice(0, 7)
}

/** Returns a city or an airline as addresses spell it, a slug. */
export function kataAlamat(text: string): string {
  return text === '' ? '' : slugify(text, 'lain')
}
