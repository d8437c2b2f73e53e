import { phoneDigits } from './chat.ts'

/*
 * Phone numbers in the normal form in which they are stored: Indonesian ones as digits (`6281234567890`), others with a
 * plus (`+966501234567`). A number without a country is stored as typed: a country is never guessed.
 */

const LONGEST_TYPED = 40
/** Country, area and number: ours have seven digits at least, and no number of the world more than fifteen. */
const OURS = /^62\d{7,13}$/
const ABROAD = /^\+(?!62)[1-9]\d{7,14}$/
/** Cities whose areas have two digits behind the zero; all others have three. */
const SHORT_AREAS = ['21', '22', '24', '31', '61']

// Each letter fits one place of it alone, so that a text that fails is read once.
const TYPED = /^[+(\d][\d\s().-]*$/
const FEWEST_DIGITS = 7
const MOST_DIGITS = 16
/** The plus or zeros by which a number says its country, or that it is one of ours. */
const SAYS_COUNTRY = /^\(?(?:\+|0)/

/**
 * Tells whether a typed phone number is complete: enough digits, and as many as its country's numbers have if it names
 * one.
 */
export function isTelepon(typed: string): boolean {
  if (typed.length > LONGEST_TYPED || !TYPED.test(typed)) return false
  const digits = typed.replace(/\D/g, '').length
  if (digits < FEWEST_DIGITS || digits > MOST_DIGITS) return false
  return !SAYS_COUNTRY.test(typed) || isTeleponBaku(normalizeTelepon(typed))
}

/** Tells whether a stored number is in normal form; readers are told of any other. */
export function isTeleponBaku(telepon: string): boolean {
  return telepon.length <= LONGEST_TYPED && (OURS.test(telepon) || ABROAD.test(telepon))
}

/** Returns a number as it is stored: in normal form, or as typed if its country is unknown. */
export function normalizeTelepon(typed: string): string {
  if (typed === '' || typed.length > LONGEST_TYPED || isTeleponBaku(typed)) return typed
  const start = typed.replace(/[^\d+]/g, '')
  const saysCountry = start.startsWith('+') || start.startsWith('00')
  const digits = phoneDigits(saysCountry ? start : typed)
  if (OURS.test(digits)) return digits
  const abroad = `+${digits}`
  return saysCountry && ABROAD.test(abroad) ? abroad : typed
}

/**
 * Writes a stored number for people: `0812-3456-7890`, `021-555-0000`, `+966 501 234 567`; one not in normal form as it
 * is.
 */
export function formatTelepon(telepon: string): string {
  if (!isTeleponBaku(telepon)) return telepon
  if (telepon.startsWith('+')) return `+${inGroups(telepon.slice(1), 3, ' ')}`
  const national = telepon.slice(2)
  if (national.startsWith('8')) return inGroups(`0${national}`, 4, '-')
  const area = SHORT_AREAS.includes(national.slice(0, 2)) ? 2 : 3
  return `0${national.slice(0, area)}-${inGroups(national.slice(area), national.length - area > 7 ? 4 : 3, '-')}`
}

/** Writes digits in groups of `size`; a single last digit joins the group before it. */
function inGroups(digits: string, size: number, sign: string): string {
  const groups: string[] = []
  for (let at = 0; at < digits.length; at += size) groups.push(digits.slice(at, at + size))
  const last = groups.at(-1) ?? ''
  if (groups.length > 1 && last.length === 1) groups.splice(-2, 2, `${groups.at(-2)}${last}`)
  return groups.join(sign)
}

/** The note beside a number that is stored as typed. */
export const TELEPON_TAK_BAKU =
  'Nomor ini disimpan seperti tertulis: negaranya tidak jelas. Awali dengan 0 untuk Indonesia, atau + dan kode negaranya.'
