import { guarded } from './write-csv.ts'

/*
 * Excel silently cuts a cell at so many letters. A longer list is written into several columns, `itineraris`,
 * `itineraris_2`, which an import joins again; a cell of exactly that length was cut.
 */

/** The longest text of an Excel cell, in UTF-16 units. */
export const LONGEST_CELL = 32_767

/** The error for a cell that Excel may have cut. */
export const CUT_CELL = `Sel ini persis ${LONGEST_CELL.toLocaleString('id-ID')} huruf, batas Excel, jadi akhirnya mungkin terpotong. Ekspor lagi: daftar yang panjang dibagi ke beberapa kolom.`
/** The error for a list whose end is missing. */
export const LOST_END =
  'Akhir daftar di sel ini hilang, mungkin terpotong aplikasi lembar kerja. Ekspor lagi, lalu ulangi perubahan Anda.'

/** Tells whether a cell, as it stands in the file, has exactly the length at which Excel cuts. */
export function isCutCell(raw: string): boolean {
  if (raw.length < LONGEST_CELL) return false
  return raw.length === LONGEST_CELL || raw.replace(/\r\n?/g, '\n').length === LONGEST_CELL
}

/**
 * Splits the lines of a cell into parts that fit an Excel cell, formula guards included. A line that is longer by
 * itself stays whole.
 */
export function cellParts(text: string): string[] {
  if (guarded(text).length < LONGEST_CELL) return [text]
  const parts: string[] = []
  let part: string[] = []
  let length = 0
  for (const line of text.split('\n')) {
    // A line that begins a cell is guarded there.
    const size = guarded(`\n${line}`).length + 1
    if (part.length > 0 && length + size >= LONGEST_CELL) {
      parts.push(part.join('\n'))
      part = []
      length = 0
    }
    part.push(line)
    length += size
  }
  return [...parts, part.join('\n')]
}

/** Returns the name of the column that holds the nth part of a list, counted from 0. */
export const partColumn = (kolom: string, nth: number): string => (nth === 0 ? kolom : `${kolom}_${nth + 1}`)

/** Parses a head into a column and the number of its part, counted from 0; null if it names no part. */
export function partOf(head: string): { kolom: string; nth: number } | null {
  const [, kolom = '', number = ''] = /^([a-z_]{2,40})_(\d{1,3})$/.exec(head) ?? []
  const nth = Number(number) - 1
  return kolom !== '' && nth > 0 ? { kolom, nth } : null
}

/**
 * Tells whether a list lost its end: the rest is its beginning and breaks off within a line that others follow, or
 * where Excel cuts.
 */
export function hasLostEnd(before: string, text: string): boolean {
  if (text.length === 0 || text.length >= before.length || !before.startsWith(text)) return false
  const lost = before.slice(text.length)
  return guarded(before).length >= LONGEST_CELL || lost.indexOf('\n') > 0
}
