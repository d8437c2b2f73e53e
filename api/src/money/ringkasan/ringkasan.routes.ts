import { ringkasanQuerySchema, ringkasanUangSchema } from '@safar/shared/money/ringkasan/ringkasan-schema'
import { call, dataOf, errors } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { readRingkasan } from './read-ringkasan.ts'

/** Registers the calls of the owner's view of money. */
export function ringkasanRoutes(app: Api, deps: Pick<AppDeps, 'database' | 'now'>): void {
  app.get(
    '/api/uang',
    call('finance', {
      tags: ['uang'],
      summary:
        'Money by departure: what is expected (`seharusnya`), received (`diterima`), open, late, due by week and day, paid back and promised, and what cancelled bookings leave. `dari` and `sampai` narrow bills by the day on which they fall due and movements by the day of their entry; what stands (`saldo`, `potongan`, `lebih`, `dijanjikan`, `antrean`) stands whatever the period. Waiting payments and bank lines of nobody are counted in no other sum, dollars apart from rupiah.',
      querystring: ringkasanQuerySchema,
      response: { 200: dataOf(ringkasanUangSchema), ...errors(404) },
    }),
    async ({ query }, reply) => {
      reply.header('cache-control', 'no-store')
      return { data: await readRingkasan(deps.database.db, query, deps.now()) }
    },
  )
}
