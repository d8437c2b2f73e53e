import { z } from 'zod'
import { wholeNumber } from '../../platform/format/number.ts'
import type { Paket } from './paket.ts'
import { PAKET_LIMITS } from './paket-fields.ts'

/** The longest reason of a correction of seats, in UTF-16 units. */
export const ALASAN_KURSI_MAX = 500

/** Body of `POST /api/paket/{id}/kursi`: seats sold as a negative number, seats given back as a positive one. */
export const ubahKursiSchema = z.object({
  ubah: wholeNumber(-PAKET_LIMITS.pax, PAKET_LIMITS.pax)
    .refine((ubah) => ubah !== 0, 'Isi selain nol')
    .meta({ examples: [-3] }),
})
export type SeatsChange = z.infer<typeof ubahKursiSchema>

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
