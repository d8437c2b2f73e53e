import { pengaturanErrors } from '@safar/shared/settings/pengaturan/pengaturan-schema'
import { kesiapanSchema } from '@safar/shared/trips/kesiapan/readiness-schema'
import { ruleTouchInputSchema, ruleTouchSchema } from '@safar/shared/trips/kesiapan/rule-touch-schema'
import { HOLDS_SEATS } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { call, dataOf, errors, listOf } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { invalidFields } from '../../platform/http/errors.ts'
import { recordNotFound } from '../../records/noun/save.ts'
import { readPengaturan } from '../../settings/pengaturan/pengaturan.repository.ts'
import { byDeparture, foundDeparture } from '../departure.ts'
import { findBooking } from '../pemesanan/booking.repository.ts'
import { byIdOrKode } from '../pemesanan/by-booking.ts'
import { pemesananNoun } from '../pemesanan/pemesanan.noun.ts'
import { readReadiness } from './read-readiness.ts'
import { touchedByRules } from './touched-by-rules.ts'

/** The longest rules of three-byte letters, with room. */
const BODY_LIMIT = 256 * 1024

/** Registers the calls of how ready people are for a journey, of a booking and of a departure, for staff alone. */
export function kesiapanRoutes(app: Api, deps: Pick<AppDeps, 'database' | 'pengaturanAwal' | 'now'>): void {
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

  app.post(
    '/api/kesiapan/sentuh',
    {
      ...call('admin', {
        tags: ['pemesanan'],
        summary:
          'Whose readiness a change of rules would turn, before it is saved: of each departure to come the people, from which state to which, and why. Send the settings as they would be saved; those left out stay. Nothing changes.',
        body: ruleTouchInputSchema,
        response: { 200: dataOf(ruleTouchSchema) },
      }),
      bodyLimit: BODY_LIMIT,
    },
    async ({ body }, reply) => {
      const before = await readPengaturan(deps)
      const { angka = before.angka, aturan_siap = before.aturan_siap, musim = before.musim } = body
      const after = { ...before, angka, aturan_siap, musim }
      const problems = pengaturanErrors(after)
      if (Object.keys(problems).length > 0) throw invalidFields(problems)
      reply.header('cache-control', 'no-store')
      return { data: await touchedByRules(db, { before, after }, deps.now()) }
    },
  )
}
