import { plainCode } from './code.ts'
import { TERSEGEL } from './mask.ts'
import { tidyTyped } from './tidy.ts'

/** The longest text that is looked at, in UTF-16 units: a NIK with a separator behind each digit, and some to spare. */
const TYPED_MAX = 40
/** Matches a text of digits and separators, as a NIK is typed. A plus or a bracket stands in phone numbers alone. */
const DIGITS = /^['\s.-]*\d[\d\s.-]*$/
/** Matches digits behind a letter or two, as a passport has them. */
const PASSPORT = /^['\s.-]*[a-z]{1,2}[\s.-]*\d[\d\s.-]*$/i
/** Matches one word that begins with a digit and goes on with letters among digits, as a residence permit's number. */
const PERMIT = /^\d[\d.-]*[a-z][\da-z.-]*$/i
/** Matches the beginning of an Indonesian phone: no code of a province begins with 0, none of a regency with 628. */
const PHONE = /^(0|628)/
/** The fewest digits of a NIK: those of its region. */
const NIK_LEAST = 6
/** The fewest digits of another paper. */
const OTHER_LEAST = 4

/**
 * Tells whether what is typed into a search looks like the number of somebody's paper (NIK, passport, residence permit)
 * or the beginning of one. Such a search goes in a body: an address is kept by browsers and proxies.
 */
export function isPaperNumber(typed: string): boolean {
  if (typed.length > TYPED_MAX) return false
  const text = tidyTyped(typed)
  const code = plainCode(text)
  const digits = code.replace(/\D/g, '').length
  if (DIGITS.test(text)) return digits >= NIK_LEAST && !PHONE.test(code)
  return digits >= OTHER_LEAST && (PASSPORT.test(text) || PERMIT.test(text))
}

/** Matches what may be a paper's number within a text: digits with separators among them, and letters right before. */
const WITHIN = /\b[a-z]{0,2}[.-]?\d(?:[\s.-]?\d){3,30}\b/gi

/**
 * Matches what stands in a text for one person alone: sixteen digits of a NIK or a family card, however they are set
 * apart, and a passport's letters right before its digits. Sums, phones, receipts and flights have another form.
 */
const IDENTITY = /\b(?:[1-9](?:[ .-]?\d){15}|(?!rp\d)[a-z]{1,2}\d{6,7})\b/gi

/** Returns a text with a mask in place of each number of an identity or a passport; sums and phones stay. */
export const withoutIdentities = (text: string): string => text.replace(IDENTITY, TERSEGEL)

/** Returns a text with a mask in place of each paper's number in it; a phone's number stays. */
export function withoutPaperNumbers(text: string): string {
  return text.replace(WITHIN, (found) => (isPaperNumber(found) ? TERSEGEL : found))
}
