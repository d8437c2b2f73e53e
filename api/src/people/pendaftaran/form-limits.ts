import { PENDAFTARAN_HONEYPOT } from '@safar/shared/people/pendaftaran/form-fields'
import type { FastifyRequest } from 'fastify'
import { type Context, transact } from '../../access/session/context.ts'
import { networkOf } from '../../access/session/jaringan.ts'
import { type Budget, countTry, MINUTE_MS } from '../../access/session/percobaan.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { tooMany } from '../../platform/http/errors.ts'
import { answerOf, type Kiriman, once } from '../../records/idempotency/once.ts'
import { countRegistration } from './ceiling.ts'

/* The steps that every form of visitors shares: honeypot, rate limit, idempotency key. */

/** Forms from one network within a minute: a family sends a few, a program hundreds. */
const TRIES = 10

/** Returns the budget of forms from one network. */
export const sentBudget = (network: string): Budget => ({
  key: `daftar:${network}`,
  limit: TRIES,
  windowMs: MINUTE_MS,
})

/**
 * Counts a form that came in.
 * @throws HttpError 429 after too many from one network
 */
export async function countSent({ database, now }: AppDeps, request: FastifyRequest): Promise<void> {
  const wait = await countTry(database.db, [sentBudget(networkOf(request.ip))], now())
  if (wait !== null) throw tooMany(wait)
}

/** The answer, and the reference of its record. */
interface Stored {
  jawaban: object
  rujukan: string
}

/** Stores a form, once per idempotency key; returns the answer as JSON text. */
export async function storeOnce(
  deps: AppDeps,
  { ip }: Pick<FastifyRequest, 'ip'>,
  kiriman: Kiriman | null,
  store: (context: Context) => Promise<Stored>,
): Promise<string> {
  const { db } = deps.database
  const known = kiriman && (await answerOf(db, kiriman, deps.now()))
  if (known !== null) return known
  await countRegistration(db, networkOf(ip), deps.now())
  return transact(deps, null, async (context) =>
    kiriman ? once(context, kiriman, () => store(context)) : JSON.stringify((await store(context)).jawaban),
  )
}

/** Tells whether the honeypot field is filled. */
export function isTrapped(body: unknown): boolean {
  return fieldOf(body, PENDAFTARAN_HONEYPOT) !== ''
}

/** Returns a text field of a body; empty if there is none. No other field is read. */
export function fieldOf(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null) return ''
  const value: unknown = Object.getOwnPropertyDescriptor(body, name)?.value
  return typeof value === 'string' ? value.toWellFormed() : ''
}

/** Returns the text fields of a body with these names that are not empty. */
export function formValues(body: unknown, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [name, fieldOf(body, name)] as const).filter(([, value]) => value !== ''),
  )
}

/** Tells whether a form was sent by a browser without scripts, which wants a page in answer. */
export function isPlainForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
}
