import type { RiwayatAksi } from '@safar/shared/riwayat/riwayat'
import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { defined } from '../defined.ts'
import { conflict, type HttpError, notFound } from '../errors.ts'
import { answerOf, type Kiriman, once } from '../kiriman/kiriman.ts'
import type { Actor } from '../session/actor.ts'
import { changeRecords, type Deps, noteChange } from './change.ts'
import { findRecord, insertRecord, updatePart, updateRecord } from './noun.repository.ts'
import { contentOf } from './noun-row.ts'
import { lastActor } from './riwayat.repository.ts'
import type { ContentOf, NounData, StoredNoun } from './stored-noun.ts'

/** A 404 in the words of the noun. */
export const recordNotFound = ({ label }: StoredNoun) => notFound(`${label} yang anda tuju tidak tersedia`)

/** Adds a record and its first revision, within a transaction of `changeRecords`. */
export async function addRecord<Data extends NounData>(
  trx: Transaction<Tables>,
  noun: StoredNoun<Data>,
  content: ContentOf<Data>,
  actor: Actor,
  now: Date,
): Promise<Data> {
  const data = await insertRecord(trx, noun, content, now)
  await noteChange(trx, noun, 'buat', data, actor, now)
  return data
}

export function createRecord<Data extends NounData>(
  deps: Deps,
  noun: StoredNoun<Data>,
  actor: Actor,
  content: ContentOf<Data>,
): Promise<Data> {
  return changeRecords(deps, noun, (trx) => addRecord(trx, noun, content, actor, deps.now()))
}

/** Adds a record, once however often it is sent under one key; gives the answer as JSON text. */
export async function createRecordOnce<Data extends NounData>(
  deps: Deps,
  noun: StoredNoun<Data>,
  actor: Actor,
  content: ContentOf<Data>,
  kiriman: Kiriman,
): Promise<string> {
  const now = deps.now()
  const known = await answerOf(deps.database.db, kiriman, now)
  if (known !== null) return known
  return changeRecords(deps, noun, (trx) =>
    once(trx, kiriman, now, async () => {
      const data = await addRecord(trx, noun, content, actor, now)
      return { jawaban: { data }, rujukan: `${noun.noun.name}:${data.id}` }
    }),
  )
}

/**
 * Changes a record as it stands by now.
 * @throws HttpError 404
 */
export function changeStored<Data extends NounData>(
  deps: Deps,
  noun: StoredNoun<Data>,
  idOrSlug: string,
  change: (trx: Transaction<Tables>, stored: Data) => Promise<Data>,
): Promise<Data> {
  return changeRecords(deps, noun, async (trx) => {
    const stored = await findRecord(trx, noun, idOrSlug)
    if (!stored) throw recordNotFound(noun)
    return change(trx, stored)
  })
}

/**
 * Changes what was sent and keeps the rest.
 * @throws HttpError 404, 409 with both sides when another save came first
 */
export function saveRecord<Data extends NounData>(
  deps: Deps,
  noun: StoredNoun<Data>,
  actor: Actor,
  idOrSlug: string,
  { updated_at: edited, ...changes }: { updated_at?: string | undefined } & object,
): Promise<Data> {
  return changeStored(deps, noun, idOrSlug, async (trx, stored) => {
    if (edited && edited !== stored.updated_at) throw await savedBefore(trx, noun, stored, edited)
    const content = { ...contentOf(stored), ...defined(changes) }
    return writeRecord(trx, noun, 'ubah', stored, content, actor, deps.now())
  })
}

/** A 409 with both sides: somebody else saved first. */
export async function savedBefore<Data extends NounData>(
  trx: Transaction<Tables>,
  noun: StoredNoun<Data>,
  stored: Data,
  edited: string | undefined,
): Promise<HttpError> {
  return conflict(
    `${noun.label} ini sudah diubah orang lain sejak Anda membukanya. Perubahan Anda belum disimpan.`,
    {
      updated_at: { anda: edited, tersimpan: stored.updated_at },
      diubah_oleh: await lastActor(trx, noun, stored.id),
      data: stored,
    },
  )
}

/** Writes a record's fields as one action. */
export async function writeRecord<Data extends NounData>(
  trx: Transaction<Tables>,
  noun: StoredNoun<Data>,
  aksi: RiwayatAksi,
  stored: Data,
  content: ContentOf<Data>,
  actor: Actor,
  now: Date,
): Promise<Data> {
  const saved = await updateRecord(trx, noun, stored, content, now)
  await noteChange(trx, noun, aksi, saved, actor, now)
  return saved
}

/** Writes those fields that a partial action is about. */
export async function writePart<Data extends NounData>(
  trx: Transaction<Tables>,
  noun: StoredNoun<Data>,
  aksi: RiwayatAksi,
  stored: Data,
  part: Partial<ContentOf<Data>>,
  actor: Actor,
  now: Date,
): Promise<Data> {
  const saved = await updatePart(trx, noun, stored, part, now)
  await noteChange(trx, noun, aksi, saved, actor, now)
  return saved
}
