import { kirimanJumlahSchema } from '@safar/shared/overview/pesanan/count-kiriman'
import {
  jawabPermintaanSchema,
  kirimanPageSchema,
  kirimanSchema,
} from '@safar/shared/overview/pesanan/kiriman-schema'
import { wholeNumber } from '@safar/shared/platform/format/number'
import { MAX_ID } from '@safar/shared/platform/id'
import { z } from 'zod'
import { call, dataOf, errors, json } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { signedIn } from '../../access/session/guard.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { pagesOf, recordId } from '../../platform/http/params.ts'
import { answerRequest } from './answer-request.ts'
import { countWaiting, KIRIMAN_TIDAK_ADA, pageSendings } from './family-queue.ts'

const tags = ['pesanan']

/** Registers the calls by which the office works through what families sent. */
export function kirimanRoutes(app: Api, deps: AppDeps): void {
  const { db } = deps.database

  app.get(
    '/api/kiriman-keluarga/jumlah',
    call(
      'office',
      {
        tags,
        summary: 'How many sendings of families wait for the reader’s role, for the menu.',
        response: { 200: dataOf(kirimanJumlahSchema) },
      },
      { isBackground: true },
    ),
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return { data: { menunggu: await countWaiting(db, signedIn(request).role) } }
    },
  )

  app.get(
    '/api/kiriman-keluarga',
    call('office', {
      tags,
      summary:
        'What families sent and waits for the reader’s role, the oldest first: proofs for whoever verifies money, papers and requests for staff. With `pemesanan` all that this booking’s family sent, the newest first. Proofs and papers are decided by their own calls.',
      querystring: pagesOf(50).extend({
        pemesanan: wholeNumber(1, MAX_ID).optional().describe('Id of a booking.'),
      }),
      response: { 200: json(kirimanPageSchema) },
    }),
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return pageSendings(db, signedIn(request), request.query)
    },
  )

  app.post(
    '/api/kiriman-keluarga/:id/jawab',
    call('staff', {
      tags,
      summary:
        'Answer a family’s request: accepted, or refused with words that it reads. Of two at once one gets 409, with what stands. Files are decided by the calls of payments and papers.',
      params: z.object({ id: recordId(KIRIMAN_TIDAK_ADA) }),
      body: jawabPermintaanSchema.meta({ id: 'JawabPermintaan', examples: [{ status: 'diterima' }] }),
      response: { 200: dataOf(kirimanSchema), ...errors(404, 409) },
    }),
    async (request) => ({
      data: await answerRequest(deps, signedIn(request), request.params.id, request.body),
    }),
  )
}
