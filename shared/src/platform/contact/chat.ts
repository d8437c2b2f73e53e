import { daftar } from '../address/page.ts'
import { encodePart } from '../text/encode-part.ts'

/**
 * Digits of a phone number in international form, however people write it: `0812-0000-0000`, `+62 (0)812…`, `0062812…` and
 * `812…` are all `62812…`; `+966 50…` and `0096650…` are `96650…`.
 */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (phone.trimStart().startsWith('+')) return digits.replace(/^620/, '62')
  if (digits.startsWith('00')) return digits.slice(2).replace(/^620/, '62')
  if (digits.startsWith('0')) return `62${digits.slice(1)}`
  // A mobile number of ours without its zero: who means another country writes the plus.
  return digits.startsWith('8') ? `62${digits}` : digits.replace(/^620/, '62')
}

/** Whether a number is a fixed line in Indonesia, which no chat reaches. Of numbers abroad nobody knows. */
export function isLandline(phone: string): boolean {
  const digits = phoneDigits(phone)
  return digits.startsWith('62') && !digits.startsWith('628')
}

/** Address that dials a phone number, from abroad too: `tel:+6281200000000`. */
export function phoneUrl(phone: string): string {
  return `tel:+${phoneDigits(phone)}`
}

/** Address that begins a mail. A `?` before the `@` is a letter of it, and adds no readers of its own to a reply. */
export function mailUrl(email: string): string {
  return `mailto:${email.split('@').map(encodePart).join('@')}`
}

/** Whether an address opens a chat: that of an agency without a number leads to its form. */
export const isChat = (href: string): boolean => href.startsWith('https://wa.me/')

/** What a button says that would open a chat, where it leads to the form. */
export const TANPA_CHAT = 'Isi formulir'

/** Address that opens a WhatsApp chat, with the first message written out; the registration form where there is no number. */
export function chatUrl(phone: string, message?: string): string {
  if (phone === '') return daftar
  const base = `https://wa.me/${phoneDigits(phone)}`
  return message ? `${base}?text=${encodePart(message)}` : base
}
