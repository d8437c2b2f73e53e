import { Readable } from 'node:stream'
import { jurnalQuerySchema } from '@safar/shared/money/jurnal/jurnal'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { call, errors } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { asCsvFile, csv } from '../../access/openapi/csv.ts'
import { signedIn } from '../../access/session/guard.ts'
import { noteActivity } from '../../access/session/note-activity.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { foundDeparture } from '../../trips/departure.ts'
import { sizeOfJurnal, writeJurnal } from './read-jurnal.ts'

/** Registers the call of the journal of money. */
export function jurnalRoutes(app: Api, deps: AppDeps): void {
  const { db } = deps.database
  app.get(
    '/api/uang/jurnal.csv',
    call('finance', {
      tags: ['uang'],
      summary:
        'The journal of money as CSV, oldest first: payments and their cancellations, refunds paid out, and pairs of money moved between bookings. `jumlah` is signed, in whole rupiah or cents of a dollar; its sum is the balance. An entry never changes, so a period that is over gives the same file again. That it was taken is noted.',
      querystring: jurnalQuerySchema,
      response: { 200: csv, ...errors(404) },
    }),
    async (request, reply) => {
      const { keberangkatan, dari, sampai } = request.query
      const paket_id = keberangkatan ? (await foundDeparture(db, keberangkatan)).id : null
      const asked = { paket_id, dari, sampai }
      const { banyak, akhir } = await sizeOfJurnal(db, asked)
      await noteActivity(deps, signedIn(request), {
        aksi: 'unduh',
        jenis: 'pemesanan',
        rinci: `Jurnal uang, ${banyak} baris`,
      })
      return reply
        .headers(asCsvFile(`jurnal-${hariIni(deps.now())}.csv`))
        .send(Readable.from(writeJurnal(db, asked, akhir)))
    },
  )
}
