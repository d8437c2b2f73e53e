import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { AppDeps } from '../../platform/deps.ts'
import { tooMany } from '../../platform/http/errors.ts'
import { networkOf } from './jaringan.ts'
import { type Budget, waitOf } from './percobaan.ts'

/**
 * Returns an `onRequest` hook that refuses a network whose budget is spent, before any body is read. It counts nothing;
 * the route's handler counts the same budget.
 * @throws HttpError 429
 */
export function refuseSpent(
  { database, now }: Pick<AppDeps, 'database' | 'now'>,
  budgetOf: (network: string) => Budget,
  concerns: (request: FastifyRequest) => boolean = () => true,
): onRequestAsyncHookHandler {
  return async (request) => {
    if (!concerns(request)) return
    const wait = await waitOf(database.db, [budgetOf(networkOf(request.ip))], now())
    if (wait !== null) throw tooMany(wait)
  }
}
