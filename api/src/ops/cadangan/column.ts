import type { DatabaseSync } from 'node:sqlite'
import { MAX_TEXT_BYTES } from '../../platform/db/row-problem.ts'

/** A column as our own migrations make it. */
export interface Column {
  name: string
  type: 'text' | 'integer' | 'bigint'
  nullable: boolean
}

const MAX_INTEGER = 2_147_483_647
export const MAX_BIGINT = 1_000_000_000_000

/**
 * Returns SQL that tells whether a value has its column's type and bounds. It reads only the row's header: a text of a
 * gigabyte is never loaded.
 */
export function fitsType({ name, type, nullable }: Column): string {
  const column = quoted(name)
  const fits =
    type === 'text'
      ? `typeof(${column}) = 'text' and octet_length(${column}) <= ${MAX_TEXT_BYTES}`
      : `typeof(${column}) = 'integer' and abs(${column}) <= ${type === 'integer' ? MAX_INTEGER : MAX_BIGINT}`
  return nullable ? `${column} is null or (${fits})` : fits
}

/** Returns the columns of one of our tables. */
export function columnsIn(file: DatabaseSync, table: string): Column[] {
  return file
    .prepare('select name, lower(type) as type, "notnull", pk from pragma_table_xinfo(?)')
    .all(table)
    .map(({ name, type, notnull, pk }) => {
      if (type !== 'text' && type !== 'integer' && type !== 'bigint') throw new Error(`${table}: ${type}?`)
      return { name: String(name), type, nullable: notnull === 0 && pk === 0 }
    })
}

/** Quotes a name for SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
