import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Marks the public content as changed, within the change's own transaction: neither is ever seen without the other. */
export async function bumpKonten(trx: Transaction<Tables>): Promise<void> {
  await trx
    .updateTable('konten')
    .set((column) => ({ versi: column('versi', '+', 1) }))
    .where('id', '=', 1)
    .execute()
}

/** Locks the content for one writer at a time, as `bumpKonten` does, for changes that no page shows. */
export async function lockKonten(trx: Transaction<Tables>): Promise<void> {
  await trx
    .updateTable('konten')
    .set((column) => ({ versi: column.ref('versi') }))
    .where('id', '=', 1)
    .execute()
}

export async function readKontenVersi(db: Kysely<Tables>): Promise<number> {
  const row = await db.selectFrom('konten').select('versi').where('id', '=', 1).executeTakeFirstOrThrow()
  return Number(row.versi)
}
