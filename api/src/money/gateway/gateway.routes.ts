import { gatewaySchema, pesananGatewaySchema } from '@safar/shared/money/gateway/gateway-schema'
import { z } from 'zod'
import { call, dataOf, errors, message, readByHandler } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { signedIn } from '../../access/session/guard.ts'
import { countTry, MINUTE_MS } from '../../access/session/percobaan.ts'
import { HttpError, tooMany, unprocessable } from '../../platform/http/errors.ts'
import { recordNotFound } from '../../records/noun/save.ts'
import { findBooking } from '../../trips/pemesanan/booking.repository.ts'
import { byIdOrKode } from '../../trips/pemesanan/by-booking.ts'
import { pemesananNoun } from '../../trips/pemesanan/pemesanan.noun.ts'
import type { Gateway, GatewayDeps } from './gateway.ts'
import { createMidtrans } from './midtrans.ts'
import { openPage } from './open-page.ts'
import { receiveNotice } from './receive-notice.ts'
import { shownGateway } from './shown-gateway.ts'

const tags = ['uang']
const BODY_LIMIT = 64 * 1024
/** Messages without a valid signature from one address, per minute. */
const UNSIGNED_MOST = 60

/** A signed message of the gateway, as its documentation has it; other fields are kept along. */
const midtransSchema = z
  .object({
    order_id: z.string(),
    status_code: z.string(),
    gross_amount: z.string(),
    signature_key: z.string(),
    transaction_status: z.string(),
    fraud_status: z.string().optional(),
  })
  .meta({
    id: 'KabarMidtrans',
    examples: [
      {
        order_id: 'SFR-2026-0001-DP',
        status_code: '200',
        gross_amount: '10000000.00',
        signature_key: '0'.repeat(128),
        transaction_status: 'settlement',
      },
    ],
  })

/** Registers the calls of the payment gateway; without its key that which tells that there is none alone. */
export async function gatewayRoutes(app: Api, deps: GatewayDeps): Promise<void> {
  const gateway: Gateway | null = deps.env.midtrans ? createMidtrans(deps.env.midtrans) : null

  async function requireBooking(id: string) {
    const booking = await findBooking(deps.database.db, id)
    if (!booking) throw recordNotFound(pemesananNoun)
    return booking
  }

  app.get(
    '/api/pemesanan/:id/gateway',
    call('office', {
      tags,
      summary:
        'Orders of a booking at the payment gateway, with what it keeps of each, which the agency bears; and the sum that a new page would ask for. `aktif` is false on a server without a gateway.',
      params: byIdOrKode,
      response: { 200: dataOf(gatewaySchema), ...errors(404) },
    }),
    async (request, reply) => {
      const booking = await requireBooking(request.params.id)
      reply.header('cache-control', 'no-store')
      return { data: await shownGateway(deps, booking, gateway !== null) }
    },
  )

  // Without an account there is nothing to open, and no address for what would be told.
  if (!gateway) return

  app.post(
    '/api/pemesanan/:id/gateway',
    call('office', {
      tags,
      summary:
        'Open a payment page for what is open of the oldest bill, without the unique code; `alamat` goes to the family. One that is open for the same sum is given again. 503 while it fails.',
      params: byIdOrKode,
      response: { 201: dataOf(pesananGatewaySchema), ...errors(404, 409, 503) },
    }),
    async (request, reply) => {
      const booking = await requireBooking(request.params.id)
      const { order_id } = await openPage(deps, gateway, signedIn(request), String(booking.id))
      const { pesanan } = await shownGateway(deps, booking, true)
      const opened = pesanan.find((order) => order.order_id === order_id)
      if (!opened) throw recordNotFound(pemesananNoun)
      reply.header('cache-control', 'no-store')
      return reply.code(201).send({ data: opened })
    },
  )

  await app.register(async (scope: Api) => {
    // Kept as it came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(
      '/api/gateway/midtrans',
      {
        ...call('all', {
          tags,
          summary:
            'Messages of the payment gateway: signed, else 403 and nothing is kept. Each event counts once; states only move forward. Money of a known order with the right sum is an accepted payment with its receipt; all other money goes to the bank lines, as `baru`, with 200.',
          body: readByHandler({ 'application/json': midtransSchema }),
          response: { 200: message, ...errors(403, 429) },
        }),
        bodyLimit: BODY_LIMIT,
      },
      async (request) => {
        const body = typeof request.body === 'string' ? request.body : ''
        const notice = gateway.readNotification(body)
        if (notice === null) {
          const tries = { key: `gateway:${request.ip}`, limit: UNSIGNED_MOST, windowMs: MINUTE_MS }
          const wait = await countTry(deps.database.db, [tries], deps.now())
          if (wait !== null) throw tooMany(wait)
          throw new HttpError(403, 'Tanda tangan kiriman ini tidak cocok.')
        }
        if (notice.jumlah === null) throw unprocessable('Jumlah di kiriman ini tidak terbaca.')
        await receiveNotice(deps, gateway, notice, 'kabar')
        return { message: 'Diterima' }
      },
    )
  })
}
