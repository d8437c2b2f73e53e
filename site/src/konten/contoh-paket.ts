import type { CONTOH_SLOTS } from '../gambar/slots.ts'

/** A fixed sample card (SPEC section 3): a past season, shown as an example of a package. */
export interface ContohPaket {
  slot: keyof typeof CONTOH_SLOTS
  title: string
  tipe: 'Umroh' | 'Overseas'
  date: string
  duration: string
  /** Stars of the hotels, 1 to 5. */
  hotel: number
  totalPax: number
  availablePax: number
  departure: string
  /** The price of the sample, which the card does not show (SPEC section 3). */
  price: number
}

const reguler = {
  title: 'Umrah Reguler 2024',
  tipe: 'Umroh',
  duration: '9 Hari',
  hotel: 4,
  totalPax: 100,
  availablePax: 100,
  departure: 'Jakarta',
  price: 32_000_000,
} as const

/** The four sample cards of /ibadah. */
export const CONTOH_IBADAH: readonly ContohPaket[] = [
  { ...reguler, slot: 'umrah-reguler-september', date: '2024-09-21' },
  { ...reguler, slot: 'umrah-reguler-oktober', date: '2024-10-19' },
  { ...reguler, slot: 'umrah-reguler-november', date: '2024-11-16' },
  {
    ...reguler,
    slot: 'umrah-akhir-tahun',
    title: 'Umrah Akhir Tahun',
    date: '2024-12-27',
    hotel: 5,
    price: 47_000_000,
  },
]

/** The one sample card of /ilmiah. */
export const CONTOH_ILMIAH: readonly ContohPaket[] = [
  {
    ...reguler,
    slot: 'study-overseas-bahasa-arab',
    title: 'Study Overseas Bahasa Arab',
    tipe: 'Overseas',
    date: '2024-12-24',
    duration: '21 Hari',
    price: 56_000_000,
  },
]

/** The note above samples that no agency has made its own. */
export const CONTOH_NOTE = 'Contoh isi halaman, bukan jadwal yang dijual. Yang dijual ada di daftar paket.'

/** The samples of /sejarah: SPEC gives it none. */
export const CONTOH_SEJARAH: readonly ContohPaket[] = []
