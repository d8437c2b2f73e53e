/* Ranges of cells as spreadsheets copy them: rows by lines, cells by tabs, quotes round what has either. */

/** The most that is read of a clipboard: letters, rows, and cells of a row. */
const MOST = { letters: 400_000, rows: 1_000, cells: 100 }

/** Reads a range out of a clipboard's text; null for one that is larger than any sheet of people. */
export function readTsv(text: string): string[][] | null {
  if (text.length > MOST.letters) return null
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const [cell, end] = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at)
    row.push(cell)
    const stop = text[end]
    if (stop === '\t') {
      at = end + 1
      // A tab at the very end is followed by one more, empty cell.
      if (at === text.length) row.push('')
      continue
    }
    at = stop === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1
    rows.push(row)
    row = []
    if (rows.length > MOST.rows) return null
  }
  if (row.length > 0) rows.push(row)
  return rows.some((cells) => cells.length > MOST.cells) ? null : rows
}

function plainCell(text: string, from: number): [string, number] {
  let end = from
  while (end < text.length && text[end] !== '\t' && text[end] !== '\n' && text[end] !== '\r') end += 1
  return [text.slice(from, end), end]
}

/** Reads a cell in quotes; one whose quotes do not close is a plain one. */
function quotedCell(text: string, from: number): [string, number] {
  let cell = ''
  let at = from + 1
  while (at < text.length) {
    const next = text.indexOf('"', at)
    if (next < 0) return plainCell(text, from)
    cell += text.slice(at, next)
    if (text[next + 1] !== '"') {
      const [rest, end] = plainCell(text, next + 1)
      return [cell + rest, end]
    }
    cell += '"'
    at = next + 2
  }
  return plainCell(text, from)
}

/** Writes a range as a clipboard's text. What would begin a formula elsewhere is a text in quotes there. */
export const writeTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(writeCell).join('\t')).join('\n')

const writeCell = (text: string): string =>
  /["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
