import { FORM_FIELDS, type FormFieldName } from './form-fields.ts'

/*
 * Who travels, apart from who registers, and their needs. It is asked at registration, on the site and in the office,
 * since packages promise what is ordered for whoever says it then.
 */

/** The fields on who travels, in the order of the form. */
export const BERANGKAT = ['ikut', 'usia', 'pendamping', 'kursi_roda', 'kebutuhan'] as const
export type BerangkatName = (typeof BERANGKAT)[number]

/** Answers to whether the registrant travels too; empty if unknown. */
export const IKUT = ['ya', 'tidak', ''] as const
export type Ikut = (typeof IKUT)[number]
export const IKUT_LABEL: Record<Ikut, string> = {
  ya: 'Saya ikut berangkat',
  tidak: 'Saya mendaftarkan orang lain',
  '': 'Belum menentukan',
}
/** The office's words for whether the registrant travels too. */
export const IKUT_KANTOR_LABEL: Record<Ikut, string> = {
  ya: 'Ya',
  tidak: 'Tidak, mendaftarkan orang lain',
  '': 'Belum menentukan',
}

/** Answers to whether a wheelchair with somebody to push it is needed. */
export const KURSI_RODA = ['ya', ''] as const
export const KURSI_RODA_LABEL: Record<(typeof KURSI_RODA)[number], string> = {
  ya: 'Perlu, beserta pendorongnya',
  '': 'Tidak perlu',
}

/** Returns what a registration asks to be provided for, in one text; empty if nothing. */
export function registeredNeeds({
  kursi_roda,
  kebutuhan,
}: Readonly<Record<'kursi_roda' | 'kebutuhan', string>>): string {
  const chair = kursi_roda === 'ya' && 'Kursi roda, beserta pendorongnya'
  return [chair, kebutuhan].filter(Boolean).join('. ')
}

const pilihan = <Value extends string>(label: Record<Value, string>, values: readonly Value[]) =>
  values.map((value) => ({ value, label: label[value] }))

/** Choices of the fields that do not depend on the package. */
export const BERANGKAT_CHOICES = {
  ikut: pilihan(IKUT_LABEL, ['', 'ya', 'tidak']),
  kursi_roda: pilihan(KURSI_RODA_LABEL, ['', 'ya']),
} as const
/** The office's choices of these fields. */
export const BERANGKAT_CHOICES_KANTOR = {
  ...BERANGKAT_CHOICES,
  ikut: pilihan(IKUT_KANTOR_LABEL, ['', 'ya', 'tidak']),
} as const

/** Patterns that find a need in the lines of what a package's price leaves out. */
const TENTANG = {
  kursi_roda: /kursi\s+roda/i,
  kebutuhan: /paspor|vaksin|bagasi|kamar sendiri|makanan/i,
} as const

const TANPA_HARGA = 'Biayanya kami sampaikan sebelum Anda membayar apa pun.'

/** Returns the price of a need with a package, in the package's own words. `lines` are what its price leaves out. */
function biayaKebutuhan(need: keyof typeof TENTANG, lines: readonly string[]): string {
  const found = lines.filter((line) => TENTANG[need].test(line.slice(0, 300)))
  if (found.length === 0) return need === 'kursi_roda' ? TANPA_HARGA : ''
  return need === 'kursi_roda' ? `${found.join('. ')}.` : `Tidak termasuk harga paket: ${found.join('; ')}.`
}

/**
 * Returns the note below a field: its hint and, for a need, its price with a package. `lines` are what the price leaves
 * out.
 */
export function petunjukIsian(name: FormFieldName, lines: readonly string[]): string {
  const biaya = name === 'kursi_roda' || name === 'kebutuhan' ? biayaKebutuhan(name, lines) : ''
  return [FORM_FIELDS[name].hint, biaya].filter(Boolean).join(' ')
}
