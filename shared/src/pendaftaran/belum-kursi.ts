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

/** Which place in a queue somebody has, and that it is no seat. */
export function antreanKe(urutan: number | string): string {
  return `Anda di antrean ke-${urutan}, belum mendapat kursi`
}

/** That what somebody left is no booking, and when a seat is theirs. */
export function belumKursi(apa: keyof typeof BUKAN_PEMESANAN): string {
  return `${BUKAN_PEMESANAN[apa]} bukan pemesanan: Anda belum mendapat kursi. ${KURSI_TERCATAT}`
}
