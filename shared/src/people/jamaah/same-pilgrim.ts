import { phoneDigits } from '../../platform/contact/chat.ts'
import { foldText } from '../../platform/text/fold-text.ts'
import type { Jamaah } from './jamaah-fields.ts'

/*
 * Two records that may be of one person. Nothing is joined by itself: people look at both, and say so.
 */

/** Reasons why two records may be of one person, each as a sentence names it. */
export const SAMA_KARENA = {
  paspor: 'nomor paspor sama',
  lahir: 'nama dan tanggal lahir sama',
  telepon: 'nama dan nomor telepon sama',
} as const
export type SamaKarena = keyof typeof SAMA_KARENA

type Compared = Pick<Jamaah, 'nama_paspor' | 'tgl_lahir' | 'telepon' | 'no_hp'>

/** Returns a name as two are compared: without accents, case, signs and blanks. */
const nameOf = ({ nama_paspor }: Compared) => foldText(nama_paspor).replaceAll(/[^a-z0-9]+/g, '')
const phonesOf = ({ telepon, no_hp }: Compared) => [telepon, no_hp].map(phoneDigits).filter(Boolean)

/** Returns why two records may be of one person by what is open of them; none if nothing says so. */
export function sameBecause(one: Compared, other: Compared): Exclude<SamaKarena, 'paspor'>[] {
  if (nameOf(one) === '' || nameOf(one) !== nameOf(other)) return []
  const phones = phonesOf(other)
  return [
    ...(one.tgl_lahir !== '' && one.tgl_lahir === other.tgl_lahir ? (['lahir'] as const) : []),
    ...(phonesOf(one).some((phone) => phones.includes(phone)) ? (['telepon'] as const) : []),
  ]
}

/** Writes why two records may be of one person: `Nomor paspor sama, nama dan tanggal lahir sama`. */
export function samaKarenaText(karena: readonly SamaKarena[]): string {
  const text = karena.map((one) => SAMA_KARENA[one]).join(', ')
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}
