import { alasanInputSchema } from '@safar/shared/money/pembayaran/pembayaran-schema'
import { PENGEMBALIAN_STATUS } from '@safar/shared/money/pengembalian/pengembalian'
import {
  hitungPengembalianInputSchema,
  hitungPengembalianSchema,
  pengembalianDibayarSchema,
  pengembalianInputSchema,
  pengembalianSchema,
} from '@safar/shared/money/pengembalian/pengembalian-schema'
import { z } from 'zod'
import { call, dataOf, errors, pageOf } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { signedIn } from '../../access/session/guard.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { pagesOf, recordId } from '../../platform/http/params.ts'
import type { Deps } from '../../records/noun/change.ts'
import { byIdOrKode } from '../../trips/pemesanan/by-booking.ts'
import { approveRefund } from './approve-refund.ts'
import { payRefund, withdrawRefund } from './decide-refund.ts'
import { listRefunds, PENGEMBALIAN_TIDAK_ADA, shownRefund } from './pengembalian.repository.ts'
import { previewRefund } from './reckon-refund.ts'

const tags = ['uang']
const byRefund = z.object({ id: recordId(PENGEMBALIAN_TIDAK_ADA) })

/** Registers the calls of refunds. */
export function pengembalianRoutes(
  app: Api,
  deps: Deps & Pick<AppDeps, 'database' | 'pengaturanAwal' | 'siteUrl' | 'now'>,
): void {
  const { db } = deps.database

  app.post(
    '/api/pemesanan/:id/pengembalian/hitung',
    call('office', {
      tags,
      summary:
        'Reckon a refund by the terms that were frozen with the first payment, without writing anything: never below 0, and what the family may still owe. Of a booking that goes on it is what cancelling on that day gives back.',
      params: byIdOrKode,
      body: hitungPengembalianInputSchema,
      response: { 200: dataOf(hitungPengembalianSchema), ...errors(404) },
    }),
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return { data: await previewRefund(deps, signedIn(request), request.params.id, request.body) }
    },
  )

  app.post(
    '/api/pemesanan/:id/pengembalian',
    call('admin', {
      tags,
      summary:
        'Approve a refund, which finance pays out. `batal`, `kantor` and `meninggal` need a booking that has ended; `lebih` gives back what no bill needs. After a death nothing is deducted but costs, and the agency bears its own cancelling.',
      params: byIdOrKode,
      body: pengembalianInputSchema,
      response: { 201: dataOf(pengembalianSchema), ...errors(404, 409) },
    }),
    async (request, reply) => {
      const id = await approveRefund(deps, signedIn(request), request.params.id, request.body)
      return reply.code(201).send({ data: await shownRefund(db, id) })
    },
  )

  app.get(
    '/api/pengembalian',
    call('finance', {
      tags,
      summary: 'Refunds, newest first, in one state where `keadaan` names it.',
      querystring: pagesOf(50).extend({ keadaan: z.enum(PENGEMBALIAN_STATUS).optional() }),
      response: { 200: pageOf(pengembalianSchema) },
    }),
    async ({ query }, reply) => {
      reply.header('cache-control', 'no-store')
      return listRefunds(db, query)
    },
  )

  app.post(
    '/api/pengembalian/:id/dibayar',
    call('finance', {
      tags,
      summary: 'Note that a refund was paid out: its money leaves the booking. Of two at once one gets 409.',
      params: byRefund,
      body: pengembalianDibayarSchema,
      response: { 200: dataOf(pengembalianSchema), ...errors(404, 409) },
    }),
    async (request) => {
      const { id } = request.params
      await payRefund(deps, signedIn(request), id, request.body)
      return { data: await shownRefund(db, id) }
    },
  )

  app.post(
    '/api/pengembalian/:id/batalkan',
    call('finance', {
      tags,
      summary:
        'Withdraw a refund with a reason, also one whose transfer came back: its money is there again.',
      params: byRefund,
      body: alasanInputSchema,
      response: { 200: dataOf(pengembalianSchema), ...errors(404, 409) },
    }),
    async (request) => {
      const { id } = request.params
      await withdrawRefund(deps, signedIn(request), id, request.body.alasan)
      return { data: await shownRefund(db, id) }
    },
  )
}
