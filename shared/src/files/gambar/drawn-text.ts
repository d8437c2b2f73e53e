/*
 * Pictures with words (shared pictures, posters, flyers) are drawn with the brand's typeface, whose letters lie in
 * several files. A letter that none of them has would be drawn as an empty box.
 */

const FAMILY = 'Jakarta'

/** Files of the typeface, the most common letters first. */
export const TYPE_PARTS = ['latin', 'latin-ext', 'vietnamese'] as const
export type TypePart = (typeof TYPE_PARTS)[number]

/** Returns the font family of a file. */
export const typeFamily = (part: TypePart): string => (part === 'latin' ? FAMILY : `${FAMILY} ${part}`)
/** The font families in order; each serves letters that those before lack. */
export const TYPE_FAMILIES = TYPE_PARTS.map(typeFamily).join(', ')
/** Returns the path of a file in `@fontsource/plus-jakarta-sans`. */
export const typeFile = (part: TypePart, weight: number): string =>
  `files/plus-jakarta-sans-${part}-${weight}-normal.woff`

/** Matches signs that the font files lack; line ends are left out. */
const NOT_DRAWN =
  /[^\n\x20-\x7e\xa0-\xac\xae-\u0148\u014a-\u017e\u018f\u0192\u01a0-\u01a1\u01af-\u01b0\u01c4-\u01cc\u01e6-\u01e7\u01ea-\u01eb\u01fa-\u021b\u022a-\u022d\u0230-\u0233\u0237\u0259\u02c6-\u02c7\u02da\u02dc-\u02dd\u1e08-\u1e09\u1e0c-\u1e0f\u1e14-\u1e17\u1e1c-\u1e1d\u1e20-\u1e21\u1e24-\u1e25\u1e2a-\u1e2b\u1e2e-\u1e2f\u1e36-\u1e37\u1e3a-\u1e3b\u1e42-\u1e49\u1e4c-\u1e53\u1e5a-\u1e5b\u1e5e-\u1e69\u1e6c-\u1e6f\u1e78-\u1e7b\u1e80-\u1e85\u1e8e-\u1e8f\u1e92-\u1e93\u1e97\u1e9e\u1ea0-\u1ef9\u2013-\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032-\u2033\u2039-\u203a\u2044\u20a1\u20a3-\u20a4\u20a6-\u20ae\u20b1-\u20b5\u20b8-\u20ba\u20bc-\u20bf\u2113\u2122\u2191\u2193\u2212\u2215]/g

/**
 * Returns a text that can be drawn: letters that the typeface lacks are left out, and separate accents joined where
 * possible.
 */
export function drawnText(text: string): string {
  const drawn = text
    .normalize('NFC')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\u2000-\u200a\u202f\u3000\t]/g, ' ')
    .replace(NOT_DRAWN, '')
  return drawn === text ? text : drawn.replace(/ {2,}/g, ' ').trim()
}
