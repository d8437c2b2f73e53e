import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

const NAMA = 'totp'
const ALGORITHM = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** The key, made when it is first needed; of several processes one makes it. */
async function kunciServer(db: Kysely<Tables>): Promise<Buffer> {
  const read = () => db.selectFrom('kunci_server').select('kunci').where('nama', '=', NAMA).executeTakeFirst()
  const known = await read()
  if (known) return Buffer.from(known.kunci, 'base64url')
  await db
    .insertInto('kunci_server')
    .values({ nama: NAMA, kunci: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('nama').doNothing())
    .execute()
  return Buffer.from((await read())?.kunci ?? '', 'base64url')
}

/** Hides a secret of an account; only under that account it is found again. */
export async function sembunyikan(db: Kysely<Tables>, akunId: number, secret: Buffer): Promise<string> {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(ALGORITHM, await kunciServer(db), nonce, { authTagLength: TAG })
  cipher.setAAD(Buffer.from(`akun:${akunId}`))
  const hidden = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
}

/** Finds it again; null where another key hid it, as after a restore on another server. */
export async function temukan(db: Kysely<Tables>, akunId: number, hidden: string): Promise<Buffer | null> {
  const bytes = Buffer.from(hidden, 'base64url')
  try {
    const nonce = bytes.subarray(0, NONCE)
    const decipher = createDecipheriv(ALGORITHM, await kunciServer(db), nonce, { authTagLength: TAG })
    decipher.setAAD(Buffer.from(`akun:${akunId}`))
    decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()])
  } catch {
    return null
  }
}
