import { MAX_NAMA_LENGTH } from '@safar/shared/access/session/session-schema'
import type { AkunKeluarga } from '@safar/shared/accounts/akun/akun-keluarga-schema'
import { akunKeluargaSchema } from '@safar/shared/accounts/akun/akun-keluarga-schema'
import { tidakSampai } from '@safar/shared/outbound/kotak-keluar/keadaan'
import { isEmail, tidyEmail } from '@safar/shared/platform/contact/email'
import { shortText } from '@safar/shared/platform/text/cut-text'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { call, dataOf, errors } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import type { Pelaku } from '../../access/session/actor.ts'
import { findAkun } from '../../access/session/akun.repository.ts'
import { type Context, transact } from '../../access/session/context.ts'
import { signedIn } from '../../access/session/guard.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import { hashPassword } from '../../access/session/password.ts'
import { forgetTautan, newTautan, UNDANGAN_MS } from '../../access/session/tautan.repository.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { conflict, forbidden, notFound, unprocessable } from '../../platform/http/errors.ts'
import { recordId } from '../../platform/http/params.ts'
import { readKantor } from '../../settings/pengaturan/kantor.ts'
import { countInvitation, insertInvited } from './invite-akun.ts'
import { toAkun } from './manage-akun.ts'
import { keadaanUndangan, queueFamilyInvitation } from './surat-akun.ts'

/*
 * Accounts of families, invited from a booking. Only the mail has the link: an account opens all bookings under its
 * address, so nobody but who reads that mailbox sets its password.
 */

const PATH = '/api/pemesanan/:id/akun'
const PEMESANAN_TIDAK_ADA = 'Pemesanan ini tidak ada.'
const params = z.object({ id: recordId(PEMESANAN_TIDAK_ADA) })

/** Reads the payer of a booking, whose noun stands in a wing above this one. @throws HttpError 404 */
async function payerOf(db: Kysely<Tables>, id: number) {
  const row = await db
    .selectFrom('pemesanan')
    .select(['kode', 'pemesan_nama as nama', 'pemesan_email as email'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound(PEMESANAN_TIDAK_ADA)
  return { ...row, email: tidyEmail(row.email) }
}

/** Returns who asks. @throws HttpError 403 for a program: sign-ins are of people */
function person(request: FastifyRequest): Pelaku {
  const actor = signedIn(request)
  if (actor.token) throw forbidden()
  return actor
}

/** Returns an account as a booking shows it; of one of the office's own nothing but that. */
async function shown(db: Kysely<Tables>, row: StoredRow<'akun'> | undefined): Promise<AkunKeluarga> {
  if (!row) return { keadaan: 'belum', diundang_pada: null, tertahan: false }
  if (row.role !== 'user') return { keadaan: 'kantor', diundang_pada: null, tertahan: false }
  const { keadaan, diundang_pada } = toAkun(row)
  const sent = diundang_pada === null ? undefined : (await keadaanUndangan(db, [row.id])).get(row.id)
  return { keadaan, diundang_pada, tertahan: sent !== undefined && tidakSampai(sent) }
}

/** Registers the calls by which staff invite who booked to an account of their own. */
export function akunKeluargaRoutes(app: Api, deps: AppDeps): void {
  const { db } = deps.database

  app.get(
    PATH,
    call('staff', {
      tags: ['pesanan'],
      summary: 'Whether there is an account under the mail of who booked.',
      params,
      response: { 200: dataOf(akunKeluargaSchema), ...errors(404) },
    }),
    async (request, reply) => {
      person(request)
      const { email } = await payerOf(db, request.params.id)
      reply.header('cache-control', 'no-store')
      return { data: await shown(db, email === '' ? undefined : await findAkun(db, email)) }
    },
  )

  app.post(
    PATH,
    call('staff', {
      tags: ['pesanan'],
      summary:
        'Invite who booked to an account of role `user`, or once more: the mail’s link sets its password, once, for seven days. The account sees all bookings under its mail, beside the family’s link. 409 for a mail that has a working account; 422 without a mail.',
      params,
      response: { 201: dataOf(akunKeluargaSchema), ...errors(404, 409, 422, 429) },
    }),
    async (request, reply) => {
      const actor = person(request)
      const seen = await payerOf(db, request.params.id)
      if (!isEmail(seen.email)) throw unprocessable('Isi email pemesan dahulu: undangannya dikirim ke sana.')
      await countInvitation(deps, actor)
      const kantor = await readKantor(deps)
      // Nobody knows it: only the mail's link sets one that somebody does.
      const passwordHash = await hashPassword(crypto.randomUUID())
      const data = await transact(deps, actor, async (context) => {
        const { trx } = context
        const { kode, nama, email } = await payerOf(trx, request.params.id)
        const akun = await invitedAkun(context, { email, nama }, passwordHash)
        await forgetTautan(trx, akun.id)
        const token = await newTautan(context, akun.id, UNDANGAN_MS)
        await queueFamilyInvitation(context, akun, { token, kode, nama }, kantor)
        await logActivities(context, { aksi: 'undang', jenis: 'akun', data_id: akun.id, nama: '' })
        return shown(trx, akun)
      })
      return reply.code(201).header('cache-control', 'no-store').send({ data })
    },
  )
}

/**
 * Returns the account that is to be invited: a new one, or one that waits for its owner still.
 * @throws HttpError 409 for any other
 */
async function invitedAkun(
  context: Context,
  { email, nama }: { email: string; nama: string },
  passwordHash: string,
): Promise<StoredRow<'akun'>> {
  const { trx, now } = context
  const input = { email, nama: shortText(nama, MAX_NAMA_LENGTH), role: 'user' as const }
  const added = await insertInvited(context, input, passwordHash)
  if (added) return added
  const known = await findAkun(trx, email)
  const invited =
    known &&
    (await trx
      .updateTable('akun')
      .set({ diundang_pada: now.toISOString() })
      .where('id', '=', known.id)
      .where('role', '=', 'user')
      .where('diundang_pada', 'is not', null)
      .where('ditangguhkan_pada', 'is', null)
      .returningAll()
      .executeTakeFirst())
  if (invited) return invited
  throw conflict(
    known?.role === 'user'
      ? 'Email pemesan sudah punya akun. Pemesanannya tampak di sana.'
      : 'Email ini dipakai akun kantor, jadi tidak dapat menjadi akun keluarga.',
    { data: await shown(trx, known) },
  )
}
