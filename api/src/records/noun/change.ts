import { everybodyReads } from '@safar/shared/records/noun/states'
import { isAktivitasJenis } from '@safar/shared/records/riwayat/aktivitas-aksi'
import type { RiwayatAksi } from '@safar/shared/records/riwayat/riwayat'
import type { SebabJenis } from '@safar/shared/records/riwayat/sebab'
import { type Actor, actorName } from '../../access/session/actor.ts'
import { type Context, transact } from '../../access/session/context.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import { bumpKonten, lockKonten, readKontenVersi } from '../../platform/db/konten.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { type Changed, recordRiwayat } from './riwayat.repository.ts'
import { recordSebab } from './sebab.ts'
import type { NounData, StoredNoun } from './stored-noun.ts'

export type Deps = Pick<AppDeps, 'database' | 'publisher' | 'now'>

/** Transactions that hold the content's row. */
const inTurn = new WeakSet<object>()

/**
 * Runs one change of a noun's records in a transaction. It first locks the content's row, which lets one writer at a
 * time through, on PostgreSQL too, so that what a change reads is what it replaces. A change that pages show makes a
 * release.
 */
export async function changeRecords<Result>(
  deps: Deps,
  actor: Actor,
  change: (context: Context) => Promise<Result>,
): Promise<Result> {
  const { result, isSeen } = await transact(deps, actor, async (context) => {
    await lockKonten(context.trx)
    inTurn.add(context.trx)
    const before = await readKontenVersi(context.trx)
    const result = await change(context)
    return { result, isSeen: (await readKontenVersi(context.trx)) !== before }
  })
  if (isSeen) deps.publisher.contentChanged()
  return result
}

/** Tells whether a change runs within `changeRecords`. */
export const hasTurn = ({ trx }: Pick<Context, 'trx'>): boolean => inTurn.has(trx)

/**
 * Requires that a change runs within `changeRecords`, for what others call in the middle of changes of their own.
 * @throws Error if it does not
 */
export function requireTurn(context: Context): void {
  if (!hasTurn(context)) throw new Error('This belongs into changeRecords: nobody else may write meanwhile.')
}

/** Marks the content as changed and records the cause, by which the release is named. */
export async function noteSeen(
  context: Context,
  jenis: SebabJenis,
  names: string | readonly string[],
): Promise<void> {
  const oleh = actorName(context.actor)
  await bumpKonten(context.trx)
  await recordSebab(
    context,
    [names].flat().map((nama) => ({ jenis, nama, oleh })),
  )
}

/** Writes the revision of a change. If people read the record, or did before, the content changes with it. */
export function noteChange<Data extends NounData>(
  context: Context,
  noun: StoredNoun<Data>,
  aksi: RiwayatAksi,
  data: Data,
  before: Data = data,
): Promise<void> {
  const isNew = before === data && aksi !== 'hapus'
  return noteChanges(context, noun, aksi, [{ before: isNew ? null : before, after: data }])
}

/**
 * Writes the revisions of an import of private records, and one line of activity for all of it.
 * @param rinci how many of what
 */
export async function noteImport<Data extends NounData>(
  context: Context,
  noun: StoredNoun<Data>,
  changed: readonly Changed<Data>[],
  rinci: string,
): Promise<void> {
  const jenis = noun.noun.name
  for (const [aksi, isNew] of [
    ['impor', false],
    ['buat', true],
  ] as const) {
    const those = changed.filter(({ before }) => (before === null) === isNew)
    await recordRiwayat(context, noun, aksi, those)
    if (noun.afterChange)
      for (const { before, after } of those) await noun.afterChange(context, { aksi, before, after })
  }
  if (isAktivitasJenis(jenis)) await logActivities(context, { aksi: 'impor', jenis, rinci })
}

/** Writes the revisions of many like changes in few statements. */
export async function noteChanges<Data extends NounData>(
  context: Context,
  noun: StoredNoun<Data>,
  aksi: RiwayatAksi,
  changed: readonly Changed<Data>[],
): Promise<void> {
  await recordRiwayat(context, noun, aksi, changed)
  const jenis = noun.noun.name
  // Seeded records are nobody's activity.
  if (isAktivitasJenis(jenis) && (context.actor || aksi !== 'buat'))
    await logActivities(
      context,
      changed.map(({ before, after }) => ({
        aksi,
        jenis,
        data_id: after.id,
        nama: noun.single || !noun.noun.published ? '' : noun.titleOf(after),
        ...(before !== null && aksi !== 'hapus' && { rinci: noun.changesText(before, after) }),
      })),
    )
  if (noun.afterChange)
    for (const { before, after } of changed)
      await noun.afterChange(context, { aksi, before, after: aksi === 'hapus' ? null : after })
  const seen = changed.filter(({ before, after }) =>
    [before, after].some((record) => record !== null && everybodyReads(noun.noun, record)),
  )
  const names = seen.map(({ after }) => (noun.single ? noun.label : noun.titleOf(after)))
  if (names.length > 0) await noteSeen(context, aksi, names)
}
