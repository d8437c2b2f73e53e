import { createHash, randomBytes } from 'node:crypto'

/** Makes a token of 256 random bits, as text for a header. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Hashes a token for the database. A fast hash is enough, since nobody can guess 256 bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
