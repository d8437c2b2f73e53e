import { pengingatSchema } from '@safar/shared/money/pengingat/pengingat-schema'
import { z } from 'zod'
import { call, dataOf, errors } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { signedIn } from '../../access/session/guard.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import type { Deps } from '../../records/noun/change.ts'
import { recordNotFound } from '../../records/noun/save.ts'
import { findBooking } from '../../trips/pemesanan/booking.repository.ts'
import { changeBooking } from '../../trips/pemesanan/change-booking.ts'
import { pemesananNoun } from '../../trips/pemesanan/pemesanan.noun.ts'
import { cancelBillReminders } from '../buku/bill-reminder.ts'
import { isMuted } from './remind-bills.ts'

const PATH = '/api/pemesanan/:id/pengingat'
const tags = ['uang']
const params = z.object({
  id: z
    .string()
    .max(40)
    .meta({ description: 'Id or code of the booking.', examples: ['1'] }),
})

/** Registers the calls by which staff mute the reminders of a booking's bills. */
export function pengingatRoutes(app: Api, deps: Deps): void {
  app.get(
    PATH,
    call('office', {
      tags,
      summary: 'Whether the payer of a booking is reminded of bills by mail: `diam` is true if not.',
      params,
      response: { 200: dataOf(pengingatSchema), ...errors(404) },
    }),
    async (request, reply) => {
      const booking = await findBooking(deps.database.db, request.params.id)
      if (!booking) throw recordNotFound(pemesananNoun)
      reply.header('cache-control', 'no-store')
      return { data: { diam: await isMuted(deps.database.db, booking.id) } }
    },
  )

  app.post(
    PATH,
    call('office', {
      tags,
      summary: 'Mute or allow the reminders of a booking’s bills. Those that wait are taken back.',
      params,
      body: pengingatSchema.meta({ examples: [{ diam: true }] }),
      response: { 200: dataOf(pengingatSchema), ...errors(404) },
    }),
    async (request) => {
      const { diam } = request.body
      await changeBooking(deps, signedIn(request), request.params.id, {
        isSeating: () => false,
        async change(context, { id }) {
          const { trx, now, actor } = context
          await trx.deleteFrom('pengingat_diam').where('pemesanan_id', '=', id).execute()
          if (diam) {
            const by = { akun_id: actor ? Number(actor.id) : null, token_id: actor?.token ?? null }
            await trx
              .insertInto('pengingat_diam')
              .values({ pemesanan_id: id, pada: now.toISOString(), ...by })
              .execute()
            await cancelBillReminders(trx, id)
          }
          const rinci = `Pengingat tagihan ${diam ? 'dimatikan' : 'dinyalakan'}`
          await logActivities(context, { aksi: 'ubah', jenis: 'pemesanan', data_id: id, rinci })
        },
      })
      return { data: { diam } }
    },
  )
}
