import { sisaPaxError } from '@safar/shared/paket/rules'
import type { Paket, PaketInput, PaketUpdate } from '@safar/shared/paket/schema'
import type { Transaction } from 'kysely'
import { bumpKonten } from '../db/konten.ts'
import type { Tables } from '../db/tables.ts'
import type { AppDeps } from '../deps.ts'
import { conflict, paketNotFound, unprocessable } from '../errors.ts'
import { deletePaket, findPaket, insertPaket, updatePaket } from './paket.repository.ts'

type Deps = Pick<AppDeps, 'database' | 'publisher' | 'now'>

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

export function createPaket(deps: Deps, input: PaketInput): Promise<Paket> {
  return changeContent(deps, (trx) => insertPaket(trx, input, deps.now()))
}

/**
 * Changes what was sent and keeps the rest.
 * @throws HttpError 404, 409 when another save came first, 422 for more seats left than there are.
 */
export function savePaket(deps: Deps, idOrSlug: string, update: PaketUpdate): Promise<Paket> {
  return changeContent(deps, async (trx) => {
    const stored = await findPaket(trx, idOrSlug)
    if (!stored) throw paketNotFound()
    const { updated_at: edited, ...changes } = update
    if (edited && edited !== stored.updated_at) {
      throw conflict(
        'Paket ini sudah diubah orang lain sejak Anda membukanya. Perubahan Anda belum disimpan.',
        {
          updated_at: { anda: edited, tersimpan: stored.updated_at },
          data: stored,
        },
      )
    }
    const { id: _id, slug: _slug, created_at: _created, updated_at: _updated, ...fields } = stored
    const input: PaketInput = { ...fields, ...defined(changes) }
    const sisa = sisaPaxError(input)
    if (sisa) throw unprocessable('Ada isian yang perlu diperbaiki.', { sisa_pax: [sisa] })
    return updatePaket(trx, stored, input, deps.now())
  })
}

export function removePaket(deps: Deps, idOrSlug: string): Promise<void> {
  return changeContent(deps, async (trx) => {
    const stored = await findPaket(trx, idOrSlug)
    if (!stored) throw paketNotFound()
    await deletePaket(trx, stored.id)
  })
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

function defined<T extends object>(value: T): Defined<T> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as Defined<T>
}
