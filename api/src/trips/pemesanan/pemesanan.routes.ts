import { hariIni } from '@safar/shared/platform/format/tanggal'
import { calculationRules } from '@safar/shared/settings/agency'
import type { CalculationRules } from '@safar/shared/settings/aturan-hitung'
import { planBills } from '@safar/shared/trips/pemesanan/bills'
import { JEJAK_PER_PAGE, jejakPageSchema } from '@safar/shared/trips/pemesanan/booking-history'
import { pemesananJumlahSchema } from '@safar/shared/trips/pemesanan/count-pemesanan'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import {
  hargaInputSchema,
  hargaPemesananSchema,
  pemesananInputSchema,
  pemesananPageSchema,
  pemesananSchema,
  pemesananUpdateSchema,
  pesertaInputSchema,
  pesertaUpdateSchema,
  pindahSchema,
  selisihSchema,
  statusInputSchema,
  ubahPesertaSchema,
} from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { holdsSeats } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { priceBooking, snapshotOf } from '@safar/shared/trips/pemesanan/price'
import { z } from 'zod'
import { call, dataOf, errors, json, tagged } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { type Context, transact } from '../../access/session/context.ts'
import { signedIn } from '../../access/session/guard.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { etagOf, isFresh } from '../../platform/http/conditional.ts'
import { pagesOf, recordId } from '../../platform/http/params.ts'
import { idempotencyKey, kirimanOf, once, onceHeaders } from '../../records/idempotency/once.ts'
import { recordNotFound } from '../../records/noun/save.ts'
import { readAgency } from '../../settings/pengaturan/agency.ts'
import { readKantor } from '../../settings/pengaturan/kantor.ts'
import { findBooking } from './booking.repository.ts'
import { listHistory } from './booking-history.ts'
import { setStatus } from './booking-status.ts'
import { byIdOrKode } from './by-booking.ts'
import { changeBooking, updateBooking } from './change-booking.ts'
import { addOne, PESERTA_TIDAK_ADA, priceDifference, removePeserta, updatePeserta } from './change-peserta.ts'
import { bookablePaket, createBooking, pricedPeserta } from './create-booking.ts'
import { listBookings, pemesananQuerySchema } from './list-bookings.ts'
import { moveBooking, moveDifference } from './move-booking.ts'
import { askedPeserta } from './participants.ts'
import { pemesananNoun } from './pemesanan.noun.ts'
import { shownBooking } from './shown-booking.ts'
import { tellOfMove } from './tell-of-move.ts'
import { undoBooking } from './undo-booking.ts'
import { waitingBookings } from './waiting-bookings.ts'

const tags = ['pemesanan']
const onePeserta = byIdOrKode.extend({
  peserta: recordId(PESERTA_TIDAK_ADA).describe('Id of a participant.'),
})
const answer = dataOf(pemesananSchema)
/** The answer that is kept under an idempotency key: numbers of visas and policies stay in their records. */
const keptAnswer = z.object({ id: z.number().int() })

/** Registers the calls of bookings: the list, one, a new one, its price, and what of it changes by hand. */
export function pemesananRoutes(app: Api, deps: AppDeps): void {
  const { db } = deps.database
  /** Runs work once per idempotency key, and returns the booking that it was about as it stands. */
  async function onceOf(
    context: Context,
    { call: path, key, body }: { call: string; key: string | null; body: object },
    work: () => Promise<PemesananStored>,
  ): Promise<PemesananStored> {
    if (key === null) return work()
    const { trx, actor } = context
    // A plain hash of what has so few possible values could be guessed.
    const sealed = await deps.vault.lookup(trx, { noun: 'pemesanan', field: 'kiriman' }, JSON.stringify(body))
    const kiriman = kirimanOf({ call: path, akun: actor?.id ?? null, key, body: sealed })
    const kept = await once(context, kiriman, async () => {
      const { id } = await work()
      return { jawaban: { id }, rujukan: `pemesanan:${id}` }
    })
    const booking = await findBooking(trx, String(keptAnswer.parse(JSON.parse(kept)).id))
    if (!booking) throw recordNotFound(pemesananNoun)
    return booking
  }
  const rules = async (): Promise<CalculationRules> => calculationRules(await readAgency(deps))

  app.get(
    '/api/pemesanan',
    call('office', {
      tags,
      summary:
        'Bookings, a page of those that hold every word of a search; `jumlah` counts those of the search by state, all of them under the empty one, and under `perlu` those whose next step waits for who asks.',
      querystring: pemesananQuerySchema,
      response: { 200: json(pemesananPageSchema) },
    }),
    (request) => listBookings(db, request.query, signedIn(request), deps.now()),
  )

  app.post(
    '/api/daftar/pemesanan',
    call('office', {
      tags,
      summary: 'The same page for a search that stands in no address: its words are names and phones.',
      body: pemesananQuerySchema.meta({ id: 'PemesananCari' }),
      response: { 200: json(pemesananPageSchema) },
    }),
    (request) => listBookings(db, request.body, signedIn(request), deps.now()),
  )

  // Asked every half minute by each open page of the office: a few bytes where nothing has changed.
  app.get(
    '/api/pemesanan/jumlah',
    call(
      'office',
      {
        tags,
        summary: 'How many bookings have a next step that waits for who asks.',
        response: tagged(dataOf(pemesananJumlahSchema)),
      },
      { isBackground: true },
    ),
    async (request, reply) => {
      const waiting = await waitingBookings(db, signedIn(request), deps.now())
      const body = JSON.stringify({ data: { perlu: waiting.length } })
      const etag = etagOf(body)
      reply.headers({ 'cache-control': 'private, no-cache', etag, vary: 'Authorization' })
      if (isFresh(request, etag)) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').send(body)
    },
  )

  app.get(
    '/api/pemesanan/:id',
    call('office', {
      tags,
      summary: 'A booking with its people, its price line by line and the plan of its bills.',
      params: byIdOrKode,
      response: { 200: answer, ...errors(404) },
    }),
    async (request) => {
      const booking = await findBooking(db, request.params.id)
      if (!booking) throw recordNotFound(pemesananNoun)
      return { data: await shownBooking(deps, booking, signedIn(request)) }
    },
  )

  app.get(
    '/api/pemesanan/:id/jejak',
    call('staff', {
      tags,
      summary:
        'What was done to a booking and to its participants, newest first, with what changed before and after.',
      params: byIdOrKode,
      querystring: pagesOf(JEJAK_PER_PAGE),
      response: { 200: json(jejakPageSchema), ...errors(404) },
    }),
    async ({ params, query: { page, per_page } }) => {
      const booking = await findBooking(db, params.id)
      if (!booking) throw recordNotFound(pemesananNoun)
      const { data, total } = await listHistory(db, booking, { page, per_page })
      return { data, meta: { total, page, per_page } }
    },
  )

  app.post(
    '/api/pemesanan',
    call('staff', {
      tags,
      summary:
        'Book a departure, by hand or from a registration, which then gives payer and participants where none are sent. The price is computed here and frozen; a registration that is booked already gets 409 with that booking.',
      headers: onceHeaders,
      body: pemesananInputSchema,
      response: { 201: answer, ...errors(409) },
    }),
    async (request, reply) => {
      const { body } = request
      const actor = signedIn(request)
      const key = idempotencyKey(request)
      const aturan = await rules()
      const booking = await transact(deps, actor, (context) =>
        onceOf(context, { call: 'POST /api/pemesanan', key, body }, () =>
          createBooking(context, deps.vault, body, aturan),
        ),
      )
      return reply.code(201).send({ data: await shownBooking(deps, booking, actor) })
    },
  )

  app.post(
    '/api/pemesanan/hitung',
    call('staff', {
      tags,
      summary: 'What a booking would cost, with the plan of its bills. Nothing is stored.',
      body: hargaInputSchema,
      response: { 200: dataOf(hargaPemesananSchema) },
    }),
    async ({ body }) => {
      const today = hariIni(deps.now())
      const paket = await bookablePaket(db, body.paket_id, today)
      const snapshot = snapshotOf({ ...paket, aturan: await rules() })
      const peserta = pricedPeserta(
        snapshot,
        body.peserta.map((one) => askedPeserta(one, body.peserta)),
        today,
      )
      const { dp, ...price } = priceBooking(snapshot, peserta, body.kamar_sendiri ?? false)
      const asked = { cicilan: body.cicilan ?? null, from: today, berangkat: paket.tanggal_keberangkatan }
      return { data: { ...price, tagihan: planBills(snapshot, { total: price.total, dp }, asked) } }
    },
  )

  app.post(
    '/api/pemesanan/:id',
    call('staff', {
      tags,
      summary:
        'Change payer, notes, instalments and the wish for rooms of their own; the rest has calls of its own. With `updated_at` of the edited copy a stale one gets 409, which carries the stored booking.',
      params: byIdOrKode,
      body: pemesananUpdateSchema,
      response: { 200: answer, ...errors(404, 409) },
    }),
    async (request) => {
      const actor = signedIn(request)
      const booking = await updateBooking(deps, actor, request.params.id, request.body)
      return { data: await shownBooking(deps, booking, actor) }
    },
  )

  app.post(
    '/api/pemesanan/:id/status',
    call('staff', {
      tags,
      summary:
        'Set the state of a booking by hand, one step on; a step that does not exist gets 409 with those that do (`langkah`). `sebagian` and `lunas` are for admins, for money kept elsewhere. Seats are taken with `sebagian`, for all who need one or for none (409), and given back with the states that hold none.',
      params: byIdOrKode,
      body: statusInputSchema,
      response: { 200: answer, ...errors(404, 409) },
    }),
    async (request) => {
      const actor = signedIn(request)
      const { status, alasan = '' } = request.body
      const { angka } = await readAgency(deps)
      const asked = { status, alasan, batas_dp_hari: angka.batas_dp_hari.nilai }
      const booking = await setStatus(deps, actor, request.params.id, asked)
      return { data: await shownBooking(deps, booking, actor) }
    },
  )

  app.post(
    '/api/pemesanan/:id/peserta/hitung',
    call('staff', {
      tags,
      summary:
        'The price after a change of participants beside the one before. Nothing is stored; what the change itself would be refused for is refused here.',
      params: byIdOrKode,
      body: ubahPesertaSchema,
      response: { 200: dataOf(selisihSchema), ...errors(404, 409) },
    }),
    async ({ params, body }) => ({ data: await priceDifference(db, params.id, body, deps.now()) }),
  )

  app.post(
    '/api/pemesanan/:id/peserta',
    call('staff', {
      tags,
      summary:
        'Add a participant: the price follows from the frozen inputs, and where the booking holds seats one is taken, or 409.',
      params: byIdOrKode,
      headers: onceHeaders,
      body: pesertaInputSchema,
      response: { 201: answer, ...errors(404, 409) },
    }),
    async (request, reply) => {
      const actor = signedIn(request)
      const { params, body } = request
      const key = idempotencyKey(request)
      const booking = await changeBooking(deps, actor, params.id, {
        isSeating: ({ status }) => holdsSeats(status),
        change: (context, stored) =>
          onceOf(context, { call: `POST /api/pemesanan/${stored.id}/peserta`, key, body }, () =>
            addOne(context, deps.vault, stored, body),
          ),
      })
      return reply.code(201).send({ data: await shownBooking(deps, booking, actor) })
    },
  )

  app.post(
    '/api/pemesanan/:id/peserta/:peserta',
    call('staff', {
      tags,
      summary:
        'Change a participant: the pilgrim (also in exchange for another), the paid room, visa and policy. With `updated_at` of the edited copy a stale one gets 409.',
      params: onePeserta,
      body: pesertaUpdateSchema,
      response: { 200: answer, ...errors(404, 409) },
    }),
    async (request) => {
      const actor = signedIn(request)
      const { params, body } = request
      const booking = await updatePeserta(deps, actor, params.id, params.peserta, body)
      return { data: await shownBooking(deps, booking, actor) }
    },
  )

  app.delete(
    '/api/pemesanan/:id/peserta/:peserta',
    call('staff', {
      tags,
      summary: 'Take a participant out, with the seat; the last one stays (409). The price follows.',
      params: onePeserta,
      response: { 200: answer, ...errors(404, 409) },
    }),
    async (request) => {
      const actor = signedIn(request)
      const { id, peserta } = request.params
      const booking = await removePeserta(deps, actor, id, peserta)
      return { data: await shownBooking(deps, booking, actor) }
    },
  )

  app.post(
    '/api/pemesanan/:id/pindah/hitung',
    call('staff', {
      tags,
      summary:
        'The price of participants on another departure, today, beside what they pay now. Everybody moves unless some are named. Nothing is stored.',
      params: byIdOrKode,
      body: pindahSchema,
      response: { 200: dataOf(selisihSchema), ...errors(404, 409) },
    }),
    async ({ params, body }) => ({
      data: await moveDifference(db, params.id, body, await rules(), deps.now()),
    }),
  )

  app.post(
    '/api/pemesanan/:id/pindah',
    call('staff', {
      tags,
      summary:
        'Move participants to another departure at its prices of today; the answer is the booking that they are in then. All of them take the booking along, some get one of the same payer. Seats move with them, for all who need one or for none (409 with `sisa_pax` and `perlu`). With `updated_at` of the booking as it was seen a stale one gets 409.',
      params: byIdOrKode,
      headers: onceHeaders,
      body: pindahSchema,
      response: { 200: answer, ...errors(404, 409) },
    }),
    async (request) => {
      const actor = signedIn(request)
      const { params, body } = request
      const key = idempotencyKey(request)
      // Who comes second of two at once meets a booking that is not the one they asked for.
      const seen = await findBooking(db, params.id)
      const asked = { ...body, updated_at: body.updated_at ?? seen?.updated_at }
      const kantor = await readKantor(deps)
      const aturan = calculationRules(kantor.agency)
      const booking = await changeBooking(deps, actor, params.id, {
        isSeating: () => true,
        change: (context, stored) =>
          onceOf(context, { call: `POST /api/pemesanan/${stored.id}/pindah`, key, body }, async () => {
            const moved = await moveBooking(context, deps.vault, stored, asked, aturan)
            await tellOfMove(context, stored.paket_id, { before: stored, moved, kantor })
            return moved
          }),
      })
      return { data: await shownBooking(deps, booking, actor) }
    },
  )

  app.post(
    '/api/pemesanan/:id/urung',
    call('staff', {
      tags,
      summary:
        'Take the last move or cancellation back, within half an hour and while nothing else happened (409). The answer is the booking of before it; one that some people had moved to stays, cancelled.',
      params: byIdOrKode,
      response: { 200: answer, ...errors(404, 409) },
    }),
    async (request) => {
      const actor = signedIn(request)
      const booking = await undoBooking(deps, actor, request.params.id, await readKantor(deps))
      return { data: await shownBooking(deps, booking, actor) }
    },
  )
}
