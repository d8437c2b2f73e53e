/* The one way in which the house writes CSV: for spreadsheets with Indonesian settings, and so that `read-csv.ts` reads it back to the letter. */

/** What stands before a text that is UTF-8; spreadsheets need it. */
export const BOM = '\uFEFF'

/** A spreadsheet runs a text that begins like a formula, in the signs of East Asian keyboards as well. */
const FORMULA_SIGN = '[=+\\-@＝＋－＠|%]'
/** Apostrophes of the text's own stand before ours, so that each is taken off once. */
const BEGINS_FORMULA = new RegExp(`^'*\\s*(?:${FORMULA_SIGN}|[\\t\\r])`)
/** Where a spreadsheet expects commas our quotes hold nothing together: it tears a text at these, and each piece may be a formula. */
const BLANKS = '[^\\S\\t\\r\\n]*'
/** White space stands once where no quote parts it: two runs side by side would be tried in every way they can be cut. */
const PIECE = `(?='*${BLANKS}(?:"+${BLANKS})?${FORMULA_SIGN})`
const BEFORE_PIECE = new RegExp(`[,\\t\\r\\n]${PIECE}`, 'g')
const GUARDED_PIECE = new RegExp(`([,\\t\\r\\n])'${PIECE}`, 'g')

/** A text that no spreadsheet runs: an apostrophe keeps it text wherever a formula could begin. */
export function guarded(text: string): string {
  return `${BEGINS_FORMULA.test(text) ? "'" : ''}${text.replace(BEFORE_PIECE, "$&'")}`
}

/** The text that was guarded; any other comes back unchanged. */
export function unguarded(text: string): string {
  const whole = text.replace(GUARDED_PIECE, '$1')
  return whole.startsWith("'") && BEGINS_FORMULA.test(whole.slice(1)) ? whole.slice(1) : whole
}

function cell(value: string | number | null): string {
  return `"${guarded(String(value ?? '')).replaceAll('"', '""')}"`
}

/** Rows as a spreadsheet reads them: UTF-8 with a mark, semicolons as Indonesian settings expect. */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  return `${BOM}${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}
