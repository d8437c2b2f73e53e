/** The letters that codes of bookings begin with. */
const PREFIX = 'SFR'
/** Digits of a number; more where a year has more bookings. */
const DIGITS = 4
const KODE = new RegExp(`^${PREFIX}-\\d{4}-\\d{${DIGITS},9}$`)

/** Writes the code of a year's booking: `SFR-2026-0001`. */
export function bookingKode(tahun: number, nomor: number): string {
  return `${PREFIX}-${tahun}-${String(nomor).padStart(DIGITS, '0')}`
}

/** Reads a typed code of a booking, in any case; null for anything else. */
export function readBookingKode(typed: string): string | null {
  const kode = typed.length > 40 ? '' : typed.trim().toUpperCase()
  return KODE.test(kode) ? kode : null
}
