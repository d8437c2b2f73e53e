import { type Currency, formatHarga } from '../../platform/format/rupiah.ts'

/* Surcharges of the made-up agency, in words that its packages and its fixed pages share. */

/** A chair and who pushes it, for one umrah: what packages leave out and the agency arranges. */
const KURSI_RODA_UMRAH = 1_500_000

/** The line on wheelchairs among what an umrah's price leaves out, with its price in rupiah. */
export const KURSI_RODA = `Kursi roda beserta pendorongnya: ${formatHarga(KURSI_RODA_UMRAH, 'Rp')} per umrah, kami pesankan bila Anda memintanya saat mendaftar`

/** The line on wheelchairs for Hajj, without a price: each season sets its own. */
export const KURSI_RODA_HAJI =
  'Kursi roda beserta pendorongnya: kami pesankan, biayanya mengikuti musim haji; hubungi kami'

/** Writes the note on single rooms: `Kamar sendiri tersedia dengan tambahan Rp 7.500.000 per pax, …`. */
export function kamarSendiri(tambahan: number, currency: Currency = 'Rp'): string {
  return `Kamar sendiri tersedia dengan tambahan ${formatHarga(tambahan, currency)} per pax, selama kamar masih ada.`
}
