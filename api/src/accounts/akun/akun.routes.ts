import {
  akunHapusSchema,
  akunSchema,
  akunUbahSchema,
  undanganSchema,
  undangSchema,
} from '@safar/shared/accounts/akun/akun-schema'
import { tidakSampai } from '@safar/shared/outbound/kotak-keluar/keadaan'
import { z } from 'zod'
import { call, dataOf, errors, message, pageOf } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import type { Context } from '../../access/session/context.ts'
import { transact } from '../../access/session/context.ts'
import { signedIn } from '../../access/session/guard.ts'
import { logAccount } from '../../access/session/login-log.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import { hashPassword } from '../../access/session/password.ts'
import { forgetTautan, newTautan, UNDANGAN_MS } from '../../access/session/tautan.repository.ts'
import { sweepMailFiles } from '../../outbound/kotak-keluar/mail-files.ts'
import type { StoredRow } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { pagesOf, recordId } from '../../platform/http/params.ts'
import { type Kantor, readKantor } from '../../settings/pengaturan/kantor.ts'
import { countInvitation, insertInvited } from './invite-akun.ts'
import { AKUN_TIDAK_ADA, changeAkun, deleteAkun, pageAkun, toAkun } from './manage-akun.ts'
import { keadaanUndangan, queueInvitation, tautanOf } from './surat-akun.ts'

const tags = ['akun']
const byId = z.object({ id: recordId(AKUN_TIDAK_ADA) })

/** Registers the calls of accounts, for admins. */
export function akunRoutes(app: Api, deps: AppDeps): void {
  const { db } = deps.database

  /**
   * Invites, and gives the link where mail does not bring it: there is no mail server, or the last invitation did not
   * leave.
   */
  async function invite(context: Context, akun: StoredRow<'akun'>, dari: Kantor): Promise<string> {
    const { trx } = context
    const before = (await keadaanUndangan(trx, [akun.id])).get(akun.id)
    await forgetTautan(trx, akun.id)
    const token = await newTautan(context, akun.id, UNDANGAN_MS)
    await queueInvitation(context, akun, token, dari)
    const leaves = deps.env.SMTP_URL !== undefined && !(before && tidakSampai(before))
    return leaves ? '' : tautanOf(dari.siteUrl, token)
  }

  app.get(
    '/api/akun',
    call('admin', {
      tags,
      summary: 'Accounts, oldest first.',
      querystring: pagesOf(50),
      response: { 200: pageOf(akunSchema) },
    }),
    async (request) => pageAkun(db, request.query),
  )

  app.post(
    '/api/akun',
    call('admin', {
      tags,
      summary:
        'Make an account and invite its owner by mail, who sets the password by a link of one use, good for seven days. Where no mail leaves, `tautan` is that link, to be handed over. A mail that has an account already gets 409.',
      body: undangSchema,
      response: { 201: dataOf(undanganSchema), ...errors(409, 429) },
    }),
    async (request, reply) => {
      await countInvitation(deps, signedIn(request))
      const dari = await readKantor(deps)
      // Nobody knows it: only the link sets one that somebody does.
      const passwordHash = await hashPassword(crypto.randomUUID())
      const akun = await transact(deps, signedIn(request), async (context) => {
        const row = await insertInvited(context, request.body, passwordHash)
        if (!row) return null
        const tautan = await invite(context, row, dari)
        const dibuat = { data_id: row.id, nama: row.email, rinci: row.role }
        await logActivities(context, { aksi: 'buat', jenis: 'akun', ...dibuat })
        return { ...toAkun(row), tautan }
      })
      if (!akun) throw conflict('Email ini sudah punya akun.', {})
      logAccount(request, akun.email, 'invited')
      return reply.code(201).send({ data: akun })
    },
  )

  app.post(
    '/api/akun/:id/undang',
    call('admin', {
      tags,
      summary:
        'Invite again, as above; links from before end. Where the last invitation did not leave, `tautan` is the link as well. An account that has a password, or is suspended, gets 409.',
      params: byId,
      response: { 200: dataOf(undanganSchema), ...errors(404, 409, 429) },
    }),
    async (request) => {
      await countInvitation(deps, signedIn(request))
      const dari = await readKantor(deps)
      const diundang_pada = deps.now().toISOString()
      const akun = await transact(deps, signedIn(request), async (context) => {
        const invited = await context.trx
          .updateTable('akun')
          .set({ diundang_pada })
          .where('id', '=', request.params.id)
          .where('diundang_pada', 'is not', null)
          .where('ditangguhkan_pada', 'is', null)
          .returningAll()
          .executeTakeFirst()
        if (!invited) return null
        const tautan = await invite(context, invited, dari)
        const diundang = { data_id: invited.id, nama: invited.email }
        await logActivities(context, { aksi: 'undang', jenis: 'akun', ...diundang })
        return { ...toAkun(invited), tautan }
      })
      if (akun) return { data: akun }
      const stored = await db
        .selectFrom('akun')
        .selectAll()
        .where('id', '=', request.params.id)
        .executeTakeFirst()
      if (!stored) throw notFound(AKUN_TIDAK_ADA)
      throw conflict('Akun ini tidak sedang menunggu undangan.', { data: toAkun(stored) })
    },
  )

  app.patch(
    '/api/akun/:id',
    call('admin', {
      tags,
      summary:
        'Change the role, or suspend (`ditangguhkan: true`, which ends its sessions and links, and hands its registrations to `serahkan_ke`) and resume. It holds from the next call on. The last active admin gets 409.',
      params: byId,
      body: akunUbahSchema,
      response: { 200: dataOf(akunSchema), ...errors(404, 409) },
    }),
    async (request) => {
      const akun = await changeAkun(deps, signedIn(request), request.params.id, request.body)
      logAccount(request, akun.email, 'account changed')
      return { data: akun }
    },
  )

  app.delete(
    '/api/akun/:id',
    call('admin', {
      tags,
      summary:
        'Remove an account; what it made keeps its name, its registrations go to `serahkan_ke`. The last active admin gets 409.',
      params: byId,
      querystring: akunHapusSchema,
      response: { 200: message, ...errors(404, 409) },
    }),
    async (request) => {
      const ke = request.query.serahkan_ke ?? null
      const akun = await deleteAkun(deps, signedIn(request), request.params.id, ke)
      logAccount(request, akun.email, 'account removed')
      await sweepMailFiles(deps)
      await deps.database.forget()
      return { message: 'Akun berhasil dihapus' }
    },
  )
}
