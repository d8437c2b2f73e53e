import { isStated, mustBeWhole, type Stated } from '@safar/shared/records/noun/states'
import type { Transaction } from 'kysely'
import type { Actor } from '../../access/session/actor.ts'
import type { Context } from '../../access/session/context.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { HttpError, notFound, unprocessable } from '../../platform/http/errors.ts'
import { changeRecords, type Deps, noteChange } from './change.ts'
import { deleteRecord, findRecord, findStamps, reinsertRecord } from './noun.repository.ts'
import { contentOf } from './noun-row.ts'
import { placeOf } from './reorder.ts'
import { findRiwayat, lastKnown } from './riwayat.repository.ts'
import { insertSampah, takeSampah } from './sampah.repository.ts'
import { recordNotFound, writeRecord } from './save.ts'
import { masksIn, readSealedCells } from './sealed.ts'
import { refuseEmptied } from './status.ts'
import type { BroughtBack, ContentOf, NounData, StoredNoun } from './stored-noun.ts'
import { requireAlt } from './wajib-alt.ts'

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
  return changeRecords(deps, actor, async (context) => {
    const stored = await storedOrLastKnown(context.trx, noun, idOrSlug)
    const cells = await readSealedCells(context.trx, noun, stored.id)
    await deleteRecord(context.trx, noun, stored.id)
    await insertSampah(context, noun, stored, cells)
    await noteChange(context, noun, 'hapus', stored)
  })
}

/** What may be a slip is asked about, and nothing is done until somebody is sure. */
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

/** Whether a record that comes back may not be read as it is: nobody could mend it in the trash. */
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
 * Whether people read a record is not what a revision brings back.
 * @throws HttpError 422 where they do and the revision is a draft with holes
 */
function keptState(kept: object, stored: object): Partial<Stated> {
  if (!isStated(kept) || !isStated(stored)) return {}
  const { status, terbit_pada, turun_pada } = stored
  if (mustBeWhole(status) && kept.kosong !== '')
    throw unprocessable('Versi ini belum lengkap. Jadikan draf dulu, lalu pulihkan.')
  return { status, terbit_pada, turun_pada }
}

/**
 * Makes a record what it was in one of its revisions, as far as its noun lets that come back.
 * @throws HttpError 404, 422 with what is asked first (`tanya`)
 */
export function restoreRiwayat<Data extends NounData>(
  deps: Deps,
  noun: StoredNoun<Data>,
  actor: Actor,
  idOrSlug: string,
  riwayatId: number,
  isSure: boolean,
): Promise<BroughtBack<Data>> {
  return changeRecords(deps, actor, async (context) => {
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
 * Brings a record back from the trash, under its id, and its slug unless another has that by now.
 * @throws HttpError 404, 422 with what is asked first (`tanya`)
 */
export function restoreSampah<Data extends NounData>(
  deps: Deps,
  noun: StoredNoun<Data>,
  actor: Actor,
  id: number,
  isSure: boolean,
): Promise<BroughtBack<Data>> {
  return changeRecords(deps, actor, async (context) => {
    const taken = await takeSampah(context.trx, noun, id)
    if (!taken) throw notFound(notInTrash(noun))
    const deleted = taken.data
    const { data, ...said } = noun.bringBack?.(deleted, null) ?? { data: deleted }
    const isLate =
      isStated(data) && data.status === 'terjadwal' && data.terbit_pada <= context.now.toISOString()
    const lacks = !isLate && (await isRefusedLive(context, noun, contentOf(data)))
    const due = isLate || lacks ? { ...data, status: 'draf' } : data
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
  })
}
