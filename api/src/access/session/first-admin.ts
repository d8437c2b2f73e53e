import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import type { Env } from '../../platform/env.ts'
import { hasAdmin, insertAkun } from './akun.repository.ts'
import { isWeakPassword } from './common-password.ts'
import { hashPassword } from './password.ts'

const FIRST_ADMIN_EMAIL = 'admin@safar.test'

export interface FirstAdmin {
  email: string
  /** The password if the server chose it, to be shown once; else null. */
  password: string | null
  /** The given password is easily guessed: it serves, and has to be changed. */
  weak: boolean
}

/** Makes the first admin; null if there is one. */
export async function ensureFirstAdmin(
  db: Kysely<Tables>,
  env: Pick<Env, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
  brand: string,
  now: Date,
): Promise<FirstAdmin | null> {
  if (await hasAdmin(db)) return null
  const email = env.ADMIN_EMAIL ?? FIRST_ADMIN_EMAIL
  const password = env.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)
  const weak = env.ADMIN_PASSWORD !== undefined && (await isWeakPassword(password, { email, brand }))
  const added = await insertAkun(db, {
    email,
    nama: `Admin ${brand}`,
    role: 'admin',
    passwordHash,
    weak,
    now,
  })
  // Another process starting beside this one was quicker, or the mail belongs to a user.
  if (!added) return null
  return { email, password: env.ADMIN_PASSWORD ? null : password, weak }
}
