import { isAktivitasJenis } from '@safar/shared/aktivitas/aksi'
import { isPublic } from '@safar/shared/noun/states'
import type { SebabJenis } from '@safar/shared/publikasi/sebab'
import type { RiwayatAksi } from '@safar/shared/riwayat/riwayat'
import type { Transaction } from 'kysely'
import { bumpKonten, lockKonten, readKontenVersi } from '../db/konten.ts'
import { recordSebab } from '../db/sebab.ts'
import type { Tables } from '../db/tables.ts'
import type { AppDeps } from '../deps.ts'
import { type Actor, actorName } from '../session/actor.ts'
import { catat } from '../session/catat.ts'
import { titleOf } from './noun-row.ts'
import { recordRiwayat } from './riwayat.repository.ts'
import type { NounData, StoredNoun } from './stored-noun.ts'

export type Deps = Pick<AppDeps, 'database' | 'publisher' | 'now'>

/**
 * Runs one change of a noun's records. The content's row comes first: it is the lock that lets one writer at a time through, on
 * PostgreSQL too, so that what a change reads is what it replaces. Whatever pages show by then makes a release.
 */
export async function changeRecords<Result>(
  { database, publisher }: Omit<Deps, 'now'>,
  change: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const { result, isSeen } = await database.db.transaction().execute(async (trx) => {
    await lockKonten(trx)
    const before = await readKontenVersi(trx)
    const result = await change(trx)
    return { result, isSeen: (await readKontenVersi(trx)) !== before }
  })
  if (isSeen) publisher.contentChanged()
  return result
}

/** A change of what pages show, and what it was for the release that will bring it. */
export async function noteSeen(
  trx: Transaction<Tables>,
  jenis: SebabJenis,
  nama: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  await bumpKonten(trx)
  await recordSebab(trx, { jenis, nama, oleh: actorName(actor) }, now)
}

/** Keeps what a change left as a revision. Where people read the record, or did before, it is a change of pages. */
export async function noteChange<Data extends NounData>(
  trx: Transaction<Tables>,
  noun: StoredNoun<Data>,
  aksi: RiwayatAksi,
  data: Data,
  actor: Actor,
  now: Date,
  before: Data = data,
): Promise<void> {
  await recordRiwayat(trx, noun, aksi, data, actor, now)
  const jenis = noun.noun.name
  // What a new server comes with is nobody's doing.
  if (isAktivitasJenis(jenis) && (actor || aksi !== 'buat'))
    await catat(
      trx,
      actor,
      { aksi, jenis, data_id: data.id, nama: noun.single ? '' : titleOf(noun, data) },
      now,
    )
  const isNew = before === data && aksi !== 'hapus'
  await noun.afterChange?.(
    trx,
    { aksi, before: isNew ? null : before, after: aksi === 'hapus' ? null : data },
    now,
  )
  if (noun.publishes && (isPublic(data) || isPublic(before)))
    await noteSeen(trx, aksi, noun.single ? noun.label : titleOf(noun, data), actor, now)
}
