import type { RiwayatAksi } from '@safar/shared/riwayat/riwayat'
import type { Transaction } from 'kysely'
import { bumpKonten, lockKonten } from '../db/konten.ts'
import { recordSebab } from '../db/sebab.ts'
import type { Tables } from '../db/tables.ts'
import type { AppDeps } from '../deps.ts'
import { type Actor, actorName } from '../session/actor.ts'
import { titleOf } from './noun-row.ts'
import { recordRiwayat } from './riwayat.repository.ts'
import type { NounData, StoredNoun } from './stored-noun.ts'

export type Deps = Pick<AppDeps, 'database' | 'publisher' | 'now'>

/**
 * Runs one change of a noun's records. The content's version comes first: its row is the lock that lets one writer at a time
 * through, on PostgreSQL too, so that what a change reads is what it replaces.
 */
export async function changeRecords<Result>(
  { database, publisher }: Omit<Deps, 'now'>,
  { publishes }: Pick<StoredNoun, 'publishes'>,
  change: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const result = await database.db.transaction().execute(async (trx) => {
    await (publishes ? bumpKonten(trx) : lockKonten(trx))
    return change(trx)
  })
  if (publishes) publisher.contentChanged()
  return result
}

/** Keeps what a change left as a revision, and what it was for the release that will bring it. */
export async function noteChange<Data extends NounData>(
  trx: Transaction<Tables>,
  noun: StoredNoun<Data>,
  aksi: RiwayatAksi,
  data: Data,
  actor: Actor,
  now: Date,
): Promise<void> {
  await recordRiwayat(trx, noun, aksi, data, actor, now)
  if (noun.publishes)
    await recordSebab(trx, { jenis: aksi, nama: titleOf(noun, data), oleh: actorName(actor) }, now)
}
