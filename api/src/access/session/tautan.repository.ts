import { UNDANGAN_HARI } from '@safar/shared/access/session/akun-label'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import type { Context } from './context.ts'
import { hashToken, newToken } from './token.ts'

const HOUR_MS = 3_600_000
/** The validity of a link that resets a password, in milliseconds. */
export const ATUR_ULANG_MS = HOUR_MS
/** The validity of an invitation, in milliseconds. */
export const UNDANGAN_MS = UNDANGAN_HARI * 24 * HOUR_MS

/** Returns the later of this clock and the newest time in the data, in case the clock was set back. */
export async function latestKnown(db: Kysely<Tables>, now: Date): Promise<number> {
  const times = await Promise.all([
    db.selectFrom('jam').select('tercatat_pada as waktu').where('id', '=', 1).executeTakeFirst(),
    db
      .selectFrom('sesi')
      .select(({ fn }) => fn.max('dipakai_pada').as('waktu'))
      .executeTakeFirst(),
    db
      .selectFrom('tautan_akun')
      .select(({ fn }) => fn.max('created_at').as('waktu'))
      .executeTakeFirst(),
  ])
  return Math.max(now.getTime(), ...times.map((row) => (row?.waktu ? Date.parse(row.waktu) : 0)))
}

/** Makes a link of an account and returns its token (256 bits), which only the message holds. */
export async function newTautan({ trx, now }: Context, akunId: number, lifeMs: number): Promise<string> {
  const token = newToken()
  const known = await latestKnown(trx, now)
  await trx
    .insertInto('tautan_akun')
    .values({
      token_hash: hashToken(token),
      akun_id: akunId,
      created_at: now.toISOString(),
      berakhir_pada: new Date(now.getTime() + lifeMs).toISOString(),
      batas_dikenal: new Date(known + lifeMs).toISOString(),
    })
    .execute()
  return token
}

/** Returns the account of a link's token; null for one that is unknown, used, expired, or of a future time. */
export async function findTautan(db: Kysely<Tables>, token: string, now: Date): Promise<number | null> {
  const row = await db
    .selectFrom('tautan_akun')
    .innerJoin('akun', 'akun.id', 'tautan_akun.akun_id')
    .selectAll('tautan_akun')
    .where('token_hash', '=', hashToken(token))
    .where('akun.ditangguhkan_pada', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const time = now.toISOString()
  const isGood =
    row.created_at <= time &&
    time < row.berakhir_pada &&
    (await latestKnown(db, now)) < Date.parse(row.batas_dikenal)
  if (isGood) return row.akun_id
  // Seen to be over, it stays so, whatever the clock says later. One of a time to come only waits for its time.
  if (row.created_at <= time)
    await db.deleteFrom('tautan_akun').where('token_hash', '=', row.token_hash).execute()
  return null
}

/** Uses up a link and every other of its account. False if it was used meanwhile. */
export async function consumeLink(trx: Transaction<Tables>, token: string, akunId: number): Promise<boolean> {
  // The account first, as whoever changes the password with the old one holds it: in the other order both would wait
  // for each other.
  await trx
    .updateTable('akun')
    .set(({ ref }) => ({ email: ref('email') }))
    .where('id', '=', akunId)
    .execute()
  const used = await trx
    .deleteFrom('tautan_akun')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (Number(used.numDeletedRows) === 0) return false
  await forgetTautan(trx, akunId)
  return true
}

/** Deletes every link of an account. */
export async function forgetTautan(db: Kysely<Tables>, akunId: number): Promise<void> {
  await db.deleteFrom('tautan_akun').where('akun_id', '=', akunId).execute()
}

/** Deletes expired links. */
export async function deleteEndedTautan(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('tautan_akun').where('berakhir_pada', '<=', now.toISOString()).execute()
}
