import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { emailKey } from './akun.repository.ts'

/** An address that has no account may be a password in the wrong field: the log tells such tries apart, and no more. */
function unknownName(email: string): string {
  return `tidak dikenal ${createHash('sha256').update(emailKey(email)).digest('hex').slice(0, 12)}`
}

/** Logs a successful sign-in with account and address, for whoever investigates later. */
export function logSignedIn(request: FastifyRequest, email: string): void {
  request.log.info({ akun: emailKey(email), alamat: request.ip }, 'signed in')
}

/** Logs a refused sign-in with its reason, and never what was typed as a password. */
export function logRefused(
  request: FastifyRequest,
  email: string,
  { known, reason }: { known: boolean; reason: string },
): void {
  const akun = known ? emailKey(email) : unknownName(email)
  request.log.warn({ akun, alamat: request.ip, sebab: reason }, 'sign-in refused')
}

/** Logs an event of an account that its owner may ask about later. */
export function logAccount(request: FastifyRequest, email: string, what: string): void {
  request.log.info({ akun: emailKey(email), alamat: request.ip }, what)
}
