import { formatHarga } from '../../platform/format/rupiah.ts'
import { formatBulan, namaHari } from '../../platform/format/tanggal.ts'
import { shortText } from '../../platform/text/cut-text.ts'
import { KAMAR_NAMA, kamarHarga } from '../paket/kamar.ts'
import type { Paket } from '../paket/paket.ts'

/* The month's poster, from published packages: day, city, price and seats of each departure. */

/** Sizes of a poster: portrait for chats and feeds, A4 for the office's door. */
export const POSTER_UKURAN = ['potret', 'a4'] as const
export type PosterUkuran = (typeof POSTER_UKURAN)[number]

/** The number of departures that fit on each size; the others are counted. */
export const POSTER_BARIS: Record<PosterUkuran, number> = { potret: 6, a4: 9 }

export type PaketPoster = Pick<
  Paket,
  | 'nama_paket'
  | 'tanggal_keberangkatan'
  | 'durasi'
  | 'pemberangkatan'
  | 'maskapai'
  | 'harga_quad'
  | 'harga_triple'
  | 'harga_double'
  | 'sisa_pax'
> & { currency: string }

export interface PosterBaris {
  /** Day of the month and of the week: `12`, `Sabtu`. */
  hari: string
  namaHari: string
  nama: string
  /** Length, city and airline. */
  rincian: string
  harga: string
  /** The room of the price; empty without a price. */
  kamar: string
  kursi: string
}

export interface PosterIsi {
  /** `Maret 2027`. */
  judul: string
  baris: PosterBaris[]
  /** Departures of the month that do not fit. */
  lainnya: number
}

/** The longest name and details that are drawn; longer ones are cut with an ellipsis. */
const NAMA_MAX = 54
const RINCIAN_MAX = 58

/** Builds the content of a month's poster from published departures from `today` on; null if there is none. */
export function posterIsi(
  paket: readonly PaketPoster[],
  { bulan, today, ukuran }: { bulan: string; today: string; ukuran: PosterUkuran },
): PosterIsi | null {
  const list = paket
    .filter(({ tanggal_keberangkatan: tanggal }) => tanggal.startsWith(`${bulan}-`) && tanggal >= today)
    .toSorted((a, b) => a.tanggal_keberangkatan.localeCompare(b.tanggal_keberangkatan))
  if (list.length === 0) return null
  const shown = list.slice(0, POSTER_BARIS[ukuran])
  return {
    judul: formatBulan(`${bulan}-01`),
    baris: shown.map(baris),
    lainnya: list.length - shown.length,
  }
}

function baris(paket: PaketPoster): PosterBaris {
  const { tanggal_keberangkatan: tanggal, durasi, pemberangkatan, maskapai, sisa_pax } = paket
  const [termurah] = kamarHarga(paket).sort((a, b) => a.harga - b.harga)
  return {
    hari: String(Number(tanggal.slice(8))),
    namaHari: namaHari(tanggal),
    nama: shortText(paket.nama_paket, NAMA_MAX),
    rincian: shortText(
      [durasi, pemberangkatan && `dari ${pemberangkatan}`, maskapai].filter(Boolean).join(' · '),
      RINCIAN_MAX,
    ),
    harga: termurah ? formatHarga(termurah.harga, paket.currency) : 'Harga menyusul',
    kamar: termurah ? KAMAR_NAMA[termurah.kamar] : '',
    kursi: sisa_pax > 0 ? `Sisa ${sisa_pax} kursi` : 'Penuh',
  }
}
