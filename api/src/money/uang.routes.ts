import { kwitansiSchema, periksaSchema, terimaSchema } from '@safar/shared/money/kwitansi/kwitansi-schema'
import { PEMBAYARAN_STATUS } from '@safar/shared/money/pembayaran/pembayaran'
import {
  alasanInputSchema,
  batalkanInputSchema,
  hapusSisaInputSchema,
  pembayaranInputSchema,
  pembayaranPageSchema,
  pembayaranSchema,
  type TagihanInput,
  tagihanInputSchema,
  uangSchema,
} from '@safar/shared/money/pembayaran/pembayaran-schema'
import { wholeNumber } from '@safar/shared/platform/format/number'
import { MAX_ID } from '@safar/shared/platform/id'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { call, dataOf, errors, json, pageOf, readByHandler } from '../access/openapi/answers.ts'
import type { Api } from '../access/openapi/calls.ts'
import type { Context } from '../access/session/context.ts'
import { signedIn } from '../access/session/guard.ts'
import { BERKAS_TERLALU_BESAR } from '../files/berkas-pribadi/content.ts'
import { attachment, FORM_LIMITS, sendFile } from '../files/berkas-pribadi/private-file.routes.ts'
import type { Upload } from '../files/berkas-pribadi/private-files.ts'
import { notFound, parseInput } from '../platform/http/errors.ts'
import { readFormParts } from '../platform/http/form-parts.ts'
import { pagesOf, recordId } from '../platform/http/params.ts'
import { idempotencyKey, kirimanOf, once, onceHeaders } from '../records/idempotency/once.ts'
import { recordNotFound } from '../records/noun/save.ts'
import { findBooking } from '../trips/pemesanan/booking.repository.ts'
import { keepMoneyIn } from '../trips/pemesanan/booking-money.ts'
import { byIdOrKode } from '../trips/pemesanan/by-booking.ts'
import { changeBooking } from '../trips/pemesanan/change-booking.ts'
import { pemesananNoun } from '../trips/pemesanan/pemesanan.noun.ts'
import { addBill } from './buku/add-bill.ts'
import { LEDGER } from './buku/follow-booking.ts'
import { writeOff } from './buku/write-off.ts'
import { checkKwitansi, findKwitansi, listKwitansi } from './kwitansi/kwitansi.repository.ts'
import { cancelPayment } from './mutasi/cancel-payment.ts'
import { acceptPayment, refusePayment } from './pembayaran/decide-payment.ts'
import { pagePayments } from './pembayaran/page-payments.ts'
import { findPayment, listPayments, PEMBAYARAN_TIDAK_ADA } from './pembayaran/pembayaran.repository.ts'
import { type PaymentDeps, proofsOf, recordPayment } from './pembayaran/record-payment.ts'
import { mayTakeSeats } from './pembayaran/settle-payment.ts'
import { shownMoney } from './pembayaran/shown-money.ts'

const tags = ['uang']
const byPayment = z.object({ id: recordId(PEMBAYARAN_TIDAK_ADA) })
const byNomor = z.object({
  nomor: z
    .string()
    .max(40)
    .meta({ examples: ['KW-2026-000001'] }),
})
const byTagihan = byIdOrKode.extend({ tagihan: recordId('Tagihan ini tidak ada di pemesanan ini.') })
const paymentsQuery = pagesOf(50).extend({ status: z.enum(PEMBAYARAN_STATUS).default('menunggu') })
const receiptsQuery = pagesOf(50).extend({
  q: z.string().max(40).optional().describe('The beginning of a number or of a booking’s code.'),
  pemesanan: wholeNumber(1, MAX_ID).optional().describe('Id of a booking.'),
})
const checkQuery = z.object({
  k: z
    .string()
    .max(40)
    .meta({ examples: ['ABCDEF2345'] }),
})
const form = {
  type: 'object',
  properties: {
    jumlah: { type: 'string', examples: ['10.000.000'] },
    metode: { type: 'string', enum: ['transfer', 'tunai', 'gateway'] },
    tanggal_bank: { type: 'string', examples: ['2026-11-21'] },
    rujukan: { type: 'string' },
    kurs: { type: 'string', examples: [''] },
    tagihan_id: { type: 'string', examples: [''] },
    bukti: { type: 'string', contentMediaType: 'application/octet-stream' },
  },
  required: ['jumlah', 'metode', 'tanggal_bank'],
} as const

/** Reads a recorded payment, of JSON or of a form with its proof. @throws HttpError 413 or 422 */
async function readPayment(request: FastifyRequest) {
  let sent: unknown = request.body ?? {}
  let upload: Upload | null = null
  if (request.isMultipart()) {
    const { files, fields } = await readFormParts(request, { ...FORM_LIMITS, message: BERKAS_TERLALU_BESAR })
    const bukti = files.get('bukti')
    if (bukti && bukti.bytes.length > 0) upload = { bytes: bukti.bytes, nama: bukti.filename }
    // A form has no way to leave a field out but blank.
    sent = Object.fromEntries([...fields].filter(([, value]) => value !== ''))
  }
  return { input: parseInput(pembayaranInputSchema, sent), upload }
}

/** Registers the calls of money: a booking's bills and payments, decisions on these, and receipts. */
export function uangRoutes(app: Api, deps: PaymentDeps): void {
  keepMoneyIn(LEDGER)
  const { db } = deps.database

  async function requireBooking(id: string) {
    const booking = await findBooking(db, id)
    if (!booking) throw recordNotFound(pemesananNoun)
    return booking
  }
  async function shownPayment(pemesanan_id: number, id: number) {
    const [payment] = await listPayments(db, pemesanan_id, id)
    if (!payment) throw notFound(PEMBAYARAN_TIDAK_ADA)
    return payment
  }

  /** Adds a bill once per idempotency key, and returns the booking as it is then. */
  async function addOnce(
    context: Context,
    stored: PemesananStored,
    request: FastifyRequest & { body: TagihanInput },
  ): Promise<PemesananStored> {
    const key = idempotencyKey(request)
    if (key === null) return addBill(context, stored, request.body)
    const { trx, actor } = context
    const body = JSON.stringify([stored.id, request.body])
    // A plain hash of what has so few possible values could be guessed.
    const sealed = await deps.vault.lookup(trx, { noun: 'tagihan', field: 'kiriman' }, body)
    const path = 'POST /api/pemesanan/{id}/tagihan'
    const kiriman = kirimanOf({ call: path, akun: actor?.id ?? null, key, body: sealed })
    let booking = stored
    await once(context, kiriman, async () => {
      booking = await addBill(context, stored, request.body)
      return { jawaban: { id: stored.id }, rujukan: `pemesanan:${stored.id}` }
    })
    return booking
  }

  app.get(
    '/api/pemesanan/:id/uang',
    call('office', {
      tags,
      summary:
        'The money of a booking: its bills, which add up to `total`, its payments, and what stands in `lebih`. `jumlah_transfer` of an open bill has the unique code on top.',
      params: byIdOrKode,
      response: { 200: dataOf(uangSchema), ...errors(404) },
    }),
    async (request, reply) => {
      const booking = await requireBooking(request.params.id)
      reply.header('cache-control', 'no-store')
      return { data: await shownMoney(deps, signedIn(request), booking) }
    },
  )

  app.post(
    '/api/pemesanan/:id/tagihan',
    call('office', {
      tags,
      summary:
        'Add a bill beside the plan, with a reason: a wheelchair, overweight. What stands in `lebih` pays it at once; a booking that was paid is `sebagian` again.',
      params: byIdOrKode,
      headers: onceHeaders,
      body: tagihanInputSchema,
      response: { 201: dataOf(uangSchema), ...errors(404, 409) },
    }),
    async (request, reply) => {
      const actor = signedIn(request)
      const booking = await changeBooking(deps, actor, request.params.id, {
        isSeating: () => false,
        change: (context, stored) => addOnce(context, stored, request),
      })
      return reply.code(201).send({ data: await shownMoney(deps, actor, booking) })
    },
  )

  app.post(
    '/api/pemesanan/:id/tagihan/:tagihan/hapus',
    call('admin', {
      tags,
      summary:
        'Write off what a bill still asks for, or a part of it, with a reason: a counter-entry that who calls has approved. A later change of price does not ask for it again.',
      params: byTagihan,
      body: hapusSisaInputSchema,
      response: { 200: dataOf(uangSchema), ...errors(404, 409) },
    }),
    async (request) => {
      const actor = signedIn(request)
      const booking = await changeBooking(deps, actor, request.params.id, {
        isSeating: mayTakeSeats,
        change: (context, stored) => writeOff(context, stored, request.params.tagihan, request.body),
      })
      return { data: await shownMoney(deps, actor, booking) }
    },
  )

  app.post(
    '/api/pemesanan/:id/pembayaran',
    call('office', {
      tags,
      summary:
        'Record a payment, which waits to be verified: JSON, or a form with its proof `bukti` (JPEG, PNG or PDF up to 10 MB), kept as a private file. Sums are `10000000`, `10.000.000` or `Rp 10.000.000`. Its money pays the bill `tagihan_id` first where one is said, else the oldest. Others with the same proof or reference are named in `kembar`.',
      params: byIdOrKode,
      headers: onceHeaders,
      body: readByHandler({ 'application/json': pembayaranInputSchema, 'multipart/form-data': form }),
      response: { 201: dataOf(pembayaranSchema), ...errors(404) },
    }),
    async (request, reply) => {
      const booking = await requireBooking(request.params.id)
      const sent = { ...(await readPayment(request)), key: idempotencyKey(request) }
      return reply.code(201).send({ data: await recordPayment(deps, signedIn(request), booking, sent) })
    },
  )

  app.get(
    '/api/pembayaran',
    call('finance', {
      tags,
      summary:
        'Payments over all bookings in one state: those that wait with the oldest first, others with the newest. `pemeriksa` names who else may verify.',
      querystring: paymentsQuery,
      response: { 200: json(pembayaranPageSchema) },
    }),
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return pagePayments(db, signedIn(request), request.query)
    },
  )

  app.post(
    '/api/pembayaran/:id/terima',
    call('finance', {
      tags,
      summary:
        'Verify a payment: its money pays the oldest bills, the booking moves by it, and the answer is its receipt. Of two at once one gets 409. Who recorded it gets 403 where somebody else could verify it.',
      params: byPayment,
      response: { 200: dataOf(terimaSchema), ...errors(404, 409) },
    }),
    async (request) => {
      const { id } = request.params
      const { nomor, booking, peringatan } = await acceptPayment(deps, signedIn(request), id)
      const kwitansi = await findKwitansi(db, nomor, deps.siteUrl)
      const { kode, status } = booking
      return {
        data: {
          ...kwitansi,
          pembayaran: await shownPayment(booking.id, id),
          pemesanan: { id: booking.id, kode, status },
          peringatan,
        },
      }
    },
  )

  app.post(
    '/api/pembayaran/:id/tolak',
    call('finance', {
      tags,
      summary: 'Refuse a payment that waits, with a reason. Nothing was booked by it.',
      params: byPayment,
      body: alasanInputSchema,
      response: { 200: dataOf(pembayaranSchema), ...errors(404, 409) },
    }),
    async (request) => {
      const { id } = request.params
      const pemesanan_id = await refusePayment(deps, signedIn(request), id, request.body.alasan)
      return { data: await shownPayment(pemesanan_id, id) }
    },
  )

  app.post(
    '/api/pembayaran/:id/batalkan',
    call('finance', {
      tags,
      summary:
        'Cancel an accepted payment by counter-entries, and its receipt by a counter-document. The booking moves back, with its seats. With `menunggu_lagi` it waits again, as an entry of its own with its proof.',
      params: byPayment,
      body: batalkanInputSchema,
      response: { 200: dataOf(pembayaranSchema), ...errors(404, 409) },
    }),
    async (request) => {
      const { id } = request.params
      const pemesanan_id = await cancelPayment(deps, signedIn(request), id, request.body)
      return { data: await shownPayment(pemesanan_id, id) }
    },
  )

  app.get(
    '/api/pembayaran/:id/bukti',
    call('office', {
      tags,
      summary: 'Give the proof of a payment as an attachment. Each look is written to the access log.',
      params: byPayment,
      response: { 200: attachment, ...errors(404, 503) },
    }),
    async (request, reply) => {
      const { pemesanan_id, bukti } = await findPayment(db, request.params.id)
      const look = { who: signedIn(request) }
      return sendFile(reply, await deps.berkasPribadi.open(proofsOf(pemesanan_id), bukti, look))
    },
  )

  app.get(
    '/api/kwitansi',
    call('office', {
      tags,
      summary:
        'Receipts, newest first, of one booking where `pemesanan` names it. `q` is the beginning of a number or of a booking’s code.',
      querystring: receiptsQuery,
      response: { 200: pageOf(kwitansiSchema) },
    }),
    async ({ query }, reply) => {
      reply.header('cache-control', 'no-store')
      return listKwitansi(db, query, deps.siteUrl)
    },
  )

  app.get(
    '/api/kwitansi/:nomor',
    call('office', {
      tags,
      summary: 'A receipt as it was issued, with the counter-document of one that was cancelled.',
      params: byNomor,
      response: { 200: dataOf(kwitansiSchema), ...errors(404) },
    }),
    async ({ params }, reply) => {
      reply.header('cache-control', 'no-store')
      return { data: await findKwitansi(db, params.nomor, deps.siteUrl) }
    },
  )

  app.get(
    '/api/kwitansi/:nomor/periksa',
    call('all', {
      tags,
      summary:
        'Check a receipt by its number and code: genuine or cancelled, with day, sum and initials and no more. 404 for anything unknown.',
      params: byNomor,
      querystring: checkQuery,
      response: { 200: dataOf(periksaSchema), ...errors(404) },
    }),
    async ({ params, query }, reply) => {
      reply.header('cache-control', 'no-store')
      return { data: await checkKwitansi(db, params.nomor, query.k) }
    },
  )
}
