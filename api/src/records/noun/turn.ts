import { parseJson } from '@safar/shared/records/noun/columns'
import { type Kysely, sql } from 'kysely'
import type { Actor } from '../../access/session/actor.ts'
import { type Context, transact } from '../../access/session/context.ts'
import { type Hold, holdRow, holdTable } from '../../platform/db/hold-row.ts'
import { readId } from '../../platform/db/id.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { changeRecords, type Deps } from './change.ts'
import { parentField } from './refs.ts'
import type { StoredNoun } from './stored-noun.ts'

/*
 * The order in which writers of a noun's records take turns. Writers of published records wait for each other at the
 * row of the content's version. Private records never wait for those: their writers wait at the parent's row, if there
 * is one, and then at the record's own, which the deletion of a record that it refers to changes as well.
 */

type Named = Pick<StoredNoun, 'noun'>

/** The records of a change: a new one, a stored one, one in the trash, or all of a noun. */
export type About = { added: object } | { stored: string; isDeleted?: true } | { trashed: number } | 'all'

/** Attempts at a change that PostgreSQL ends because of a deadlock. */
const ATTEMPTS = 3
const DEADLOCK = '40P01'

/**
 * Runs one change of a noun's records, in turn with other writers of the same ones, in a transaction of its own.
 * @throws whatever `change` throws
 */
export async function changeInTurn<Result>(
  deps: Deps,
  noun: Named,
  actor: Actor,
  about: About,
  change: (context: Context) => Promise<Result>,
): Promise<Result> {
  if (noun.noun.published) return changeRecords(deps, actor, change)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact(deps, actor, async (context) => {
        await takeTurn(context.trx, noun, about)
        return change(context)
      })
    } catch (error) {
      if (attempt === ATTEMPTS || !(error instanceof Error && 'code' in error && error.code === DEADLOCK))
        throw error
    }
  }
}

/** Waits for other writers of the private records that a change is about, and keeps them waiting until it ends. */
export async function takeTurn(trx: Kysely<Tables>, noun: Named, about: About): Promise<void> {
  const { name } = noun.noun
  if (about === 'all') return holdTable(trx, name)
  const parent = parentField(noun)
  if (parent) {
    const id = await parentId(trx, noun, parent.name, about)
    if (id !== null) await holdRow(trx, parent.field.to, id, 'change')
  }
  const id = 'stored' in about ? readId(about.stored) : null
  const hold: Hold = 'isDeleted' in about ? 'delete' : 'change'
  if (id !== null) await holdRow(trx, name, id, hold)
}

/**
 * Finds the parent of the record that a change is about. A stored one keeps its parent for good: no lock is needed to
 * read it.
 */
async function parentId(
  trx: Kysely<Tables>,
  { noun }: Named,
  field: string,
  about: Exclude<About, 'all'>,
): Promise<number | null> {
  if ('added' in about) return idIn(about.added, field)
  if ('trashed' in about) {
    const row = await trx
      .selectFrom('sampah')
      .select('data')
      .where('jenis', '=', noun.name)
      .where('data_id', '=', about.trashed)
      .executeTakeFirst()
    return idIn(Object(parseJson(row?.data)), field)
  }
  const id = readId(about.stored)
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.ref(field)} from ${sql.table(noun.name)} where id = ${id}
  `.execute(trx)
  return idIn(rows[0] ?? {}, field)
}

function idIn(record: object, field: string): number | null {
  const id = new Map<string, unknown>(Object.entries(record)).get(field)
  return typeof id === 'number' && Number.isInteger(id) ? id : null
}
