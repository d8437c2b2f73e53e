import { cadanganPageSchema, cadanganSchema } from '@safar/shared/ops/cadangan/cadangan-schema'
import { giliranCadangan } from '@safar/shared/ops/cadangan/keadaan'
import { call, dataOf, errors, json } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { signedIn } from '../../access/session/guard.ts'
import { noteActivity } from '../../access/session/note-activity.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { pageMeta, pagesOf } from '../../platform/http/params.ts'
import type { Pencadang } from './backup-maker.ts'
import { listCadangan, terakhirBaik } from './backup-notes.ts'
import { isSedisk, tempatOf } from './open-tempat.ts'

const tags = ['cadangan']

/** Registers the calls of backups, for admins: their list, and a backup on request. */
export function cadanganRoutes(app: Api, { pencadang, ...deps }: AppDeps & { pencadang: Pencadang }): void {
  const { env, now } = deps
  const { db } = deps.database
  app.get(
    '/api/cadangan',
    call(
      'admin',
      {
        tags,
        summary: 'Backups that were made or tried, newest first, where they go and when the next is due.',
        querystring: pagesOf(20),
        response: { 200: json(cadanganPageSchema) },
      },
      { isBackground: true },
    ),
    async (request) => {
      const { data, total, berjalan } = await listCadangan(db, request.query)
      const tempat = tempatOf(env)
      const time = now()
      return {
        data,
        meta: {
          ...pageMeta(total, request.query),
          tempat: tempat?.jenis ?? null,
          di: tempat?.di ?? '',
          sedisk: await isSedisk(env),
          berikutnya: tempat ? giliranCadangan(time).berikutnya : null,
          terakhir_baik: await terakhirBaik(db, time.toISOString()),
          sedang_berjalan: berjalan,
        },
      }
    },
  )

  app.post(
    '/api/cadangan',
    call('admin', {
      tags,
      summary:
        'Have a backup made now; 409 while one is being made, or where the server has no place for it.',
      response: { 202: dataOf(cadanganSchema), ...errors(409) },
    }),
    async (request, reply) => {
      const data = await pencadang.start('diminta')
      await noteActivity(deps, signedIn(request), { aksi: 'minta', jenis: 'cadangan', data_id: data.id })
      return reply.code(202).send({ data })
    },
  )
}
