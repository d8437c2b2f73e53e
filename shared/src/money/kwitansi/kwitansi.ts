/** The letters that numbers of receipts begin with. */
const PREFIX = 'KW'
/** Digits of a number; more where a year has more receipts. */
const DIGITS = 6
const NOMOR = new RegExp(`^${PREFIX}-\\d{4}-\\d{${DIGITS},9}$`)
const LONGEST = 40

/** Signs of a receipt's check: capitals and digits that nobody takes for one another. */
export const PERIKSA_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
/** Signs that a check has. */
export const PERIKSA_LENGTH = 10

/** Writes the number of a year's receipt: `KW-2026-000001`. */
export function kwitansiNomor(tahun: number, urut: number): string {
  return `${PREFIX}-${tahun}-${String(urut).padStart(DIGITS, '0')}`
}

/** Reads a typed number of a receipt, in any case; null for anything else. */
export function readKwitansiNomor(typed: string): string | null {
  const nomor = typed.length > LONGEST ? '' : typed.trim().toUpperCase()
  return NOMOR.test(nomor) ? nomor : null
}

/** Returns the initials of a name, at most four: `S. A.`; a stranger who checks a receipt sees no more. */
export function initialsOf(nama: string): string {
  return nama
    .split(/\s+/)
    .flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? [])
    .slice(0, 4)
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(' ')
}
