import { hash, verify } from '@node-rs/argon2'

// OWASP's floor for argon2id: 19 MiB, two passes. The package's `Algorithm` is a const enum, which type stripping
// cannot read; 2 is argon2id.
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS)
}

let nobody: Promise<string> | undefined

/**
 * Verifies a password. Without a hash it takes as long and returns false, so that timing tells nobody who has an
 * account.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID())
  const matches = await verify(passwordHash ?? (await nobody), password)
  return passwordHash !== undefined && matches
}

/** Makes the stand-in hash ahead, so that not even the first unknown address takes longer. */
export async function warmUpPasswords(): Promise<void> {
  nobody ??= hashPassword(crypto.randomUUID())
  await nobody
}
