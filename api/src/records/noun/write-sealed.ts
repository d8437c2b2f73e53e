import { setImmediate } from 'node:timers/promises'
import { TERSEGEL } from '@safar/shared/platform/text/mask'
import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { CurrentKey, Vault } from '../../platform/vault/vault.ts'
import type { Ready } from './noun.repository.ts'
import { sealedCellsIn, sealedCellsOf } from './sealed.ts'
import type { NounData, StoredNoun } from './stored-noun.ts'

/** A record prepared for writing with the values that are sealed into its row. */
export interface ReadySealed<Data extends NounData> extends Ready<Data> {
  secrets: Readonly<Record<string, string>>
}

/** New rows of one statement, and changed ones between the turns of waiting reads. */
const AT_ONCE = 25

/**
 * Writes prepared records of a private noun with their sealed values, in few statements, and returns each as stored.
 * Call it within a transaction that no other writer of the noun's records passes.
 * @throws HttpError 503 without the data key
 */
export async function writeSealed<Data extends NounData>(
  { trx }: Context,
  vault: Vault,
  { noun }: StoredNoun<Data>,
  all: readonly ReadySealed<Data>[],
): Promise<Data[]> {
  const current = await vault.current(trx)
  const ids = await newIds(trx, noun.name, all.filter(({ stored }) => stored === null).length)
  const rows = all.map((ready) => rowOf(current, { noun }, ready, ready.stored?.id ?? ids.shift() ?? 0))
  const table = trx.$extendTables<Record<string, Record<string, unknown> & { id: number }>>()
  for (const part of inParts(rows, AT_ONCE)) {
    await setImmediate()
    const made = part.flatMap(({ columns, isNew }) => (isNew ? [columns] : []))
    if (made.length > 0) await table.insertInto(noun.name).values(made).execute()
    for (const { columns, isNew } of part)
      if (!isNew) await table.updateTable(noun.name).set(columns).where('id', '=', columns.id).execute()
  }
  return rows.map(({ data }) => data)
}

function rowOf<Data extends NounData>(
  current: CurrentKey,
  named: Pick<StoredNoun, 'noun'>,
  { stored, columns, data, secrets }: ReadySealed<Data>,
  id: number,
) {
  const cells = sealedCellsOf(current, named, id, secrets)
  const masks = Object.fromEntries(Object.keys(secrets).map((name) => [name, TERSEGEL]))
  const stamps = stored ? { id } : { ...sealedCellsIn(named), created_at: data.created_at, id }
  return {
    columns: { ...stamps, ...columns, ...cells },
    isNew: stored === null,
    data: { ...data, ...masks, id },
  }
}

/** Takes ids from a table's own counter, so that none is given twice. */
export async function newIds(trx: Kysely<Tables>, table: string, count: number): Promise<number[]> {
  if (count === 0) return []
  const nth = Array.from({ length: count }, (_, at) => at + 1)
  if (trx.getExecutor().adapter instanceof PostgresAdapter) {
    const { rows } = await sql<{ id: string }>`
      select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count}::integer)
    `.execute(trx)
    return rows.map(({ id }) => Number(id))
  }
  const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${table}`.execute(
    trx,
  )
  const last = rows[0]?.seq ?? 0
  return nth.map((one) => last + one)
}
