/* Cells as the markup of a sheet writes them. */

/** Characters that XML 1.0 cannot hold. */
const UNWRITABLE = /[\p{Surrogate}\uFFFE\uFFFF]|(?![\t\n\r])\p{Cc}/gu
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Returns a text as markup holds it. */
export const escapedText = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? '&quot;')

/** Spreadsheets read `_x0041_` in a cell as a letter: what was typed so stays what was typed. */
const unread = (text: string) => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')

/** Returns the letters of a column, counted from 0: `AB` for 27. */
export const lettersOf = (nth: number): string =>
  nth < 26 ? String.fromCharCode(65 + nth) : lettersOf(Math.floor(nth / 26) - 1) + lettersOf(nth % 26)

/** A cell's place, its format, and the prefix that the sheet's tags have. */
interface CellAt {
  reference: string
  style?: number | undefined
  prefix?: string
}

const opened = ({ reference, style, prefix = '' }: CellAt) =>
  `<${prefix}c r="${reference}"${style ? ` s="${style}"` : ''}`

/** Writes a cell of text, which no spreadsheet takes for a number or a formula. */
export function textCell(at: CellAt, text: string): string {
  const { prefix: p = '' } = at
  return `${opened(at)} t="inlineStr"><${p}is><${p}t xml:space="preserve">${escapedText(unread(text))}</${p}t></${p}is></${p}c>`
}

/** Writes a cell of a number, such as the serial number of a day. */
export function numberCell(at: CellAt, number: number): string {
  const { prefix: p = '' } = at
  return `${opened(at)}><${p}v>${number}</${p}v></${p}c>`
}

/** Writes a cell without a value. */
export const blankCell = (at: CellAt): string => `${opened(at)}/>`
