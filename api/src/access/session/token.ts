import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as text for a header. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token. A fast hash is enough: nobody can guess 256 bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
