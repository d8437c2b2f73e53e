import { imporSchema } from '@safar/shared/content/paket/impor'
import { imporContohCsv } from '@safar/shared/content/paket/paket-csv'
import { PAKET_STATES } from '@safar/shared/content/paket/rules'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { text } from '@safar/shared/platform/text/text'
import { IMPOR_LIMITS } from '@safar/shared/records/noun/impor'
import { z } from 'zod'
import { call, dataOf, errors, readByHandler } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { asCsvFile, csv } from '../../access/openapi/csv.ts'
import { imporQuery, sheetText, withSheets } from '../../access/openapi/sheet-body.ts'
import { noteActivity } from '../../access/session/catat.ts'
import { signedIn } from '../../access/session/guard.ts'
import type { OnBroken } from '../../platform/db/rusak.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { statusField } from '../../records/noun/plain-calls.ts'
import { eksporPaket } from './ekspor-paket.ts'
import { previewImpor, saveImpor } from './impor-paket.ts'

const sheet = z.string().meta({ examples: ['slug;nama_paket\r\n;Umrah Hemat\r\n'] })

const eksporQuery = z.object({
  jenis: text(50).optional().describe('Type, in any case: `umroh`, `haji`, `overseas`.'),
  q: text(200).optional().describe('Words in name, type, duration or airline, or an id.'),
  status: statusField.describe('Those of a state; all where nothing is said.'),
  keadaan: z.enum(PAKET_STATES, `Pilih salah satu: ${PAKET_STATES.join(', ')}`).optional(),
})

/** Registers the import and the export of packages as sheets. */
export async function imporRoutes(app: Api, deps: AppDeps, onBroken: OnBroken): Promise<void> {
  app.get(
    '/api/paket/ekspor.csv',
    call('staff', {
      tags: ['paket'],
      summary: 'Packages as CSV, which `POST /api/paket/impor` takes back: untouched, it changes nothing.',
      querystring: eksporQuery,
      response: { 200: csv },
    }),
    async (request, reply) => {
      const { jenis, q, status = 'semua', keadaan } = request.query
      const today = hariIni(deps.now())
      reply.headers(asCsvFile(`paket-${today}.csv`))
      await noteActivity(deps, signedIn(request), { aksi: 'unduh', jenis: 'paket', rinci: 'CSV' })
      return reply.send(await eksporPaket(deps.database.db, { jenis, q, status, keadaan }, today, onBroken))
    },
  )

  app.get(
    '/api/paket/impor/contoh.csv',
    call('staff', {
      tags: ['paket'],
      summary:
        'A sheet to begin an import from: all heads, and one package that shows how each cell is written.',
      response: { 200: csv },
    }),
    async (_request, reply) => reply.headers(asCsvFile('contoh-impor-paket.csv')).send(imporContohCsv()),
  )

  await withSheets(app, (scope) => sheetRoute(scope, deps))
}

function sheetRoute(app: Api, deps: AppDeps): void {
  app.post(
    '/api/paket/impor',
    {
      ...call('staff', {
        tags: ['paket'],
        summary:
          'Look what a sheet would do, with what is wrong by row and column; `simpan=1` does it, all or nothing. A row with the slug of a package changes that one by its cells that differ, any other makes one: a draft unless `status` says more. Columns that are not there stay as they are. With `updated_at`, a row of a stale copy is refused.',
        querystring: imporQuery,
        body: readByHandler({ 'text/csv': sheet }),
        response: { 200: dataOf(imporSchema), ...errors(409) },
      }),
      bodyLimit: IMPOR_LIMITS.bytes,
    },
    async (request) => {
      const { body, query } = request
      const sent = sheetText(body)
      if (query.simpan !== '1') return { data: await previewImpor(deps, sent) }
      return { data: await saveImpor(deps, signedIn(request), sent, query.yakin === '1') }
    },
  )
}
