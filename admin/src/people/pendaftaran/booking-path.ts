import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { newBookingPath, pemesananPath } from '../../platform/paths.ts'

/**
 * Tells whether a list offers to make a booking of a registration: not of who is booked already, waits for news, has
 * cancelled, or is joined with another.
 */
const canBook = ({ jenis, status, gabung_ke, pemesanan }: Pendaftaran): boolean =>
  pemesanan === null && jenis !== 'kabari' && status !== 'batal' && gabung_ke === null

/** Returns the page of the booking that a registration became, or of the form that books it; null where neither is. */
export function bookingPath(pendaftaran: Pendaftaran): string | null {
  if (pendaftaran.pemesanan) return pemesananPath(pendaftaran.pemesanan.id)
  return canBook(pendaftaran) ? newBookingPath(pendaftaran.id) : null
}
