import { isTanggal } from '../../platform/format/tanggal.ts'
import type { MrzLines } from './mrz-lines.ts'

/*
 * Reads and checks the machine-readable zone of a passport: format TD3, ICAO Doc 9303 part 4 (layout) and part 3
 * (check digits, section 4.9; dates, section 4.8; names, section 4.6). Five check digits stand in the second line; the
 * first has none. A digit tells only that something is misread, never what: nothing is corrected here.
 */

/** The check digits in the order of the zone; `gabungan` is the composite one at its end. */
export const MRZ_DIGITS = ['no_paspor', 'tgl_lahir', 'tgl_habis', 'nomor_pribadi', 'gabungan'] as const
export type MrzDigitName = (typeof MRZ_DIGITS)[number]

/** The names of the check digits as people read them. */
export const MRZ_DIGIT_WORDS: Readonly<Record<MrzDigitName, string>> = {
  no_paspor: 'nomor paspor',
  tgl_lahir: 'tanggal lahir',
  tgl_habis: 'tanggal habis berlaku',
  nomor_pribadi: 'nomor pribadi',
  gabungan: 'gabungan di ujung baris 2',
}

/** Parts of the second line as `slice` takes them: from, and up to but without. */
export const MRZ_PARTS = {
  no_paspor: [0, 9],
  kewarganegaraan: [10, 13],
  tgl_lahir: [13, 19],
  jenis_kelamin: [20, 21],
  tgl_habis: [21, 27],
  nomor_pribadi: [28, 42],
} as const

/** The place of a check digit in the second line, by its index, and the parts that it covers. */
interface DigitPlace {
  at: number
  covers: readonly (readonly [from: number, to: number])[]
}

const DIGITS: Readonly<Record<MrzDigitName, DigitPlace>> = {
  no_paspor: { at: 9, covers: [MRZ_PARTS.no_paspor] },
  tgl_lahir: { at: 19, covers: [MRZ_PARTS.tgl_lahir] },
  tgl_habis: { at: 27, covers: [MRZ_PARTS.tgl_habis] },
  nomor_pribadi: { at: 42, covers: [MRZ_PARTS.nomor_pribadi] },
  // Nationality and sex are the two parts that no digit covers.
  gabungan: {
    at: 43,
    covers: [
      [0, 10],
      [13, 20],
      [21, 43],
    ],
  },
}

export interface MrzDigit {
  nama: MrzDigitName
  /** The digit that follows from what it covers. */
  diharapkan: string
  /** The character in its place. */
  terbaca: string
  sah: boolean
}

/** A passport's zone as it is read; texts are empty and the others null where nothing can be read. */
export interface Mrz {
  /** True if all five digits are right and every part has the form that ICAO gives it. */
  sah: boolean
  /** Everything that is wrong, in sentences; absent where `sah`. */
  alasan?: string
  /** Things possible that are better compared with the passport, in sentences; absent where there are none. */
  peringatan?: string
  digit: MrzDigit[]
  nama_keluarga: string
  /** Empty for a person with one name. */
  nama_depan: string
  no_paspor: string
  /** The issuing state, by its code of one to three letters: `IDN`. */
  negara: string
  /** `YYYY-MM-DD`. */
  tgl_lahir: string | null
  /** Null also where the passport leaves it open. */
  jenis_kelamin: 'L' | 'P' | null
  /** `YYYY-MM-DD`. */
  tgl_habis: string | null
}

const WEIGHTS = [7, 3, 1] as const

/** Returns the value of a character in a check: 0–9 for digits, 10–35 for `A`–`Z`, 0 for `<`. */
export function mrzValue(sign: string): number {
  return sign === '<' ? 0 : Number.parseInt(sign, 36)
}

/** Computes the check digit of a text of `A`–`Z`, `0`–`9` and `<`: values weighted 7, 3, 1 in turn, modulo 10. */
export function checkDigit(covered: string): string {
  const sum = [...covered].reduce((total, sign, at) => total + mrzValue(sign) * (WEIGHTS[at % 3] ?? 0), 0)
  return String(sum % 10)
}

/** Tells whether a text of the zone is fillers alone. */
export const isFillers = (part: string): boolean => /^<+$/.test(part)

function readDigit(baris2: string, nama: MrzDigitName): MrzDigit {
  const { at, covers } = DIGITS[nama]
  const covered = covers.map(([from, to]) => baris2.slice(from, to)).join('')
  const diharapkan = checkDigit(covered)
  const terbaca = baris2.charAt(at)
  // An issuer without personal numbers may leave that digit's place a filler.
  const isLeftOpen = nama === 'nomor_pribadi' && terbaca === '<' && isFillers(covered)
  return { nama, diharapkan, terbaca, sah: terbaca === diharapkan || isLeftOpen }
}

/**
 * Returns the places of the second line, by index, that a wrong digit puts in doubt. The composite digit covers nearly
 * all of them, so it counts where it alone is wrong.
 */
export function doubtfulPlaces(digit: readonly MrzDigit[]): ReadonlySet<number> {
  const wrong = digit.filter(({ sah }) => !sah).map(({ nama }) => nama)
  const counted = wrong.length > 1 ? wrong.filter((nama) => nama !== 'gabungan') : wrong
  const places = counted.flatMap((nama) => {
    const { at, covers } = DIGITS[nama]
    return [at, ...covers.flatMap(([from, to]) => Array.from({ length: to - from }, (_, nth) => from + nth))]
  })
  return new Set(places)
}

const STATE = /^(?:[A-Z]{3}|[A-Z]{2}<|[A-Z]<<)$/
/** Surname, then `<<` and given names where there are any, words apart by one `<`, fillers to the end. */
const NAMES = /^[A-Z]+(?:<[A-Z]+)*(?:<<[A-Z]+(?:<[A-Z]+)*)?<*$/
const PASSPORT_NUMBER = /^[A-Z0-9]/
const SIX_DIGITS = /^\d{6}$/
/** An issuer who does not know the day, the month or the year of a birth leaves fillers (part 3, section 4.8). */
const PARTLY_UNKNOWN = /^(?:\d{2}(?:0[1-9]|1[0-2])<<|\d{2}<<<<|<{6})$/
const SEXES: Readonly<Record<string, 'L' | 'P' | null>> = { M: 'L', F: 'P', '<': null }

const unpadded = (part: string) => part.replace(/<+$/, '')
/** Fillers, however many stand together, are one blank. */
const unfilled = (part: string) => unpadded(part).replace(/<+/g, ' ').trim()

/**
 * Reads and checks the zone of a passport. `today` (`YYYY-MM-DD`) settles the centuries, which the zone does not write:
 * of a birth it is the latest in which the day exists and is not to come; of an expiry the one nearest to today, since
 * passports are valid for ten years at most.
 */
export function readMrz({ baris1, baris2 }: MrzLines, today: string): Mrz {
  const part = (name: keyof typeof MRZ_PARTS) => baris2.slice(...MRZ_PARTS[name])
  const digit = MRZ_DIGITS.map((nama) => readDigit(baris2, nama))
  const negara = baris1.slice(2, 5)
  const names = baris1.slice(5)
  const [surname = '', ...given] = unpadded(names).split('<<')
  const tgl_lahir = birthOf(part('tgl_lahir'), today)
  const tgl_habis = expiryOf(part('tgl_habis'), today)
  const isBirthOpen = PARTLY_UNKNOWN.test(part('tgl_lahir'))
  const sex = SEXES[part('jenis_kelamin')]

  const wrong = [
    ...digit.filter(({ sah }) => !sah).map(digitText),
    !/^P[A-Z<]/.test(baris1) && 'Baris 1 tidak dimulai dengan P, jadi ini bukan MRZ paspor.',
    !STATE.test(negara) && 'Kode negara penerbit di baris 1 (karakter ke-3 sampai ke-5) bukan huruf.',
    !NAMES.test(names) && namesText(names),
    !PASSPORT_NUMBER.test(baris2) && 'Nomor paspor di awal baris 2 kosong.',
    !STATE.test(part('kewarganegaraan')) &&
      'Kode kewarganegaraan di baris 2 (karakter ke-11 sampai ke-13) bukan huruf.',
    !tgl_lahir && !isBirthOpen && 'Tanggal lahir di baris 2 (karakter ke-14 sampai ke-19) bukan tanggal.',
    sex === undefined && 'Jenis kelamin di baris 2 (karakter ke-21) bukan M, F, atau tanda <.',
    !tgl_habis && 'Tanggal habis berlaku di baris 2 (karakter ke-22 sampai ke-27) bukan tanggal.',
  ].filter((said) => said !== false)
  const doubtful = [
    negara !== part('kewarganegaraan') &&
      `Negara penerbit ${unfilled(negara)} dan kewarganegaraan ${unfilled(part('kewarganegaraan'))} berbeda: cocokkan dengan paspor.`,
    !names.endsWith('<') && 'Nama memenuhi barisnya, jadi mungkin terpotong: salin dari halaman foto.',
    isBirthOpen && 'Paspor ini tidak memuat tanggal lahir yang lengkap.',
  ].filter((said) => said !== false)

  return {
    sah: wrong.length === 0,
    ...(wrong.length > 0 && { alasan: wrong.join(' ') }),
    ...(doubtful.length > 0 && { peringatan: doubtful.join(' ') }),
    digit,
    nama_keluarga: unfilled(surname),
    nama_depan: unfilled(given.join('<')),
    no_paspor: unfilled(part('no_paspor')),
    negara: unfilled(negara),
    tgl_lahir,
    jenis_kelamin: sex ?? null,
    tgl_habis,
  }
}

function digitText({ nama, diharapkan, terbaca }: MrzDigit): string {
  return `Digit periksa ${MRZ_DIGIT_WORDS[nama]} terbaca ${terbaca}, seharusnya ${diharapkan}.`
}

function namesText(names: string): string {
  const number = /\d/.exec(names)
  if (number) return `Nama di baris 1 memuat angka (karakter ke-${number.index + 6}).`
  if (names.startsWith('<')) return 'Nama di baris 1 tidak dimulai dengan huruf.'
  return 'Nama di baris 1 terputus oleh tanda < yang berlebih.'
}

/** Returns the day `YYMMDD` of each century around that of `today`, as far as it exists, the latest first. */
function daysOf(part: string, today: string): string[] {
  if (!SIX_DIGITS.test(part)) return []
  const rest = `${part.slice(0, 2)}-${part.slice(2, 4)}-${part.slice(4)}`
  const century = Number(today.slice(0, 2))
  return [century + 1, century, century - 1].map((each) => `${each}${rest}`).filter(isTanggal)
}

function birthOf(part: string, today: string): string | null {
  return daysOf(part, today).find((day) => day <= today) ?? null
}

function expiryOf(part: string, today: string): string | null {
  const year = Number(today.slice(0, 4))
  const distance = (day: string) => Math.abs(Number(day.slice(0, 4)) - year)
  const [nearest = null] = daysOf(part, today).sort((one, other) => distance(one) - distance(other))
  return nearest
}
