import { CUT_CELL, hasLostEnd, LOST_END, partOf } from '../../platform/csv/cut-cell.ts'
import { readCsv, SEPARATORS } from '../../platform/csv/read-csv.ts'
import { letOthers } from '../../platform/let-others.ts'
import { nearestTo } from '../../platform/text/near-text.ts'
import { tidyTyped } from '../../platform/text/tidy.ts'
import { isEmptyCell, readCell, writeCell } from './csv-cell.ts'
import { COPY_COLUMN, cellsOf, columnsOfSheet, isLines, type SheetNoun } from './sheet.ts'

/* Reads a sheet that somebody sends. Apart from `sheet.ts`, since it brings a parser. */

export interface SheetRow {
  /** The row's number as the spreadsheet counts it: the heads are 1. */
  baris: number
  /** The row's cells by column; columns that the sheet lacks are left out. */
  sel: ReadonlyMap<string, string>
}
export interface SheetError {
  baris: number
  /** The column; empty for the whole row or file. */
  kolom: string
  pesan: string
}

/** Rows that are looked at between the turns of others. */
const AT_ONCE = 50

/**
 * Reads the rows of a sheet, or returns its errors; empty rows are skipped. It works in slices, so that other work has
 * its turn.
 */
export async function readSheet(
  noun: SheetNoun,
  text: string,
  most: number,
): Promise<{ baris: SheetRow[]; galat: SheetError[] }> {
  const read = await readCsv(text, most)
  if ('masalah' in read) return { baris: [], galat: [{ baris: read.baris, kolom: '', pesan: read.masalah }] }
  const [heads = [], ...rows] = read.rows
  if (heads.length > MOST_HEADS) {
    const pesan = 'Berkas ini punya terlalu banyak kolom. Hapus kolom yang kosong.'
    return { baris: [], galat: [{ baris: 1, kolom: '', pesan }] }
  }
  const written = heads.map(nameOf)
  const { names, galat } = readHeads(noun, joinParts(noun, written, rows), rows)
  if (!names.some((name) => name !== '')) return { baris: [], galat }
  for (const { row, cell } of read.rumus) {
    const pesan = 'Sel ini berisi rumus. Salin nilainya saja (Tempel khusus, Nilai), lalu simpan lagi.'
    galat.push({ baris: row + 1, kolom: names[cell] ?? '', pesan })
  }
  for (const { row, cell } of read.terpotong)
    galat.push({ baris: row + 1, kolom: written[cell] ?? '', pesan: CUT_CELL })
  const baris: SheetRow[] = []
  for (const [at, cells] of rows.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await letOthers()
    if (cells.every((cell) => cell.trim() === '')) continue
    const over = cells.slice(names.length).some((cell) => cell.trim() !== '')
    if (over) galat.push({ baris: at + 2, kolom: '', pesan: 'Ada sel di luar kolom yang berjudul.' })
    if (isOtherwiseSeparated(cells, names.length)) {
      const pesan =
        'Kolom baris ini dipisahkan dengan tanda lain daripada judulnya. Pakai satu tanda untuk seluruh berkas.'
      galat.push({ baris: at + 2, kolom: '', pesan })
    }
    const named = names.map((name, nth) => [name, cells[nth] ?? ''] as const).filter(([name]) => name !== '')
    baris.push({ baris: at + 2, sel: new Map(named) })
  }
  if (baris.length === 0) galat.push({ baris: 2, kolom: '', pesan: 'Belum ada baris di bawah judul kolom.' })
  return { baris, galat }
}

/** Joins the parts of long lists in the cells of their columns; returns the heads without those of parts. */
function joinParts(noun: SheetNoun, names: readonly string[], rows: readonly string[][]): string[] {
  const known = columnsOfSheet(noun)
  const left = [...names]
  const parts = names
    .flatMap((name, at) => {
      const part = partOf(name)
      const field = part && known.get(part.kolom)
      const to = part ? names.indexOf(part.kolom) : -1
      return part && field && isLines(field) && to >= 0 ? [{ at, to, nth: part.nth }] : []
    })
    .sort((a, b) => a.nth - b.nth)
  for (const { at, to } of parts) {
    left[at] = ''
    for (const cells of rows) {
      const more = cells[at] ?? ''
      if (more.trim() !== '') cells[to] = `${(cells[to] ?? '').trimEnd()}\n${more}`
      if (at < cells.length) cells[at] = ''
    }
  }
  return left
}

/**
 * A row that came as one cell, which another separator tears into as many as there are heads: it is no name with commas
 * in it.
 */
function isOtherwiseSeparated(cells: readonly string[], heads: number): boolean {
  const [only = '', ...others] = cells
  return heads > 1 && others.length === 0 && SEPARATORS.some((sign) => hasPieces(only, sign, heads))
}

/** Tells whether a sign divides a text into at least `most` pieces, without making them. */
function hasPieces(text: string, sign: string, most: number): boolean {
  let at = -1
  for (let pieces = 1; pieces < most; pieces += 1) {
    at = text.indexOf(sign, at + 1)
    if (at < 0) return false
  }
  return true
}

/** The largest number of heads read, far more than any sheet of ours has, empty ones of a spreadsheet included. */
const MOST_HEADS = 1_000

/** The longest head that is read; no name of ours is longer. */
const LONGEST_NAME = 60
/** Returns a head as a column's name: `nama_paket` for `Nama Paket`. */
const nameOf = (head: string) =>
  tidyTyped(head.slice(0, LONGEST_NAME))
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

/**
 * Returns the column of each head, blank if unknown, and the errors of the heads. A head with a typing error counts as
 * the nearest known one, so that errors of its cells are reported at once; nothing is saved until it is mended.
 */
function readHeads(
  noun: SheetNoun,
  written: readonly string[],
  rows: readonly string[][],
): { names: string[]; galat: SheetError[] } {
  const known = columnsOfSheet(noun)
  const names = written.map((name, at) => (known.has(name) && written.indexOf(name) === at ? name : ''))
  const galat: SheetError[] = []
  for (const [at, kolom] of written.entries()) {
    if (names[at] !== '') continue
    if (kolom === '') {
      const holds = rows.some((cells) => (cells[at] ?? '').trim() !== '')
      if (holds) galat.push({ baris: 1, kolom, pesan: `Kolom ke-${at + 1} berisi tetapi tidak berjudul.` })
    } else if (known.has(kolom)) galat.push({ baris: 1, kolom, pesan: 'Kolom ini ada dua kali.' })
    else {
      const near = nearHead(kolom, known.keys())
      galat.push({ baris: 1, kolom, pesan: `Kolom ini tidak dikenal.${near ? ` Maksud Anda ${near}?` : ''}` })
      if (near && !names.includes(near)) names[at] = near
    }
  }
  if (names.some((name) => name !== '')) return { names, galat: galat.slice(0, MOST_HEAD_ERRORS) }
  if (written.some((name) => name.split(/[^a-z0-9_]+/).filter((part) => known.has(part)).length > 1)) {
    const pesan =
      'Kolom berkas ini dipisahkan dengan tanda lain. Simpan sebagai CSV dengan titik koma, koma, atau tab.'
    return { names, galat: [{ baris: 1, kolom: '', pesan }] }
  }
  const pesan = `Baris pertama harus berisi judul kolom: ${[...known.keys()].slice(0, 4).join(', ')}, dan seterusnya.`
  return { names, galat: [{ baris: 1, kolom: '', pesan }] }
}
const MOST_HEAD_ERRORS = 50

/** The shortest head in which a typing error is looked for; in a shorter one it makes another word. */
const SHORT_HEAD = 5
/** Returns the column that a head most likely means: one or two typing errors away, or the only one that begins so. */
function nearHead(head: string, known: Iterable<string>): string | null {
  const heads = [...known]
  const near = nearestTo(head, heads, head.length < SHORT_HEAD ? 1 : 2)
  if (near !== null || head.length < 4) return near
  const [only = null, ...others] = heads.filter((name) => name.startsWith(`${head}_`))
  return others.length === 0 ? only : null
}

/** A cell that differs. */
export interface CellChange {
  kolom: string
  dari: string
  ke: string
}

/** The difference between a row and its record, as a call takes it and as people read it. */
export interface RowRead {
  sent: Record<string, unknown>
  ubah: CellChange[]
  /** The errors, by column. */
  galat: Omit<SheetError, 'baris'>[]
}

/** Reads the cells of a row that differ from its record; of a new one, the filled cells. */
export function readSheetRow(noun: SheetNoun, { sel }: SheetRow, stored: object | null): RowRead {
  const read: RowRead = { sent: {}, ubah: [], galat: [] }
  const before = stored && cellsOf(noun, stored)
  for (const [kolom, field] of columnsOfSheet(noun)) {
    const text = sel.get(kolom)
    const dari = before?.get(kolom) ?? ''
    if (text === undefined || kolom === 'slug' || kolom === COPY_COLUMN || isSame(text, dari)) continue
    // A field that is never empty cannot be emptied.
    if (isEmptyCell(field, text) && (!stored || (field.kind === 'choice' && field.missing))) continue
    if (stored && isLines(field) && hasLostEnd(sameEnds(dari), sameEnds(text))) {
      read.galat.push({ kolom, pesan: LOST_END })
      continue
    }
    const found = readCell(field, text)
    if ('masalah' in found) {
      read.galat.push({ kolom, pesan: found.masalah })
      continue
    }
    const ke = writeCell(field, found.nilai)
    if (isSame(ke, dari)) continue
    read.sent[kolom] = found.nilai
    read.ubah.push({ kolom, dari, ke })
  }
  return read
}

/** Spreadsheets write line ends in their own way, and drop white space at the end. */
const isSame = (a: string, b: string) => sameEnds(a) === sameEnds(b)
const sameEnds = (text: string) => text.replace(/\r\n?/g, '\n').trim()
