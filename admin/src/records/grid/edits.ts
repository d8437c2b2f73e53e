import { isCellField } from './cell-value.ts'
import type { Range } from './paste-plan.ts'
import type { GridRecord, GridShape } from './shape.ts'

/** A change of one cell. */
export interface Edit {
  record: GridRecord
  field: string
  before: string
  value: string
}

/** Reads the value that a row's field shows by now, changes on their way included. */
export type Shown<Row> = (row: Row, field: string) => string

/** Returns the field that a column edits in a row, with its record; null where nothing is edited. */
export function editableAt<Row extends { id: number }>(
  { columns, fields, record }: GridShape<Row>,
  row: Row | undefined,
  column: number,
): { record: GridRecord; field: string } | null {
  const about = columns[column]
  const own = row && record(row)
  return about && own && !about.text && isCellField(fields[about.id])
    ? { record: own, field: about.id }
    : null
}

/** Returns the changes that copy the first row of a range down over its others; of one row, the row above it. */
export function fillDown<Row extends { id: number }>(
  shape: GridShape<Row>,
  rows: readonly Row[],
  { range, shown }: { range: Range; shown: Shown<Row> },
): Edit[] {
  const isOne = range.top === range.bottom
  const source = rows[isOne ? range.top - 1 : range.top]
  if (!source) return []
  const edits: Edit[] = []
  for (let column = range.left; column <= range.right; column += 1) {
    const from = editableAt(shape, source, column)
    // A number belongs to one person.
    if (!from || shape.fields[from.field]?.kind === 'sealed') continue
    const value = shown(source, from.field)
    for (let at = isOne ? range.top : range.top + 1; at <= range.bottom; at += 1) {
      const row = rows[at]
      const to = editableAt(shape, row, column)
      const before = row ? shown(row, from.field) : ''
      if (to && before !== value) edits.push({ ...to, before, value })
    }
  }
  return edits
}

/** Returns the changes that empty the cells of a range; what may not be empty, and numbers, stay. */
export function emptied<Row extends { id: number }>(
  shape: GridShape<Row>,
  rows: readonly Row[],
  { range, shown }: { range: Range; shown: Shown<Row> },
): Edit[] {
  const edits: Edit[] = []
  for (let at = range.top; at <= range.bottom; at += 1)
    for (let column = range.left; column <= range.right; column += 1) {
      const row = rows[at]
      const to = editableAt(shape, row, column)
      const field = to && shape.fields[to.field]
      if (!row || !to || !field || field.kind === 'sealed') continue
      const isNeeded = 'required' in field && field.required === 'always'
      const before = shown(row, to.field)
      if (!isNeeded && before !== '') edits.push({ ...to, before, value: '' })
    }
  return edits
}

/** Returns the place of the next cell with a mark after another, row by row and round the end; null without any. */
export function nextMark<Row extends { id: number }>(
  { columns }: GridShape<Row>,
  rows: readonly Row[],
  after: { row: number; column: number },
): { row: number; column: number } | null {
  const width = columns.length
  const start = after.row * width + after.column
  const count = rows.length * width
  for (let step = 1; step <= count; step += 1) {
    const at = (start + step) % count
    const [row, column] = [Math.floor(at / width), at % width]
    const one = rows[row]
    if (one && columns[column]?.mark?.(one)) return { row, column }
  }
  return null
}
