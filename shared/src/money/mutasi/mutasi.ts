import { REASON_MAX } from '../buku/reason.ts'

/* Lines of a bank's list of movements (*mutasi*). Sums are sen, hundredths of a rupiah, wherever a name says so. */

/** Bounds of a statement. Lengths in UTF-16 units. */
export const MUTASI_LIMITS = {
  /** The largest file: 50,000 lines in two bytes a letter. */
  bytes: 16 * 1024 * 1024,
  baris: 50_000,
  /** Rows around the table: a bank's heading, totals, heads repeated on each page. */
  sekitar: 5_000,
  kolom: 40,
  keterangan: 1_000,
  alasan: REASON_MAX,
  /** The largest sum in sen, 90 trillion rupiah: what JavaScript and both databases hold exactly. */
  sen: 9_000_000_000_000_000,
  /** Lines that a preview lists. */
  pratinjau: 500,
  /** Parts of one line, and proposals for one. */
  bagian: 50,
  usulan: 5,
} as const

/** Sen of a rupiah. */
export const SEN = 100

/** The state of a line: nobody has said whose money it is, it is booked, or it is not about bookings. */
export const MUTASI_KEADAAN = ['baru', 'cocok', 'diabaikan'] as const
export type MutasiKeadaan = (typeof MUTASI_KEADAAN)[number]

/** Returns the digits of an account's number, by which accounts are compared. */
export const rekeningKey = (nomor: string): string => nomor.slice(0, 60).replace(/\D/g, '')

/** Returns a sum of sen in rupiah, `123456` → 1234.56. */
export const rupiahOf = (sen: number): number => sen / SEN
