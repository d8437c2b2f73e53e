import {
  JAMAAH_IMPOR_BARIS,
  jamaahImporSchema,
  judulJamaahSchema,
  SIDIK_IMPOR,
} from '@safar/shared/people/jamaah/import-answer'
import { IMPORT_FIELDS, importLabel } from '@safar/shared/people/jamaah/import-heads'
import { JAMAAH_FIELDS } from '@safar/shared/people/jamaah/jamaah-fields'
import { csvText } from '@safar/shared/platform/csv/write-csv'
import { wholeNumber } from '@safar/shared/platform/format/number'
import { IMPOR_LIMITS } from '@safar/shared/records/noun/impor'
import { z } from 'zod'
import { call, dataOf, errors, message, readByHandler } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { asCsvFile, csv } from '../../access/openapi/csv.ts'
import { imporQuery, withSheets } from '../../access/openapi/sheet-body.ts'
import { asXlsxFile, xlsx } from '../../access/openapi/xlsx.ts'
import { transact } from '../../access/session/context.ts'
import { signedIn } from '../../access/session/guard.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { type SheetColumn, writeTemplate } from '../../platform/sheet/write-sheet.ts'
import { rememberHeads } from './import-heads.repository.ts'
import { previewPeople, savePeople } from './import-jamaah.ts'

const tags = ['jamaah']

const imporJamaahQuery = imporQuery.pick({ simpan: true }).extend({
  sidik: z
    .string()
    .regex(SIDIK_IMPOR, 'Bukan sidik sebuah pemeriksaan')
    .optional()
    .meta({
      description:
        'The fingerprint of the preview that was seen; 409 with a new preview if people changed since. Blank: whatever the sheet does now.',
      examples: [''],
    }),
  lembar: wholeNumber(0, 99)
    .optional()
    .describe('The sheet of a workbook, from 0; the first with known heads by default'),
})

/** The columns of the empty sheet, in the office's words. */
const COLUMNS: readonly SheetColumn[] = IMPORT_FIELDS.map((name) => {
  const field = JAMAAH_FIELDS[name]
  return {
    head: importLabel(name),
    kind: field.kind === 'day' ? 'day' : 'text',
    ...(field.kind === 'choice' && { of: field.of }),
  }
})

/** Registers the import of people from a sheet; the sheet is read in memory and kept nowhere. */
export async function importJamaahRoutes(app: Api, deps: AppDeps): Promise<void> {
  app.get(
    '/api/jamaah/impor/contoh.csv',
    call('staff', {
      tags,
      summary: 'An empty sheet to begin an import from, as CSV: the heads alone.',
      response: { 200: csv },
    }),
    async (_request, reply) =>
      reply.headers(asCsvFile('contoh-impor-jamaah.csv')).send(csvText([COLUMNS.map(({ head }) => head)])),
  )

  app.get(
    '/api/jamaah/impor/contoh.xlsx',
    call('staff', {
      tags,
      summary:
        'An empty sheet to begin an import from, as a workbook: its columns are texts, so that no number is rounded and no zero dropped.',
      response: {
        200: xlsx,
      },
    }),
    async (_request, reply) =>
      reply
        .headers(asXlsxFile('contoh-impor-jamaah.xlsx'))
        .send(writeTemplate('Jamaah', COLUMNS, JAMAAH_IMPOR_BARIS)),
  )

  app.post(
    '/api/jamaah/impor/judul',
    call('staff', {
      tags,
      summary:
        'Remember what heads of the office’s own sheets mean: a field, blank to leave their columns out, null to be asked again. What looks like a row of a person gets 422.',
      body: judulJamaahSchema.meta({ id: 'JudulJamaah' }),
      response: { 200: message },
    }),
    async (request) => {
      await transact(deps, signedIn(request), async (context) => {
        await rememberHeads(context, request.body.judul)
        await logActivities(context, { aksi: 'ubah', jenis: 'jamaah', rinci: 'judul kolom impor' })
      })
      return { message: 'Judul kolom diingat' }
    },
  )

  await withSheets(app, (scope) => {
    scope.post(
      '/api/jamaah/impor',
      {
        ...call('staff', {
          tags,
          summary: `Look what a sheet of people would do, a workbook of Excel (.xlsx, told by its bytes) or CSV, with what is wrong by row and column; \`simpan=1\` does it, all or nothing. People are found by NIK or passport number: new, changed, the same, or in conflict. Empty cells change nothing, numbers are answered as their masks, and the sheet is kept nowhere. At most ${JAMAAH_IMPOR_BARIS} people.`,
          querystring: imporJamaahQuery,
          body: readByHandler({
            'text/csv': z.string().meta({
              examples: ['Nama di paspor;NIK;Nomor paspor\r\nSITI AMINAH;3276014107900001;X1234567\r\n'],
            }),
          }),
          response: { 200: dataOf(jamaahImporSchema), ...errors(409) },
        }),
        bodyLimit: IMPOR_LIMITS.bytes,
      },
      async (request) => {
        const { simpan, sidik = '', lembar = null } = request.query
        const sheet = { body: request.body, lembar }
        const isSaved = simpan === '1'
        return {
          data: await (isSaved
            ? savePeople(deps, signedIn(request), sheet, sidik)
            : previewPeople(deps, sheet)),
        }
      },
    )
  })
}
