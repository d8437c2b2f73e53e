import { antreanSchema } from '@safar/shared/people/pendaftaran/antrean-schema'
import { giliranSchema } from '@safar/shared/people/pendaftaran/giliran-schema'
import { wholeNumber } from '@safar/shared/platform/format/number'
import { MAX_ID } from '@safar/shared/platform/id'
import { z } from 'zod'
import { call, dataOf, errors, listOf } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { paketNoun } from '../../content/paket/paket.noun.ts'
import type { BrokenRows } from '../../platform/db/rusak.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { byIdOrSlug } from '../../records/noun/noun-key.ts'
import { recordNotFound } from '../../records/noun/save.ts'
import { findGiliran } from './giliran.ts'
import { findPaketChoice } from './paket-choice.ts'
import { readAntrean } from './waiting-list.ts'

const tags = ['pendaftaran']
const querySchema = z.object({
  paket: wholeNumber(1, MAX_ID).optional().describe('Only the departure of this id.'),
  semua: z
    .enum(['1'], 'Isi 1 atau kosongkan')
    .optional()
    .describe('Also full departures, for which there is nothing to tell yet.'),
})

/** Registers the calls of queues: their length for everybody, their people for staff. */
export async function antreanRoutes(app: Api, deps: AppDeps, rusak: BrokenRows): Promise<void> {
  const { db } = deps.database

  app.get(
    '/api/paket/:id/tunggu',
    call('all', {
      tags,
      summary: "How long a departure's queue is, in groups and people; nobody in it is named.",
      params: byIdOrSlug,
      response: { 200: dataOf(antreanSchema), ...errors(404) },
    }),
    async (request, reply) => {
      const paket = await findPaketChoice(db, request.params.id)
      if (!paket) throw recordNotFound(paketNoun)
      reply.header('cache-control', 'no-cache')
      return { data: await readAntrean(db, paket.id) }
    },
  )

  app.get(
    '/api/pendaftaran/giliran',
    call(
      'office',
      {
        tags,
        summary:
          'Whose turn it is: departures with seats that people wait for, and those on sale that people asked to be told of. At most a hundred departures, the first fifty of each.',
        querystring: querySchema,
        response: { 200: listOf(giliranSchema) },
      },
      // Asked by itself by whoever looks on.
      { isBackground: true },
    ),
    async ({ query }) => ({
      data: await findGiliran(
        db,
        { paket: query.paket, semua: query.semua === '1', now: deps.now() },
        rusak.note,
      ),
    }),
  )
}
