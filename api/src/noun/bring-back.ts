import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { notFound } from '../errors.ts'
import type { Actor } from '../session/actor.ts'
import { changeRecords, type Deps, noteChange } from './change.ts'
import { deleteRecord, findRecord, findStamps, reinsertRecord } from './noun.repository.ts'
import { contentOf } from './noun-row.ts'
import { findRiwayat, lastKnown } from './riwayat.repository.ts'
import { insertSampah, takeSampah } from './sampah.repository.ts'
import { recordNotFound, writeRecord } from './save.ts'
import type { BroughtBack, NounData, StoredNoun } from './stored-noun.ts'

/** What a 404 of the trash says. */
export const notInTrash = ({ label }: StoredNoun) => `${label} ini tidak ada di sampah.`

/** A record, or what its revisions know of it where its own row cannot be read: so that it can be mended or let go of. */
async function storedOrLastKnown<Data extends NounData>(
  trx: Transaction<Tables>,
  noun: StoredNoun<Data>,
  idOrSlug: string,
): Promise<Data> {
  const stored = await findRecord(trx, noun, idOrSlug)
  if (stored) return stored
  const stamps = await findStamps(trx, noun, idOrSlug)
  const known = stamps && (await lastKnown(trx, noun, stamps.id))
  if (!known) throw recordNotFound(noun)
  return { ...known, ...stamps }
}

/**
 * Moves a record to the trash.
 * @throws HttpError 404
 */
export function removeRecord(deps: Deps, noun: StoredNoun, actor: Actor, idOrSlug: string): Promise<void> {
  return changeRecords(deps, noun, async (trx) => {
    const stored = await storedOrLastKnown(trx, noun, idOrSlug)
    await deleteRecord(trx, noun, stored.id)
    await insertSampah(trx, noun, stored, actor, deps.now())
    await noteChange(trx, noun, 'hapus', stored, actor, deps.now())
  })
}

/**
 * Makes a record what it was in one of its revisions, as far as its noun lets that come back.
 * @throws HttpError 404
 */
export function restoreRiwayat<Data extends NounData>(
  deps: Deps,
  noun: StoredNoun<Data>,
  actor: Actor,
  idOrSlug: string,
  riwayatId: number,
): Promise<BroughtBack<Data>> {
  return changeRecords(deps, noun, async (trx) => {
    const stored = await storedOrLastKnown(trx, noun, idOrSlug)
    const kept = (await findRiwayat(trx, noun, stored.id, riwayatId))?.data
    if (!kept) throw notFound('Riwayat ini tidak ada.')
    const { data, ...said } = noun.bringBack?.(kept, stored) ?? { data: kept }
    const content = contentOf(data)
    return { data: await writeRecord(trx, noun, 'pulihkan', stored, content, actor, deps.now()), ...said }
  })
}

/**
 * Brings a record back from the trash, under its id, and its slug unless another has that by now.
 * @throws HttpError 404
 */
export function restoreSampah<Data extends NounData>(
  deps: Deps,
  noun: StoredNoun<Data>,
  actor: Actor,
  id: number,
): Promise<BroughtBack<Data>> {
  return changeRecords(deps, noun, async (trx) => {
    const deleted = await takeSampah(trx, noun, id)
    if (!deleted) throw notFound(notInTrash(noun))
    const { data, ...said } = noun.bringBack?.(deleted, null) ?? { data: deleted }
    const restored = await reinsertRecord(trx, noun, data, deps.now())
    await noteChange(trx, noun, 'pulihkan', restored, actor, deps.now())
    return { data: restored, ...said }
  })
}
