import { addMonths, isTanggal } from '../../platform/format/tanggal.ts'
import type { Jamaah } from './jamaah-fields.ts'

/*
 * Relations of pilgrims as plain values. A kind says who the other one is: A's `anak` is A's child, to whom A is
 * `orang_tua`. All of them are spouses or mahram, by blood, marriage or milk (KHI art. 39); cousins and brothers or
 * sisters in law are neither and have no kind.
 */

/** Kinds of relation, each beside its counterpart. */
export const HUBUNGAN_JENIS = [
  'suami_istri',
  'orang_tua',
  'anak',
  'saudara_kandung',
  'kakek_nenek',
  'cucu',
  'paman_bibi',
  'keponakan',
  'mertua',
  'menantu',
  'orang_tua_tiri',
  'anak_tiri',
  'sepersusuan',
] as const
export type HubunganJenis = (typeof HUBUNGAN_JENIS)[number]

interface Jenis {
  label: string
  /** The word for a man and for a woman; the label where it is the same. */
  kata?: Readonly<Record<'L' | 'P', string>>
  /** The kind as the other one sees it. */
  balik: HubunganJenis
}

/** Each kind of relation with its counterpart and its words. */
export const HUBUNGAN: Readonly<Record<HubunganJenis, Jenis>> = {
  suami_istri: { label: 'Suami atau istri', kata: { L: 'Suami', P: 'Istri' }, balik: 'suami_istri' },
  orang_tua: { label: 'Orang tua', kata: { L: 'Ayah', P: 'Ibu' }, balik: 'anak' },
  anak: { label: 'Anak', balik: 'orang_tua' },
  saudara_kandung: { label: 'Saudara kandung', balik: 'saudara_kandung' },
  kakek_nenek: { label: 'Kakek atau nenek', kata: { L: 'Kakek', P: 'Nenek' }, balik: 'cucu' },
  cucu: { label: 'Cucu', balik: 'kakek_nenek' },
  paman_bibi: { label: 'Paman atau bibi', kata: { L: 'Paman', P: 'Bibi' }, balik: 'keponakan' },
  keponakan: { label: 'Keponakan', balik: 'paman_bibi' },
  mertua: { label: 'Mertua', balik: 'menantu' },
  menantu: { label: 'Menantu', balik: 'mertua' },
  orang_tua_tiri: {
    label: 'Orang tua tiri',
    kata: { L: 'Ayah tiri', P: 'Ibu tiri' },
    balik: 'anak_tiri',
  },
  anak_tiri: { label: 'Anak tiri', balik: 'orang_tua_tiri' },
  sepersusuan: { label: 'Saudara sepersusuan', balik: 'sepersusuan' },
}

/** Papers that prove a relation; blank until one was shown. */
export const HUBUNGAN_BUKTI = ['kk', 'buku_nikah', 'akta'] as const
export type HubunganBukti = (typeof HUBUNGAN_BUKTI)[number] | ''

export const HUBUNGAN_BUKTI_LABEL: Readonly<Record<HubunganBukti, string>> = {
  '': 'Belum ada bukti',
  kk: 'Kartu keluarga',
  buku_nikah: 'Buku nikah',
  akta: 'Akta kelahiran',
}

/** The most relations of one pilgrim. */
export const HUBUNGAN_MOST = 60

/** The part of a pilgrim that a relation is judged by. */
export type Kerabat = Pick<Jamaah, 'jenis_kelamin' | 'tgl_lahir'>

/** Returns the word for who the other one is, by their sex where it is known. */
export function hubunganWord(jenis: HubunganJenis, jenis_kelamin: Kerabat['jenis_kelamin']): string {
  const { label, kata } = HUBUNGAN[jenis]
  return (jenis_kelamin && kata?.[jenis_kelamin]) || label
}

/** Years between the births of two, from which on nothing is odd; a grandparent is two generations older. */
const YEARS_OLDER: Partial<Record<HubunganJenis, number>> = { orang_tua: 15, kakek_nenek: 30 }
/** Kinds that are older as a rule, but need not be. */
const MOSTLY_OLDER: readonly HubunganJenis[] = ['mertua', 'orang_tua_tiri']

/** Returns a relation from the side on which the other one is the elder, and how those two are called. */
function fromYounger(jenis: HubunganJenis, self: Kerabat, other: Kerabat) {
  const isElder = (each: HubunganJenis) => each in YEARS_OLDER || MOSTLY_OLDER.includes(each)
  const { balik } = HUBUNGAN[jenis]
  if (isElder(jenis)) return { jenis, younger: self, elder: other }
  return isElder(balik) ? { jenis: balik, younger: other, elder: self } : null
}

/** Returns why two cannot be related so, in words; null if they can. Unknown sex and days of birth refuse nothing. */
export function hubunganMustahil(jenis: HubunganJenis, self: Kerabat, other: Kerabat): string | null {
  if (jenis === 'suami_istri' && self.jenis_kelamin !== '' && self.jenis_kelamin === other.jenis_kelamin)
    return 'Suami dan istri berbeda jenis kelamin. Cocokkan jenis kelamin keduanya.'
  const sides = fromYounger(jenis, self, other)
  if (!sides || !(sides.jenis in YEARS_OLDER)) return null
  const [elder, younger] = [sides.elder.tgl_lahir, sides.younger.tgl_lahir]
  if (!isTanggal(elder) || !isTanggal(younger) || elder < younger) return null
  const { label, balik } = HUBUNGAN[sides.jenis]
  return `${label} lahir lebih dahulu dari ${HUBUNGAN[balik].label.toLowerCase()}nya. Cocokkan tanggal lahir keduanya.`
}

/** Returns what is odd of a relation, in words; none while a day of birth is unknown. */
export function hubunganPeringatan(jenis: HubunganJenis, self: Kerabat, other: Kerabat): string[] {
  const mustahil = hubunganMustahil(jenis, self, other)
  if (mustahil) return [mustahil]
  const sides = fromYounger(jenis, self, other)
  if (!sides) return []
  const [elder, younger] = [sides.elder.tgl_lahir, sides.younger.tgl_lahir]
  if (!isTanggal(elder) || !isTanggal(younger)) return []
  const { label, balik } = HUBUNGAN[sides.jenis]
  const years = YEARS_OLDER[sides.jenis] ?? 0
  if (addMonths(elder, years * 12) <= younger) return []
  const less = years > 0 ? `kurang dari ${years} tahun lebih tua dari` : 'lebih muda dari'
  return [`${label} ${less} ${HUBUNGAN[balik].label.toLowerCase()}nya. Cocokkan tanggal lahir keduanya.`]
}
