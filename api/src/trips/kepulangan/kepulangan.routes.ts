import { hariIni } from '@safar/shared/platform/format/tanggal'
import { kepulanganSchema, laporanInputSchema } from '@safar/shared/trips/kepulangan/kepulangan-schema'
import { call, dataOf, errors } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { transact } from '../../access/session/context.ts'
import { signedIn } from '../../access/session/guard.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import { invalidFields } from '../../platform/http/errors.ts'
import type { Deps } from '../../records/noun/change.ts'
import { byDeparture, foundDeparture } from '../departure.ts'
import { holdRombongan } from '../rombongan/sync-cells.ts'
import { finishDeparture, readReturn, undoFinish } from './finish-departure.ts'

const tags = ['keberangkatan']
const answer = dataOf(kepulanganSchema)

/** Registers what follows a departure's return, for staff alone: the report, and closing its bookings in one act. */
export function kepulanganRoutes(app: Api, deps: Deps): void {
  const { db } = deps.database
  const view = async (idOrSlug: string) => ({
    data: await readReturn(db, await foundDeparture(db, idOrSlug), deps.now()),
  })

  app.get(
    '/api/keberangkatan/:paket/kepulangan',
    call('staff', {
      tags,
      summary:
        'What follows the return: the last day of the report, and which bookings can be closed now, which stay and why.',
      params: byDeparture,
      response: { 200: answer, ...errors(404) },
    }),
    async ({ params }, reply) => {
      reply.header('cache-control', 'no-store')
      return view(params.paket)
    },
  )

  app.patch(
    '/api/keberangkatan/:paket/kepulangan',
    call('staff', {
      tags,
      summary: 'Note the day on which the report of the return went out; empty for not yet.',
      params: byDeparture,
      body: laporanInputSchema.meta({ id: 'LaporanKepulangan', examples: [{ laporan_pada: '2026-11-20' }] }),
      response: { 200: answer, ...errors(404) },
    }),
    async (request) => {
      const paket = await foundDeparture(db, request.params.paket)
      const { laporan_pada } = request.body
      if (laporan_pada > hariIni(deps.now()))
        throw invalidFields({ laporan_pada: ['Hari ini belum sampai. Isi hari laporannya dikirim.'] })
      await transact(deps, signedIn(request), async (context) => {
        await holdRombongan(context, paket.id)
        await context.trx
          .updateTable('rombongan')
          .set({ laporan_pada: laporan_pada || null })
          .where('paket_id', '=', paket.id)
          .execute()
        const { id: data_id, nama_paket: nama } = paket
        const rinci = laporan_pada ? `Laporan kepulangan ${laporan_pada}` : 'Laporan kepulangan belum'
        await logActivities(context, { aksi: 'ubah', jenis: 'paket', data_id, nama, rinci })
      })
      return view(request.params.paket)
    },
  )

  app.post(
    '/api/keberangkatan/:paket/selesai',
    call('staff', {
      tags,
      summary:
        'Close every booking that is settled, in one act, once its people are home; 409 before, and if there is none. It can be taken back for half an hour.',
      params: byDeparture,
      response: { 200: answer, ...errors(404, 409) },
    }),
    async (request) => {
      await finishDeparture(deps, signedIn(request), await foundDeparture(db, request.params.paket))
      return view(request.params.paket)
    },
  )

  app.post(
    '/api/keberangkatan/:paket/selesai/urung',
    call('staff', {
      tags,
      summary:
        'Take the last closing back: each booking is as it was before. 409 after half an hour, or if all of them changed since.',
      params: byDeparture,
      response: { 200: answer, ...errors(404, 409) },
    }),
    async (request) => {
      await undoFinish(deps, signedIn(request), await foundDeparture(db, request.params.paket))
      return view(request.params.paket)
    },
  )
}
