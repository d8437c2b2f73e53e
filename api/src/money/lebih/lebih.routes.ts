import { pindahLebihSchema, tarikLebihSchema } from '@safar/shared/money/pembayaran/lebih-schema'
import { uangSchema } from '@safar/shared/money/pembayaran/pembayaran-schema'
import type { FastifyRequest } from 'fastify'
import { call, dataOf, errors } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import type { Context } from '../../access/session/context.ts'
import { signedIn } from '../../access/session/guard.ts'
import { idempotencyKey, kirimanOf, once, onceHeaders } from '../../records/idempotency/once.ts'
import { byIdOrKode } from '../../trips/pemesanan/by-booking.ts'
import type { PaymentDeps } from '../pembayaran/record-payment.ts'
import { shownMoney } from '../pembayaran/shown-money.ts'
import { giveExcess, takeExcessBack } from './give-excess.ts'

const tags = ['uang']

/** Registers the calls by which money that no bill needs goes to another booking, and comes back. */
export function lebihRoutes(app: Api, deps: PaymentDeps): void {
  /** Returns what does a piece of work once per idempotency key of a request. */
  function onceBy(request: FastifyRequest) {
    const key = idempotencyKey(request)
    return async (context: Context, id: number, work: () => Promise<void>): Promise<void> => {
      if (key === null) return work()
      const { trx, actor } = context
      // A plain hash of what has so few possible values could be guessed.
      const place = { noun: 'buku_uang', field: 'kiriman' }
      const body = await deps.vault.lookup(trx, place, JSON.stringify([id, request.body]))
      const path = 'POST /api/pemesanan/{id}/lebih/pindah'
      const kiriman = kirimanOf({ call: path, akun: actor?.id ?? null, key, body })
      await once(context, kiriman, async () => {
        await work()
        return { jawaban: { id }, rujukan: `pemesanan:${id}` }
      })
    }
  }

  app.post(
    '/api/pemesanan/:id/lebih/pindah',
    call('finance', {
      tags,
      summary:
        'Give money that no bill of a booking needs to another booking, with a reason: by a pair of entries, and its bills take it up, the oldest first. Receipts stay as they are. 409 for a booking that has ended, and where nothing is too much.',
      params: byIdOrKode,
      headers: onceHeaders,
      body: pindahLebihSchema,
      response: { 200: dataOf(uangSchema), ...errors(404, 409) },
    }),
    async (request) => {
      const actor = signedIn(request)
      const { params, body } = request
      const booking = await giveExcess(deps, actor, params.id, body, onceBy(request))
      return { data: await shownMoney(deps, actor, booking) }
    },
  )

  app.post(
    '/api/pemesanan/:id/lebih/tarik',
    call('finance', {
      tags,
      summary:
        'Take back all that went from a booking to another, with a reason: by a pair of counter-entries. Bills there are open again by as much. 409 where it went on, or was paid back.',
      params: byIdOrKode,
      body: tarikLebihSchema,
      response: { 200: dataOf(uangSchema), ...errors(404, 409) },
    }),
    async (request) => {
      const actor = signedIn(request)
      const booking = await takeExcessBack(deps, actor, request.params.id, request.body)
      return { data: await shownMoney(deps, actor, booking) }
    },
  )
}
