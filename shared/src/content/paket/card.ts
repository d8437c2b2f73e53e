import { formatHarga } from '../../platform/format/rupiah.ts'
import { formatTanggalSingkat, namaHari } from '../../platform/format/tanggal.ts'
import { MOST_STARS } from '../../records/noun/field.ts'
import { KAMAR_NAMA, type Kamar, sekamarText } from './kamar.ts'
import type { Paket } from './paket.ts'
import {
  hargaLain,
  hargaText,
  isHampirPenuh,
  kursiText,
  type PaketState,
  paketState,
  shownKamar,
} from './rules.ts'
import { ruteText } from './rute.ts'
import { jarakText, kotaOf } from './tempat.ts'

/*
 * The card of a package, in words: the site's card and the office's preview draw this and compute nothing themselves.
 */

/** The price of a room, and the rooms that cost less. */
export interface CardHarga {
  text: string
  /** The room that it is for, as its tag says it; empty for a price that nobody has entered yet. */
  kamar: string
  /** The number of people in a room: `sekamar berdua`; empty without a room. */
  sekamar: string
  /** The cheapest first. */
  others: string[]
}

/** The seats taken, in words and as a bar. */
export interface CardKursi {
  tone: 'open' | 'few' | 'closed'
  /** The share of sold seats, in per cent. */
  taken: number
  text: string
  /** The text after the words of a closed departure; else empty. */
  total: string
}

/** A line with its icon: the bold part, and the text behind it. */
export interface CardRow {
  icon: 'calendar' | 'plane' | 'building'
  strong: string
  text: string
  /** Lines in place of the text, each with the end of the line: hotels with their metres. */
  lines?: { text: string; end: string }[]
}

export interface PaketCard {
  nama: string
  tipe: string
  state: PaketState
  /** The badge beside the type; empty for a departure with seats to spare. */
  badge: string
  /** The badge is a warning. */
  isUrgent: boolean
  /** Stars, 0 to 5, with their words. */
  bintang: number
  bintangText: string
  rows: CardRow[]
  harga: CardHarga
  kursi: CardKursi
}

/** The label before prices of cheaper rooms, so that nobody reads a second lowest price beside the shown one. */
export const LEBIH_MURAH = 'Lebih murah:'

type Priced = Pick<Paket, 'harga_quad' | 'harga_triple' | 'harga_double' | 'currency'>
type Seated = Pick<Paket, 'tanggal_keberangkatan' | 'sisa_pax' | 'total_pax'>
type Shown = Priced &
  Seated &
  Pick<Paket, 'nama_paket' | 'tipe_paket' | 'durasi' | 'pemberangkatan' | 'maskapai' | 'rating_hotel'> & {
    maskapais: Parameters<typeof ruteText>[0]['maskapais']
    hotels: readonly Pick<Paket['hotels'][number], 'nama_hotel' | 'lokasi' | 'jarak_m'>[]
  }

/** Builds the card of a package on `today` (`YYYY-MM-DD`, the agency's calendar). */
export function paketCard(paket: Shown, today: string): PaketCard {
  const state = paketState(paket, today)
  const isUrgent = isHampirPenuh(paket, today)
  const closed = { terbuka: '', penuh: 'Penuh', berangkat: 'Sudah berangkat' }
  const bintang = Math.max(0, Math.min(MOST_STARS, Math.round(paket.rating_hotel)))
  return {
    nama: paket.nama_paket,
    tipe: paket.tipe_paket,
    state,
    badge: isUrgent ? 'Hampir penuh' : closed[state],
    isUrgent,
    bintang,
    bintangText: bintang > 0 ? `Hotel bintang ${bintang}` : '',
    rows: rowsOf(paket),
    harga: cardHarga(paket, 1),
    kursi: cardKursi(paket, today),
  }
}

/**
 * Returns the price that cards and panels show, of the chosen room or of a double, with at most `most` cheaper rooms.
 */
export function cardHarga(paket: Priced, most?: number, dipilih: Kamar | null = null): CardHarga {
  const room = shownKamar(paket, dipilih)
  return {
    text: room ? formatHarga(room.harga, paket.currency) : hargaText(paket),
    kamar: room ? KAMAR_NAMA[room.kamar].toUpperCase() : '',
    sekamar: room ? sekamarText(room.kamar) : '',
    others: hargaLain(paket, dipilih).slice(0, most),
  }
}

/** Returns the seats as a thin bar with its words. */
export function cardKursi(paket: Seated, today: string): CardKursi {
  const { total_pax, sisa_pax } = paket
  const isOpen = paketState(paket, today) === 'terbuka'
  const taken = isOpen && total_pax > 0 ? Math.max(0, Math.min(1, 1 - sisa_pax / total_pax)) : 1
  return {
    tone: !isOpen ? 'closed' : isHampirPenuh(paket, today) ? 'few' : 'open',
    taken: Math.round(taken * 100),
    text: kursiText(paket, today),
    total: isOpen ? '' : `Total ${total_pax} Pax`,
  }
}

function rowsOf(paket: Shown): CardRow[] {
  const { tanggal_keberangkatan: date, hotels } = paket
  // A hotel that the group comes back to is one hotel.
  const ends = new Map(
    hotels.map((hotel) => [
      [hotel.nama_hotel, kotaOf(hotel.lokasi)].filter(Boolean).join(', '),
      jarakText(hotel),
    ]),
  )
  const lines = [...ends].map(([text, end]) => ({ text, end })).filter(({ text }) => text)
  const isFar = lines.some(({ end }) => end)
  const rows: CardRow[] = [
    {
      icon: 'calendar',
      strong: date ? `${namaHari(date)}, ${formatTanggalSingkat(date)}` : 'Tanggal menyusul',
      text: paket.durasi,
    },
    { icon: 'plane', strong: paket.maskapai, text: ruteText(paket) },
    {
      icon: 'building',
      strong: '',
      text: lines.map(({ text }) => text).join(' · '),
      ...(isFar && { lines }),
    },
  ]
  return rows.filter(({ strong, text }) => strong || text)
}
