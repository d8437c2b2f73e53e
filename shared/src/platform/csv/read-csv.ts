import { CsvError, parse } from 'csv-parse'
import { letOthers } from '../let-others.ts'
import { isCutCell } from './cut-cell.ts'
import { BOM, unguarded } from './write-csv.ts'

/**
 * The result of reading CSV: rows of cells with the heads first, and the first cells that hold a formula instead of its
 * value or that Excel may have cut (positions counted from 0); or the error with the row that it is in.
 */
export type CsvRead =
  | { rows: string[][]; rumus: Place[]; terpotong: Place[] }
  | { masalah: string; baris: number }

/** Excel's own line before the heads, which its sheets do not show. */
const SEPARATOR_LINE = /^sep=([;,\t])\r?\n/i
/** Separators between cells. */
export const SEPARATORS = [';', ',', '\t'] as const
/** Heads are short: behind this much of a first line nothing else is looked for. */
const LONGEST_HEAD = 10_000
/** The letters that are parsed before others get their turn. */
const SLICE = 32 * 1024
/**
 * The largest number of cells read, far more than the largest sheet of ours has, with empty columns that a spreadsheet
 * adds.
 */
const MOST_CELLS = 400_000

/** Facts of a file that its first line does not tell. */
export interface CsvKind {
  /** The separator where the first line has no heads, which a line `sep=` in the file overrules. */
  separator?: (typeof SEPARATORS)[number]
  /** The most cells that are read. */
  mostCells?: number
}

/**
 * Reads CSV as spreadsheets write it: with commas, semicolons or tabs, any line end, line breaks and quotes within
 * cells. It removes the apostrophes with which `csvText` guards formulas. It reads at most `most` rows after the heads,
 * in slices, so that other work has its turn.
 * @param tooMany the error for more rows
 */
export async function readCsv(
  text: string,
  most: number,
  tooMany = `Paling banyak ${most.toLocaleString('id-ID')} baris dalam satu berkas.`,
  { separator, mostCells = MOST_CELLS }: CsvKind = {},
): Promise<CsvRead> {
  const marked = text.startsWith(BOM) ? text.slice(1) : text
  const said = SEPARATOR_LINE.exec(marked)
  const bare = said ? marked.slice(said[0].length) : marked
  if (bare.trim() === '') return { masalah: 'Berkas ini kosong.', baris: 1 }
  const delimiter = said?.[1] ?? separator ?? separatorOf(bare)
  const fullRow = rowOfTooManyCells(bare, delimiter, most, mostCells)
  if (fullRow !== null)
    return {
      masalah: 'Berkas ini punya terlalu banyak sel. Hapus kolom dan baris yang kosong.',
      baris: fullRow,
    }
  try {
    const rows = await parsed(bare, delimiter, most + 2)
    if (rows.length > most + 1)
      return {
        masalah: tooMany,
        baris: most + 2,
      }
    return { rows: rows.map((row) => row.map(unguarded)), rumus: rumusOf(rows), terpotong: cutOf(rows) }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { masalah: WORDS.get(error.code) ?? 'Berkas ini tidak terbaca sebagai CSV.', baris: rowOf(error) }
  }
}

/** The first rows of a text, parsed slice by slice. @throws CsvError */
async function parsed(text: string, delimiter: string, to: number): Promise<string[][]> {
  const rows: string[][] = []
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    to,
    on_record: (row: string[]) => void rows.push(row),
  })
  const ended = new Promise<void>((done, fail) => {
    parser.on('end', done).on('close', done).on('error', fail).resume()
  })
  // It is awaited at the end; what fails before then is no fault that nobody takes.
  ended.catch(() => {})
  for (let at = 0; at < text.length && !parser.writableEnded && !parser.destroyed; at += SLICE) {
    if (at > 0) await letOthers()
    parser.write(text.slice(at, at + SLICE))
  }
  if (!parser.writableEnded) parser.end()
  await ended
  return rows
}

interface Place {
  row: number
  cell: number
}

const MOST_RUMUS = 50

/** Cells that Excel may have cut. */
function cutOf(rows: readonly (readonly string[])[]): Place[] {
  return rows.flatMap((cells, row) => cells.flatMap((text, cell) => (isCutCell(text) ? [{ row, cell }] : [])))
}

/**
 * Cells of a sheet that was saved while it showed its formulas. A text of ours that begins so has an apostrophe before
 * it.
 */
function rumusOf(rows: readonly (readonly string[])[]): Place[] {
  const found: Place[] = []
  for (const [row, cells] of rows.entries())
    for (const [cell, text] of cells.entries()) {
      if (!/^\s*=/.test(text)) continue
      found.push({ row, cell })
      if (found.length === MOST_RUMUS) return found
    }
  return found
}

const WORDS = new Map([
  ['CSV_QUOTE_NOT_CLOSED', 'Ada tanda kutip (") yang dibuka tetapi tidak ditutup.'],
  [
    'CSV_INVALID_CLOSING_QUOTE',
    'Ada huruf di belakang tanda kutip (") penutup. Tulis kutip di dalam sel dua kali: "".',
  ],
  [
    'INVALID_OPENING_QUOTE',
    'Ada tanda kutip (") di tengah sel. Apit sel itu dengan kutip, dan tulis kutip di dalamnya dua kali: "".',
  ],
])

/**
 * Returns the row with more cells than anybody fills; null if there is none. It counts before the parser, which five
 * million separators keep busy for seconds, and takes quotes as the parser does, up to where that refuses the text.
 */
function rowOfTooManyCells(text: string, separator: string, most: number, mostCells: number): number | null {
  const sign = separator.charCodeAt(0)
  let isQuoted = false
  let cells = 0
  let row = 1
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (code === LINE_END) row += 1
    else if (code === sign) cells += 1
    if (cells > mostCells) return row
    if (row > most + 2) return null
  }
  return null
}
const QUOTE = 34
const LINE_END = 10

/** The row of the sheet; rows before it have been read. */
function rowOf(error: CsvError): number {
  const { records } = error
  return typeof records === 'number' ? records + 1 : 1
}

/** The sign that tears the heads into the most pieces; quoted ones are none. */
function separatorOf(text: string): string {
  const [line = ''] = text.slice(0, LONGEST_HEAD).split(/[\r\n]/, 1)
  const bare = line.replace(/"[^"]*"/g, '')
  const [best = ';'] = [...SEPARATORS].sort((a, b) => bare.split(b).length - bare.split(a).length)
  return best
}
