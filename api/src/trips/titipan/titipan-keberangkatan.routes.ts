import { titipanKeberangkatanSchema } from '@safar/shared/trips/titipan/titipan-list-schema'
import { call, errors, json } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { byDeparture, foundDeparture } from '../departure.ts'
import { listPassports } from './list-passports.ts'

/** Registers the list of where a departure's paper passports lie, for staff alone. */
export function titipanKeberangkatanRoutes(
  app: Api,
  { database: { db }, vault, now }: Pick<AppDeps, 'database' | 'vault' | 'now'>,
): void {
  app.get(
    '/api/keberangkatan/:paket/titipan',
    call('staff', {
      tags: ['jamaah'],
      summary:
        'Where the paper passport of each participant of a departure lies, overdue ones first, with the reason (`alasan`). Numbers are masks. Of cancelled and expired bookings it has those that are not back with the family.',
      params: byDeparture,
      response: { 200: json(titipanKeberangkatanSchema), ...errors(404) },
    }),
    async ({ params }, reply) => {
      const paket = await foundDeparture(db, params.paket)
      reply.header('cache-control', 'no-store')
      return listPassports({ db, vault, now: now() }, paket)
    },
  )
}
