import { wholeNumber } from '@safar/shared/number'
import { antreanSchema } from '@safar/shared/pendaftaran/antrean-schema'
import { giliranSchema } from '@safar/shared/pendaftaran/giliran-schema'
import { z } from 'zod'
import { MAX_ID } from '../db/id.ts'
import type { BrokenRows } from '../db/rusak.ts'
import type { AppDeps } from '../deps.ts'
import { byIdOrSlug } from '../noun/noun-key.ts'
import { recordNotFound } from '../noun/save.ts'
import { call, dataOf, errors, listOf } from '../openapi/answers.ts'
import { paketNoun } from '../paket/paket.noun.ts'
import type { Api } from '../plugins/calls.ts'
import { readAntrean } from './antrean.ts'
import { findGiliran } from './giliran.ts'
import { findPaketChoice } from './paket-choice.ts'

const tags = ['pendaftaran']
const querySchema = z.object({
  paket: wholeNumber(1, MAX_ID).optional().describe('Only the departure of this id.'),
  semua: z
    .enum(['1'], 'Isi 1 atau kosongkan')
    .optional()
    .describe('Also full departures, for which there is nothing to tell yet.'),
})

/** Queues: how long for everybody, who for staff. */
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
