import type { Kysely } from 'kysely'
import { z } from 'zod'
import { hashToken } from '../../access/session/token.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { Asal } from './asal.ts'

/** The time that a browser has to answer a challenge, in milliseconds. */
export const TANTANGAN_MS = 5 * 60_000
/** Clocks of several servers differ by less. */
const SLACK_MS = 10_000

export interface Tantangan extends Asal {
  challenge: string
  /** Random name of the account to authenticators; empty for whoever signs in. */
  pengguna: string
}

/** Stores a challenge for a browser, and deletes expired ones. */
export async function storeChallenge(
  db: Kysely<Tables>,
  akunId: number | null,
  { challenge, pengguna, rp, asal }: Tantangan,
  now: Date,
): Promise<void> {
  const mulai = now.getTime()
  await db.deleteFrom('tantangan').where('berakhir', '<=', mulai).execute()
  await db
    .insertInto('tantangan')
    .values({
      kunci: hashToken(challenge),
      akun_id: akunId,
      pengguna,
      rp,
      asal,
      mulai,
      berakhir: mulai + TANTANGAN_MS,
    })
    .execute()
}

/**
 * Takes the challenge of an answer, which is used up whatever becomes of the answer. Null for one that is unknown,
 * used, of somebody else, expired, or of a future time.
 */
export async function takeChallenge(
  db: Kysely<Tables>,
  akunId: number | null,
  clientDataJSON: string,
  now: Date,
): Promise<Tantangan | null> {
  const challenge = challengeOf(clientDataJSON)
  if (challenge === null) return null
  const row = await db
    .deleteFrom('tantangan')
    .where('kunci', '=', hashToken(challenge))
    .where('akun_id', akunId === null ? 'is' : '=', akunId)
    .returningAll()
    .executeTakeFirst()
  const time = now.getTime()
  if (!row || Number(row.mulai) > time + SLACK_MS || Number(row.berakhir) <= time) return null
  return { challenge, pengguna: row.pengguna, rp: row.rp, asal: row.asal }
}

function challengeOf(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return z.object({ challenge: z.string().max(200) }).parse(data).challenge
  } catch {
    return null
  }
}
