import type { Sesi } from '@safar/shared/access/session/sesi'
import { SESSION_IDLE_SECONDS, type User } from '@safar/shared/access/session/session-schema'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import { toUser } from './akun.repository.ts'
import type { Context } from './context.ts'
import { hashToken, newToken } from './token.ts'

export const SESSION_SECONDS = 12 * 60 * 60

export interface NewSesi {
  token: string
  expiresAt: Date
}

/**
 * Opens a session, and runs `also` in its transaction. Null if the account was suspended, deleted, or given another
 * password meanwhile.
 */
export async function openSession(
  db: Kysely<Tables>,
  akun: { id: number; password_hash: string },
  now: Date,
  perangkat = '',
  also?: (context: Context, tokenHash: string) => Promise<void>,
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
        perangkat,
        dikukuhkan_pada: now.toISOString(),
      })
      .execute()
    await also?.({ trx, actor: null, now }, hashToken(token))
    return true
  })
  return opened ? { token, expiresAt } : null
}

/** The least time between two records of a use, so that a page full of requests writes once. */
const TOUCH_MS = 5 * 60 * 1000

export interface OpenSesi {
  user: User
  /** True if its last recorded use is so old that this one should be recorded. */
  isStale: boolean
}

/**
 * Finds the session of a token; null for one that is unknown, idle or ended. A session once found ended stays so,
 * whatever the clock says later; one of a future time opens nothing.
 */
export async function findSesi(db: Kysely<Tables>, token: string, now: Date): Promise<OpenSesi | null> {
  const found = await db
    .selectFrom('sesi')
    .innerJoin('akun', 'akun.id', 'sesi.akun_id')
    .select(['akun.id', 'akun.nama', 'akun.email', 'akun.role', 'sesi.dipakai_pada', 'sesi.berakhir_pada'])
    .where('sesi.token_hash', '=', hashToken(token))
    .where('akun.ditangguhkan_pada', 'is', null)
    .executeTakeFirst()
  if (!found) return null
  const { time, idle, ahead } = boundsOf(now)
  if (found.berakhir_pada <= time || found.dipakai_pada <= idle) {
    // On a full disk it stays there, and is refused by its time.
    await endSesi(db, token).catch(() => {})
    return null
  }
  if (found.dipakai_pada > ahead) return null
  return { user: toUser(found), isStale: now.getTime() - Date.parse(found.dipakai_pada) >= TOUCH_MS }
}

/** Records the use of a session. */
export async function touchSesi(db: Kysely<Tables>, token: string, now: Date): Promise<void> {
  await db
    .updateTable('sesi')
    .set({ dipakai_pada: now.toISOString() })
    .where('token_hash', '=', hashToken(token))
    .execute()
}

/** The time, in milliseconds, for which a proof of the password allows a change of factors. */
const FRESH_MS = 10 * 60 * 1000

/** Tells whether a session proved its password recently. A proof of a future time is none. */
export async function isSesiKukuh(db: Kysely<Tables>, token: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sesi')
    .select('dikukuhkan_pada')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  const age = now.getTime() - Date.parse(row?.dikukuhkan_pada ?? '')
  return age >= 0 && age <= FRESH_MS
}

/** Records that a session proved its password. */
export async function confirmSession(db: Kysely<Tables>, token: string, now: Date): Promise<void> {
  await db
    .updateTable('sesi')
    .set({ dikukuhkan_pada: now.toISOString() })
    .where('token_hash', '=', hashToken(token))
    .execute()
}

/**
 * Returns the bounds of a valid session's times: it ends after `time`, and was last used after `idle` and not after
 * `ahead`. A session written by a clock years ahead would otherwise be valid for as long, however idle; a clock set
 * back by an hour signs nobody out.
 */
function boundsOf(now: Date): { time: string; idle: string; ahead: string } {
  return {
    time: now.toISOString(),
    idle: new Date(now.getTime() - SESSION_IDLE_SECONDS * 1000).toISOString(),
    ahead: new Date(now.getTime() + SESSION_SECONDS * 1000).toISOString(),
  }
}

/** Names a session among those of its account: of the hash, which opens nothing, as much as tells a hundred apart. */
const idOf = (tokenHash: string) => tokenHash.slice(0, 16)
/** The largest number of sessions listed, more than a person can look through. */
const LISTED = 100

/** Lists the valid sessions of an account, the last used first; `token` is the caller's. */
export async function listSesi(
  db: Kysely<Tables>,
  akunId: number,
  token: string,
  now: Date,
): Promise<Sesi[]> {
  const own = hashToken(token)
  const { time, idle, ahead } = boundsOf(now)
  const rows = await db
    .selectFrom('sesi')
    .selectAll()
    .where('akun_id', '=', akunId)
    .where('berakhir_pada', '>', time)
    .where('dipakai_pada', '>', idle)
    .where('dipakai_pada', '<=', ahead)
    .orderBy('dipakai_pada', 'desc')
    .limit(LISTED)
    .execute()
  return rows.map(({ token_hash, perangkat, created_at, dipakai_pada }) => ({
    id: idOf(token_hash),
    perangkat,
    masuk_pada: created_at,
    dipakai_pada,
    ini: token_hash === own,
  }))
}

/** Ends a session of an account by its id; null if it has none of that id. */
export async function endSesiOf(
  db: Kysely<Tables>,
  akunId: number,
  id: string,
): Promise<{ perangkat: string } | null> {
  const ended = await db
    .deleteFrom('sesi')
    .where('akun_id', '=', akunId)
    .where(sql<string>`substr(token_hash, 1, 16)`, '=', id)
    .returning('perangkat')
    .executeTakeFirst()
  return ended ?? null
}

/** Ends all sessions of an account except that of `token`. */
export async function endOtherSesi(db: Kysely<Tables>, akunId: number, token: string): Promise<void> {
  await db
    .deleteFrom('sesi')
    .where('akun_id', '=', akunId)
    .where('token_hash', '!=', hashToken(token))
    .execute()
}

/** Deletes ended sessions. */
export async function deleteEndedSesi(db: Kysely<Tables>, now: Date): Promise<void> {
  const { time, idle, ahead } = boundsOf(now)
  await db
    .deleteFrom('sesi')
    .where(({ or, eb }) =>
      or([eb('berakhir_pada', '<=', time), eb('dipakai_pada', '<=', idle), eb('dipakai_pada', '>', ahead)]),
    )
    .execute()
}

export async function endSesi(db: Kysely<Tables>, token: string): Promise<void> {
  await db.deleteFrom('sesi').where('token_hash', '=', hashToken(token)).execute()
}
