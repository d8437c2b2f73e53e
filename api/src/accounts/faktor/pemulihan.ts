import { randomInt } from 'node:crypto'
import { PEMULIHAN_BANYAK } from '@safar/shared/access/session/faktor'
import {
  formatRecoveryCode,
  PEMULIHAN_ALPHABET,
  PEMULIHAN_LENGTH,
} from '@safar/shared/access/session/kode-faktor'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import { hashPassword, verifyPassword } from '../../access/session/password.ts'
import type { Tables } from '../../platform/db/tables.ts'

/**
 * The letters that find a code among those of its account; the other 40 bits are compared with a hash as slow as a
 * password's.
 */
const AWAL = 4

export interface KodeBaru {
  /** The codes for their owner to write down. */
  kode: string[]
  rows: { awal: string; kode_hash: string }[]
}

function randomRecoveryCode(): string {
  return Array.from({ length: PEMULIHAN_LENGTH }, () =>
    PEMULIHAN_ALPHABET.charAt(randomInt(PEMULIHAN_ALPHABET.length)),
  ).join('')
}

/** Makes a set of recovery codes. Hashing takes a while, so it runs before a transaction and not in it. */
export async function createRecoveryCodes(): Promise<KodeBaru> {
  const byAwal = new Map<string, string>()
  while (byAwal.size < PEMULIHAN_BANYAK) {
    const kode = randomRecoveryCode()
    byAwal.set(kode.slice(0, AWAL), kode)
  }
  const rows = await Promise.all(
    [...byAwal].map(async ([awal, kode]) => ({ awal, kode_hash: await hashPassword(kode) })),
  )
  return { kode: [...byAwal.values()].map(formatRecoveryCode), rows }
}

/** Replaces the recovery codes of an account. */
export async function storeRecoveryCodes(
  { trx, now }: Context,
  akunId: number,
  { rows }: KodeBaru,
): Promise<void> {
  await deleteRecoveryCodes(trx, akunId)
  await trx
    .insertInto('kode_pemulihan')
    .values(rows.map((row) => ({ ...row, akun_id: akunId, created_at: now.toISOString() })))
    .execute()
}

export async function deleteRecoveryCodes(trx: Transaction<Tables>, akunId: number): Promise<void> {
  await trx.deleteFrom('kode_pemulihan').where('akun_id', '=', akunId).execute()
}

/** Counts the recovery codes that an account has left. */
export async function sisaPemulihan(db: Kysely<Tables>, akunId: number): Promise<number> {
  const row = await db
    .selectFrom('kode_pemulihan')
    .select(sql<number | string>`count(*)`.as('n'))
    .where('akun_id', '=', akunId)
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

/** Uses up a recovery code; false if it is unknown or used. */
export async function consumeRecoveryCode(
  db: Kysely<Tables>,
  akunId: number,
  kode: string,
): Promise<boolean> {
  const awal = kode.slice(0, AWAL)
  const row = await db
    .selectFrom('kode_pemulihan')
    .select('kode_hash')
    .where('akun_id', '=', akunId)
    .where('awal', '=', awal)
    .executeTakeFirst()
  if (!(await verifyPassword(row?.kode_hash, kode)) || !row) return false
  const taken = await db
    .deleteFrom('kode_pemulihan')
    .where('akun_id', '=', akunId)
    .where('kode_hash', '=', row.kode_hash)
    .executeTakeFirst()
  return Number(taken.numDeletedRows) > 0
}
