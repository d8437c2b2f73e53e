import { aturanAkunSchema } from '@safar/shared/access/session/faktor-schema'
import { z } from 'zod'
import { call, dataOf, errors, message } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { toUser } from '../../access/session/akun.repository.ts'
import { transact } from '../../access/session/context.ts'
import { faktorOf, isFaktorWajib, removeAllFactors, setFaktorWajib } from '../../access/session/faktor.ts'
import { requireKukuh, signedIn } from '../../access/session/guard.ts'
import { logAccount } from '../../access/session/login-log.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { recordId } from '../../platform/http/params.ts'
import { changeFactor } from './change-factor.ts'

const tags = ['akun']
const TIDAK_ADA = 'Akun ini tidak ada.'
const byId = z.object({ id: recordId(TIDAK_ADA) })

/** Registers the rules for accounts, and the reset of an account that lost its factors. */
export function aturanRoutes(app: Api, deps: AppDeps): void {
  const { db } = deps.database

  app.get(
    '/api/akun/aturan',
    call('admin', {
      tags,
      summary: 'What the agency asks of accounts.',
      response: { 200: dataOf(aturanAkunSchema) },
    }),
    async () => ({ data: { faktor_wajib: await isFaktorWajib(db) } }),
  )

  app.post(
    '/api/akun/aturan',
    call('admin', {
      tags,
      summary:
        'Ask a second factor of admins, or no longer. Whoever asks for it has to have one: 409. Admins without one can do nothing before they have set one up: 403 with `perlu: "faktor"`. 403 with `perlu: "password"` for a session that was proved longer ago than ten minutes.',
      body: aturanAkunSchema,
      response: { 200: dataOf(aturanAkunSchema), ...errors(403, 409) },
    }),
    async (request) => {
      const user = signedIn(request)
      const { faktor_wajib } = request.body
      await requireKukuh(deps, request)
      await transact(deps, user, async (context) => {
        if (faktor_wajib && (await faktorOf(context.trx, Number(user.id))).length === 0)
          throw conflict('Aktifkan dulu verifikasi dua langkah Anda sendiri, di Pengaturan Profil.', {})
        await setFaktorWajib(context.trx, faktor_wajib)
        const rinci = `Verifikasi dua langkah admin: ${faktor_wajib ? 'wajib' : 'tidak wajib'}`
        await logActivities(context, { aksi: 'ubah', jenis: 'akun', rinci })
      })
      return { data: { faktor_wajib } }
    },
  )

  app.delete(
    '/api/akun/:id/faktor',
    call('admin', {
      tags,
      summary:
        'Take every second factor of another account away, and end its sessions: for who lost what they sign in with. The own account gets 409, one without any 404.',
      params: byId,
      response: { 200: message, ...errors(403, 404, 409) },
    }),
    async (request) => {
      const user = signedIn(request)
      const { id } = request.params
      await requireKukuh(deps, request)
      if (String(id) === user.id)
        throw conflict('Verifikasi dua langkah Anda sendiri diatur di Pengaturan Profil.', {})
      const akun = await db.selectFrom('akun').selectAll().where('id', '=', id).executeTakeFirst()
      if (!akun) throw notFound(TIDAK_ADA)
      await changeFactor(deps, user, toUser(akun), async (context) => {
        if ((await faktorOf(context.trx, id)).length === 0)
          throw notFound('Akun ini tidak memakai verifikasi dua langkah.')
        await removeAllFactors(context.trx, id)
        const dilepas = { data_id: id, nama: akun.email, rinci: 'Verifikasi dua langkah' }
        await logActivities(context, { aksi: 'lepas-faktor', jenis: 'akun', ...dilepas })
        const apa =
          'Seorang admin mematikan verifikasi dua langkah akun Anda dan mengeluarkan semua perangkat. Masuklah dengan password, lalu aktifkan lagi.'
        return { result: null, apa }
      })
      logAccount(request, akun.email, 'second factors taken away by an admin')
      return { message: 'Verifikasi dua langkah dimatikan, semua perangkatnya keluar' }
    },
  )
}
