import { daftar } from '../address/page.ts'
import { encodePart } from '../text/encode-part.ts'

/**
 * Returns the digits of a phone number in international form, however it is written: `0812-0000-0000`, `+62 (0)812…`,
 * `0062812…` and `812…` all give `62812…`; `+966 50…` and `0096650…` give `96650…`.
 */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (phone.trimStart().startsWith('+')) return digits.replace(/^620/, '62')
  if (digits.startsWith('00')) return digits.slice(2).replace(/^620/, '62')
  if (digits.startsWith('0')) return `62${digits.slice(1)}`
  // A mobile number of ours without its zero: who means another country writes the plus.
  return digits.startsWith('8') ? `62${digits}` : digits.replace(/^620/, '62')
}

/** Tells whether a number is an Indonesian landline, which no chat reaches; false for numbers abroad. */
export function isLandline(phone: string): boolean {
  const digits = phoneDigits(phone)
  return digits.startsWith('62') && !digits.startsWith('628')
}

/** Returns the address that dials a phone number, from abroad too: `tel:+6281200000000`. */
export function phoneUrl(phone: string): string {
  return `tel:+${phoneDigits(phone)}`
}

/** Returns the address that begins a mail. A `?` before the `@` is encoded, so that it cannot add recipients. */
export function mailUrl(email: string): string {
  return `mailto:${email.split('@').map(encodePart).join('@')}`
}

/** Tells whether an address opens a chat; that of an agency without a number leads to its form. */
export const isChat = (href: string): boolean => href.startsWith('https://wa.me/')

/** The label of a chat button that leads to the form for want of a number. */
export const TANPA_CHAT = 'Isi formulir'

/** Returns the address that opens a WhatsApp chat with a first message; without a number, the registration form's. */
export function chatUrl(phone: string, message?: string): string {
  if (phone === '') return daftar
  const base = `https://wa.me/${phoneDigits(phone)}`
  return message ? `${base}?text=${encodePart(message)}` : base
}
