import { SESSION_IDLE_SECONDS, type User } from '@safar/shared/session/schema'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { toUser } from './akun.repository.ts'
import { hashToken, newToken } from './token.ts'

export const SESSION_SECONDS = 12 * 60 * 60

export interface NewSesi {
  token: string
  expiresAt: Date
}

/**
 * Opens a session. Null when the account was suspended, or lost that password or itself while it was being checked.
 */
export async function openSesi(
  db: Kysely<Tables>,
  akun: { id: number; password_hash: string },
  now: Date,
): Promise<NewSesi | null> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000)
  const opened = await db.transaction().execute(async (trx) => {
    const still = await trx
      .selectFrom('akun')
      .select('id')
      .where('id', '=', akun.id)
      .where('password_hash', '=', akun.password_hash)
      .where('ditangguhkan_pada', 'is', null)
      .executeTakeFirst()
    if (!still) return false
    await trx.updateTable('akun').set({ masuk_pada: now.toISOString() }).where('id', '=', akun.id).execute()
    await trx
      .insertInto('sesi')
      .values({
        token_hash: hashToken(token),
        akun_id: akun.id,
        created_at: now.toISOString(),
        dipakai_pada: now.toISOString(),
        berakhir_pada: expiresAt.toISOString(),
      })
      .execute()
    return true
  })
  return opened ? { token, expiresAt } : null
}

/** Its use is noted no more often: a page full of requests writes once. */
const TOUCH_MS = 5 * 60 * 1000

export interface OpenSesi {
  user: User
  /** Its last use was noted so long ago that this one should be. */
  isStale: boolean
}

/** The session that a token opens, or null for an unknown, unused or ended one. */
export async function findSesi(db: Kysely<Tables>, token: string, now: Date): Promise<OpenSesi | null> {
  const found = await db
    .selectFrom('sesi')
    .innerJoin('akun', 'akun.id', 'sesi.akun_id')
    .select(['akun.id', 'akun.nama', 'akun.email', 'akun.role', 'sesi.dipakai_pada'])
    .where('sesi.token_hash', '=', hashToken(token))
    .where('akun.ditangguhkan_pada', 'is', null)
    .where('sesi.berakhir_pada', '>', now.toISOString())
    .where('sesi.dipakai_pada', '>', idleSince(now).toISOString())
    .executeTakeFirst()
  if (!found) return null
  return { user: toUser(found), isStale: now.getTime() - Date.parse(found.dipakai_pada) >= TOUCH_MS }
}

/** Notes that a session was used. */
export async function touchSesi(db: Kysely<Tables>, token: string, now: Date): Promise<void> {
  await db
    .updateTable('sesi')
    .set({ dipakai_pada: now.toISOString() })
    .where('token_hash', '=', hashToken(token))
    .execute()
}

function idleSince(now: Date): Date {
  return new Date(now.getTime() - SESSION_IDLE_SECONDS * 1000)
}

/** Removes sessions that can open nothing any more. */
export async function deleteEndedSesi(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('sesi')
    .where(({ or, eb }) =>
      or([
        eb('berakhir_pada', '<=', now.toISOString()),
        eb('dipakai_pada', '<=', idleSince(now).toISOString()),
      ]),
    )
    .execute()
}

export async function endSesi(db: Kysely<Tables>, token: string): Promise<void> {
  await db.deleteFrom('sesi').where('token_hash', '=', hashToken(token)).execute()
}
