import { formatTanggal, isTanggal } from '@safar/shared/platform/format/tanggal'
import type { FormRow, FormValues } from '@safar/shared/records/noun/values'
import type { Stored } from '../calls.ts'
import { fieldAt, hasLines, listAt, listOf, rowLabel } from '../paths.ts'
import type { FormShape } from '../shape.ts'
import { isBlankRow, rowsOf } from '../values.ts'
import { align } from './align.ts'
import { changedFields, fieldText } from './changed.ts'
import { markText, type Piece, plain } from './mark-text.ts'

/** One labelled value of a side: text or a picture. */
export interface Part {
  /** Empty where the heading says it already. */
  label: string
  pieces: readonly Piece[]
  /** Name of a picture, shown in place of words. */
  image: string
}
export type Side = readonly Part[]

/** One difference: of a field, of a field of an entry, or an entry that one side alone has. */
export interface Change {
  path: string
  label: string
  before: Side
  after: Side
}

interface Cell {
  name: string
  label: string
  text: string
  isImage: boolean
}

/** Returns the rows that are not blank. */
export function filledRows(shape: FormShape, values: FormValues, list: string): FormRow[] {
  const { field } = listOf(shape, list)
  return rowsOf(values, list).filter((row) => !isBlankRow(field.row, row))
}

export function rowCells(shape: FormShape, list: string, row: FormRow): Cell[] {
  const { field, look } = listOf(shape, list)
  return Object.entries(look.cells).map(([name, { label }]) => {
    const text = String(row[name] ?? '').trim()
    return {
      name,
      label: hasLines(field) ? '' : label,
      text: isTanggal(text) ? formatTanggal(text) : text,
      isImage: field.row[name]?.kind === 'image',
    }
  })
}

function cellSides(label: string, a: Cell | undefined, b: Cell | undefined): [Side, Side] {
  const isImage = (a ?? b)?.isImage ?? false
  if (isImage) {
    const side = (cell?: Cell): Side => (cell?.text ? [{ label, pieces: [], image: cell.text }] : [])
    return [side(a), side(b)]
  }
  const [before, after] = markText(a?.text ?? '', b?.text ?? '')
  const side = (pieces: Piece[]): Side => (pieces.length > 0 ? [{ label, pieces, image: '' }] : [])
  return [side(before), side(after)]
}

const EMPTY: Piece[] = [plain('(kosong)')]

/** Returns both sides of two rows of the same entry: the differing fields, each with its label. */
export function rowSides(shape: FormShape, list: string, a: FormRow, b: FormRow): [Side, Side] {
  const [before, after] = [rowCells(shape, list, a), rowCells(shape, list, b)]
  const sides: [Part[], Part[]] = [[], []]
  before.forEach((cell, index) => {
    const other = after[index]
    if (cell.text === other?.text) return
    const [left, right] = cellSides(cell.label, cell, other)
    const missing: Side = [{ label: cell.label, pieces: EMPTY, image: '' }]
    sides[0].push(...(left.length > 0 ? left : missing))
    sides[1].push(...(right.length > 0 ? right : missing))
  })
  return sides
}

/** Returns all of a row, for an entry that the other side lacks. */
function wholeRow(shape: FormShape, list: string, row: FormRow): Side {
  return rowCells(shape, list, row)
    .filter(({ text }) => text !== '')
    .map(({ label, text, isImage }) => ({
      label,
      pieces: isImage ? [] : [plain(text, true)],
      image: isImage ? text : '',
    }))
}

const MISSING: Side = [{ label: '', pieces: [plain('(tidak ada)')], image: '' }]

/** Returns the differences between two lists, entry by entry. */
function listChanges(shape: FormShape, list: string, a: readonly FormRow[], b: readonly FormRow[]): Change[] {
  const cells = (row: FormRow) => rowCells(shape, list, row)
  const content = (row: FormRow) => JSON.stringify(cells(row).map(({ text }) => text))
  const main = Object.keys(listOf(shape, list).look.cells).indexOf(listOf(shape, list).look.main)
  const pairs = align(a.map(content), b.map(content), (entry) => JSON.parse(entry)[main])
  return pairs.flatMap(({ a: from, b: to }): Change[] => {
    const before = from === null ? undefined : a[from]
    const after = to === null ? undefined : b[to]
    if (before && after) {
      const label = rowLabel(shape, list, to ?? 0)
      return cells(before).flatMap((cell, index) => {
        const other = cells(after)[index]
        if (cell.text === other?.text) return []
        const [left, right] = cellSides('', cell, other)
        return {
          path: `${list}.${to}.${cell.name}`,
          label: cell.label ? `${label} · ${cell.label}` : label,
          before: left,
          after: right,
        }
      })
    }
    if (before) {
      const side = wholeRow(shape, list, before)
      const label = rowLabel(shape, list, from ?? 0)
      return [{ path: `${list}.-${from}`, label, before: side, after: MISSING }]
    }
    if (!after) return []
    const side = wholeRow(shape, list, after)
    return [{ path: `${list}.+${to}`, label: rowLabel(shape, list, to ?? 0), before: MISSING, after: side }]
  })
}

/** Joins the differences of a list into two sides, labelled by entry. */
export function listSides(
  shape: FormShape,
  list: string,
  a: readonly FormRow[],
  b: readonly FormRow[],
): [Side, Side] {
  const changes = listChanges(shape, list, a, b)
  const side = (which: 'before' | 'after') =>
    changes.flatMap((change) => {
      const parts = change[which].length > 0 ? change[which] : [{ label: '', pieces: EMPTY, image: '' }]
      return parts.map((part) => ({
        ...part,
        label: part.label ? `${change.label} · ${part.label}` : change.label,
      }))
    })
  return [side('before'), side('after')]
}

/** Counts the equal entries at the start of two lists, and those at the end of the rest. */
function commonEnds(a: readonly string[], b: readonly string[]): { start: number; end: number } {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start += 1
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  return { start, end }
}

/** Returns the differing lines of a long text, without the common ones before and after. */
function differingLines(a: string[], b: string[]): [string, string] {
  const { start, end } = commonEnds(a, b)
  const rest = (lines: string[]) => {
    const kept = lines.slice(start, lines.length - end)
    if (kept.length === 0) return lines.length > 0 ? '…' : ''
    return [...(start > 0 ? ['…'] : []), ...kept, ...(end > 0 ? ['…'] : [])].join('\n')
  }
  return [rest(a), rest(b)]
}

/** Returns both sides of a single field. */
export function fieldSides(shape: FormShape, name: string, a: FormValues, b: FormValues): [Side, Side] {
  const isImage = fieldAt(shape, name).field.kind === 'image'
  const [left, right] = differingLines(fieldText(shape, a, name), fieldText(shape, b, name))
  const cell = (text: string): Cell => ({ name, label: '', text, isImage })
  return cellSides('', cell(left), cell(right))
}

/** Returns the differences between two versions of a record, for reading. */
export function recordChanges<R extends Stored>(
  shape: FormShape<FormValues, R>,
  before: R,
  after: R,
): Change[] {
  const [a, b] = [shape.valuesOf(before), shape.valuesOf(after)]
  return changedFields(shape, a, b).flatMap((name): Change[] => {
    if (listAt(shape, name)) {
      return listChanges(shape, name, filledRows(shape, a, name), filledRows(shape, b, name))
    }
    const [left, right] = fieldSides(shape, name, a, b)
    return [{ path: name, label: shape.looks[name]?.label ?? name, before: left, after: right }]
  })
}
