import { isTyped } from './plain-text.ts'
import { APOSTROPHES, plainSigns } from './tidy.ts'

/* Kept apart from `text.ts`, with which a page that searches in the browser would load the schema library. */

/** Letters that are no accented form of another, by the plain letters that people type for them. */
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

/** Folds letters to the lower case of the 26 Latin ones: `Dağı`, `Øresund`, `Straße` → `dagi`, `oresund`, `strasse`. */
export function foldLetters(value: string): string {
  return value
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(OTHER_LETTERS, (letter) => LETTERS[letter] ?? letter)
}

/** Folds case, accents, apostrophes, dashes and digits for search: "turkiye" finds "Umrah Plus Türkiye". */
export function foldText(value: string): string {
  // Most texts are so, and an office's list folds thousands for one answer.
  if (isTyped(value)) return value.replace(APOSTROPHES, '').toLowerCase()
  return foldLetters(plainSigns(value).replace(APOSTROPHES, ''))
}
