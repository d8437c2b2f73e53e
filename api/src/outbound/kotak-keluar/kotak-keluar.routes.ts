import { KEADAAN_SURAT } from '@safar/shared/outbound/kotak-keluar/keadaan'
import { kotakKeluarSchema, suratSchema } from '@safar/shared/outbound/kotak-keluar/kotak-keluar-schema'
import {
  alamatHentiSchema,
  aturanSuratSchema,
  hentiInputSchema,
  jamTenangSchema,
} from '@safar/shared/outbound/kotak-keluar/stopped-addresses'
import { z } from 'zod'
import { call, dataOf, errors, json, listOf } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { actorColumns, actorText } from '../../access/session/actor.ts'
import { transact } from '../../access/session/context.ts'
import { signedIn } from '../../access/session/guard.ts'
import { logActivities, noteActivity } from '../../access/session/note-activity.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { pagesOf, recordId } from '../../platform/http/params.ts'
import { readJamTenang, saveQuietHours } from './jam-tenang.ts'
import { listSurat, retryMail, SURAT_TIDAK_ADA } from './kotak-keluar.repository.ts'
import { listStopped, resumeMailTo, stopMailTo } from './stopped-addresses.ts'

const tags = ['kotak keluar']
const byId = z.object({ id: recordId(SURAT_TIDAK_ADA) })
const querySchema = pagesOf(20).extend({
  keadaan: z
    .enum(KEADAAN_SURAT, `Pilih salah satu: ${KEADAAN_SURAT.join(', ')}`)
    .optional()
    .describe('Only those of one state.'),
})

/** Registers the calls of the outbox, for admins: messages, their errors, and another try. */
export function kotakKeluarRoutes(app: Api, deps: AppDeps): void {
  const { env, now } = deps
  const { db } = deps.database
  const lewat = () => (env.SMTP_URL ? 'smtp' : 'berkas')

  app.get(
    '/api/kotak-keluar',
    call('admin', {
      tags,
      summary:
        'Messages and how far they are, newest first. `meta.lewat` says by what they leave: `smtp`, or `berkas` where they stay on the machine.',
      querystring: querySchema,
      response: { 200: json(kotakKeluarSchema) },
    }),
    async (request) => listSurat(db, request.query, lewat()),
  )

  app.post(
    '/api/kotak-keluar/:id/ulang',
    call('admin', {
      tags,
      summary:
        'Have a message tried at once, also one that became a file while there was no mail server; one that left, or has nobody to go to, gets 409.',
      params: byId,
      response: { 200: dataOf(suratSchema), ...errors(404, 409) },
    }),
    async (request) => {
      const data = await retryMail(db, request.params.id, lewat(), now())
      await noteActivity(deps, signedIn(request), { aksi: 'kirim', jenis: 'kotak-keluar', data_id: data.id })
      return { data }
    },
  )

  app.get(
    '/api/kotak-keluar/aturan',
    call('admin', {
      tags,
      summary: 'The quiet hours of messages that nobody asked for, and the addresses that want none of them.',
      response: { 200: dataOf(aturanSuratSchema) },
    }),
    async () => ({ data: { jam_tenang: await readJamTenang(db), henti: await listStopped(db) } }),
  )

  app.post(
    '/api/kotak-keluar/jam-tenang',
    call('admin', {
      tags,
      summary: 'Say when what nobody asked for waits, in whole hours of WIB; the same hour twice is never.',
      body: jamTenangSchema,
      response: { 200: dataOf(jamTenangSchema) },
    }),
    async (request) => {
      const user = signedIn(request)
      const { dari, sampai } = request.body
      const data = await saveQuietHours(db, request.body, actorText(actorColumns(user)), now())
      await noteActivity(deps, user, {
        aksi: 'ubah',
        jenis: 'kotak-keluar',
        nama: 'Jam tenang',
        rinci: `${dari}.00–${sampai}.00 WIB`,
      })
      return { data }
    },
  )

  app.post(
    '/api/kotak-keluar/henti',
    call('admin', {
      tags,
      summary:
        'Stop what an address did not ask for, or let it get that again. What somebody asked for leaves either way.',
      body: hentiInputSchema,
      response: { 200: listOf(alamatHentiSchema) },
    }),
    async (request) => {
      const user = signedIn(request)
      const { alamat, henti } = request.body
      await transact(deps, user, async (context) => {
        if (henti) await stopMailTo(context, alamat, actorText(actorColumns(user)))
        else await resumeMailTo(context.trx, alamat)
        // The address stands in the list, and not in the activity log, which is kept for two years.
        await logActivities(context, {
          aksi: 'ubah',
          jenis: 'kotak-keluar',
          nama: henti ? 'Alamat dihentikan' : 'Alamat dikirimi lagi',
        })
      })
      return { data: await listStopped(db) }
    },
  )
}
