import type { Joined, SheetCell, SheetLine } from '@safar/shared/platform/csv/sheet-cell'
import { addDays, daysBetween } from '@safar/shared/platform/format/tanggal'
import { unprocessable } from '../http/errors.ts'
import { MarkupRead, type MarkupReader, readMarkup } from './read-markup.ts'
import { openZip, TOO_BIG, type ZipFile } from './read-zip.ts'

/*
 * Workbooks of Excel (`.xlsx`, `.xlsm`; ECMA-376). Values come as the file keeps them: texts, numbers to the last
 * digit, days by their cell's format. Formulas give the value that they last had; nothing is calculated.
 */

/** The most columns of a sheet, far more than any table that people fill has. */
export const COLUMNS_MOST = 200
/** The error for a sheet with more. */
export const TOO_WIDE = `Berkas ini punya lebih dari ${COLUMNS_MOST} kolom. Hapus kolom yang tidak perlu.`
/** Sheets of a workbook that are looked at. */
const SHEETS_MOST = 30
/** Letters that cells may have together: many may refer to one text, and each is read for itself. */
const LETTERS_MOST = 16 * 1024 * 1024
/** Cells without a value to read that are told of. */
const GALAT_MOST = 1_000

/** The rows of a sheet, blank ones left out. */
export interface SheetRead {
  lines: SheetLine[]
  joined: Joined[]
  /** True if it has a filled row behind the last that is read. */
  isLonger: boolean
  /** Errors of cells that have no value to read, by row and column. */
  galat: { baris: number; column: number; pesan: string }[]
}

/** A workbook and its visible sheets in order. */
export interface Workbook {
  sheets: { name: string; read(lastRow: number): Promise<SheetRead> }[]
}

const NO_WORKBOOK =
  'Berkas ini bukan buku kerja Excel. Simpan daftarnya sebagai .xlsx atau CSV, lalu pilih berkas itu.'
const BINARY =
  'Ini berkas Excel biner (.xlsb). Buka di Excel, pilih Simpan Sebagai .xlsx atau CSV UTF-8, lalu pilih berkas itu.'

const UNCOUNTED = 'Rumus di sel ini belum punya hasil. Buka di Excel, simpan lagi, atau tulis nilainya.'

/** Parts of a workbook that its cells refer to. */
interface Book {
  texts: readonly string[]
  /** For each format of a cell, whether it shows a day. */
  days: readonly boolean[]
  is1904: boolean
  /** Letters that cells may have still. */
  lettersLeft: number
}

/** A sheet of a workbook, by its part. */
export interface BookSheet {
  name: string
  isHidden: boolean
  /** The path of its part in the file. */
  path: string
  read(lastRow: number): Promise<SheetRead>
  /** Reads the first rows alone: nothing is known of what is behind them, and of cells that are joined. */
  readTop(lastRow: number): Promise<SheetRead>
}

/** A workbook with all that its sheets share. */
export interface OpenBook {
  zip: ZipFile
  /** All sheets in order, hidden ones as well. */
  sheets: BookSheet[]
  /** Names of ranges, in small letters, with the formula of each. */
  names: ReadonlyMap<string, string>
  /** For each format of a cell, whether it shows a day. */
  days: readonly boolean[]
  is1904: boolean
}

/**
 * Opens a workbook.
 * @throws HttpError 422 in words if it is none, is broken, or is too large
 */
export async function openWorkbook(bytes: Buffer): Promise<Workbook> {
  const { sheets } = await openBook(bytes)
  const visible = sheets.filter(({ isHidden }) => !isHidden)
  return { sheets: (visible.length > 0 ? visible : sheets).slice(0, SHEETS_MOST) }
}

/**
 * Opens a workbook with its hidden sheets and the names of its ranges.
 * @throws HttpError 422 in words if it is none, is broken, or is too large
 */
export async function openBook(bytes: Buffer): Promise<OpenBook> {
  const zip = openZip(bytes)
  if (zip.has('xl/workbook.bin')) throw unprocessable(BINARY)
  const workbook = await zip.read('xl/workbook.xml')
  if (!workbook) throw unprocessable(NO_WORKBOOK)
  const { sheets, names, is1904 } = await readBook(workbook)
  const targets = await readRelations(zip)
  const texts = await readTexts(zip)
  const days = await readDayFormats(zip)
  const book: Book = { texts, days, is1904, lettersLeft: LETTERS_MOST }
  return {
    zip,
    names,
    days,
    is1904,
    sheets: sheets.flatMap(({ name, relation, isHidden }) => {
      const path = targets.get(relation)
      if (path === undefined || !zip.has(path)) return []
      const rowsOf = async (last: number, isTop: boolean) =>
        readRows((await zip.read(path)) ?? Buffer.of(), book, last, isTop)
      const read = (last: number) => rowsOf(last, false)
      const readTop = (last: number) => rowsOf(last, true)
      return [{ name, isHidden, path, read, readTop }]
    }),
  }
}

/** Names of ranges that are kept: the ministry's workbook has some fifty. */
const NAMES_MOST = 2_000

async function readBook(bytes: Buffer) {
  const sheets: { name: string; relation: string; isHidden: boolean }[] = []
  const names = new Map<string, string>()
  let is1904 = false
  let named: string | null = null
  await readMarkup(bytes, {
    close(name) {
      if (name === 'definedname') named = null
    },
    text(more) {
      if (named !== null) names.set(named, (names.get(named) ?? '') + more)
    },
    open(name, attributes) {
      if (name === 'workbookpr') is1904 = isOn(attributes.get('date1904'))
      // A name of one sheet alone is none that others refer to.
      if (name === 'definedname' && !attributes.has('localsheetid') && names.size < NAMES_MOST)
        named = (attributes.get('name') ?? '').toLowerCase()
      if (name !== 'sheet') return
      const state = attributes.get('state') ?? 'visible'
      sheets.push({
        name: attributes.get('name') ?? '',
        relation: attributes.get('id') ?? '',
        isHidden: state !== 'visible',
      })
    },
  })
  return { sheets, names, is1904 }
}

const isOn = (value: string | undefined) => value === '1' || value === 'true'

/** Returns the parts of a workbook by the id of their relation. */
async function readRelations(zip: ZipFile): Promise<Map<string, string>> {
  const targets = new Map<string, string>()
  await readMarkup((await zip.read('xl/_rels/workbook.xml.rels')) ?? Buffer.of(), {
    open(name, attributes) {
      const target = attributes.get('target') ?? ''
      if (name !== 'relationship' || target === '') return
      targets.set(attributes.get('id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    },
  })
  return targets
}

/** Reads the texts that cells refer to by number; pronunciations beside East Asian ones are left out. */
async function readTexts(zip: ZipFile): Promise<string[]> {
  const texts: string[] = []
  let text = ''
  let isText = false
  let isSpoken = false
  await readMarkup((await zip.read('xl/sharedStrings.xml')) ?? Buffer.of(), {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rph') isSpoken = true
      isText = name === 't'
    },
    close(name) {
      if (name === 'si') texts.push(unescaped(text))
      if (name === 'rph') isSpoken = false
      isText = false
    },
    text(more) {
      if (isText && !isSpoken) text += more
    },
  })
  return texts
}

/** Formats that Excel has by number and that show a day (ECMA-376, part 1, 18.8.30), East Asian ones included. */
const DAY_FORMATS: readonly [first: number, last: number][] = [
  [14, 17],
  [22, 22],
  [27, 36],
  [50, 58],
]

/** Tells whether a format's code shows a day: letters of day or year outside quotes, brackets and escapes. */
function showsDay(code: string): boolean {
  return /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))
}

async function readDayFormats(zip: ZipFile): Promise<boolean[]> {
  const codes = new Map<number, string>()
  const days: boolean[] = []
  let isCell = false
  await readMarkup((await zip.read('xl/styles.xml')) ?? Buffer.of(), {
    open(name, attributes) {
      const id = Number(attributes.get('numfmtid') ?? 0)
      if (name === 'numfmt') codes.set(id, attributes.get('formatcode') ?? '')
      if (name === 'cellxfs') isCell = true
      if (name !== 'xf' || !isCell) return
      const code = codes.get(id)
      days.push(
        code === undefined ? DAY_FORMATS.some(([first, last]) => id >= first && id <= last) : showsDay(code),
      )
    },
    close(name) {
      if (name === 'cellxfs') isCell = false
    },
  })
  return days
}

/** Characters that XML cannot hold stand as `_x000D_` in texts of workbooks. */
const unescaped = (text: string) =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const REFERENCE = /^([A-Z]{1,3})(\d{1,7})$/
const LETTERS = 26

/** Returns column (from 0) and row (from 1) of a reference such as `AB12`; null for any other text. */
export function placeOf(reference = ''): { column: number; row: number } | null {
  const [, letters = '', row = ''] = REFERENCE.exec(reference) ?? []
  if (letters === '') return null
  const nth = [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0)
  return { column: nth - 1, row: Number(row) }
}

async function readRows(bytes: Buffer, book: Book, lastRow: number, isTop: boolean): Promise<SheetRead> {
  const read: SheetRead = { lines: [], joined: [], isLonger: false, galat: [] }
  await readMarkup(bytes, rowReader(read, book, lastRow, isTop))
  return read
}

function rowReader(read: SheetRead, book: Book, lastRow: number, isTop: boolean): MarkupReader {
  let row = 0
  let column = -1
  let cells: (SheetCell | undefined)[] = []
  let cell = { type: '', style: 0, value: '', hasFormula: false }
  let part = ''
  let isSpoken = false
  return {
    open(name, attributes) {
      part = name
      if (name === 'rph') isSpoken = true
      if (name === 'row') {
        row = Number(attributes.get('r')) || row + 1
        if (isTop && row > lastRow) throw new MarkupRead()
        column = -1
        cells = []
      }
      if (name === 'c') {
        column = placeOf(attributes.get('r'))?.column ?? column + 1
        const [type, style] = [attributes.get('t') ?? 'n', Number(attributes.get('s')) || 0]
        cell = { type, style, value: '', hasFormula: false }
      }
      if (name === 'f') cell.hasFormula = true
      if (name === 'mergecell') joinedTo(read, attributes.get('ref'))
    },
    text(more) {
      if ((part === 'v' || part === 't') && !isSpoken) cell.value += more
    },
    close(name) {
      part = ''
      if (name === 'rph') isSpoken = false
      if (name === 'c') {
        const value = cellOf(cell, book)
        if (value && column >= COLUMNS_MOST) throw unprocessable(TOO_WIDE)
        if (value) cells[column] = value
        else if (cell.hasFormula && read.galat.length < GALAT_MOST)
          read.galat.push({ baris: row, column, pesan: UNCOUNTED })
      }
      if (name !== 'row' || cells.every((one) => one === undefined)) return
      if (row <= lastRow) read.lines.push({ baris: row, cells })
      else {
        read.isLonger = true
        throw new MarkupRead()
      }
    },
  }
}

function joinedTo({ joined }: SheetRead, reference = ''): void {
  const [first, last] = reference.split(':').map(placeOf)
  if (!first || !last || joined.length >= COLUMNS_MOST) return
  // A title is joined across all that a sheet can have.
  const end = Math.min(last.column, COLUMNS_MOST - 1)
  joined.push({ columns: [first.column, end], rows: [first.row, last.row] })
}

/**
 * Returns a cell's value; undefined for a blank one.
 * @throws HttpError 422 once all cells together have too many letters
 */
function cellOf(
  { type, style, value }: { type: string; style: number; value: string },
  book: Book,
): SheetCell | undefined {
  if (value === '') return undefined
  const { texts, days, is1904 } = book
  const text = type === 's' ? (texts[Number(value)] ?? '') : value
  book.lettersLeft -= text.length
  if (book.lettersLeft < 0) throw unprocessable(TOO_BIG)
  if (type === 's') {
    return text.trim() === '' ? undefined : { text, kind: 'text' }
  }
  if (type === 'd') return { text: value.slice(0, 10), kind: 'day' }
  const number = Number(value)
  if (type !== 'n' || !Number.isFinite(number))
    return value.trim() === '' ? undefined : { text: unescaped(value), kind: 'text' }
  const day = Number.isInteger(number) || days[style] ? dayOfSerial(number, is1904) : null
  if (day && days[style]) return { text: day, kind: 'day' }
  const isLikely = day !== null && day >= LIKELY_DAYS.from && day <= LIKELY_DAYS.to
  return { text: String(number), kind: 'number', ...(isLikely && { day }) }
}

/** Days that a bare number is taken for, where a day is asked for: smaller numbers are years or ages. */
const LIKELY_DAYS = { from: '1927-05-18', to: '2099-12-31' }

/** The last number that Excel shows as a day: 31 December 9999. */
const LAST_SERIAL = 2_958_465
/** Other programs write midnight a few seconds early, which is still that day. */
const MINUTE = 1 / 1_440
/** 29 February 1900, which never was. */
const NO_DAY = 60

/** Returns the serial number by which a workbook keeps a day (`YYYY-MM-DD`) since March 1900. */
export function serialOfDay(day: string, is1904: boolean): number {
  return daysBetween(is1904 ? '1904-01-01' : '1899-12-30', day)
}

/**
 * Returns the day of a serial number, its time dropped: from 1900, with the leap day that Excel takes over from Lotus,
 * or from 1904 as workbooks of older Macs count; null if it is no day.
 */
export function dayOfSerial(serial: number, is1904: boolean): string | null {
  const days = Math.floor(serial + MINUTE)
  if (days < (is1904 ? 0 : 1) || days > LAST_SERIAL) return null
  if (is1904) return addDays('1904-01-01', days)
  return days === NO_DAY ? null : addDays(days < NO_DAY ? '1899-12-31' : '1899-12-30', days)
}
