import type { Transaction } from 'kysely'
import type { Actor } from '../../access/session/actor.ts'
import type { Context } from '../../access/session/context.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { type Deps, noteChange } from './change.ts'
import { deleteRecord, findRecord, findStamps } from './noun.repository.ts'
import { contentOf } from './noun-row.ts'
import { cleared, type Referrer, referrersOf, referringIds, refuseNeeded } from './refs.ts'
import { lastKnown } from './riwayat.repository.ts'
import { insertSampah } from './sampah.repository.ts'
import { recordNotFound, writeRecord } from './save.ts'
import { readSealedCells } from './sealed.ts'
import type { NounData, StoredNoun } from './stored-noun.ts'
import { changeInTurn, takeTurn } from './turn.ts'

/**
 * Finds a record, or its last readable revision if its row is broken, so that it can be mended or deleted.
 * @throws HttpError 404
 */
export async function storedOrLastKnown<Data extends NounData>(
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
 * Deletes a record into the trash with the records that it owns, and empties optional references to it.
 * @param nouns every noun of the product
 * @throws HttpError 404; 409 for a record that others require
 */
export function removeRecord(
  deps: Deps,
  nouns: readonly StoredNoun[],
  noun: StoredNoun,
  actor: Actor,
  idOrSlug: string,
): Promise<void> {
  return changeInTurn(deps, noun, actor, { stored: idOrSlug, isDeleted: true }, async (context) => {
    await removeStored(context, nouns, noun, await storedOrLastKnown(context.trx, noun, idOrSlug))
  })
}

async function removeStored(
  context: Context,
  nouns: readonly StoredNoun[],
  noun: StoredNoun,
  stored: NounData,
): Promise<void> {
  const { trx } = context
  const referrers = referrersOf(nouns, noun)
  // Whoever is about to refer to it is waited for, or finds it gone.
  if (referrers.length > 0) await holdRow(trx, noun.noun.name, stored.id, 'delete')
  for (const referrer of referrers.filter(({ onDelete }) => onDelete === 'follow'))
    for (const id of await referringIds(trx, referrer, stored.id))
      await removeStored(
        context,
        nouns,
        referrer.noun,
        await storedOrLastKnown(trx, referrer.noun, String(id)),
      )
  await refuseNeeded(trx, noun, referrers, stored.id)
  for (const referrer of referrers.filter(({ onDelete }) => onDelete === 'clear'))
    for (const id of await referringIds(trx, referrer, stored.id))
      await clearReference(context, referrer, id, stored.id)
  const cells = await readSealedCells(trx, noun, stored.id)
  await deleteRecord(trx, noun, stored.id)
  await insertSampah(context, noun, stored, cells)
  await noteChange(context, noun, 'hapus', stored)
}

/**
 * Empties a reference to a record that goes, with a revision of the record that has it; does nothing if that was
 * deleted, or refers to another one, while it was waited for.
 */
async function clearReference(context: Context, referrer: Referrer, id: number, gone: number): Promise<void> {
  const { noun, field } = referrer
  await takeTurn(context.trx, noun, { stored: String(id) })
  if (!(await referringIds(context.trx, referrer, gone)).includes(id)) return
  const stored = await storedOrLastKnown(context.trx, noun, String(id))
  await writeRecord(context, noun, 'ubah', stored, cleared(contentOf(stored), field))
}
