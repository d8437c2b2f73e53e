import { masalahBerlaku, TOKEN_LIMITS } from '@safar/shared/access/token/token'
import { tokenBuatSchema, tokenDibuatSchema, tokenSchema } from '@safar/shared/access/token/token-schema'
import { formatTanggal, hariIni } from '@safar/shared/platform/format/tanggal'
import { z } from 'zod'
import type { AppDeps } from '../../platform/deps.ts'
import { conflict, invalidFields, notFound } from '../../platform/http/errors.ts'
import { recordId } from '../../platform/http/params.ts'
import { call, dataOf, errors, listOf, message } from '../openapi/answers.ts'
import type { Api } from '../openapi/calls.ts'
import { transact } from '../session/context.ts'
import { signedIn } from '../session/guard.ts'
import { logAccount } from '../session/login-log.ts'
import { logActivities } from '../session/note-activity.ts'
import { insertTokenApi, listTokenApi, revokeApiToken } from '../session/token-api.repository.ts'

const TIDAK_ADA = 'Token ini tidak ada, atau sudah dicabut.'
const tags = ['token']
const byId = z.object({ id: recordId(TIDAK_ADA) })

/** Registers the calls of API tokens, for admins. */
export function tokenRoutes(app: Api, deps: AppDeps): void {
  const { db } = deps.database

  app.get(
    '/api/token',
    call('admin', {
      tags,
      summary: 'Tokens of programs, newest first; those that open nothing any more are listed for 90 days.',
      response: { 200: listOf(tokenSchema) },
    }),
    async () => ({ data: await listTokenApi(db, deps.now()) }),
  )

  app.post(
    '/api/token',
    call('admin', {
      tags,
      summary:
        'Make a token for a program: `Authorization: Bearer safar_…`. It may do what its role may with records, only reads unless `hanya_baca` is false, does no more than the account that made it, and ends when that one’s password changes. The answer says it once. More than 50 get 409.',
      body: tokenBuatSchema,
      response: { 201: dataOf(tokenDibuatSchema), ...errors(409) },
    }),
    async (request, reply) => {
      const user = signedIn(request)
      const { berlaku_sampai, role, hanya_baca } = request.body
      const masalah = masalahBerlaku(berlaku_sampai, hariIni(deps.now()))
      if (masalah) throw invalidFields({ berlaku_sampai: [masalah] })
      const made = await transact(deps, user, async (context) => {
        const made = await insertTokenApi(context, request.body, user)
        if (!made) return made
        const { id, nama } = made.token
        const rinci = `${role}${hanya_baca ? ', hanya membaca' : ''}, sampai ${formatTanggal(berlaku_sampai)}`
        await logActivities(context, { aksi: 'buat', jenis: 'token', data_id: id, nama, rinci })
        return made
      })
      if (!made) throw conflict(`Paling banyak ${TOKEN_LIMITS.banyak} token. Cabut yang tidak dipakai.`, {})
      logAccount(request, user.email, 'token made')
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send({ data: { ...made.token, token: made.rahasia } })
    },
  )

  app.delete(
    '/api/token/:id',
    call('admin', {
      tags,
      summary: 'Revoke a token: it opens nothing from the next call on, for good.',
      params: byId,
      response: { 200: message, ...errors(404) },
    }),
    async (request) => {
      const user = signedIn(request)
      const { id } = request.params
      await transact(deps, user, async (context) => {
        const nama = await revokeApiToken(context, id)
        if (nama === null) throw notFound(TIDAK_ADA)
        await logActivities(context, { aksi: 'cabut', jenis: 'token', data_id: id, nama })
      })
      logAccount(request, user.email, 'token revoked')
      return { message: 'Token dicabut.' }
    },
  )
}
