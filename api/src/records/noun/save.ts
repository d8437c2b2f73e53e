import type { RiwayatAksi } from '@safar/shared/records/riwayat/riwayat'
import type { Transaction } from 'kysely'
import type { Actor } from '../../access/session/actor.ts'
import type { Context } from '../../access/session/context.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { defined } from '../../platform/defined.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { conflict, type HttpError, notFound } from '../../platform/http/errors.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { answerOf, type Kiriman, once } from '../idempotency/once.ts'
import { moveSlug, slugSent } from './alamat.ts'
import { type Deps, noteChange } from './change.ts'
import { findRecord, insertRecord, updatePart, updateRecord } from './noun.repository.ts'
import { contentOf } from './noun-row.ts'
import { maskedAll, requireOpened, requireUnique } from './opened.ts'
import { requireRefs } from './refs.ts'
import { lastActor } from './riwayat.repository.ts'
import { blanksOf, refuseMasks, sealSecrets, takeSecrets } from './sealed.ts'
import { settle } from './status.ts'
import type { ContentOf, NounData, StoredNoun } from './stored-noun.ts'
import { changeInTurn } from './turn.ts'

/** Dependencies of a write with sealed values. */
export type SealingDeps = Deps & Pick<AppDeps, 'vault'>

/** Makes the 404 of a noun. */
export const recordNotFound = ({ label }: StoredNoun) => notFound(`${label} yang anda tuju tidak tersedia`)

/**
 * Adds a record and its first revision, within a transaction of `changeRecords`. Sealed values require the vault.
 * @throws HttpError 422 for invalid content; 503 without the data key
 */
export async function addRecord<Data extends NounData>(
  context: Context,
  noun: StoredNoun<Data>,
  sent: object,
  vault?: Vault,
): Promise<Data> {
  const { open, secrets } = takeSecrets(noun, sent)
  refuseMasks(noun, open, secrets)
  const content = settle(noun, null, open, context.now)
  await requireRefs(context.trx, noun, content, null)
  await noun.requireReady(context, content, null)
  if (vault) {
    await requireOpened(context, vault, noun, null, { sent, content, secrets })
    await requireUnique(context, vault, noun, null, secrets)
  }
  const made = await insertRecord(context, noun, content, slugSent(sent))
  const data = (vault && (await sealSecrets(context.trx, vault, noun, made.id, secrets))) ?? made
  await noteChange(context, noun, 'buat', data)
  return data
}

/** Adds an example of a made-up agency as `addRecord` does: live, with whatever a real one would lack to be so. */
export async function addExample<Data extends NounData>(
  context: Context,
  noun: StoredNoun<Data>,
  sent: object,
): Promise<Data> {
  const draft = settle(noun, null, { ...sent, status: 'draf' }, context.now)
  const live = { status: 'terbit', terbit_pada: context.now.toISOString(), kosong: '' }
  const data = await insertRecord(context, noun, { ...draft, ...live })
  await noteChange(context, noun, 'buat', data)
  return data
}

export function createRecord<Data extends NounData>(
  deps: SealingDeps,
  noun: StoredNoun<Data>,
  actor: Actor,
  sent: object,
): Promise<Data> {
  return changeInTurn(deps, noun, actor, { added: sent }, (context) =>
    addRecord(context, noun, sent, deps.vault),
  )
}

/** Adds a record, once per idempotency key; returns the answer as JSON text. */
export async function createRecordOnce<Data extends NounData>(
  deps: SealingDeps,
  noun: StoredNoun<Data>,
  actor: Actor,
  sent: object,
  kiriman: Kiriman,
): Promise<string> {
  const known = await answerOf(deps.database.db, kiriman, deps.now())
  if (known !== null) return known
  return changeInTurn(deps, noun, actor, { added: sent }, (context) =>
    once(context, kiriman, async () => {
      const data = await addRecord(context, noun, sent, deps.vault)
      return { jawaban: { data }, rujukan: `${noun.noun.name}:${data.id}` }
    }),
  )
}

/**
 * Changes a record as it stands by then, within `changeRecords`.
 * @throws HttpError 404
 */
export function changeStored<Data extends NounData>(
  deps: Deps,
  noun: StoredNoun<Data>,
  actor: Actor,
  idOrSlug: string,
  change: (context: Context, stored: Data) => Promise<Data>,
): Promise<Data> {
  return changeInTurn(deps, noun, actor, { stored: idOrSlug }, async (context) => {
    const stored = await findRecord(context.trx, noun, idOrSlug)
    if (!stored) throw recordNotFound(noun)
    return change(context, stored)
  })
}

/**
 * Changes the sent fields and keeps the others. `updated_at` is the optimistic lock.
 * @throws HttpError 404; 409 with both sides if another save came first, or for a taken slug
 */
export function saveRecord<Data extends NounData>(
  deps: SealingDeps,
  noun: StoredNoun<Data>,
  actor: Actor,
  idOrSlug: string,
  { updated_at: edited, ...changes }: { updated_at?: string | undefined } & object,
): Promise<Data> {
  return changeStored(deps, noun, actor, idOrSlug, async (context, stored) => {
    if (edited && edited !== stored.updated_at) {
      const [masked = stored] = await maskedAll(context.trx, deps.vault, noun, [stored])
      throw await savedBefore(context.trx, noun, masked, edited)
    }
    return writeSent(context, deps.vault, noun, stored, changes)
  })
}

/**
 * Writes the sent fields over a stored record, sealed values too, as one change within its turn.
 * @throws HttpError 409 for a taken slug, or a number that another record has; 422 by field
 */
export async function writeSent<Data extends NounData>(
  context: Context,
  vault: Vault,
  noun: StoredNoun<Data>,
  stored: Data,
  changes: object,
): Promise<Data> {
  const { open, secrets } = takeSecrets(noun, changes)
  const content = settle(noun, stored, open, context.now)
  const slugged = await moveSlug(context, noun, stored, slugSent(changes), content)
  await requireOpened(context, vault, noun, stored, { sent: changes, content, secrets })
  await requireUnique(context, vault, noun, stored.id, secrets)
  await sealSecrets(context.trx, vault, noun, stored.id, secrets)
  // A mask looks like the one before: as if there had been none, activity tells that the field changed.
  const moved = { ...slugged, ...blanksOf(secrets) }
  return writeRecord(context, noun, 'ubah', moved, content)
}

/** Returns a record's fields with the sent ones laid over; of a list that has one row, only its sent fields. */
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

/** Makes the 409 of the optimistic lock, with both sides: somebody else saved first. */
export async function savedBefore<Data extends NounData>(
  trx: Transaction<Tables>,
  noun: StoredNoun<Data>,
  stored: Data,
  edited: string | undefined,
): Promise<HttpError> {
  return staleError(noun.label, stored, edited, await lastActor(trx, noun, stored.id))
}

/** Makes the same 409 for a record as it is answered, in the words of its noun. */
export function staleError(
  label: string,
  data: { updated_at: string },
  edited: string | undefined,
  diubah_oleh: string,
): HttpError {
  return conflict(
    `${label} ini sudah diubah orang lain sejak Anda membukanya. Perubahan Anda belum disimpan.`,
    {
      updated_at: { anda: edited, tersimpan: data.updated_at },
      diubah_oleh,
      data,
    },
  )
}

/**
 * Writes a record's fields as one action.
 * @throws HttpError 422 for a picture without a description in a public record
 */
export async function writeRecord<Data extends NounData>(
  context: Context,
  noun: StoredNoun<Data>,
  aksi: RiwayatAksi,
  stored: Data,
  content: ContentOf<Data>,
): Promise<Data> {
  await requireRefs(context.trx, noun, content, stored)
  await noun.requireReady(context, content, stored)
  const saved = await updateRecord(context, noun, stored, content)
  await noteChange(context, noun, aksi, saved, stored)
  return saved
}

/** Writes the fields of a partial action. */
export async function writePart<Data extends NounData>(
  context: Context,
  noun: StoredNoun<Data>,
  aksi: RiwayatAksi,
  stored: Data,
  part: Partial<ContentOf<Data>>,
): Promise<Data> {
  const saved = await updatePart(context, noun, stored, part)
  await noteChange(context, noun, aksi, saved, stored)
  return saved
}
