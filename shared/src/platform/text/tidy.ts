import { plainText } from './plain-text.ts'

/*
 * Normal forms of everything that comes in, by whatever way: forms, calls, sheets, searches, settings. Three steps,
 * each including the one before: `plainText` for long texts, `tidyLine` for names and other lines, `tidyTyped` for what
 * is read character by character.
 */

/** Spaces of every width, and fillers that look like one. */
const SPACES = /[\u00a0\u115f\u1160\u1680\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]/g
/** Unicode's own ends of a line and a paragraph, which no keyboard types. */
const SEPARATORS = /[\u2028\u2029]/g
/** Matches line ends of any system and tabs, which a single line shows as one blank. */
const BREAKS = /[\t\r\n\v\f\x85\u2028\u2029]+/g
/** Hyphens that do not break, and the minus; the longer dashes are signs of their own. */
const HYPHENS = /[\u2010\u2011\u2212\ufe63]/g
/** Matches full-width letters, digits and signs of East Asian keyboards. */
const WIDE = /[\uff01-\uff5e]/g
const WIDE_FROM = 0xfee0
const DIRECTION = /[\u061c\u200e\u200f]/g
const DASHES = /\p{Pd}/gu
/** Digits of Arabic keyboards, as in Saudi Arabia and as in Iran and Pakistan. */
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
const APOSTROPHE_SIGNS = "'`´‘’‛ʹʻʼʽʾʿˈ′‵ꞌ"
/** Matches every character that keyboards and word processors write for an apostrophe. */
export const APOSTROPHES = new RegExp(`[${APOSTROPHE_SIGNS}]`, 'g')
/** Matches characters of a line that show nothing. */
const NOTHING = /[\s\p{M}\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu

/**
 * Returns a name or another line as it is stored: without invisible characters and line ends, with single spaces and
 * one kind of hyphen; letters, apostrophes and dashes as typed.
 */
export function tidyLine(value: string): string {
  return plainLines(value.replace(BREAKS, ' '))
}

/** Unifies the spaces, hyphens and wide signs of a text whose lines stay lines. */
function plainLines(value: string): string {
  return plainText(value.replace(SEPARATORS, ' '))
    .replace(DIRECTION, '')
    .replace(SPACES, ' ')
    .replace(HYPHENS, '-')
    .replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE_FROM))
}

/** Unifies digits, dashes, apostrophes and spaces; lines stay lines. */
export function plainSigns(value: string): string {
  return plainLines(value)
    .replace(UNSEEN, '')
    .replace(DASHES, '-')
    .replace(APOSTROPHES, "'")
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) % 16))
}

/** Tidies a typed number, day, phone, address or code with `plainSigns`, and trims it. */
export function tidyTyped(value: string): string {
  return plainSigns(value).trim()
}

/** The longest name, title or label, in UTF-16 units; longer texts have paragraphs. */
const LINE_MAX = 300

/** Tells whether a text of at most `max` UTF-16 units is one line, as any as short as a name is. */
export const isLineLong = (max: number): boolean => max <= LINE_MAX

/** Returns a text of at most `max` UTF-16 units as it is stored, on one line or several; a blank one is empty. */
export function tidyText(value: string, max: number, isLine = isLineLong(max)): string {
  const text = (isLine ? tidyLine(value) : plainText(value)).trim()
  return isBlank(text) ? '' : text
}

/** Tells whether nothing of a text is visible. */
export function isBlank(value: string): boolean {
  return value.replace(NOTHING, '') === ''
}
