/*
 * That somebody has no seat yet, in the same words wherever they could believe otherwise: on the page, at the form, in the thanks and
 * in every message.
 */

/** What somebody left who has no seat by it: a place in a queue, a wish to be told, a registration for a departure that is full. */
const BUKAN_PEMESANAN = {
  tunggu: 'Daftar tunggu',
  kabari: 'Permintaan kabar',
  penuh: 'Pendaftaran ini',
} as const

/** When a seat is somebody's: the one thing that makes it so. */
export const KURSI_TERCATAT = 'Kursi baru tercatat untuk Anda setelah pembayaran pertama Anda kami terima.'

/** That a place in a queue is no seat, behind what names the place. */
const BELUM_MENDAPAT = 'belum mendapat kursi'

/** A place in a queue as a fact beside others, and that it is no seat: `ke-2, belum mendapat kursi`. */
export function tempatAntrean(urutan: number | string): string {
  return `ke-${urutan}, ${BELUM_MENDAPAT}`
}

/** Which place in a queue somebody has, and that it is no seat; null where an older host, or a page that is read anew, tells none. */
export function antreanKe(urutan: number | string | null): string {
  return urutan === null
    ? `Anda sudah di antrean, ${BELUM_MENDAPAT}`
    : `Anda di antrean ${tempatAntrean(urutan)}`
}

/** That what somebody left is no booking, and when a seat is theirs. */
export function belumKursi(apa: keyof typeof BUKAN_PEMESANAN): string {
  return `${BUKAN_PEMESANAN[apa]} bukan pemesanan: Anda ${BELUM_MENDAPAT}. ${KURSI_TERCATAT}`
}
