import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables } from './tables.ts'

export type Row = Record<string, unknown>

const PIECE = 100

interface Read<Name> {
  name: Name
  /** The columns that identify a row. */
  key: readonly string[]
}

/** Reads all rows of a table by name, in batches: whole, or the given columns beside the key. */
export function readInPieces<Name extends keyof Tables>(
  db: Kysely<Tables>,
  table: Read<Name>,
): AsyncGenerator<Selectable<Tables[Name]>[]>
export function readInPieces(
  db: Kysely<Tables>,
  table: Read<string>,
  columns?: readonly string[],
): AsyncGenerator<Row[]>
export async function* readInPieces(
  db: Kysely<Tables>,
  { name, key }: Read<string>,
  columns?: readonly string[],
): AsyncGenerator<Row[]> {
  const refs = key.map((column) => sql.ref(column))
  const table = db.$extendTables<Record<string, Row>>().selectFrom(name)
  const rows = columns ? table.select([...key, ...columns]) : table.selectAll()
  const ordered = refs.reduce((query, ref) => query.orderBy(ref), rows.limit(PIECE))
  for (let last: Row | undefined; ; ) {
    const values = key.map((column) => last?.[column])
    const after = sql<boolean>`(${sql.join(refs)}) > (${sql.join(values)})`
    const piece = await (last ? ordered.where(after) : ordered).execute()
    last = piece.at(-1)
    if (!last) return
    yield piece
  }
}
