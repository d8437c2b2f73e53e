import { cellParts, partColumn } from '../../platform/csv/cut-cell.ts'
import { SLUG_FIELD } from './alamat.ts'
import { writeCell } from './csv-cell.ts'
import type { Field, Noun } from './field.ts'
import { withHoles } from './holes.ts'

/*
 * Records of a noun as rows of a sheet: its slug, a column for each field, and the time of the copy. What was exported and comes back
 * untouched changes nothing; of what comes back changed, only the cells that differ are looked into.
 */

/** The column that says of which copy a row is: one that somebody changed since is refused. */
export const COPY_COLUMN = 'updated_at'
/** What the server writes by itself; what is sealed is in no sheet either. */
const OWN = ['kosong']

/** As much of a noun as its sheets are made of. */
export type SheetNoun = Pick<Noun, 'name' | 'fields' | 'title' | 'addressed' | 'check'>

/** What each column of a sheet holds, by its name, in order. */
export function columnsOfSheet({ fields, addressed }: SheetNoun): ReadonlyMap<string, Field> {
  const shown = Object.entries(fields).filter(([name, { kind }]) => !OWN.includes(name) && kind !== 'sealed')
  return new Map<string, Field>([
    ...(addressed ? [['slug', SLUG_FIELD] as const] : []),
    ...shown,
    [COPY_COLUMN, { kind: 'moment' }],
  ])
}

/** A record's cells by column. What a draft lacks is blank, whatever is stored in its place. */
export function cellsOf(noun: SheetNoun, record: object): Map<string, string> {
  const whole: Record<string, unknown> = Object.fromEntries(Object.entries(record))
  const { kosong } = whole
  const shown = typeof kosong === 'string' && kosong !== '' ? withHoles(noun.fields, whole, kosong) : whole
  return new Map([...columnsOfSheet(noun)].map(([name, field]) => [name, writeCell(field, shown[name])]))
}

/** Whether a cell of it holds lines. */
export const isLines = ({ kind }: Field): boolean => kind === 'list' || kind === 'texts'

/** Heads and records as rows of cells; a list that no cell of Excel holds goes on in the columns behind its own. */
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
