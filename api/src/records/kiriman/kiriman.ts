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

/*
 * Sending the same thing twice makes one: a button pressed twice, an answer lost on the way, a page sent again. Who sends names
 * the sending by a key; the first answer is kept under it for a day and given again.
 */

const KIRIMAN_MS = 24 * 3_600_000
/** Bounds the header; visible signs alone, so that logs and addresses could carry it. */
const KEY = /^[\w.:~-]{1,128}$/

export interface Kiriman {
  kunci: string
  isi: string
  /** How long the first answer stands, in milliseconds. */
  masa: number
}

interface Sent {
  /** The call, such as `POST /api/paket`: keys of different calls have nothing to do with each other. */
  call: string
  /** Id of the account that sends, or null: nobody is answered with what another account sent. */
  akun: string | null
  key: string
  /** What was sent, as the call understood it. */
  body: unknown
  masa?: number
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/** One sending under its key. */
export function kirimanOf({ call, akun, key, body, masa = KIRIMAN_MS }: Sent): Kiriman {
  // Keys are kept folded: what people choose as a key may tell of them.
  return { kunci: hash(JSON.stringify([call, akun, key])), isi: hash(JSON.stringify(body)), masa }
}

/** The header of calls that may be sent twice, for their declarations. */
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
 * The key that a caller gave in the header; null without one.
 * @throws HttpError 422 for one that is none.
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
 * The answer that was given under this key, as JSON text; null where nothing was sent under it yet.
 * @throws HttpError 422 where something else was sent under it.
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
  return row.jawaban
}

/**
 * Does the work unless it was done under this key; gives its answer, now or from then, as JSON text. Of two at once the second waits
 * for the first: the key is claimed in the transaction of the work.
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
  await trx.updateTable('kiriman').set({ jawaban: text, rujukan }).where('kunci', '=', kunci).execute()
  return text
}

/** Forgets answers that tell of records which are erased for good. */
export async function forgetAnswersOf(db: Kysely<Tables>, rujukan: readonly string[]): Promise<void> {
  for (const part of inParts(rujukan)) {
    await db.deleteFrom('kiriman').where('rujukan', 'in', part).execute()
  }
}

/** Forgets answers that nobody is given any more. */
export async function forgetOldAnswers(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = (await agedBefore(db, new Date(now.getTime() - KIRIMAN_MS))).toISOString()
  await db.deleteFrom('kiriman').where('created_at', '<', before).execute()
}

function since({ masa }: Kiriman, now: Date): string {
  return new Date(now.getTime() - masa).toISOString()
}
