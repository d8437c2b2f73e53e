import { imporSchema } from '@safar/shared/content/paket/import-answer'
import { importExamplePendaftaran } from '@safar/shared/people/pendaftaran/sheet'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { z } from 'zod'
import { call } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { asCsvFile, csv } from '../../access/openapi/csv.ts'
import { signedIn } from '../../access/session/guard.ts'
import { noteActivity } from '../../access/session/note-activity.ts'
import type { OnBroken } from '../../platform/db/rusak.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { importCalls } from '../../records/noun/import-calls.ts'
import { EKSPOR_MOST, exportPendaftaran } from './export-pendaftaran.ts'
import { previewImport, saveImport } from './import-pendaftaran.ts'
import { filterFields } from './pendaftaran-query.ts'

const tags = ['pendaftaran']

/** Registers the import and the export of registrations as sheets. */
export async function importPendaftaranRoutes(app: Api, deps: AppDeps, onBroken: OnBroken): Promise<void> {
  const { db } = deps.database

  app.get(
    '/api/pendaftaran/ekspor.csv',
    call('office', {
      tags,
      summary: `Registrations as CSV, which \`POST /api/pendaftaran/impor\` takes back: untouched, it changes nothing. The newest ${EKSPOR_MOST}.`,
      querystring: z.object(filterFields),
      response: { 200: csv },
    }),
    async (request, reply) => {
      const today = hariIni(deps.now())
      const { csv: text, jumlah } = await exportPendaftaran(db, request.query, today, onBroken)
      const rinci = `${jumlah} baris`
      await noteActivity(deps, signedIn(request), { aksi: 'unduh', jenis: 'pendaftaran', rinci })
      return reply.headers(asCsvFile(`pendaftaran-${today}.csv`)).send(text)
    },
  )

  await importCalls(app, {
    name: 'pendaftaran',
    template: {
      summary: 'A sheet to begin an import from: all heads, and one row that shows how each cell is written.',
      csv: importExamplePendaftaran,
    },
    sheet: {
      summary:
        'Look what a sheet would do, with what is wrong by row and column; `simpan=1` does it, all or nothing. A row with the code of a registration changes that one by its cells that differ, one without makes a new one, for which `persetujuan` must say `ya`. Columns that are not there stay as they are. With `updated_at`, a row of a stale copy is refused.',
      example: 'nama;telepon;persetujuan\r\nSiti;0812-3456-7890;ya\r\n',
    },
    answer: imporSchema,
    preview: (text) => previewImport(deps, text),
    async save(actor, text) {
      const data = await saveImport(deps, actor, text)
      const rinci = `${data.baris.filter(({ jenis }) => jenis !== 'sama').length} baris`
      await noteActivity(deps, actor, { aksi: 'impor', jenis: 'pendaftaran', rinci })
      return data
    },
  })
}
