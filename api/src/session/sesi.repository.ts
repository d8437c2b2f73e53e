import type { User } from '@safar/shared/session/schema'
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
 * Opens a session, and drops those that have ended. Null when the account lost that password or itself while it was being checked.
 */
export async function openSesi(
  db: Kysely<Tables>,
  akun: { id: number; password_hash: string },
  now: Date,
): Promise<NewSesi | null> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000)
  const opened = await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('sesi').where('berakhir_pada', '<=', now.toISOString()).execute()
    const still = await trx
      .selectFrom('akun')
      .select('id')
      .where('id', '=', akun.id)
      .where('password_hash', '=', akun.password_hash)
      .executeTakeFirst()
    if (!still) return false
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

/** Whose session a token opens, or null for an unknown or ended one. */
export async function findSesiUser(db: Kysely<Tables>, token: string, now: Date): Promise<User | null> {
  const akun = await db
    .selectFrom('sesi')
    .innerJoin('akun', 'akun.id', 'sesi.akun_id')
    .select(['akun.id', 'akun.nama', 'akun.email', 'akun.role'])
    .where('sesi.token_hash', '=', hashToken(token))
    .where('sesi.berakhir_pada', '>', now.toISOString())
    .executeTakeFirst()
  return akun ? toUser(akun) : null
}

export async function endSesi(db: Kysely<Tables>, token: string): Promise<void> {
  await db.deleteFrom('sesi').where('token_hash', '=', hashToken(token)).execute()
}
