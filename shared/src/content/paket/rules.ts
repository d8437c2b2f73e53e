import { parseDurasi } from '../../platform/format/durasi.ts'
import { type Currency, formatHarga } from '../../platform/format/rupiah.ts'
import { addDays, daysBetween, formatTanggal, isTanggal } from '../../platform/format/tanggal.ts'
import type { Acuan } from '../../settings/pengaturan/acuan.ts'
import { HAMPIR_PENUH_PAX } from './hampir-penuh.ts'
import { type Kamar, kamarHarga, kamarHargaText } from './kamar.ts'
import { ketentuanWarnings } from './ketentuan-uang.ts'
import { malamKosong } from './malam.ts'
import type { Paket } from './paket.ts'
import { ruteWarnings } from './rute.ts'

/** `terbuka` is on sale, `penuh` has no seat left, `berangkat` lies in the past and is not on sale. */
export const PAKET_STATES = ['terbuka', 'penuh', 'berangkat'] as const
export type PaketState = (typeof PAKET_STATES)[number]

type Departure = Pick<Paket, 'tanggal_keberangkatan' | 'sisa_pax'>

/**
 * Returns the state of a departure on `today` (`YYYY-MM-DD`, the agency's calendar). On the day of departure it is
 * still open; a package without a date never departs.
 */
export function paketState(paket: Departure, today: string): PaketState {
  const date = paket.tanggal_keberangkatan
  // The cheaper question first: lists ask it of thousands.
  if (date < today && isTanggal(date)) return 'berangkat'
  return paket.sisa_pax > 0 ? 'terbuka' : 'penuh'
}

/**
 * Returns the state by which lists count a departure; empty for a draft or a plan. An archived departure counts only as
 * `berangkat`.
 */
export function keadaanJual(paket: Departure & { status: string }, today: string): PaketState | '' {
  const state = paketState(paket, today)
  return paket.status === 'terbit' || (paket.status === 'arsip' && state === 'berangkat') ? state : ''
}

export function isHampirPenuh(paket: Departure, today: string): boolean {
  return paketState(paket, today) === 'terbuka' && paket.sisa_pax <= HAMPIR_PENUH_PAX
}

/** Writes the seats in words: `Sisa 12 dari 50 kursi`, `Penuh`, `Sudah berangkat`. */
export function kursiText(paket: Departure & Pick<Paket, 'total_pax'>, today: string): string {
  const state = paketState(paket, today)
  if (state === 'berangkat') return 'Sudah berangkat'
  if (state === 'penuh') return 'Penuh'
  // An older host may know the seats left better than their total.
  if (paket.sisa_pax > paket.total_pax) return `Sisa ${paket.sisa_pax} kursi`
  return `Sisa ${paket.sisa_pax} dari ${paket.total_pax} kursi`
}

type Berkamar = Pick<Paket, 'harga_quad' | 'harga_triple' | 'harga_double' | 'currency'>

/** Writes the price that cards and panels show, for two in a room; 0 means that no price is set yet. */
export function hargaText(paket: Pick<Paket, 'harga_double' | 'currency'>): string {
  return paket.harga_double > 0 ? formatHarga(paket.harga_double, paket.currency) : 'Harga menyusul'
}

/** Writes a price with its room, for places that do not name it: `Double Rp 32.000.000`. */
export function hargaBerkamar(paket: Berkamar, kamar: Kamar = 'double'): string {
  const room = shownKamar(paket, kamar)
  return room ? kamarHargaText(room, paket.currency) : hargaText(paket)
}

/**
 * Returns the room whose price a page shows: the chosen one if it has a price, else the double; null without either.
 */
export function shownKamar(paket: Berkamar, dipilih: Kamar | null): { kamar: Kamar; harga: number } | null {
  const rooms = kamarHarga(paket)
  return rooms.find(({ kamar }) => kamar === dipilih) ?? rooms.find(({ kamar }) => kamar === 'double') ?? null
}

/** Writes the rooms that cost less per person than the shown one, the cheapest first: `Quad Rp 29.500.000`. */
export function hargaLain(paket: Berkamar, dipilih: Kamar | null = null): string[] {
  const shown = shownKamar(paket, dipilih)
  return kamarHarga(paket)
    .filter(({ kamar, harga }) => kamar !== shown?.kamar && (!shown || harga < shown.harga))
    .sort((a, b) => a.harga - b.harga)
    .map((room) => kamarHargaText(room, paket.currency))
}

const STATE_ORDER: Record<PaketState, number> = { terbuka: 0, penuh: 1, berangkat: 2 }

/**
 * Compares packages for the order of every list: open departures soonest first, then full ones, then departed ones
 * newest first.
 */
export function comparePaket<T extends Departure & Pick<Paket, 'id'>>(a: T, b: T, today: string): number {
  const [stateA, stateB] = [paketState(a, today), paketState(b, today)]
  if (stateA !== stateB) return STATE_ORDER[stateA] - STATE_ORDER[stateB]
  const [dateA, dateB] = [a.tanggal_keberangkatan || '9999', b.tanggal_keberangkatan || '9999']
  const byDate = dateA < dateB ? -1 : dateA > dateB ? 1 : 0
  return (stateA === 'berangkat' ? -byDate : byDate) || a.id - b.id
}

export function sortPaket<T extends Departure & Pick<Paket, 'id'>>(list: readonly T[], today: string): T[] {
  return [...list].sort((a, b) => comparePaket(a, b, today))
}

export interface PaketWarning {
  /** Dotted path of the field to look at, such as `hotels.0.check_out`. */
  field: string
  message: string
  /** True for information that contradicts nothing. */
  isNotice?: true
}

type Checked = Pick<
  Paket,
  | 'tipe_paket'
  | 'harga_quad'
  | 'harga_triple'
  | 'harga_double'
  | 'currency'
  | 'tanggal_keberangkatan'
  | 'durasi'
  | 'hotels'
  | 'maskapais'
  | 'itineraris'
  | 'keterangan'
  | 'deskripsi'
  | 'keunggulans'
  | 'harga_termasuks'
  | 'harga_tidak_termasuks'
  | 'syarat_ketentuans'
  | 'dp_per_pax'
  | 'pelunasan_hari'
>

/**
 * Returns contradictions for an editor to look at. None is refused, since older data has them.
 * @param acuan the reference price of the day, if the settings state one
 */
export function paketWarnings(paket: Checked, today: string, acuan: Acuan | null = null): PaketWarning[] {
  const warnings = [
    ...hargaWarnings(paket),
    ...jadwalWarnings(paket, today),
    ...itineraryWarnings(paket),
    ...outsideWarnings(paket),
    ...ketentuanWarnings(paket),
    ...ruteWarnings(paket),
  ]
  // Nights are counted from days that make sense.
  const isOdd = warnings.some(({ field }) => field.startsWith('hotels.'))
  return [...warnings, ...(isOdd ? [] : malamWarnings(paket)), ...acuanWarnings(paket, acuan)]
}

/** Prices per pax outside of this are rather a slip than a price: zeros left out, or rupiah where dollars belong. */
const HARGA_WAJAR: Record<Currency, { min: number; max: number }> = {
  Rp: { min: 1_000_000, max: 1_000_000_000 },
  USD: { min: 100, max: 100_000 },
}

function wajarWarnings(paket: Checked): PaketWarning[] {
  const { currency } = paket
  const { min, max } = HARGA_WAJAR[currency]
  return (['harga_quad', 'harga_triple', 'harga_double'] as const).flatMap((field) => {
    const harga = paket[field]
    if (harga <= 0 || (harga >= min && harga <= max)) return []
    const [side, bound] = harga < min ? (['di bawah', min] as const) : (['di atas', max] as const)
    const said = `${formatHarga(harga, currency)} per pax ${side} ${formatHarga(bound, currency)}.`
    return [{ field, message: `${said} Periksa jumlah nol dan mata uangnya.` }]
  })
}

function hargaWarnings(paket: Checked): PaketWarning[] {
  const { harga_quad, harga_triple, harga_double } = paket
  const warnings: PaketWarning[] = wajarWarnings(paket)
  if (harga_double === 0) {
    warnings.push({
      field: 'harga_double',
      message: 'Harga double masih 0, jadi paket tampil dengan tulisan Harga menyusul.',
      isNotice: true,
    })
  }
  if (harga_quad > 0 && harga_triple > 0 && harga_quad > harga_triple) {
    warnings.push({
      field: 'harga_quad',
      message: 'Harga quad lebih mahal dari harga mulai (triple). Biasanya quad paling murah.',
    })
  }
  if (harga_triple > 0 && harga_double > 0 && harga_triple > harga_double) {
    warnings.push({
      field: 'harga_triple',
      message: 'Harga mulai (triple) lebih mahal dari harga double. Biasanya double paling mahal.',
    })
  }
  return warnings
}

function jadwalWarnings(
  { tanggal_keberangkatan, hotels, maskapais }: Checked,
  today: string,
): PaketWarning[] {
  const warnings: PaketWarning[] = []
  if (isTanggal(tanggal_keberangkatan) && tanggal_keberangkatan < today) {
    warnings.push({
      field: 'tanggal_keberangkatan',
      message: 'Tanggal keberangkatan sudah lewat. Paket tampil sebagai Sudah berangkat.',
      isNotice: true,
    })
  }
  hotels.forEach(({ nama_hotel, check_in, check_out }, index) => {
    if (check_in && check_out && check_out <= check_in) {
      warnings.push({
        field: `hotels.${index}.check_out`,
        message: `Check-out ${nama_hotel || 'hotel'} tidak setelah check-in.`,
      })
    }
  })
  maskapais.forEach(({ nama_maskapai, date_departure, date_arrival }, index) => {
    if (date_departure && date_arrival && date_arrival < date_departure) {
      warnings.push({
        field: `maskapais.${index}.date_arrival`,
        message: `Tanggal tiba ${nama_maskapai || 'penerbangan'} sebelum tanggal berangkat.`,
      })
    }
  })
  return warnings
}

/** A flight may leave the evening before, and be home the morning after. */
const MARGIN_DAYS = 1

/** Days of hotels and flights that lie in no part of the trip, as after a departure that moved alone. */
function outsideWarnings({ tanggal_keberangkatan, durasi, hotels, maskapais }: Checked): PaketWarning[] {
  const days = parseDurasi(durasi)
  if (days === null || !isTanggal(tanggal_keberangkatan)) return []
  const last = addDays(tanggal_keberangkatan, days - 1)
  const trip = `${formatTanggal(tanggal_keberangkatan)} sampai ${formatTanggal(last)}`
  const check = (field: string, words: string, date: string): PaketWarning[] => {
    if (!isTanggal(date)) return []
    const offset = daysBetween(tanggal_keberangkatan, date)
    if (offset >= -MARGIN_DAYS && offset < days + MARGIN_DAYS) return []
    return [{ field, message: `${words}, ${formatTanggal(date)}, di luar perjalanan (${trip}).` }]
  }
  return [
    ...hotels.flatMap(({ nama_hotel, check_in, check_out }, index) => [
      ...check(`hotels.${index}.check_in`, `Check-in ${nama_hotel || 'hotel'}`, check_in),
      ...check(`hotels.${index}.check_out`, `Check-out ${nama_hotel || 'hotel'}`, check_out),
    ]),
    ...maskapais.flatMap(({ nama_maskapai, date_departure, date_arrival }, index) => {
      const flight = nama_maskapai || 'penerbangan'
      return [
        ...check(`maskapais.${index}.date_departure`, `Tanggal berangkat ${flight}`, date_departure),
        ...check(`maskapais.${index}.date_arrival`, `Tanggal tiba ${flight}`, date_arrival),
      ]
    }),
  ]
}

/**
 * Returns the dates of a package that lie more than a day before it departs, most likely left behind when the departure
 * moved or was copied. They are asked about before publishing.
 */
export function tertinggal(
  paket: Pick<Paket, 'tanggal_keberangkatan' | 'hotels' | 'maskapais' | 'itineraris'>,
): PaketWarning[] {
  const { tanggal_keberangkatan: hari, hotels, maskapais, itineraris } = paket
  if (!isTanggal(hari)) return []
  const dated = [
    ...maskapais.map(({ nama_maskapai, date_departure }, index) => ({
      field: `maskapais.${index}.date_departure`,
      message: `penerbangan ${nama_maskapai}`.trim(),
      date: date_departure,
    })),
    ...hotels.map(({ nama_hotel, check_in }, index) => ({
      field: `hotels.${index}.check_in`,
      message: `hotel ${nama_hotel}`.trim(),
      date: check_in,
    })),
    ...itineraris.map(({ hari: nomor, tanggal }, index) => ({
      field: `itineraris.${index}.tanggal`,
      message: `itinerary hari ${nomor}`,
      date: tanggal,
    })),
  ]
  return dated
    .filter(({ date }) => isTanggal(date) && daysBetween(hari, date) < -MARGIN_DAYS)
    .map(({ field, message, date }) => ({ field, message: `${message} (${formatTanggal(date)})` }))
}

/**
 * Returns notices for umrah prices in rupiah below the ministry's reference price, which may be sold after a written
 * report (PP 5/2021 pasal 460, replaced by PP 28/2025). Visitors do not see them.
 */
export function acuanWarnings(
  paket: Parameters<typeof kamarHarga>[0] & Pick<Paket, 'tipe_paket' | 'currency'>,
  acuan: Acuan | null,
): PaketWarning[] {
  if (!acuan || paket.tipe_paket !== 'Umroh' || paket.currency !== 'Rp') return []
  const under = kamarHarga(paket).filter(({ harga }) => harga < acuan.nilai)
  return under.map(({ kamar }) => ({
    field: `harga_${kamar}`,
    message: `Di bawah harga acuan ${formatHarga(acuan.nilai, 'Rp')} (${acuan.sumber}). Boleh dijual setelah dilaporkan tertulis kepada kementerian (PP 5/2021 pasal 460, diganti PP 28/2025).`,
    isNotice: true,
  }))
}

function malamWarnings(paket: Checked): PaketWarning[] {
  const last = paket.hotels.length - 1
  return malamKosong(paket).map(({ dari, malam }) => {
    const next = paket.hotels.findIndex(({ check_in }) => check_in > dari)
    return {
      field: next < 0 ? `hotels.${last}.check_out` : `hotels.${next}.check_in`,
      message: `${malam} malam mulai ${formatTanggal(dari)} tanpa hotel.`,
    }
  })
}

function itineraryWarnings({ tanggal_keberangkatan, durasi, itineraris }: Checked): PaketWarning[] {
  const warnings: PaketWarning[] = []
  const days = parseDurasi(durasi)
  let previous = { hari: 0, tanggal: '' }
  itineraris.forEach(({ hari, tanggal }, index) => {
    if (hari < previous.hari) {
      warnings.push({
        field: `itineraris.${index}.hari`,
        message: `Hari ${hari} tercantum setelah hari ${previous.hari}. Urutkan harinya.`,
      })
    } else if (days !== null && hari > days) {
      warnings.push({
        field: `itineraris.${index}.hari`,
        message: `Hari ${hari} melewati lama perjalanan ${durasi}.`,
      })
    }
    if (tanggal && previous.tanggal && tanggal < previous.tanggal) {
      warnings.push({
        field: `itineraris.${index}.tanggal`,
        message: `Tanggal hari ${hari} lebih awal dari hari sebelumnya.`,
      })
    } else if (tanggal && days !== null && isTanggal(tanggal_keberangkatan)) {
      const offset = daysBetween(tanggal_keberangkatan, tanggal)
      if (offset < 0 || offset >= days) {
        const last = addDays(tanggal_keberangkatan, days - 1)
        warnings.push({
          field: `itineraris.${index}.tanggal`,
          message: `Tanggal hari ${hari} di luar perjalanan (${formatTanggal(tanggal_keberangkatan)} sampai ${formatTanggal(last)}).`,
        })
      }
    }
    previous = { hari, tanggal: tanggal || previous.tanggal }
  })
  return warnings
}
