import type { InviteInput } from '@safar/shared/accounts/akun/akun-schema'
import type { Pelaku } from '../../access/session/actor.ts'
import { emailKey } from '../../access/session/akun.repository.ts'
import type { Context } from '../../access/session/context.ts'
import { countTry, LONGEST_MS } from '../../access/session/percobaan.ts'
import type { StoredRow } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { tooMany } from '../../platform/http/errors.ts'

/** Invitations that one account may send out in a quarter of an hour. */
const INVITATIONS = 30

/** Counts an invitation. @throws HttpError 429 for too many */
export async function countInvitation(
  { database, now }: Pick<AppDeps, 'database' | 'now'>,
  { id }: Pick<Pelaku, 'id'>,
): Promise<void> {
  const budget = { key: `undang:${id}`, limit: INVITATIONS, windowMs: LONGEST_MS }
  const wait = await countTry(database.db, [budget], now())
  if (wait !== null) throw tooMany(wait)
}

/** Adds an account that waits for its owner, or gives undefined where the mail has one already. */
export function insertInvited(
  { trx, now }: Context,
  { email, nama = '', role }: InviteInput,
  password_hash: string,
): Promise<StoredRow<'akun'> | undefined> {
  const time = now.toISOString()
  return trx
    .insertInto('akun')
    .values({
      email,
      email_kunci: emailKey(email),
      nama,
      role,
      password_hash,
      created_at: time,
      diundang_pada: time,
    })
    .onConflict((conflict) => conflict.column('email_kunci').doNothing())
    .returningAll()
    .executeTakeFirst()
}
