import { imporSchema } from '@safar/shared/content/paket/import-answer'
import { importExampleCsv } from '@safar/shared/content/paket/paket-csv'
import { PAKET_STATES } from '@safar/shared/content/paket/rules'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { text } from '@safar/shared/platform/text/text'
import { z } from 'zod'
import { call } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { asCsvFile, csv } from '../../access/openapi/csv.ts'
import { signedIn } from '../../access/session/guard.ts'
import { noteActivity } from '../../access/session/note-activity.ts'
import type { OnBroken } from '../../platform/db/rusak.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { importCalls } from '../../records/noun/import-calls.ts'
import { statusField } from '../../records/noun/plain-calls.ts'
import { exportPaket } from './export-paket.ts'
import { previewImport, saveImport } from './import-paket.ts'

const eksporQuery = z.object({
  jenis: text(50).optional().describe('Type, in any case: `umroh`, `haji`, `overseas`.'),
  q: text(200).optional().describe('Words in name, type, duration or airline, or an id.'),
  status: statusField.describe('Those of a state; all where nothing is said.'),
  keadaan: z.enum(PAKET_STATES, `Pilih salah satu: ${PAKET_STATES.join(', ')}`).optional(),
})

/** Registers the import and the export of packages as sheets. */
export async function importRoutes(app: Api, deps: AppDeps, onBroken: OnBroken): Promise<void> {
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
      return reply.send(await exportPaket(deps.database.db, { jenis, q, status, keadaan }, today, onBroken))
    },
  )

  await importCalls(app, {
    name: 'paket',
    template: {
      summary:
        'A sheet to begin an import from: all heads, and one package that shows how each cell is written.',
      csv: importExampleCsv,
    },
    sheet: {
      summary:
        'Look what a sheet would do, with what is wrong by row and column; `simpan=1` does it, all or nothing. A row with the slug of a package changes that one by its cells that differ, any other makes one: a draft unless `status` says more. Columns that are not there stay as they are. With `updated_at`, a row of a stale copy is refused.',
      example: 'slug;nama_paket\r\n;Umrah Hemat\r\n',
    },
    answer: imporSchema,
    preview: (text) => previewImport(deps, text),
    save: (actor, text, isSure) => saveImport(deps, actor, text, isSure),
  })
}
