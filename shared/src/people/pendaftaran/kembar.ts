import { phoneDigits } from '../../platform/contact/chat.ts'
import { foldText } from '../../platform/text/fold-text.ts'
import type { Pendaftaran } from './pendaftaran-schema.ts'

/*
 * Possible duplicates: two registrations with the same number or mail, and the same departure. Nothing is joined
 * automatically.
 */

type Asked = Pick<
  Pendaftaran,
  | 'id'
  | 'email'
  | 'telepon'
  | 'jenis'
  | 'paket'
  | 'paket_id'
  | 'bulan'
  | 'kota'
  | 'kategori'
  | 'gabung_ke'
  | 'kembar_dilihat'
>

type Kontak = Pick<Pendaftaran, 'email' | 'telepon'>

/** Returns a mail address as accounts are looked up by it. */
const mailOf = ({ email }: Pick<Asked, 'email'>) => email.trim().normalize('NFKC').toLowerCase()

/**
 * Returns why two registrations may be of two people although somebody takes them for one: who knows a number and a
 * departure can register beside its owner. Null if both have the same mail address.
 */
export function bedaSurat(a: Pick<Asked, 'email'>, b: Pick<Asked, 'email'>): 'beda' | 'satu-tanpa' | null {
  const [one, other] = [mailOf(a), mailOf(b)]
  if (one === other) return null
  return one === '' || other === '' ? 'satu-tanpa' : 'beda'
}

/** The warning for each such reason, before staff join two and beside two that are joined. */
export const BEDA_SURAT_TEXT = {
  beda: 'Alamat emailnya berbeda: mungkin dua orang. Telepon dulu nomor yang tercatat.',
  'satu-tanpa': 'Hanya salah satunya punya email: pastikan email itu milik orang yang sama.',
} as const

/** Returns the contact data that two registrations share. */
export function kontakSama(a: Kontak, b: Kontak): ('telepon' | 'email')[] {
  const [telepon, email] = [phoneDigits(a.telepon), mailOf(a)]
  const same: ('telepon' | 'email')[] = []
  if (telepon !== '' && telepon === phoneDigits(b.telepon)) same.push('telepon')
  if (email !== '' && email === mailOf(b)) same.push('email')
  return same
}

/** Tells whether two registrations are for the same departure, or for the same wish. */
export function tujuanSama(a: Asked, b: Asked): boolean {
  if (a.jenis !== b.jenis) return false
  if (a.jenis === 'kabari')
    return a.bulan === b.bulan && foldText(a.kota) === foldText(b.kota) && a.kategori === b.kategori
  if (a.paket_id !== null || b.paket_id !== null) return a.paket_id === b.paket_id
  return foldText(a.paket) === foldText(b.paket)
}

/**
 * Tells whether two registrations are shown as possible duplicates: neither is joined to another, and nobody marked
 * them as different.
 */
export function isKembar(a: Asked, b: Asked): boolean {
  if (a.id === b.id || a.gabung_ke !== null || b.gabung_ke !== null) return false
  if (a.kembar_dilihat >= b.id || b.kembar_dilihat >= a.id) return false
  return kontakSama(a, b).length > 0 && tujuanSama(a, b)
}

/** Writes the shared contact data: `Nomor telepon dan email sama`. */
export function samaText(same: readonly ('telepon' | 'email')[]): string {
  const words = same.map((each) => (each === 'telepon' ? 'nomor telepon' : 'email')).join(' dan ')
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)} sama`
}

/** Writes the reason why two registrations may be duplicates. */
export const kembarText = (same: readonly ('telepon' | 'email')[]): string => `${samaText(same)}, tujuan sama`
