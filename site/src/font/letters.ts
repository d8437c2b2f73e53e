/*
 * The brand's typeface comes in two files: the letters that nearly every Indonesian page has, small enough for one
 * round trip, and the publisher's whole file for the page that has an é or a ü.
 */

type Range = [first: number, last: number]

/** The code points of the small font file, which every page loads: ASCII, but for signs that hardly any page has. */
export const CORE: Range[] = [
  [0x20, 0x23],
  [0x25, 0x3b],
  [0x3d, 0x3d],
  [0x3f, 0x5b],
  [0x5d, 0x5d],
  [0x5f, 0x5f],
  [0x61, 0x7a],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x203a, 0x203a],
]

/**
 * The code points of the publisher's file beyond the small one: letters of names and transliterations. Every page
 * carries this list, so rare signs are left to the phone. The two must not overlap, or a browser fetches both.
 */
export const REST: Range[] = [
  [0x24, 0x24],
  [0x3c, 0x3c],
  [0x3e, 0x3e],
  [0x7b, 0x7e],
  [0xa1, 0xa8],
  [0xaa, 0xb6],
  [0xb8, 0xd6],
  [0xd8, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
]

/** The lightest and boldest weights in the styles. */
export const WEIGHTS = { min: 400, max: 800 }

/**
 * The OpenType features of the small file: what a browser applies by itself to these letters, and figures of one width,
 * which the styles ask for. All others bring a second drawing of many letters, a tenth of the file.
 */
export const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'tnum'] as const

/** Formats ranges for CSS: `U+20-7e,U+a0`. */
export function unicodeRange(ranges: Range[]): string {
  const hex = (point: number) => point.toString(16)
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(',')
}

/** Returns every letter of the ranges, in order. */
export function letters(ranges: Range[]): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => first + step))
    .map((point) => String.fromCodePoint(point))
    .join('')
}
