import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { emailKey } from './akun.repository.ts'

/** An address that has no account may be a password in the wrong field: the log tells such tries apart, and no more. */
function unknownName(email: string): string {
  return `tidak dikenal ${createHash('sha256').update(emailKey(email)).digest('hex').slice(0, 12)}`
}

/** Who was let in: with account and address, for whoever has to find out what happened. */
export function logSignedIn(request: FastifyRequest, email: string): void {
  request.log.info({ akun: emailKey(email), alamat: request.ip }, 'signed in')
}

/** Who was not let in, and why. Never with what was typed as a password. */
export function logRefused(
  request: FastifyRequest,
  email: string,
  { known, reason }: { known: boolean; reason: string },
): void {
  const akun = known ? emailKey(email) : unknownName(email)
  request.log.warn({ akun, alamat: request.ip, sebab: reason }, 'sign-in refused')
}

/** Something about an account that its owner may ask about later. */
export function logAccount(request: FastifyRequest, email: string, what: string): void {
  request.log.info({ akun: emailKey(email), alamat: request.ip }, what)
}
