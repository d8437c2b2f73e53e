/*
 * The one CSV format of the product: for spreadsheets with Indonesian settings, and such that `read-csv.ts` reads back
 * every character.
 */

/** The byte order mark, by which spreadsheets recognise UTF-8. */
export const BOM = '\uFEFF'

/** A spreadsheet runs a text that begins like a formula, in the signs of East Asian keyboards as well. */
const FORMULA_SIGN = '[=+\\-@＝＋－＠|%]'
/** Apostrophes of the text's own stand before ours, so that each is taken off once. */
const BEGINS_FORMULA = new RegExp(`^'*\\s*(?:${FORMULA_SIGN}|[\\t\\r])`)
/** Characters at which a spreadsheet that expects commas splits a text, despite quotes; each piece may be a formula. */
const BLANKS = '[^\\S\\t\\r\\n]*'
/**
 * White space stands once where no quote parts it: two runs side by side would be tried in every way they can be cut.
 */
const PIECE = `(?='*${BLANKS}(?:"+${BLANKS})?${FORMULA_SIGN})`
const BEFORE_PIECE = new RegExp(`[,\\t\\r\\n]${PIECE}`, 'g')
const GUARDED_PIECE = new RegExp(`([,\\t\\r\\n])'${PIECE}`, 'g')

/**
 * Guards a text against formula injection: an apostrophe keeps it text wherever a spreadsheet could begin a formula.
 */
export function guarded(text: string): string {
  return `${BEGINS_FORMULA.test(text) ? "'" : ''}${text.replace(BEFORE_PIECE, "$&'")}`
}

/** Removes the guards of `guarded`; any other text comes back unchanged. */
export function unguarded(text: string): string {
  const whole = text.replace(GUARDED_PIECE, '$1')
  return whole.startsWith("'") && BEGINS_FORMULA.test(whole.slice(1)) ? whole.slice(1) : whole
}

type Cell = string | number | null

/** A number is no formula: one below zero stays a number that a spreadsheet can add. */
function cell(value: Cell): string {
  return typeof value === 'number' ? `"${value}"` : `"${guarded(value ?? '').replaceAll('"', '""')}"`
}

/** Writes a row of CSV, semicolons between its cells as Indonesian settings expect, with the end of its line. */
export const csvRow = (row: readonly Cell[]): string => `${row.map(cell).join(';')}\r\n`

/** Writes rows as CSV: UTF-8 with a byte order mark. */
export const csvText = (rows: readonly (readonly Cell[])[]): string => `${BOM}${rows.map(csvRow).join('')}`
