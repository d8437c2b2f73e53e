import { KEADAAN_SURAT } from '@safar/shared/kotak-keluar/keadaan'
import { kotakKeluarSchema, suratSchema } from '@safar/shared/kotak-keluar/schema'
import { z } from 'zod'
import type { AppDeps } from '../deps.ts'
import { call, dataOf, errors, json } from '../openapi/answers.ts'
import type { Api } from '../plugins/calls.ts'
import { pagesOf, recordId } from '../plugins/params.ts'
import { catat } from '../session/catat.ts'
import { signedIn } from '../session/guard.ts'
import { listSurat, SURAT_TIDAK_ADA, ulangiSurat } from './kotak-keluar.repository.ts'

const tags = ['kotak keluar']
const byId = z.object({ id: recordId(SURAT_TIDAK_ADA) })
const querySchema = pagesOf(20).extend({
  keadaan: z
    .enum(KEADAAN_SURAT, `Pilih salah satu: ${KEADAAN_SURAT.join(', ')}`)
    .optional()
    .describe('Only those of one state.'),
})

/** Admins see what leaves and why it does not, and have it tried again. */
export function kotakKeluarRoutes(app: Api, { database: { db }, env, now }: AppDeps): void {
  app.get(
    '/api/kotak-keluar',
    call('admin', {
      tags,
      summary:
        'Messages and how far they are, newest first. `meta.lewat` says by what they leave: `smtp`, or `berkas` where they stay on the machine.',
      querystring: querySchema,
      response: { 200: json(kotakKeluarSchema) },
    }),
    async (request) => listSurat(db, request.query, env.SMTP_URL ? 'smtp' : 'berkas'),
  )

  app.post(
    '/api/kotak-keluar/:id/ulang',
    call('admin', {
      tags,
      summary: 'Have a message tried at once; one that left, or has nobody to go to, gets 409.',
      params: byId,
      response: { 200: dataOf(suratSchema), ...errors(404, 409) },
    }),
    async (request) => {
      const data = await ulangiSurat(db, request.params.id, now())
      await catat(db, signedIn(request), { aksi: 'kirim', jenis: 'kotak-keluar', data_id: data.id }, now())
      return { data }
    },
  )
}
