import { sisaPaxError } from '@safar/shared/paket/rules'
import type { Paket, PaketInput, PaketUpdate } from '@safar/shared/paket/schema'
import type { User } from '@safar/shared/session/schema'
import type { Transaction } from 'kysely'
import { bumpKonten } from '../db/konten.ts'
import type { Tables } from '../db/tables.ts'
import type { AppDeps } from '../deps.ts'
import { conflict, notFound, paketNotFound, unprocessable } from '../errors.ts'
import { deletePaket, findPaket, insertPaket, restorePaket, updatePaket } from './paket.repository.ts'
import { findRiwayatPaket, lastActor, recordRiwayat } from './riwayat.repository.ts'
import { insertSampah, takeSampah } from './sampah.repository.ts'

type Deps = Pick<AppDeps, 'database' | 'publisher' | 'now'>
/** Who asks for a change. */
export type Actor = User | null

/**
 * Runs one change of the public content. The version is bumped first: its row is the lock that lets one writer at a time
 * through, on PostgreSQL too, so that what a change reads is what it replaces.
 */
export async function changeContent<Result>(
  { database, publisher }: Deps,
  change: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const result = await database.db.transaction().execute(async (trx) => {
    await bumpKonten(trx)
    return change(trx)
  })
  publisher.contentChanged()
  return result
}

export function createPaket(deps: Deps, actor: Actor, input: PaketInput): Promise<Paket> {
  return changeContent(deps, (trx) => addPaket(trx, input, actor, deps.now()))
}

/** Adds a package and its first revision, within a transaction of `changeContent`. */
export async function addPaket(
  trx: Transaction<Tables>,
  input: PaketInput,
  actor: Actor,
  now: Date,
): Promise<Paket> {
  const paket = await insertPaket(trx, input, now)
  await recordRiwayat(trx, 'buat', paket, actor, now)
  return paket
}

/**
 * Changes what was sent and keeps the rest.
 * @throws HttpError 404, 409 when another save came first, 422 for more seats left than there are.
 */
export function savePaket(
  deps: Deps,
  actor: Actor,
  idOrSlug: string,
  { updated_at: edited, ...changes }: PaketUpdate,
): Promise<Paket> {
  return changeContent(deps, async (trx) => {
    const stored = await findPaket(trx, idOrSlug)
    if (!stored) throw paketNotFound()
    if (edited && edited !== stored.updated_at) {
      throw conflict(
        'Paket ini sudah diubah orang lain sejak Anda membukanya. Perubahan Anda belum disimpan.',
        {
          updated_at: { anda: edited, tersimpan: stored.updated_at },
          diubah_oleh: await lastActor(trx, stored.id),
          data: stored,
        },
      )
    }
    const input: PaketInput = { ...fieldsOf(stored), ...defined(changes) }
    const sisa = sisaPaxError(input)
    if (sisa) throw unprocessable('Ada isian yang perlu diperbaiki.', { sisa_pax: [sisa] })
    const saved = await updatePaket(trx, stored, input, deps.now())
    await recordRiwayat(trx, 'ubah', saved, actor, deps.now())
    return saved
  })
}

/** Moves a package to the trash. */
export function removePaket(deps: Deps, actor: Actor, idOrSlug: string): Promise<void> {
  return changeContent(deps, async (trx) => {
    const stored = await findPaket(trx, idOrSlug)
    if (!stored) throw paketNotFound()
    await deletePaket(trx, stored.id)
    await insertSampah(trx, stored, actor, deps.now())
    await recordRiwayat(trx, 'hapus', stored, actor, deps.now())
  })
}

/** Makes a package what it was in one of its revisions. */
export function restoreRiwayat(
  deps: Deps,
  actor: Actor,
  idOrSlug: string,
  riwayatId: number,
): Promise<Paket> {
  return changeContent(deps, async (trx) => {
    const stored = await findPaket(trx, idOrSlug)
    if (!stored) throw paketNotFound()
    const revision = await findRiwayatPaket(trx, stored.id, riwayatId)
    if (!revision) throw notFound('Riwayat ini tidak ada.')
    const saved = await updatePaket(trx, stored, fieldsOf(revision), deps.now())
    await recordRiwayat(trx, 'pulihkan', saved, actor, deps.now())
    return saved
  })
}

/** Brings a package back from the trash. */
export function restoreSampah(deps: Deps, actor: Actor, paketId: number): Promise<Paket> {
  return changeContent(deps, async (trx) => {
    const deleted = await takeSampah(trx, paketId)
    if (!deleted) throw notFound('Paket ini tidak ada di sampah.')
    const restored = await restorePaket(trx, deleted, fieldsOf(deleted), deps.now())
    await recordRiwayat(trx, 'pulihkan', restored, actor, deps.now())
    return restored
  })
}

function fieldsOf({ id: _id, slug: _slug, created_at: _c, updated_at: _u, ...fields }: Paket): PaketInput {
  return fields
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

function defined<T extends object>(value: T): Defined<T> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as Defined<T>
}
