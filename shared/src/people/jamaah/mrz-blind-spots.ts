import { isFillers, MRZ_DIGIT_WORDS, MRZ_PARTS, mrzValue } from './mrz.ts'
import type { MrzLines } from './mrz-lines.ts'

/*
 * Misreadings that no check digit of a passport's zone can find: parts without a digit, and characters of one value
 * modulo 10, such as `0` for `A` or `B` for `1`. Whoever checks a passport looks at these with their own eyes.
 */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SIGNS = `0123456789${LETTERS}<`

export interface BlindSpot {
  baris: 1 | 2
  /** The place in its line, from 1 to 44. */
  karakter: number
  terbaca: string
  /** The characters that may stand there in the passport instead, though everything is `sah`. */
  mungkin: string
}

/** Returns the other characters of the same value modulo 10, digits first: `GQ` for `6`, `0AKU` for `<`. */
export function signsAlike(sign: string): string {
  return [...SIGNS].filter((each) => each !== sign && mrzValue(each) % 10 === mrzValue(sign) % 10).join('')
}

const others = (signs: string, sign: string) => signs.replaceAll(sign, '')

/** Returns the places of a zone that is `sah` where a wrong character passes unseen, with those that would. */
export function blindSpots({ baris1, baris2 }: MrzLines): BlindSpot[] {
  // Its first letter is always `P`.
  const first = [...baris1].map((terbaca, at) => ({
    baris: 1 as const,
    karakter: at + 1,
    terbaca,
    mungkin: at === 0 ? '' : others(`${LETTERS}<`, terbaca),
  }))
  const second = [...baris2].map((terbaca, at) => ({
    baris: 2 as const,
    karakter: at + 1,
    terbaca,
    mungkin: unseenInSecond(baris2, at, terbaca),
  }))
  return [...first, ...second].filter(({ mungkin }) => mungkin !== '')
}

const isWithin = (at: number, [from, to]: readonly [number, number]) => at >= from && at < to

function unseenInSecond(baris2: string, at: number, sign: string): string {
  const { no_paspor, kewarganegaraan, jenis_kelamin, nomor_pribadi } = MRZ_PARTS
  if (isWithin(at, kewarganegaraan)) return others(`${LETTERS}<`, sign)
  if (isWithin(at, jenis_kelamin)) return others('MF<', sign)
  // A number never begins with a filler.
  if (isWithin(at, no_paspor)) return at === 0 ? others(signsAlike(sign), '<') : signsAlike(sign)
  const isUnnumbered = isFillers(baris2.slice(...nomor_pribadi))
  const digit = baris2.charAt(nomor_pribadi[1])
  // A filler in the digit's place says that there is no number: any character before it would be seen.
  if (isWithin(at, nomor_pribadi)) return digit === '<' ? '' : signsAlike(sign)
  // Letters are no dates and no check digits, and two digits differ modulo 10.
  return at === nomor_pribadi[1] && isUnnumbered ? others('0<', sign) : ''
}

/**
 * Says in sentences what of a zone that is `sah` people have to compare with the passport themselves: first the parts
 * without a digit, then each character of the passport's number that could be another of the same value. The personal
 * number stays out, since nothing takes it over.
 */
export function explainBlindSpots(lines: MrzLines): string[] {
  const numbers = blindSpots(lines).filter(
    ({ baris, karakter }) => baris === 2 && isWithin(karakter - 1, MRZ_PARTS.no_paspor),
  )
  return [
    'Nama, negara, kewarganegaraan, dan jenis kelamin tidak punya digit periksa: cocokkan dengan halaman foto.',
    ...numbers
      .filter(({ terbaca }) => terbaca !== '<')
      .map(
        ({ karakter, terbaca, mungkin }) =>
          `Karakter ke-${karakter} ${MRZ_DIGIT_WORDS.no_paspor} terbaca ${terbaca}; digit periksanya tetap benar seandainya ${[...mungkin].join(' atau ')}.`,
      ),
  ]
}
