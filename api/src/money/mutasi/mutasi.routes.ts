import { mutasiJumlahSchema } from '@safar/shared/money/mutasi/count-mutasi'
import { MUTASI_LIMITS } from '@safar/shared/money/mutasi/mutasi'
import {
  alasanMutasiSchema,
  cocokanSchema,
  judulMutasiSchema,
  mutasiCocokSchema,
  mutasiImporSchema,
  mutasiPageSchema,
  mutasiSchema,
  tahunSchema,
} from '@safar/shared/money/mutasi/mutasi-schema'
import { text } from '@safar/shared/platform/text/text'
import { z } from 'zod'
import { call, dataOf, errors, json, message, readByHandler } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { imporQuery, sheetText, withSheets } from '../../access/openapi/sheet-body.ts'
import { transact } from '../../access/session/context.ts'
import { signedIn } from '../../access/session/guard.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import { recordId } from '../../platform/http/params.ts'
import { idempotencyKey, onceHeaders } from '../../records/idempotency/once.ts'
import type { PaymentDeps } from '../pembayaran/record-payment.ts'
import { findAccount } from './agency-account.ts'
import { countNew } from './count-mutasi.ts'
import { previewMutasi, saveMutasi } from './import-mutasi.ts'
import { listMutasi, mutasiQuerySchema, readMutasi } from './list-mutasi.ts'
import { matchLine, releaseLine } from './match-line.ts'
import { ignoreLine, MUTASI_TIDAK_ADA } from './mutasi-states.ts'
import { rememberMutasiHeads } from './statement-heads.repository.ts'

const tags = ['mutasi']
const params = z.object({ id: recordId(MUTASI_TIDAK_ADA) })

const imporMutasiQuery = imporQuery.pick({ simpan: true }).extend({
  rekening: text(60)
    .optional()
    .describe('Number of an account of the settings; blank: the one that the file names, else the first.')
    .meta({ examples: [''] }),
  tahun: tahunSchema
    .optional()
    .describe('The year of days without one, where the file names no period.')
    .meta({ examples: [2026] }),
})

const CONTOH =
  'Tanggal,Keterangan,Cabang,Jumlah,Saldo\r\n20/11/2026,TRSF E-BANKING CR SITI AMINAH,0000,"10,000,317.00 CR","60,000,317.00"\r\n'

/** Registers the calls of bank lines, for whoever verifies money alone. */
export async function mutasiRoutes(app: Api, deps: PaymentDeps): Promise<void> {
  app.get(
    '/api/mutasi',
    call('finance', {
      tags,
      summary:
        'Bank lines, newest first; a new one that came in has proposals whose money it may be, each with its reasons, and none is ever booked by itself. Whoever looks is in the access log.',
      querystring: mutasiQuerySchema,
      response: { 200: json(mutasiPageSchema) },
    }),
    (request) => listMutasi(deps, signedIn(request), request.query),
  )

  // Asked every half minute by each open page of the office.
  app.get(
    '/api/mutasi/jumlah',
    call(
      'finance',
      {
        tags,
        summary: 'How many bank lines wait that nobody has said anything of; it is no look at any of them.',
        response: { 200: dataOf(mutasiJumlahSchema) },
      },
      { isBackground: true },
    ),
    async (_, reply) => {
      reply.header('cache-control', 'no-store')
      return { data: { baru: await countNew(deps.database.db) } }
    },
  )

  app.post(
    '/api/mutasi/:id/abaikan',
    call('finance', {
      tags,
      summary:
        'Put a new line aside: money that is about no booking, such as a bank’s fee. 409 for a line that is not new.',
      params,
      body: alasanMutasiSchema,
      response: { 200: dataOf(mutasiSchema), ...errors(404, 409) },
    }),
    async (request) => {
      const actor = signedIn(request)
      await ignoreLine(deps, actor, request.params.id, request.body.alasan)
      return { data: await readMutasi(deps, actor, request.params.id) }
    },
  )

  app.post(
    '/api/mutasi/:id/cocokkan',
    call('finance', {
      tags,
      summary:
        'Book a new line that came in to bookings, all parts or none; they add up to it. Each becomes an accepted payment with its receipt, and a payment that waits for this money is the one that is accepted. 409 for a line that is not new, with what it was booked to.',
      params,
      headers: onceHeaders,
      body: cocokanSchema,
      response: { 200: dataOf(mutasiCocokSchema), ...errors(404, 409) },
    }),
    async (request) => {
      const actor = signedIn(request)
      const { id } = request.params
      const { peringatan } = await matchLine(deps, actor, id, {
        ...request.body,
        key: idempotencyKey(request),
      })
      return { data: { ...(await readMutasi(deps, actor, id)), peringatan } }
    },
  )

  app.post(
    '/api/mutasi/:id/lepaskan',
    call('finance', {
      tags,
      summary:
        'Make a line new again that was put aside or booked: its payments and receipts are cancelled by counter-entries, and a payment that waited before waits again. 409 for a line that is new.',
      params,
      body: alasanMutasiSchema,
      response: { 200: dataOf(mutasiSchema), ...errors(404, 409) },
    }),
    async (request) => {
      const actor = signedIn(request)
      await releaseLine(deps, actor, request.params.id, request.body.alasan)
      return { data: await readMutasi(deps, actor, request.params.id) }
    },
  )

  app.post(
    '/api/mutasi/impor/judul',
    call('finance', {
      tags,
      summary:
        'Remember what heads of an account’s own statements mean: a field, blank to leave their columns out, null to be asked again.',
      body: judulMutasiSchema,
      response: { 200: message },
    }),
    async (request) => {
      const { rekening = '', judul } = request.body
      const { digits, bank } = await findAccount(deps, rekening)
      await transact(deps, signedIn(request), async (context) => {
        await rememberMutasiHeads(context, digits, judul)
        const rinci = `judul kolom${bank === '' ? '' : ` rekening ${bank}`}`
        await logActivities(context, { aksi: 'ubah', jenis: 'mutasi', rinci })
      })
      return { message: 'Judul kolom diingat untuk rekening ini' }
    },
  )

  await withSheets(app, (scope) => {
    scope.post(
      '/api/mutasi/impor',
      {
        ...call('finance', {
          tags,
          summary: `Read a bank’s statement as CSV and say what it would add, with an error per cell; \`simpan=1\` saves all of it or nothing. Lines equal in account, day, sum, text and balance are one; without balances as many as the fullest single file has. A running balance that does not add up warns. At most ${MUTASI_LIMITS.baris} lines; the file is kept nowhere.`,
          querystring: imporMutasiQuery,
          body: readByHandler({ 'text/csv': z.string().meta({ examples: [CONTOH] }) }),
          response: { 200: dataOf(mutasiImporSchema) },
        }),
        bodyLimit: MUTASI_LIMITS.bytes,
      },
      async (request) => {
        const { simpan, rekening = '', tahun = null } = request.query
        const sent = { text: sheetText(request.body), rekening, tahun }
        const isSaved = simpan === '1'
        return {
          data: await (isSaved ? saveMutasi(deps, signedIn(request), sent) : previewMutasi(deps, sent)),
        }
      },
    )
  })
}
