import { isAktivitasJenis } from '@safar/shared/accounts/aktivitas/aksi'
import type { SebabJenis } from '@safar/shared/publishing/publikasi/sebab'
import { everybodyReads } from '@safar/shared/records/noun/states'
import type { RiwayatAksi } from '@safar/shared/records/riwayat/riwayat'
import type { Transaction } from 'kysely'
import { type Actor, actorName } from '../../access/session/actor.ts'
import { catat } from '../../access/session/catat.ts'
import { bumpKonten, lockKonten, readKontenVersi } from '../../platform/db/konten.ts'
import { recordSebab } from '../../platform/db/sebab.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { titleOf } from './noun-row.ts'
import { recordRiwayat } from './riwayat.repository.ts'
import type { NounData, StoredNoun } from './stored-noun.ts'
import { ubahText } from './ubah-text.ts'

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
  names: string | readonly string[],
  actor: Actor,
  now: Date,
): Promise<void> {
  const oleh = actorName(actor)
  await bumpKonten(trx)
  await recordSebab(
    trx,
    [names].flat().map((nama) => ({ jenis, nama, oleh })),
    now,
  )
}

/** What became of a record: of a new one, nothing was before. */
export interface Changed<Data extends NounData> {
  before: Data | null
  after: Data
}

/** Keeps what a change left as a revision. Where people read the record, or did before, it is a change of pages. */
export function noteChange<Data extends NounData>(
  trx: Transaction<Tables>,
  noun: StoredNoun<Data>,
  aksi: RiwayatAksi,
  data: Data,
  actor: Actor,
  now: Date,
  before: Data = data,
): Promise<void> {
  const isNew = before === data && aksi !== 'hapus'
  return noteChanges(trx, noun, aksi, [{ before: isNew ? null : before, after: data }], actor, now)
}

/** The same of many that became so at once, in few statements. */
export async function noteChanges<Data extends NounData>(
  trx: Transaction<Tables>,
  noun: StoredNoun<Data>,
  aksi: RiwayatAksi,
  changed: readonly Changed<Data>[],
  actor: Actor,
  now: Date,
): Promise<void> {
  const all = changed.map(({ after }) => after)
  await recordRiwayat(trx, noun, aksi, all, actor, now)
  const jenis = noun.noun.name
  // What a new server comes with is nobody's doing.
  if (isAktivitasJenis(jenis) && (actor || aksi !== 'buat'))
    await catat(
      trx,
      actor,
      changed.map(({ before, after }) => ({
        aksi,
        jenis,
        data_id: after.id,
        nama: noun.single || !noun.noun.published ? '' : titleOf(noun, after),
        ...(before !== null && aksi !== 'hapus' && { rinci: ubahText(noun, before, after) }),
      })),
      now,
    )
  if (noun.afterChange)
    for (const { before, after } of changed)
      await noun.afterChange(trx, { aksi, before, after: aksi === 'hapus' ? null : after }, now)
  const seen = changed.filter(({ before, after }) =>
    [before, after].some((record) => record !== null && everybodyReads(noun.noun, record)),
  )
  const names = seen.map(({ after }) => (noun.single ? noun.label : titleOf(noun, after)))
  if (names.length > 0) await noteSeen(trx, aksi, names, actor, now)
}
