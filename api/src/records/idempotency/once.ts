import { createHash } from 'node:crypto'
import { IDEMPOTENCY_HEADER } from '@safar/shared/platform/http/idempotency'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../access/session/context.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import { agedBefore, seenTime } from '../../platform/db/seen-time.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { unprocessable } from '../../platform/http/errors.ts'
import { openOrRefuse } from '../../platform/vault/open-or-refuse.ts'
import { type Place, sidikOf } from '../../platform/vault/sealed-text.ts'
import { sealWords } from '../../platform/vault/sealed-words.ts'
import { vaultOf } from '../../platform/vault/vault-of.ts'

/*
 * Idempotency: a button pressed twice, an answer lost on the way or a page sent again makes one record. The sender
 * names the sending by a key; the first answer is kept under it for a day and given again.
 */

const KIRIMAN_MS = 24 * 3_600_000
/** Matches an idempotency key: visible signs alone, so that logs and addresses can carry it. */
const KEY = /^[\w.:~-]{1,128}$/

export interface Kiriman {
  kunci: string
  isi: string
  /** The lifetime of the first answer, in milliseconds. */
  masa: number
}

interface Sent {
  /** The call, such as `POST /api/paket`: keys of different calls have nothing to do with each other. */
  call: string
  /** Id of the account that sends, or null: nobody is answered with what another account sent. */
  akun: string | null
  key: string
  /** The body, as the call parsed it. */
  body: unknown
  masa?: number
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Returns a sending with its idempotency key and body as hashes. */
export function kirimanOf({ call, akun, key, body, masa = KIRIMAN_MS }: Sent): Kiriman {
  // Keys are kept folded: what people choose as a key may tell of them.
  return { kunci: hash(JSON.stringify([call, akun, key])), isi: hash(JSON.stringify(body)), masa }
}

/** The declaration of the idempotency header, for calls that may be repeated. */
export const onceHeaders = z.object({
  [IDEMPOTENCY_HEADER]: z
    .string()
    .regex(KEY)
    .optional()
    .describe(
      'Names this sending: within a day the same body under the same key gets the first answer again, another body gets 422.',
    ),
})

/**
 * Returns the idempotency key in a request's header; null without one.
 * @throws HttpError 422 for an invalid one
 */
export function idempotencyKey(request: FastifyRequest): string | null {
  const given = request.headers[IDEMPOTENCY_HEADER.toLowerCase()]
  if (given === undefined) return null
  // The standard's draft writes it in quotes, most clients do not.
  const key = typeof given === 'string' ? given.trim().replace(/^"(.*)"$/, '$1') : ''
  if (!KEY.test(key)) {
    throw unprocessable(
      `${IDEMPOTENCY_HEADER} memuat 1 sampai 128 huruf, angka, atau tanda - _ . : ~ tanpa spasi.`,
    )
  }
  return key
}

/**
 * Returns the first answer under an idempotency key, as JSON text; null for a new key.
 * @throws HttpError 422 if the key was used for another body
 */
export async function answerOf(db: Kysely<Tables>, kiriman: Kiriman, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('kiriman')
    .select(['isi', 'jawaban'])
    .where('kunci', '=', kiriman.kunci)
    .where('created_at', '>=', since(kiriman, now))
    .executeTakeFirst()
  if (!row) return null
  if (row.isi !== kiriman.isi) {
    throw unprocessable(
      'Kiriman dengan kunci ini sudah kami terima dengan isian yang lain. Periksa isiannya, lalu kirim lagi sebagai kiriman baru.',
    )
  }
  const { jawaban } = row
  if (sidikOf(jawaban) === null) return jawaban
  return openOrRefuse('Isian', () => vaultOf(db).open(placeOf(kiriman.kunci), jawaban)).toString()
}

/** The place of the answer under a key. */
const placeOf = (kunci: string): Place => ({ noun: 'kiriman', record: kunci, field: 'jawaban' })

/**
 * Does the work unless it was done under this idempotency key; returns its answer, of now or of then, as JSON text. The
 * key is claimed in the work's transaction, so that of two at once the second waits for the first.
 */
export async function once(
  { trx, now }: Context,
  kiriman: Kiriman,
  work: () => Promise<{ jawaban: object; rujukan: string }>,
): Promise<string> {
  const { kunci, isi } = kiriman
  await trx
    .deleteFrom('kiriman')
    .where('kunci', '=', kunci)
    .where('created_at', '<', since(kiriman, now))
    .execute()
  const created_at = (await seenTime(trx, now)).toISOString()
  const claimed = await trx
    .insertInto('kiriman')
    .values({ kunci, isi, jawaban: '', rujukan: '', created_at })
    .onConflict((conflict) => conflict.column('kunci').doNothing())
    .returning('kunci')
    .executeTakeFirst()
  if (!claimed) {
    const known = await answerOf(trx, kiriman, now)
    if (known !== null) return known
  }
  const { jawaban, rujukan } = await work()
  const text = JSON.stringify(jawaban)
  const sealed = await sealWords(trx, placeOf(kunci), text)
  await trx.updateTable('kiriman').set({ jawaban: sealed, rujukan }).where('kunci', '=', kunci).execute()
  return text
}

/** Deletes answers about records that are erased. */
export async function forgetAnswersOf(db: Kysely<Tables>, rujukan: readonly string[]): Promise<void> {
  for (const part of inParts(rujukan)) {
    await db.deleteFrom('kiriman').where('rujukan', 'in', part).execute()
  }
}

/** Deletes answers past their lifetime. */
export async function forgetOldAnswers(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = (await agedBefore(db, new Date(now.getTime() - KIRIMAN_MS))).toISOString()
  await db.deleteFrom('kiriman').where('created_at', '<', before).execute()
}

function since({ masa }: Kiriman, now: Date): string {
  return new Date(now.getTime() - masa).toISOString()
}
