/** Digits of a phone number in international form: `0812-0000-0000` → `6281200000000`. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^0/, '62')
}

/** Address that dials a phone number, from abroad too: `tel:+6281200000000`. */
export function phoneUrl(phone: string): string {
  return `tel:+${phoneDigits(phone)}`
}

/** Address that opens a WhatsApp chat, with the first message written out. */
export function chatUrl(phone: string, message?: string): string {
  const base = `https://wa.me/${phoneDigits(phone)}`
  return message ? `${base}?text=${encodeURIComponent(message)}` : base
}
