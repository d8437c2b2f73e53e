import { MAX_EMAIL_LENGTH } from '@safar/shared/platform/contact/email'
import { cutText } from '@safar/shared/platform/text/cut-text'
import { REQUIRED_MESSAGE } from '@safar/shared/platform/text/text'

/** Invitations at once: an office, and fewer than an admin may send in a quarter of an hour. */
export const UNDANG_PALING_BANYAK = 20
/** No list of so many addresses is longer. */
const MAX_TEKS = (UNDANG_PALING_BANYAK + 1) * MAX_EMAIL_LENGTH

/** The addresses in what was typed, each once, however they are divided. */
export function alamatOf(teks: string): string[] {
  const words = cutText(teks, MAX_TEKS)
    .split(/[\s,;]/)
    .filter(Boolean)
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()]
}

/** What keeps all of it from being sent; each address is judged by itself. */
export function alamatError(teks: string): string | null {
  const { length } = alamatOf(teks)
  if (length === 0) return REQUIRED_MESSAGE
  const isTooMany = length > UNDANG_PALING_BANYAK || teks.length > MAX_TEKS
  return isTooMany ? `Paling banyak ${UNDANG_PALING_BANYAK} alamat sekaligus.` : null
}
