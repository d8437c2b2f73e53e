import { MAX_EMAIL_LENGTH } from '@safar/shared/platform/contact/email'
import { cutText } from '@safar/shared/platform/text/cut-text'
import { REQUIRED_MESSAGE } from '@safar/shared/platform/text/text'

/**
 * The most invitations sent at once: enough for an office, and fewer than the API lets an admin send in a quarter of an
 * hour.
 */
export const UNDANG_PALING_BANYAK = 20
/** No list of so many addresses is longer. */
const MAX_TEKS = (UNDANG_PALING_BANYAK + 1) * MAX_EMAIL_LENGTH

/** Returns the e-mail addresses in a text, each once, divided by spaces, commas, semicolons or lines. */
export function alamatOf(teks: string): string[] {
  const words = cutText(teks, MAX_TEKS)
    .split(/[\s,;]/)
    .filter(Boolean)
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()]
}

/**
 * Returns an error for the field as a whole (none or too many addresses), or null; each address is checked on its own.
 */
export function alamatError(teks: string): string | null {
  const { length } = alamatOf(teks)
  if (length === 0) return REQUIRED_MESSAGE
  const isTooMany = length > UNDANG_PALING_BANYAK || teks.length > MAX_TEKS
  return isTooMany ? `Paling banyak ${UNDANG_PALING_BANYAK} alamat sekaligus.` : null
}
