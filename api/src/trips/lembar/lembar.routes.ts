import { sheetSchema } from '@safar/shared/trips/lembar/lembar-schema'
import { call, dataOf, errors } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { byDeparture, foundDeparture } from '../departure.ts'
import { readSheet } from './read-lembar.ts'

/** Registers the call of a departure's sheet, for staff alone. */
export function sheetRoutes(app: Api, deps: Pick<AppDeps, 'database' | 'vault' | 'now'>): void {
  app.get(
    '/api/keberangkatan/:paket/lembar',
    call('staff', {
      tags: ['pemesanan'],
      summary:
        'A departure as the office works on it: its deadlines with how far each is, and its people in the order of the bookings with what is ready. Numbers are masks; nothing is opened.',
      params: byDeparture,
      response: { 200: dataOf(sheetSchema), ...errors(404) },
    }),
    async ({ params }, reply) => {
      const paket = await foundDeparture(deps.database.db, params.paket)
      reply.header('cache-control', 'no-store')
      return { data: await readSheet(deps, paket) }
    },
  )
}
