import { sesiSchema } from '@safar/shared/access/session/sesi'
import { z } from 'zod'
import type { AppDeps } from '../../platform/deps.ts'
import { notFound } from '../../platform/http/errors.ts'
import { call, errors, listOf, message } from '../openapi/answers.ts'
import type { Api } from '../openapi/calls.ts'
import { bearerToken, signedIn } from './guard.ts'
import { noteActivity } from './note-activity.ts'
import { endOtherSesi, endSesiOf, listSesi } from './sesi.repository.ts'

const NOT_THERE = 'Perangkat ini sudah keluar.'
const tags = ['session']
const byId = z.object({
  id: z
    .string()
    .regex(/^[0-9a-f]{16}$/, NOT_THERE)
    .meta({ description: 'Id of a session.', examples: ['0123456789abcdef'] }),
})

/** Registers the calls of one's own sessions: their list, and signing a device out. */
export function sesiRoutes(app: Api, deps: AppDeps): void {
  const { now } = deps
  const { db } = deps.database
  app.get(
    '/api/auth/sesi',
    call(
      'signed',
      {
        tags,
        summary: 'The own devices that are signed in, the last used first.',
        response: { 200: listOf(sesiSchema) },
      },
      { isBeforeFaktor: true },
    ),
    async (request) => {
      const akunId = Number(signedIn(request).id)
      return { data: await listSesi(db, akunId, bearerToken(request) ?? '', now()) }
    },
  )

  app.delete(
    '/api/auth/sesi/:id',
    call('signed', {
      tags,
      summary: 'Sign one of the own devices out.',
      params: byId,
      response: { 200: message, ...errors(404) },
    }),
    async (request) => {
      const user = signedIn(request)
      const ended = await endSesiOf(db, Number(user.id), request.params.id)
      if (!ended) throw notFound(NOT_THERE)
      const rinci = ended.perangkat || 'Perangkat lain'
      await noteActivity(deps, user, { aksi: 'keluar', jenis: 'masuk', rinci })
      return { message: 'Perangkat dikeluarkan' }
    },
  )

  app.delete(
    '/api/auth/sesi',
    call('signed', {
      tags,
      summary: 'Sign all of the own devices out but the one that asks.',
      response: { 200: message },
    }),
    async (request) => {
      const user = signedIn(request)
      await endOtherSesi(db, Number(user.id), bearerToken(request) ?? '')
      await noteActivity(deps, user, { aksi: 'keluar', jenis: 'masuk', rinci: 'Semua perangkat lain' })
      return { message: 'Perangkat lain dikeluarkan' }
    },
  )
}
