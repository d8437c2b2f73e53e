import { isTyped } from './plain-text.ts'
import { APOSTROPHES, plainSigns } from './tidy.ts'

/*
 * Apart from `text.ts`: a page that searches in the browser would load the schema library with it.
 */

/** Letters that no accent makes of another, as who has them on no keyboard writes them. */
const LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ȷ: 'j',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'ng',
  ĸ: 'k',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ə: 'e',
  ɛ: 'e',
  ɨ: 'i',
  ƙ: 'k',
  ɓ: 'b',
  ɗ: 'd',
  ƴ: 'y',
}
const OTHER_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/** Letters without accents, in lower case and of the Latin alphabet's 26: `Dağı`, `Øresund`, `Straße` are `dagi`, `oresund`, `strasse`. */
export function foldLetters(value: string): string {
  return value
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(OTHER_LETTERS, (letter) => LETTERS[letter] ?? letter)
}

/** Folds case, accents, apostrophes, dashes and digits, for search: "Umrah Plus Türkiye" is found by "turkiye". */
export function foldText(value: string): string {
  // Most texts are so, and an office's list folds thousands for one answer.
  if (isTyped(value)) return value.replace(APOSTROPHES, '').toLowerCase()
  return foldLetters(plainSigns(value).replace(APOSTROPHES, ''))
}
