import { type Kysely, sql } from 'kysely'
import type { Sealed } from '../db/column.ts'
import type { NamedTable } from '../db/table.ts'
import type { Tables } from '../db/tables.ts'
import { foldLookup, openOrNull, sealedPrefix, sealText } from './sealed-text.ts'
import type { Vault } from './vault.ts'

/** All values of a sealed column; table and column are part of the place that they are sealed for. */
export interface SealedCells extends Sealed {
  table: string
  key: readonly string[]
  column: string
}

/** Lists the sealed columns of a table. */
export function sealedCells({ name, key, columns }: NamedTable): SealedCells[] {
  return Object.entries(columns).flatMap(([column, { sealed }]) =>
    sealed ? [{ table: name, key, column, ...sealed }] : [],
  )
}

/** Returns the place of a value in a sealed column, which no other value has. */
export function placeIn({ table, key, column }: SealedCells, row: Record<string, unknown>) {
  return { noun: table, record: key.map((name) => String(row[name])).join(' '), field: column }
}

type Rows = Record<string, Record<string, unknown>>
/** Rows that one transaction looks at, and a server waits for. */
const STEP = 100

/**
 * Reseals with the present key what older keys sealed, in batches of one transaction each: it may stop anywhere and
 * start again, and a value changed meanwhile is left as it is. A value that does not open stays, as does one with a
 * file beside it. Returns the number resealed; `onStep` runs after each batch.
 */
export async function resealAll(
  db: Kysely<Tables>,
  vault: Vault,
  cells: readonly SealedCells[],
  onStep: () => void | Promise<void> = () => {},
): Promise<number> {
  let count = 0
  for (const each of cells) {
    if (each.hasFile) continue
    let after: readonly unknown[] | null = null
    for (;;) {
      const { rows, sealed } = await resealStep(db, vault, each, after)
      count += sealed
      await onStep()
      const last: Record<string, unknown> | undefined = rows.at(-1)
      if (!last || rows.length < STEP) break
      after = each.key.map((name) => last[name])
    }
  }
  return count
}

async function resealStep(
  db: Kysely<Tables>,
  vault: Vault,
  cells: SealedCells,
  after: readonly unknown[] | null,
): Promise<{ rows: Record<string, unknown>[]; sealed: number }> {
  const { table, key, column, lookup } = cells
  const { nomor, key: newest } = await vault.current(db)
  const names = [...key, column].map((name) => sql.ref(name))
  const keys = sql.join(key.map((name) => sql.ref(name)))
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(names)} from ${sql.table(table)}
    where ${sql.ref(column)} <> '' and ${sql.ref(column)} not like ${`${sealedPrefix(newest.sidik, nomor)}%`}
    ${after ? sql`and (${keys}) > (${sql.join(after)})` : sql``}
    order by ${keys} limit ${STEP}
  `.execute(db)
  let sealed = 0
  await db.transaction().execute(async (trx) => {
    for (const row of rows) {
      const old = String(row[column])
      const place = placeIn(cells, row)
      const value = openOrNull(() => vault.open(place, old))
      if (!value) continue
      let update = trx
        .$extendTables<Rows>()
        .updateTable(table)
        .set({
          [column]: sealText(newest, nomor, place, value),
          ...(lookup && { [lookup]: await vault.lookup(trx, place, foldLookup(value.toString())) }),
        })
        .where(column, '=', old)
      for (const name of key) update = update.where(name, '=', row[name])
      sealed += Number((await update.executeTakeFirst()).numUpdatedRows)
    }
  })
  return { rows, sealed }
}

/** Counts the values that each key sealed, by table; unsealed values are not counted. */
export async function countSealed(
  db: Kysely<Tables>,
  cells: readonly SealedCells[],
): Promise<{ table: string; sidik: string; jumlah: number }[]> {
  const found: { table: string; sidik: string; jumlah: number }[] = []
  for (const { table, column } of cells) {
    const { rows } = await sql<{ awal: string; jumlah: number | string }>`
      select substr(${sql.ref(column)}, 1, 17) as awal, count(*) as jumlah
      from ${sql.table(table)} where ${sql.ref(column)} <> '' group by 1
    `.execute(db)
    for (const { awal, jumlah } of rows)
      if (/^[0-9a-f]{16}\.$/.test(awal))
        found.push({ table, sidik: awal.slice(0, 16), jumlah: Number(jumlah) })
  }
  return found
}

/** Whole copies of records as JSON, with values that are sealed for the records' own places. */
export interface SealedCopies {
  table: string
  key: readonly string[]
  column: string
}

/** Lists the columns of a table that hold such copies. */
export function sealedCopies({ name, key, columns }: NamedTable): SealedCopies[] {
  return Object.entries(columns).flatMap(([column, { isCopy }]) =>
    isCopy ? [{ table: name, key, column }] : [],
  )
}

/** A sealed value in JSON. */
const IN_JSON = /"([0-9a-f]{16})\.[1-9]\d{0,8}\.[\w-]{38,}"/g

/**
 * Counts the values in copies that each key sealed. They keep the key of their day, and rotation leaves them as they
 * are.
 */
export async function countCopies(
  db: Kysely<Tables>,
  copies: readonly SealedCopies[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { table, key, column } of copies) {
    const keys = sql.join(key.map((name) => sql.ref(name)))
    for (let after: unknown[] | null = null; ; ) {
      const { rows }: { rows: Record<string, unknown>[] } = await sql<Record<string, unknown>>`
        select ${keys}, ${sql.ref(column)} as copy from ${sql.table(table)}
        where ${sql.ref(column)} like ${`%"${'_'.repeat(16)}.%`}
        ${after ? sql`and (${keys}) > (${sql.join(after)})` : sql``}
        order by ${keys} limit ${STEP}
      `.execute(db)
      for (const { copy } of rows)
        for (const [, sidik = ''] of String(copy).matchAll(IN_JSON))
          counts.set(sidik, (counts.get(sidik) ?? 0) + 1)
      const last = rows.at(-1)
      if (!last || rows.length < STEP) break
      after = key.map((name) => last[name])
    }
  }
  return counts
}

/** Counts the values of each table whose key this server lacks. */
export async function countClosed(
  db: Kysely<Tables>,
  vault: Vault,
  cells: readonly SealedCells[],
): Promise<Map<string, number>> {
  const closed = new Map<string, number>()
  for (const { table, sidik, jumlah } of await countSealed(db, cells))
    if (!vault.has(sidik)) closed.set(table, (closed.get(table) ?? 0) + jumlah)
  return closed
}
