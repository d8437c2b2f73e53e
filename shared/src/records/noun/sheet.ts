import { cellParts, partColumn } from '../../platform/csv/cut-cell.ts'
import { SLUG_FIELD } from './alamat.ts'
import { writeCell } from './csv-cell.ts'
import type { Field, Noun } from './field.ts'
import { withHoles } from './holes.ts'

/*
 * Records of a noun as rows of a sheet: slug, a column for each field, and the version of the copy. A sheet that comes
 * back untouched changes nothing; of a changed row only the cells that differ are read.
 */

/** The column with the version of a row's copy: a row whose record changed since is refused. */
export const COPY_COLUMN = 'updated_at'
/** Fields that the server writes by itself; sealed fields are in no sheet either. */
const OWN = ['kosong']

/** The part of a noun from which sheets are made. */
export type SheetNoun = Pick<Noun, 'name' | 'fields' | 'title' | 'addressed' | 'check'>

/** Returns the columns of a sheet in order, each with its field. */
export function columnsOfSheet({ fields, addressed }: SheetNoun): ReadonlyMap<string, Field> {
  const shown = Object.entries(fields).filter(([name, { kind }]) => !OWN.includes(name) && kind !== 'sealed')
  return new Map<string, Field>([
    ...(addressed ? [['slug', SLUG_FIELD] as const] : []),
    ...shown,
    [COPY_COLUMN, { kind: 'moment' }],
  ])
}

/** Returns a record's cells by column. Holes of a draft are blank, whatever placeholder is stored. */
export function cellsOf(noun: SheetNoun, record: object): Map<string, string> {
  const whole: Record<string, unknown> = Object.fromEntries(Object.entries(record))
  const { kosong } = whole
  const shown = typeof kosong === 'string' && kosong !== '' ? withHoles(noun.fields, whole, kosong) : whole
  return new Map([...columnsOfSheet(noun)].map(([name, field]) => [name, writeCell(field, shown[name])]))
}

/** Tells whether a field's cell holds lines. */
export const isLines = ({ kind }: Field): boolean => kind === 'list' || kind === 'texts'

/** Returns heads and records as rows of cells; a list too long for a cell continues in the columns after its own. */
export function sheetOf(noun: SheetNoun, records: readonly object[]): string[][] {
  const columns = [...columnsOfSheet(noun)]
  const rows = records.map((record) => {
    const cells = cellsOf(noun, record)
    return columns.map(([kolom, field]) => {
      const text = cells.get(kolom) ?? ''
      return isLines(field) ? cellParts(text) : [text]
    })
  })
  const widths = columns.map((_, at) => rows.reduce((most, row) => Math.max(most, row[at]?.length ?? 1), 1))
  const spread = (of: (nth: number, at: number) => string) =>
    widths.flatMap((width, at) => Array.from({ length: width }, (_, nth) => of(nth, at)))
  return [
    spread((nth, at) => partColumn(columns[at]?.[0] ?? '', nth)),
    ...rows.map((row) => spread((nth, at) => row[at]?.[nth] ?? '')),
  ]
}
