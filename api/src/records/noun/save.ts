import type { RiwayatAksi } from '@safar/shared/records/riwayat/riwayat'
import type { Transaction } from 'kysely'
import type { Actor } from '../../access/session/actor.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { defined } from '../../platform/defined.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { conflict, type HttpError, notFound } from '../../platform/http/errors.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { answerOf, type Kiriman, once } from '../kiriman/kiriman.ts'
import { moveSlug, slugSent } from './alamat.ts'
import { changeRecords, type Deps, noteChange } from './change.ts'
import { findRecord, insertRecord, updatePart, updateRecord } from './noun.repository.ts'
import { contentOf } from './noun-row.ts'
import { lastActor } from './riwayat.repository.ts'
import { blanksOf, refuseMasks, sealSecrets, takeSecrets } from './sealed.ts'
import { settle } from './status.ts'
import type { ContentOf, NounData, StoredNoun } from './stored-noun.ts'
import { requireAlt } from './wajib-alt.ts'

type SealingDeps = Deps & Pick<AppDeps, 'vault'>

/** A 404 in the words of the noun. */
export const recordNotFound = ({ label }: StoredNoun) => notFound(`${label} yang anda tuju tidak tersedia`)

/**
 * Adds a record and its first revision, within a transaction of `changeRecords`. Only with the vault may it have sealed values.
 * @throws HttpError 422 for what cannot be stored so, 503 where the key of sealed values is not here
 */
export async function addRecord<Data extends NounData>(
  trx: Transaction<Tables>,
  noun: StoredNoun<Data>,
  sent: object,
  actor: Actor,
  now: Date,
  vault?: Vault,
): Promise<Data> {
  const { open, secrets } = takeSecrets(noun, sent)
  refuseMasks(noun, open, secrets)
  const content = settle(noun, null, open, now)
  await requireAlt(trx, noun, content)
  await noun.requireLive?.(trx, content, null, now)
  const made = await insertRecord(trx, noun, content, now, slugSent(sent))
  const data = (vault && (await sealSecrets(trx, vault, noun, made.id, secrets))) ?? made
  await noteChange(trx, noun, 'buat', data, actor, now)
  return data
}

/** Like `addRecord`, for what a made-up agency shows as an example: live, with whatever a real one would lack to be so. */
export async function addExample<Data extends NounData>(
  trx: Transaction<Tables>,
  noun: StoredNoun<Data>,
  sent: object,
  actor: Actor,
  now: Date,
): Promise<Data> {
  const draft = settle(noun, null, { ...sent, status: 'draf' }, now)
  const live = { status: 'terbit', terbit_pada: now.toISOString(), kosong: '' }
  const data = await insertRecord(trx, noun, { ...draft, ...live }, now)
  await noteChange(trx, noun, 'buat', data, actor, now)
  return data
}

export function createRecord<Data extends NounData>(
  deps: SealingDeps,
  noun: StoredNoun<Data>,
  actor: Actor,
  sent: object,
): Promise<Data> {
  return changeRecords(deps, (trx) => addRecord(trx, noun, sent, actor, deps.now(), deps.vault))
}

/** Adds a record, once however often it is sent under one key; gives the answer as JSON text. */
export async function createRecordOnce<Data extends NounData>(
  deps: SealingDeps,
  noun: StoredNoun<Data>,
  actor: Actor,
  sent: object,
  kiriman: Kiriman,
): Promise<string> {
  const now = deps.now()
  const known = await answerOf(deps.database.db, kiriman, now)
  if (known !== null) return known
  return changeRecords(deps, (trx) =>
    once(trx, kiriman, now, async () => {
      const data = await addRecord(trx, noun, sent, actor, now, deps.vault)
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
  return changeRecords(deps, async (trx) => {
    const stored = await findRecord(trx, noun, idOrSlug)
    if (!stored) throw recordNotFound(noun)
    return change(trx, stored)
  })
}

/**
 * Changes what was sent and keeps the rest.
 * @throws HttpError 404, 409 with both sides when another save came first, or for a slug that is taken
 */
export function saveRecord<Data extends NounData>(
  deps: SealingDeps,
  noun: StoredNoun<Data>,
  actor: Actor,
  idOrSlug: string,
  { updated_at: edited, ...changes }: { updated_at?: string | undefined } & object,
): Promise<Data> {
  return changeStored(deps, noun, idOrSlug, async (trx, stored) => {
    if (edited && edited !== stored.updated_at) throw await savedBefore(trx, noun, stored, edited)
    const { open, secrets } = takeSecrets(noun, changes)
    const content = settle(noun, stored, open, deps.now())
    const slugged = await moveSlug(trx, noun, stored, slugSent(changes), content, deps.now())
    await sealSecrets(trx, deps.vault, noun, stored.id, secrets)
    // A mask looks like the one before: as if there had been none, activity tells that the field changed.
    const moved = { ...slugged, ...blanksOf(secrets) }
    return writeRecord(trx, noun, 'ubah', moved, content, actor, deps.now())
  })
}

/** The fields of a record with what was sent of them; of a list that has one row, only its own fields that were sent. */
export function changedContent<Data extends NounData>(
  { noun }: StoredNoun<Data>,
  stored: Data,
  changes: object,
): ContentOf<Data> {
  const before = new Map<string, unknown>(Object.entries(stored))
  const sent = Object.entries(defined(changes)).map(([name, value]) => {
    const field = noun.fields[name]
    return [
      name,
      field?.kind === 'list' && field.one
        ? { ...Object(before.get(name)), ...defined(Object(value)) }
        : value,
    ]
  })
  return { ...contentOf(stored), ...Object.fromEntries(sent) }
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

/**
 * Writes a record's fields as one action.
 * @throws HttpError 422 for a picture without words, where people read the record
 */
export async function writeRecord<Data extends NounData>(
  trx: Transaction<Tables>,
  noun: StoredNoun<Data>,
  aksi: RiwayatAksi,
  stored: Data,
  content: ContentOf<Data>,
  actor: Actor,
  now: Date,
): Promise<Data> {
  await requireAlt(trx, noun, content)
  await noun.requireLive?.(trx, content, stored, now)
  const saved = await updateRecord(trx, noun, stored, content, now)
  await noteChange(trx, noun, aksi, saved, actor, now, stored)
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
  await noteChange(trx, noun, aksi, saved, actor, now, stored)
  return saved
}
