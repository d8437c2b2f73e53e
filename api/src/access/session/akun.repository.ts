import type { Role, User } from '@safar/shared/access/session/session-schema'
import type { Kysely } from 'kysely'
import type { Moment } from '../../platform/db/moment.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { revokeTokensOf } from './token-api.repository.ts'

/** Returns a mail address as accounts are looked up by it, without regard to case. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}

/** Returns the problem of a mail address and its lookup key; null if there is none. */
export function emailProblem({ email, email_kunci }: { email: string; email_kunci: string }): string | null {
  return email_kunci === emailKey(email) ? null : 'email_kunci: not that of the email'
}

export function toUser(akun: Pick<StoredRow<'akun'>, 'id' | 'nama' | 'email' | 'role'>): User {
  return { id: String(akun.id), nama: akun.nama, email: akun.email, role: akun.role }
}

export function findAkun(db: Kysely<Tables>, email: string): Promise<StoredRow<'akun'> | undefined> {
  return db.selectFrom('akun').selectAll().where('email_kunci', '=', emailKey(email)).executeTakeFirst()
}

export function listAkun(db: Kysely<Tables>): Promise<StoredRow<'akun'>[]> {
  return db.selectFrom('akun').selectAll().orderBy('id').execute()
}

export async function hasAdmin(db: Kysely<Tables>): Promise<boolean> {
  const row = await db.selectFrom('akun').select('id').where('role', '=', 'admin').limit(1).executeTakeFirst()
  return row !== undefined
}

/** Lists at most so many admins who can sign in, oldest first. */
export function listAdminAktif(
  db: Kysely<Tables>,
  most: number,
): Promise<Pick<StoredRow<'akun'>, 'id' | 'email'>[]> {
  return db
    .selectFrom('akun')
    .select(['id', 'email'])
    .where('role', '=', 'admin')
    .where('ditangguhkan_pada', 'is', null)
    .where('diundang_pada', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute()
}

export interface NewAkun {
  email: string
  nama: string
  role: Role
  passwordHash: string
  /** True if its password is known to be weak. */
  weak?: boolean
  now: Date
}

/** Adds an account; false if the mail address has one already. */
export async function insertAkun(db: Kysely<Tables>, akun: NewAkun): Promise<boolean> {
  const result = await db
    .insertInto('akun')
    .values({
      email: akun.email.trim(),
      email_kunci: emailKey(akun.email),
      nama: akun.nama,
      role: akun.role,
      password_hash: akun.passwordHash,
      password_lemah: akun.weak ? 1 : 0,
      created_at: akun.now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('email_kunci').doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0
}

export async function renameAkun(db: Kysely<Tables>, akunId: number, nama: string): Promise<void> {
  await db.updateTable('akun').set({ nama }).where('id', '=', akunId).execute()
  // A registration also stores the name of the person responsible, which stays when the account goes.
  if (nama !== '')
    await db.updateTable('pendaftaran').set({ petugas: nama }).where('petugas_id', '=', akunId).execute()
}

/** Records whether an account should change its password. */
export async function noteWeakPassword(
  db: Kysely<Tables>,
  akun: Pick<StoredRow<'akun'>, 'id' | 'password_lemah'>,
  weak: boolean,
): Promise<void> {
  const password_lemah = weak ? 1 : 0
  if (akun.password_lemah === password_lemah) return
  await db.updateTable('akun').set({ password_lemah }).where('id', '=', akun.id).execute()
}

/** Lists accounts whose password is known to be weak. */
export async function listWeakAkun(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('akun')
    .select('email')
    .where('password_lemah', '=', 1)
    .orderBy('id')
    .execute()
  return rows.map(({ email }) => email)
}

/** Sets a password, which passed the rules, and ends every session of the account. */
export async function setPassword(
  db: Kysely<Tables>,
  akunId: number,
  passwordHash: string,
  now = new Date(),
): Promise<void> {
  await db.transaction().execute((trx) => putPassword({ trx, now }, akunId, passwordHash))
}

/**
 * Sets a password as `setPassword` does, if `before` is still the hash of the present one. False if it changed
 * meanwhile: a reset link opened at the same time wins.
 */
export function changePassword(
  db: Kysely<Tables>,
  akunId: number,
  { before, passwordHash, now }: { before: string; passwordHash: string; now: Date },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const held = await trx
      .updateTable('akun')
      .set({ password_hash: passwordHash })
      .where('id', '=', akunId)
      .where('password_hash', '=', before)
      .executeTakeFirst()
    if (Number(held.numUpdatedRows) === 0) return false
    await putPassword({ trx, now }, akunId, passwordHash)
    return true
  })
}

/**
 * Sets a password as `setPassword` does, within a transaction. It completes an invitation and voids earlier links. It
 * also revokes the account's API tokens, which an intruder may have made.
 */
export async function putPassword({ trx, now }: Moment, akunId: number, passwordHash: string): Promise<void> {
  await trx
    .updateTable('akun')
    .set({ password_hash: passwordHash, password_lemah: 0, diundang_pada: null })
    .where('id', '=', akunId)
    .execute()
  await trx.deleteFrom('sesi').where('akun_id', '=', akunId).execute()
  await trx.deleteFrom('tautan_akun').where('akun_id', '=', akunId).execute()
  await revokeTokensOf({ trx, now }, akunId)
}

/** Deletes an account; its sessions go with it by foreign key. */
export async function removeAkun(db: Kysely<Tables>, akunId: number): Promise<void> {
  await db.deleteFrom('akun').where('id', '=', akunId).execute()
}
