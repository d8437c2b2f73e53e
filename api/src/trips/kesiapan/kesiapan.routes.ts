import { kesiapanSchema } from '@safar/shared/trips/kesiapan/readiness-schema'
import { HOLDS_SEATS } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { call, errors, listOf } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { recordNotFound } from '../../records/noun/save.ts'
import { byDeparture, foundDeparture } from '../departure.ts'
import { findBooking } from '../pemesanan/booking.repository.ts'
import { byIdOrKode } from '../pemesanan/by-booking.ts'
import { pemesananNoun } from '../pemesanan/pemesanan.noun.ts'
import { readReadiness } from './read-readiness.ts'

/** Registers the calls of how ready people are for a journey, of a booking and of a departure, for staff alone. */
export function kesiapanRoutes(app: Api, deps: Pick<AppDeps, 'database' | 'now'>): void {
  const { db } = deps.database
  app.get(
    '/api/pemesanan/:id/kesiapan',
    call('staff', {
      tags: ['pemesanan'],
      summary:
        'How ready each participant of a booking is for the journey: data and papers that are there, odd (`peringatan`), or missing or too old (`penghalang`), each with its reason. Computed from the days of departure and return at each call; no number of a paper is told.',
      params: byIdOrKode,
      response: { 200: listOf(kesiapanSchema), ...errors(404) },
    }),
    async ({ params }, reply) => {
      const booking = await findBooking(db, params.id)
      if (!booking) throw recordNotFound(pemesananNoun)
      const paket = await db
        .selectFrom('paket')
        .select(['tanggal_keberangkatan', 'durasi', 'tipe_paket'])
        .where('id', '=', booking.paket_id)
        .executeTakeFirstOrThrow()
      reply.header('cache-control', 'no-store')
      return { data: await readReadiness(db, paket, [booking.id], deps.now()) }
    },
  )
  app.get(
    '/api/keberangkatan/:paket/kesiapan',
    call('staff', {
      tags: ['pemesanan'],
      summary:
        'How ready each participant of a departure is for it, of bookings whose down payment is in, in the order of the bookings: as of a single booking. Cancelled, expired and postponed ones are left out.',
      params: byDeparture,
      response: { 200: listOf(kesiapanSchema), ...errors(404) },
    }),
    async ({ params }, reply) => {
      const paket = await foundDeparture(db, params.paket)
      const rows = await db
        .selectFrom('pemesanan')
        .select('id')
        .where('paket_id', '=', paket.id)
        .where('status', 'in', HOLDS_SEATS)
        .orderBy('id')
        .execute()
      const bookings = rows.map(({ id }) => id)
      reply.header('cache-control', 'no-store')
      return { data: await readReadiness(db, paket, bookings, deps.now()) }
    },
  )
}
