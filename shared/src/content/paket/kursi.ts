import { z } from 'zod'
import { wholeNumber } from '../../platform/format/number.ts'
import { text } from '../../platform/text/text.ts'
import type { Paket } from './paket.ts'
import { PAKET_LIMITS } from './paket-fields.ts'

/** The longest reason of a correction of seats, in UTF-16 units. */
export const ALASAN_KURSI_MAX = 500

/**
 * Body of `POST /api/paket/{id}/kursi`: seats sold as a negative number, seats given back as a positive one. On a
 * booked departure it is a correction, which needs its reason.
 */
export const ubahKursiSchema = z.object({
  ubah: wholeNumber(-PAKET_LIMITS.pax, PAKET_LIMITS.pax)
    .refine((ubah) => ubah !== 0, 'Isi selain nol')
    .meta({ examples: [-3] }),
  alasan: text(ALASAN_KURSI_MAX)
    .optional()
    .meta({ examples: ['3 kursi dijual lewat agen'] }),
})
export type SeatsChange = z.infer<typeof ubahKursiSchema>

const pax = z.number().int()

/** Bookings of a departure and the seats that they hold. */
const terpesanShape = {
  pemesanan: pax.describe('Bookings that still need the departure, with a seat or without'),
  terpesan: pax.describe('Seats that participants hold'),
  koreksi_pax: pax.describe('The correction by hand; below zero for seats that went elsewhere'),
}

/** A departure with bookings, in the answer of `GET /api/terpesan`. */
export const terpesanSchema = z.object({ id: pax, ...terpesanShape })
export type Terpesan = z.infer<typeof terpesanSchema>

/** Answer of `GET /api/paket/{id}/kursi`: where the seats of a departure are. */
export const rincianKursiSchema = z.object({
  total_pax: pax,
  sisa_pax: pax,
  ...terpesanShape,
  alasan: z.string().describe('Of the last correction; blank without one'),
  dikoreksi_pada: z.string().nullable(),
})
export type RincianKursi = z.infer<typeof rincianKursiSchema>

/** States in which a booking needs its departure no longer. One that is kept for later (`disimpan`) needs it. */
export const BOOKING_OVER = ['selesai', 'kedaluwarsa', 'batal'] as const

type Kursi = Pick<Paket, 'total_pax' | 'sisa_pax'>

/** Writes the seats left and offered: `5 dari 50`. */
export function kursiSekarang({ total_pax, sisa_pax }: Kursi): string {
  return `${sisa_pax} dari ${total_pax}`
}

/** Returns why seats cannot change by `ubah`, or null if they can. Seats given back never exceed the total. */
export function seatsChangeError(kursi: Kursi, ubah: number): string | null {
  const next = kursi.sisa_pax + ubah
  if (next < 0) return `Kursi tersisa ${kursiSekarang(kursi)}: tidak dapat dikurangi ${-ubah}.`
  // Older data may stand above its total: coming down to it is always allowed.
  if (ubah > 0 && next > kursi.total_pax)
    return `Kursi tersisa ${kursiSekarang(kursi)}: tidak dapat ditambah ${ubah}.`
  return null
}

/** Writes the note that restoring an earlier revision does not bring sold seats back. */
export function seatsStayText(kursi: Kursi): string {
  return `Kursi tidak ikut dipulihkan: tetap ${kursiSekarang(kursi)}.`
}

/** Returns why the seats of a booked departure cannot be corrected so, or null if they can. */
export const reasonError = (pemesanan: number, alasan: string): string | null =>
  pemesanan > 0 && alasan === ''
    ? `Isi alasannya: keberangkatan ini punya ${pemesanan} pemesanan, jadi kursinya mengikuti pemesanan.`
    : null

/** Returns why a booked departure cannot offer so few seats, or null if it can. What is sold stays sold. */
export function soldError({ total_pax, sisa_pax }: Kursi, total: number): string | null {
  const sold = total_pax - sisa_pax
  return total < total_pax && total < sold
    ? `Sudah terjual ${sold} kursi: total pax tidak dapat kurang dari itu.`
    : null
}

/** Writes the refusal to archive a departure that bookings need. */
export const archiveRefusal = (pemesanan: number): string =>
  `Paket ini punya ${pemesanan} pemesanan yang masih berjalan, jadi tidak dapat diarsipkan. Pindahkan atau batalkan pemesanannya dulu.`
