import type { Role } from '@safar/shared/access/session/session-schema'
import { TOKEN_AWALAN, TOKEN_LIMITS, TOKEN_TAMPAK } from '@safar/shared/access/token/token'
import type { Token, TokenCreate } from '@safar/shared/access/token/token-schema'
import { addDays } from '@safar/shared/platform/format/tanggal'
import { awalHari } from '@safar/shared/platform/format/waktu-wib'
import type { Kysely } from 'kysely'
import { lockKonten } from '../../platform/db/konten.ts'
import type { Moment } from '../../platform/db/moment.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import type { Context } from './context.ts'
import { hashToken, newToken } from './token.ts'

/** Days that a token is still listed once it opens nothing. */
const LISTED_HARI = 90
const DAY_MS = 86_400_000
/** The least time between two records of a use. */
const TOUCH_MS = 5 * 60 * 1000
/** Tokens that a list shows: those that work, and the newest of the others. */
const LISTED = 200

/** The rights of a token, and the account behind it. */
export interface TokenTerbuka {
  id: number
  nama: string
  role: Role
  hanya_baca: boolean
  /** The account that made it, as it is now. */
  pembuat: { id: number; nama: string; email: string; role: Role }
  isStale: boolean
}

const isOver = ({ created_at, berakhir_pada }: StoredRow<'token_api'>, time: string) =>
  berakhir_pada <= time && created_at <= time

/**
 * Finds the rights of a token; null for one that is unknown, revoked, expired, of a future time, or of an account that
 * cannot sign in.
 */
export async function findTokenApi(
  db: Kysely<Tables>,
  token: string,
  now: Date,
): Promise<TokenTerbuka | null> {
  const time = now.toISOString()
  const row = await db
    .selectFrom('token_api')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('dicabut_pada', 'is', null)
    .executeTakeFirst()
  if (!row || row.created_at > time) return null
  // Seen to be over, it stays so, whatever the clock says later.
  if (isOver(row, time)) {
    await revokeApiToken({ trx: db, now }, row.id)
    return null
  }
  const pembuat = await db
    .selectFrom('akun')
    .select(['id', 'nama', 'email', 'role'])
    .where('id', '=', row.akun_id)
    .where('ditangguhkan_pada', 'is', null)
    .executeTakeFirst()
  if (!pembuat) return null
  const { id, nama, role } = row
  const isStale = !row.dipakai_pada || now.getTime() - Date.parse(row.dipakai_pada) >= TOUCH_MS
  return { id, nama, role, hanya_baca: row.hanya_baca === 1, pembuat, isStale }
}

/** Records the use of a token. */
export async function touchTokenApi(db: Kysely<Tables>, id: number, now: Date): Promise<void> {
  await db.updateTable('token_api').set({ dipakai_pada: now.toISOString() }).where('id', '=', id).execute()
}

/** Lists all tokens, newest first. */
export async function listTokenApi(db: Kysely<Tables>, now: Date): Promise<Token[]> {
  const rows = await db
    .selectFrom('token_api')
    .innerJoin('akun', 'akun.id', 'token_api.akun_id')
    .selectAll('token_api')
    .select(['akun.nama as pembuat_nama', 'akun.email as pembuat_email'])
    .orderBy('token_api.dicabut_pada', (order) => order.desc().nullsFirst())
    .orderBy('token_api.id', 'desc')
    .limit(LISTED)
    .execute()
  return rows.map((row) => toToken(row, row.pembuat_nama || row.pembuat_email, now))
}

function toToken(row: StoredRow<'token_api'>, pembuat: string, now: Date): Token {
  const { id, nama, awalan, role, hanya_baca, berlaku_sampai, dipakai_pada, dicabut_pada, created_at } = row
  const keadaan = isOver(row, now.toISOString()) ? 'kedaluwarsa' : dicabut_pada ? 'dicabut' : 'aktif'
  return {
    id,
    nama,
    awalan,
    role,
    hanya_baca: hanya_baca === 1,
    keadaan,
    pembuat,
    berlaku_sampai,
    dipakai_pada,
    dicabut_pada,
    created_at,
  }
}

/** Makes a token and returns it; only its hash is stored. Null at the largest number. */
export async function insertTokenApi(
  { trx, now }: Context,
  { nama, role, hanya_baca = true, berlaku_sampai }: TokenCreate,
  pembuat: { id: string; nama: string; email: string },
): Promise<{ rahasia: string; token: Token } | null> {
  const time = now.toISOString()
  // One at a time: PostgreSQL would let two count the same.
  await lockKonten(trx)
  const { n } = await trx
    .selectFrom('token_api')
    .select(({ fn }) => fn.countAll<number | string>().as('n'))
    .where('dicabut_pada', 'is', null)
    .where('berakhir_pada', '>', time)
    .executeTakeFirstOrThrow()
  if (Number(n) >= TOKEN_LIMITS.banyak) return null
  const rahasia = `${TOKEN_AWALAN}${newToken()}`
  const row = await trx
    .insertInto('token_api')
    .values({
      token_hash: hashToken(rahasia),
      awalan: rahasia.slice(0, TOKEN_TAMPAK),
      nama: nama ?? '',
      role,
      hanya_baca: hanya_baca ? 1 : 0,
      akun_id: Number(pembuat.id),
      created_at: time,
      berlaku_sampai,
      berakhir_pada: awalHari(addDays(berlaku_sampai, 1)),
      dipakai_pada: null,
      dicabut_pada: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { rahasia, token: toToken(row, pembuat.nama || pembuat.email, now) }
}

/** Revokes a token for good; returns its name, or null if no such token is valid. */
export async function revokeApiToken({ trx, now }: Moment, id: number): Promise<string | null> {
  const row = await trx
    .updateTable('token_api')
    .set({ dicabut_pada: now.toISOString() })
    .where('id', '=', id)
    .where('dicabut_pada', 'is', null)
    .returning('nama')
    .executeTakeFirst()
  return row?.nama ?? null
}

/** Revokes all tokens of an account for good. */
export async function revokeTokensOf({ trx, now }: Moment, akunId: number): Promise<void> {
  await trx
    .updateTable('token_api')
    .set({ dicabut_pada: now.toISOString() })
    .where('akun_id', '=', akunId)
    .where('dicabut_pada', 'is', null)
    .execute()
}

/** Deletes tokens that have been invalid for a while. */
export async function forgetOldToken(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LISTED_HARI * DAY_MS).toISOString()
  await db
    .deleteFrom('token_api')
    .where(({ or, eb }) => or([eb('berakhir_pada', '<', before), eb('dicabut_pada', '<', before)]))
    .execute()
}
