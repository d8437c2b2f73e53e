import { isStated, mustBeWhole, type Stated } from '@safar/shared/records/noun/states'
import type { Transaction } from 'kysely'
import type { Actor } from '../../access/session/actor.ts'
import type { Context } from '../../access/session/context.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { HttpError, notFound, unprocessable } from '../../platform/http/errors.ts'
import { type Deps, noteChanges } from './change.ts'
import { reinsertRecord } from './noun.repository.ts'
import { contentOf } from './noun-row.ts'
import { requireUniqueCells } from './opened.ts'
import { type Group, joinGroup, referrersOf, requireRefs, withoutGone } from './refs.ts'
import { storedOrLastKnown } from './remove-record.ts'
import { placeOf } from './reorder.ts'
import { findRiwayat } from './riwayat.repository.ts'
import { type Taken, takeSampah, trashedAlong } from './sampah.repository.ts'
import { writeRecord } from './save.ts'
import { masksIn } from './sealed.ts'
import { refuseEmptied } from './status.ts'
import type { BroughtBack, ContentOf, NounData, StoredNoun } from './stored-noun.ts'
import { changeInTurn } from './turn.ts'
import { requireAlt } from './wajib-alt.ts'

/** Writes the 404 of the trash. */
export const notInTrash = ({ label }: StoredNoun) => `${label} ini tidak ada di sampah.`

/** Asks about a likely mistake, and refuses until somebody confirms. */
async function askFirst<Data extends NounData>(
  trx: Transaction<Tables>,
  noun: StoredNoun<Data>,
  content: ContentOf<Data>,
  stored: Data | null,
): Promise<void> {
  const tanya = await noun.asksBack?.(trx, content, stored)
  if (tanya) throw new HttpError(422, tanya.teks, { tanya })
}

const LATE = 'Waktu terbitnya sudah lewat, jadi kembali sebagai draf.'
const LACKS = 'Syarat terbit agensi belum terpenuhi, jadi kembali sebagai draf.'

/** Tells whether a restored record may not be public as it is, since nobody could mend it in the trash. */
async function isRefusedLive<Data extends NounData>(
  context: Context,
  noun: StoredNoun<Data>,
  content: ContentOf<Data>,
): Promise<boolean> {
  try {
    await noun.requireLive?.(context, content, null)
    return false
  } catch (error) {
    if (error instanceof HttpError) return true
    throw error
  }
}

/**
 * Returns the present state of a record, which a revision does not bring back.
 * @throws HttpError 422 if the record is public and the revision is a draft with holes
 */
function keptState(kept: object, stored: object): Partial<Stated> {
  if (!isStated(kept) || !isStated(stored)) return {}
  const { status, terbit_pada, turun_pada } = stored
  if (mustBeWhole(status) && kept.kosong !== '')
    throw unprocessable('Versi ini belum lengkap. Jadikan draf dulu, lalu pulihkan.')
  return { status, terbit_pada, turun_pada }
}

/**
 * Restores a record from one of its revisions, as far as its noun allows.
 * @throws HttpError 404; 422 with a question to confirm (`tanya`)
 */
export function restoreRiwayat<Data extends NounData>(
  deps: Deps,
  noun: StoredNoun<Data>,
  actor: Actor,
  idOrSlug: string,
  riwayatId: number,
  isSure: boolean,
): Promise<BroughtBack<Data>> {
  return changeInTurn(deps, noun, actor, { stored: idOrSlug }, async (context) => {
    const stored = await storedOrLastKnown(context.trx, noun, idOrSlug)
    const kept = (await findRiwayat(context.trx, noun, stored.id, riwayatId))?.data
    if (!kept) throw notFound('Riwayat ini tidak ada.')
    const { data, ...said } = noun.bringBack?.(kept, stored) ?? { data: kept }
    const content = contentOf({
      ...data,
      ...keptState(data, stored),
      ...placeOf(stored),
      ...masksIn(noun, stored),
    })
    if (isStated(stored) && mustBeWhole(stored.status)) refuseEmptied(noun.noun.fields, stored, content)
    if (!isSure) await askFirst(context.trx, noun, content, stored)
    return { data: await writeRecord(context, noun, 'pulihkan', stored, content), ...said }
  })
}

/**
 * Restores a record from the trash, under its id, and under its slug unless another has that by now, with the records
 * that went there along with it.
 * @throws HttpError 404; 422 with a question to confirm (`tanya`), or if a record that it refers to is gone
 */
export function restoreSampah<Data extends NounData>(
  deps: Deps,
  nouns: readonly StoredNoun[],
  noun: StoredNoun<Data>,
  actor: Actor,
  id: number,
  isSure: boolean,
): Promise<BroughtBack<Data>> {
  return changeInTurn(deps, noun, actor, { trashed: id }, async (context) => {
    const taken = await takeSampah(context.trx, noun, id)
    if (!taken) throw notFound(notInTrash(noun))
    const followers = await takeFollowers(context.trx, nouns, noun, id, taken.dihapus_pada)
    const group: Group = new Map()
    joinGroup(group, noun, id)
    for (const each of followers) joinGroup(group, each.noun, each.taken.data.id)
    const back = await bringBack(context, noun, taken, isSure, group)
    for (const each of followers) await bringBack(context, each.noun, each.taken, true, group)
    const followed = followedText(followers)
    return followed === '' ? back : { ...back, message: [back.message, followed].filter(Boolean).join(' ') }
  })
}

async function bringBack<Data extends NounData>(
  context: Context,
  noun: StoredNoun<Data>,
  taken: Taken<Data>,
  isSure: boolean,
  group: Group,
): Promise<BroughtBack<Data>> {
  const deleted = taken.data
  const { data, ...said } = noun.bringBack?.(deleted, null) ?? { data: deleted }
  const isLate =
    isStated(data) && data.status === 'terjadwal' && data.terbit_pada <= context.now.toISOString()
  const lacks = !isLate && (await isRefusedLive(context, noun, contentOf(data)))
  const stated = isLate || lacks ? { ...data, status: 'draf' } : data
  const due = await withoutGone(context.trx, noun, stated, group)
  await requireRefs(context.trx, noun, due, null, group)
  await requireAlt(context.trx, noun, due)
  await requireUniqueCells(context, noun, taken.cells)
  if (!isSure) await askFirst(context.trx, noun, contentOf(due), null)
  const restored = await reinsertRecord(context, noun, due, taken.cells)
  await noteChanges(context, noun, 'pulihkan', [{ before: null, after: restored, trashed: deleted }])
  return {
    data: restored,
    ...said,
    ...(isLate && { message: LATE }),
    ...(lacks && { message: LACKS }),
  }
}

/** A record taken from the trash with its noun. */
interface TakenOne {
  noun: StoredNoun
  taken: Taken<NounData>
}

/** Takes from the trash what went there along with a record, all that it owns. */
async function takeFollowers(
  trx: Transaction<Tables>,
  nouns: readonly StoredNoun[],
  noun: StoredNoun,
  id: number,
  dihapus_pada: string,
): Promise<TakenOne[]> {
  const found: TakenOne[] = []
  for (const { noun: child, field, onDelete } of referrersOf(nouns, noun)) {
    if (onDelete !== 'follow') continue
    for (const one of await trashedAlong(trx, child, { field, id, dihapus_pada })) {
      const taken = await takeSampah(trx, child, one)
      if (!taken) continue
      found.push({ noun: child, taken }, ...(await takeFollowers(trx, nouns, child, one, dihapus_pada)))
    }
  }
  return found
}

/** Says how many records of which nouns came back along; empty for none. */
function followedText(followers: readonly TakenOne[]): string {
  const counts = new Map<string, number>()
  for (const { noun } of followers) counts.set(noun.label, (counts.get(noun.label) ?? 0) + 1)
  const words = [...counts].map(([label, count]) => `${count} ${label}`)
  return words.length > 0 ? `Ikut kembali: ${words.join(', ')}.` : ''
}
