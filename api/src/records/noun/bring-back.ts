import { isStated, mustBeWhole, type Stated } from '@safar/shared/records/noun/states'
import type { Transaction } from 'kysely'
import type { Actor } from '../../access/session/actor.ts'
import type { Context } from '../../access/session/context.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { HttpError, notFound, unprocessable } from '../../platform/http/errors.ts'
import { type Deps, noteChange } from './change.ts'
import { reinsertRecord } from './noun.repository.ts'
import { contentOf } from './noun-row.ts'
import { referrersOf, requireRefs, withoutGone } from './refs.ts'
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
    const back = await bringBack(context, noun, taken, isSure)
    const followed = await bringFollowers(context, nouns, noun, id, taken.dihapus_pada)
    return followed === '' ? back : { ...back, message: [back.message, followed].filter(Boolean).join(' ') }
  })
}

async function bringBack<Data extends NounData>(
  context: Context,
  noun: StoredNoun<Data>,
  taken: Taken<Data>,
  isSure: boolean,
): Promise<BroughtBack<Data>> {
  const deleted = taken.data
  const { data, ...said } = noun.bringBack?.(deleted, null) ?? { data: deleted }
  const isLate =
    isStated(data) && data.status === 'terjadwal' && data.terbit_pada <= context.now.toISOString()
  const lacks = !isLate && (await isRefusedLive(context, noun, contentOf(data)))
  const stated = isLate || lacks ? { ...data, status: 'draf' } : data
  const due = await withoutGone(context.trx, noun, stated)
  await requireRefs(context.trx, noun, due, null)
  await requireAlt(context.trx, noun, due)
  if (!isSure) await askFirst(context.trx, noun, contentOf(due), null)
  const restored = await reinsertRecord(context, noun, due, taken.cells)
  await noteChange(context, noun, 'pulihkan', restored)
  return {
    data: restored,
    ...said,
    ...(isLate && { message: LATE }),
    ...(lacks && { message: LACKS }),
  }
}

/** Restores what went into the trash along with a record; returns the numbers in words. */
async function bringFollowers(
  context: Context,
  nouns: readonly StoredNoun[],
  noun: StoredNoun,
  id: number,
  dihapus_pada: string,
): Promise<string> {
  const words: string[] = []
  for (const { noun: child, field, onDelete } of referrersOf(nouns, noun)) {
    if (onDelete !== 'follow') continue
    const ids = await trashedAlong(context.trx, child, { field, id, dihapus_pada })
    for (const one of ids) {
      const taken = await takeSampah(context.trx, child, one)
      if (!taken) continue
      await bringBack(context, child, taken, true)
      await bringFollowers(context, nouns, child, one, dihapus_pada)
    }
    if (ids.length > 0) words.push(`${ids.length} ${child.label}`)
  }
  return words.length > 0 ? `Ikut kembali: ${words.join(', ')}.` : ''
}
