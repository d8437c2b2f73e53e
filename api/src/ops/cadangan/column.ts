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
 * SQL that says whether a value is of its column's type. Types and lengths are read from the row's head alone: a text
 * of a gigabyte is never loaded.
 */
export function fitsType({ name, type, nullable }: Column): string {
  const column = quoted(name)
  const fits =
    type === 'text'
      ? `typeof(${column}) = 'text' and octet_length(${column}) <= ${MAX_TEXT_BYTES}`
      : `typeof(${column}) = 'integer' and abs(${column}) <= ${type === 'integer' ? MAX_INTEGER : MAX_BIGINT}`
  return nullable ? `${column} is null or (${fits})` : fits
}

/** The columns of a table of our own. */
export function columnsIn(file: DatabaseSync, table: string): Column[] {
  return file
    .prepare('select name, lower(type) as type, "notnull", pk from pragma_table_xinfo(?)')
    .all(table)
    .map(({ name, type, notnull, pk }) => {
      if (type !== 'text' && type !== 'integer' && type !== 'bigint') throw new Error(`${table}: ${type}?`)
      return { name: String(name), type, nullable: notnull === 0 && pk === 0 }
    })
}

/** A name as SQL writes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
