/*
 * The statement that somebody has no seat yet, in the same words wherever they could believe otherwise: on the page, at
 * the form, in the thanks and in every message.
 */

/** Submissions that are no booking: a place in a queue, a wish to be told, a registration for a full departure. */
const BUKAN_PEMESANAN = {
  tunggu: 'Daftar tunggu',
  kabari: 'Permintaan kabar',
  penuh: 'Pendaftaran ini',
} as const

/** The rule when a seat is recorded: after the first payment. */
export const KURSI_TERCATAT = 'Kursi baru tercatat untuk Anda setelah pembayaran pertama Anda kami terima.'

/** The statement that a place in a queue is no seat, after the words that name the place. */
const BELUM_MENDAPAT = 'belum mendapat kursi'

/** Writes a place in the queue as a fact, and that it is no seat: `ke-2, belum mendapat kursi`. */
export function tempatAntrean(urutan: number | string): string {
  return `ke-${urutan}, ${BELUM_MENDAPAT}`
}

/**
 * Writes somebody's place in the queue, and that it is no seat; without the number if an older host or a reloaded page
 * tells none (null).
 */
export function antreanKe(urutan: number | string | null): string {
  return urutan === null
    ? `Anda sudah di antrean, ${BELUM_MENDAPAT}`
    : `Anda di antrean ${tempatAntrean(urutan)}`
}

/** Writes that what somebody sent is no booking, and when a seat is theirs. */
export function belumKursi(apa: keyof typeof BUKAN_PEMESANAN): string {
  return `${BUKAN_PEMESANAN[apa]} bukan pemesanan: Anda ${BELUM_MENDAPAT}. ${KURSI_TERCATAT}`
}
