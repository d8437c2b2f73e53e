import fc from 'fast-check'
import { addDays } from '../../platform/format/tanggal.ts'
import { checkDigit } from './mrz.ts'
import { MRZ_LENGTH, type MrzLines } from './mrz-lines.ts'

/** A made-up passport; days are `YYMMDD`. */
export interface MadeUpPassport {
  nama: string
  no_paspor: string
  negara: string
  tgl_lahir: string
  jenis_kelamin: string
  tgl_habis: string
  nomor_pribadi: string
  /** The digit behind the personal number, which issuers without one may leave a filler. */
  digit_pribadi?: string
}

/** A pilgrim that does not exist. */
export const SITI: MadeUpPassport = {
  nama: 'RAHMAWATI<<SITI<NUR',
  no_paspor: 'X1234567',
  negara: 'IDN',
  tgl_lahir: '900701',
  jenis_kelamin: 'F',
  tgl_habis: '330305',
  nomor_pribadi: '',
}

const pad = (part: string, length: number) => part.padEnd(length, '<').slice(0, length)
const checked = (part: string) => part + checkDigit(part)

/** Writes the zone of a made-up passport, with its five digits right. */
export function mrzOf(passport: MadeUpPassport): MrzLines {
  const negara = pad(passport.negara, 3)
  const number = checked(pad(passport.no_paspor, 9))
  const birth = checked(passport.tgl_lahir)
  const personal = pad(passport.nomor_pribadi, 14)
  const dated = checked(passport.tgl_habis) + personal + (passport.digit_pribadi ?? checkDigit(personal))
  return {
    baris1: pad(`P<${negara}${passport.nama}`, MRZ_LENGTH),
    baris2: `${number}${negara}${birth}${passport.jenis_kelamin}${dated}${checkDigit(number + birth + dated)}`,
  }
}

const signs = (unit: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...unit), minLength, maxLength })
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const word = signs(LETTERS, 1, 9)
const words = fc.array(word, { minLength: 1, maxLength: 2 }).map((each) => each.join('<'))
const day = (from: string, days: number) =>
  fc.integer({ min: 0, max: days }).map((after) => addDays(from, after).slice(2).replaceAll('-', ''))

/** Made-up passports, each of a valid form. */
export const passportArbitrary: fc.Arbitrary<MadeUpPassport> = fc.record({
  nama: fc.tuple(words, fc.option(words, { nil: '' })).map((names) => names.filter(Boolean).join('<<')),
  no_paspor: signs(`${LETTERS}0123456789`, 1, 9),
  negara: fc.constantFrom('IDN', 'UTO', 'D', 'MYS'),
  tgl_lahir: day('1930-01-01', 35_000),
  jenis_kelamin: fc.constantFrom('M', 'F', '<'),
  tgl_habis: day('2020-01-01', 5_000),
  nomor_pribadi: fc.oneof(fc.constant(''), signs(`${LETTERS}0123456789`, 1, 14)),
})
