import type { Transaction } from 'kysely'
import type { Actor } from '../../access/session/actor.ts'
import type { Context } from '../../access/session/context.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { type Deps, noteChange } from './change.ts'
import { deleteRecord, findRecord, findStamps } from './noun.repository.ts'
import { contentOf } from './noun-row.ts'
import {
  cleared,
  type Group,
  joinGroup,
  type Referrer,
  referrersOf,
  referringIds,
  refuseNeeded,
} from './refs.ts'
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
    const { id } = await storedOrLastKnown(context.trx, noun, idOrSlug)
    await removeStored(context, nouns, noun, id)
  })
}

async function removeStored(
  context: Context,
  nouns: readonly StoredNoun[],
  noun: StoredNoun,
  id: number,
): Promise<void> {
  const { trx } = context
  const group = await heldGroup(trx, nouns, noun, id)
  for (const { noun: each, ids } of group.values()) {
    const referrers = referrersOf(nouns, each)
    for (const one of ids) {
      await refuseNeeded(trx, each, referrers, one, group)
      for (const referrer of referrers.filter(({ onDelete }) => onDelete === 'clear'))
        for (const referring of await referringIds(trx, referrer, one, group))
          await clearReference(context, referrer, referring, one)
    }
  }
  for (const { noun: each, ids } of group.values())
    for (const one of ids) {
      const stored = await storedOrLastKnown(trx, each, String(one))
      const cells = await readSealedCells(trx, each, one)
      await deleteRecord(trx, each, one)
      await insertSampah(context, each, stored, cells)
      await noteChange(context, each, 'hapus', stored)
    }
}

/** Returns a record with all that it owns. Whoever is about to refer to one of them is waited for, or finds it gone. */
async function heldGroup(
  trx: Transaction<Tables>,
  nouns: readonly StoredNoun[],
  noun: StoredNoun,
  id: number,
): Promise<Group> {
  const group: Group = new Map()
  async function hold(each: StoredNoun, one: number): Promise<void> {
    if (!joinGroup(group, each, one)) return
    const referrers = referrersOf(nouns, each)
    if (referrers.length > 0) await holdRow(trx, each.noun.name, one, 'delete')
    for (const referrer of referrers.filter(({ onDelete }) => onDelete === 'follow'))
      for (const owned of await referringIds(trx, referrer, one)) await hold(referrer.noun, owned)
  }
  await hold(noun, id)
  return group
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
