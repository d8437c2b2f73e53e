import { unprocessable } from '../http/errors.ts'
import { FOREIGN, markupText, readMarkup } from './read-markup.ts'
import { placeOf } from './read-xlsx.ts'
import { blankCell, lettersOf, numberCell, textCell } from './write-cell.ts'

/*
 * Rows that are put below the heads of a sheet that somebody else made: the sheet's markup stays letter for letter but
 * for these rows, so that validations, formats, tables and macros stay those of its maker.
 */

/** The value of a cell: a text, or the serial number of a day. */
export type FilledCell = { text: string } | { serial: number; text: string }

/** A row below the heads as it was found, without a value. */
interface Blank {
  from: number
  to: number
  /** The text of its first tag. */
  tag: string
  isHidden: boolean
  /** Formats of its cells, by column from 0. */
  styles: Map<number, number>
}

interface Found {
  text: string
  /** The prefix of the sheet's tags. */
  prefix: string
  /** The place of the rows' element; `inside` is where further rows may stand. */
  data: { from: number; to: number; isWhole: boolean; inside: number }
  /** Blank rows by their number. */
  blanks: Map<number, Blank>
  /** Formats of whole columns, by column from 0. */
  columns: Map<number, number>
  size: { from: number; to: number; reference: string } | null
}

const FILLED = 'Di bawah judul kolom masih ada isinya'

/**
 * Puts rows below the heads of a sheet.
 * @param bytes the sheet's part
 * @param headRow the number of the row with the heads
 * @param rows cells by column from 0
 * @param isDay tells whether a format shows a day
 * @throws HttpError 422 for a part that is not UTF-8, has no rows' element, or is not blank below its heads
 */
export async function fillSheet(
  bytes: Buffer,
  headRow: number,
  rows: readonly ReadonlyMap<number, FilledCell>[],
  isDay: readonly boolean[],
): Promise<Buffer> {
  const found = await blanksOf(bytes, headRow)
  const { text, data, blanks } = found
  const texts = rows.map((cells, nth) => rowText(found, headRow + 1 + nth, cells, isDay))
  const edits: Edit[] = data.isWhole
    ? [
        {
          from: data.from,
          to: data.to,
          text: `<${found.prefix}sheetData>${texts.join('')}</${found.prefix}sheetData>`,
        },
      ]
    : texts.map((row, nth) => {
        const blank = blanks.get(headRow + 1 + nth)
        if (blank) return { from: blank.from, to: blank.to, text: row }
        const from = placeOfNew(found, headRow + 1 + nth)
        return { from, to: from, text: row }
      })
  const last = headRow + rows.length
  if (found.size) {
    const { from, to, reference } = found.size
    edits.push({ from, to, text: text.slice(from, to).replace(reference, grown(reference, rows, last)) })
  }
  return Buffer.from(edited(text, edits))
}

/** Returns where a new row goes: rows stand in order. */
function placeOfNew({ blanks, data }: Found, number: number): number {
  for (const [other, { from }] of blanks) if (other > number) return from
  return data.inside
}

/** A new text in the place of an old one, which is empty where the new one is put in. */
interface Edit {
  from: number
  to: number
  text: string
}

/** Applies edits to a text; of two at one place the first comes first. */
function edited(text: string, edits: readonly Edit[]): string {
  let at = 0
  let whole = ''
  for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
    whole += text.slice(at, edit.from) + edit.text
    at = edit.to
  }
  return whole + text.slice(at)
}

function rowText(
  { prefix, blanks, columns }: Found,
  number: number,
  cells: ReadonlyMap<number, FilledCell>,
  isDay: readonly boolean[],
): string {
  const blank = blanks.get(number)
  // A row that was not there looks as the first blank one does.
  const [, model] = [...blanks][0] ?? []
  const styles = blank?.styles ?? model?.styles ?? new Map<number, number>()
  const styleOf = (column: number) => styles.get(column) ?? columns.get(column)
  const places = [...new Set([...(blank?.styles.keys() ?? []), ...cells.keys()])].sort((a, b) => a - b)
  const all = places.map((column) => {
    const cell = cells.get(column)
    const at = { reference: `${lettersOf(column)}${number}`, style: styleOf(column), prefix }
    if (!cell) return blankCell(at)
    if (!('serial' in cell)) return textCell(at, cell.text)
    const style = dayStyle(at.style, [...styles.values(), ...columns.values()], isDay)
    return style === null ? textCell(at, cell.text) : numberCell({ ...at, style }, cell.serial)
  })
  const tag = blank && !blank.isHidden ? blank.tag : `<${prefix}row r="${number}">`
  return `${tag}${all.join('')}</${prefix}row>`
}

/** Returns the cell's own format if it shows a day, else one of the sheet's that does; null if none does. */
function dayStyle(
  own: number | undefined,
  used: readonly number[],
  isDay: readonly boolean[],
): number | null {
  const known = [own ?? 0, ...used].find((style) => isDay[style])
  if (known !== undefined) return known
  const any = isDay.indexOf(true)
  return any < 0 ? null : any
}

/** Returns the range of a sheet with its new rows. */
function grown(reference: string, rows: readonly ReadonlyMap<number, FilledCell>[], last: number): string {
  const [first = 'A1', end = first] = reference.split(':')
  const place = placeOf(end)
  const widest = Math.max(place?.column ?? 0, ...rows.flatMap((cells) => [...cells.keys()]))
  return `${first}:${lettersOf(widest)}${Math.max(place?.row ?? 0, last)}`
}

/** Finds the blank rows below the heads, and what new ones are made like. */
async function blanksOf(bytes: Buffer, headRow: number): Promise<Found> {
  if (bytes[0] === 0xff || bytes[0] === 0xfe) throw unprocessable(FOREIGN)
  const text = markupText(bytes)
  const found: Found = {
    text,
    prefix: '',
    data: { from: -1, to: -1, isWhole: false, inside: -1 },
    blanks: new Map(),
    columns: new Map(),
    size: null,
  }
  let row = 0
  let column = -1
  let blank: Blank | null = null
  await readMarkup(bytes, {
    open(name, attributes, { from, to, isWhole }) {
      if (name === 'dimension') found.size = { from, to, reference: attributes.get('ref') ?? '' }
      if (name === 'col') columnsOf(found.columns, attributes)
      if (name === 'sheetdata') {
        found.data = { from, to, isWhole, inside: to }
        found.prefix = text.slice(from + 1, text.indexOf('sheetData', from))
      }
      if (name === 'row') {
        row = Number(attributes.get('r')) || row + 1
        column = -1
        const own = text.slice(from, to)
        const tag = isWhole ? `${own.slice(0, -2).trimEnd()}>` : own
        const hidden = attributes.get('hidden')
        const isHidden = hidden === '1' || hidden === 'true'
        blank = row > headRow ? { from, to, tag, isHidden, styles: new Map() } : null
      }
      if (name === 'c') {
        column = placeOf(attributes.get('r'))?.column ?? column + 1
        blank?.styles.set(column, Number(attributes.get('s')) || 0)
      }
    },
    text(more) {
      if (blank && more.trim() !== '') throw unprocessable(`${FILLED} (baris ${row}).`)
    },
    close(name, { from, to }) {
      if (name === 'sheetdata') found.data.inside = found.data.isWhole ? to : from
      if (name !== 'row' || !blank) return
      found.blanks.set(row, { ...blank, to })
      blank = null
    },
  })
  if (found.data.from < 0) throw unprocessable(FOREIGN)
  return found
}

/** Columns that whole-column formats are kept of. */
const COLUMNS_MOST = 200

function columnsOf(columns: Map<number, number>, attributes: ReadonlyMap<string, string>): void {
  const style = Number(attributes.get('style')) || 0
  const [min, max] = [Number(attributes.get('min')) || 1, Number(attributes.get('max')) || 0]
  if (style === 0) return
  for (let at = min; at <= Math.min(max, COLUMNS_MOST); at += 1) columns.set(at - 1, style)
}
