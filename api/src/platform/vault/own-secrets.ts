import { createDecipheriv } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { sealTravelNumbers } from './old-travel-numbers.ts'
import { sealOldWords } from './old-words.ts'
import { openOrNull, sidikOf } from './sealed-text.ts'
import type { Vault } from './vault.ts'

/*
 * Older versions kept the secrets of authenticator apps under a key in the same database (`kunci_server`), and those of
 * webhooks in plain text. Both move into the vault, and so does that key, which backups of that time still need. So do
 * numbers of visas and policies (`old-travel-numbers.ts`) and words that people type (`old-words.ts`).
 */

const NAMA = 'totp'
const NONCE = 12
const TAG = 16

/**
 * Seals what older versions left open, at each start and after a restore; returns the number of values sealed. It may
 * stop anywhere and start again: the old key is sealed last, and a value changed meanwhile is left as it is.
 */
export async function sealOwnSecrets(db: Kysely<Tables>, vault: Vault): Promise<number> {
  const sealed = [
    await sealTotp(db, vault),
    await sealWebhook(db, vault),
    await sealTravelNumbers(db, vault),
    await sealOldWords(db, vault),
    await sealOldKey(db, vault),
  ]
  return sealed.reduce((sum, count) => sum + count, 0)
}

async function sealTotp(db: Kysely<Tables>, vault: Vault): Promise<number> {
  const rows = await db
    .selectFrom('totp')
    .select(['akun_id', 'rahasia'])
    .where('rahasia', 'not like', '%.%')
    .execute()
  const old = rows.length > 0 ? await oldKey(db, vault) : null
  let count = 0
  for (const { akun_id, rahasia } of rows) {
    const secret = old && openOld(old, akun_id, rahasia)
    // Hidden by another server's key: it stays as it came.
    if (!secret) continue
    const sealed = await vault.seal(db, { noun: 'totp', record: akun_id, field: 'rahasia' }, secret)
    const { numUpdatedRows } = await db
      .updateTable('totp')
      .set({ rahasia: sealed })
      .where('akun_id', '=', akun_id)
      .where('rahasia', '=', rahasia)
      .executeTakeFirst()
    count += Number(numUpdatedRows)
  }
  return count
}

async function sealWebhook(db: Kysely<Tables>, vault: Vault): Promise<number> {
  let count = 0
  for (const field of ['rahasia', 'rahasia_lama'] as const) {
    const rows = await db.selectFrom('webhook').select(['id', field]).where(field, 'like', 'whsec%').execute()
    for (const row of rows) {
      const plain = row[field]
      const sealed = await vault.seal(db, { noun: 'webhook', record: row.id, field }, Buffer.from(plain))
      const { numUpdatedRows } = await db
        .updateTable('webhook')
        .set({ [field]: sealed })
        .where('id', '=', row.id)
        .where(field, '=', plain)
        .executeTakeFirst()
      count += Number(numUpdatedRows)
    }
  }
  return count
}

async function sealOldKey(db: Kysely<Tables>, vault: Vault): Promise<number> {
  const row = await db.selectFrom('kunci_server').select('kunci').where('nama', '=', NAMA).executeTakeFirst()
  if (!row || sidikOf(row.kunci) !== null) return 0
  const kunci = await vault.seal(db, OLD_KEY, Buffer.from(row.kunci, 'base64url'))
  await db.updateTable('kunci_server').set({ kunci }).where('kunci', '=', row.kunci).execute()
  return 1
}

const OLD_KEY = { noun: 'kunci_server', record: NAMA, field: 'kunci' }

async function oldKey(db: Kysely<Tables>, vault: Vault): Promise<Buffer | null> {
  const row = await db.selectFrom('kunci_server').select('kunci').where('nama', '=', NAMA).executeTakeFirst()
  if (!row) return null
  if (sidikOf(row.kunci) === null) return Buffer.from(row.kunci, 'base64url')
  return openOrNull(() => vault.open(OLD_KEY, row.kunci))
}

/** Opens a TOTP secret as that version hid it; null for another key. */
function openOld(key: Buffer, akunId: number, hidden: string): Buffer | null {
  const bytes = Buffer.from(hidden, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), { authTagLength: TAG })
    decipher.setAAD(Buffer.from(`akun:${akunId}`))
    decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()])
  } catch {
    return null
  }
}
