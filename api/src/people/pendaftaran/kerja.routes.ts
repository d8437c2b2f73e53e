import { kontakInputSchema, kontakIsiSchema } from '@safar/shared/people/pendaftaran/kontak-schema'
import {
  gabungSchema,
  type PendaftaranLengkap,
  pendaftaranKantorSchema,
  pendaftaranLengkapSchema,
  pendaftaranSchema,
  petugasSchema,
  samaSchema,
} from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { tanggapSchema } from '@safar/shared/people/pendaftaran/response-times-schema'
import { terdaftarSchema } from '@safar/shared/people/pendaftaran/terdaftar-schema'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { call, dataOf, errors, listOf } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { transact } from '../../access/session/context.ts'
import { signedIn } from '../../access/session/guard.ts'
import { noteActivity } from '../../access/session/note-activity.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { recordId } from '../../platform/http/params.ts'
import { idempotencyKey, kirimanOf, once, onceHeaders } from '../../records/idempotency/once.ts'
import { readKantor } from '../../settings/pengaturan/kantor.ts'
import { bukanKembar, join, split } from './join.ts'
import { findSama } from './kembar.ts'
import { addKontak, removeKontak, updateKontak } from './kontak.ts'
import { type BookingsOf, readLengkap, TIDAK_ADA } from './lengkap.ts'
import { pelakuOf } from './pelaku.ts'
import { rujukanOf } from './pendaftaran.repository.ts'
import { listPetugas } from './petugas.ts'
import { registerAtOffice } from './register-at-office.ts'
import { readResponseTimes } from './response-times.ts'
import { countTerdaftar } from './terdaftar.ts'

const byId = z.object({ id: recordId(TIDAK_ADA) })
const byKontak = byId.extend({ kontak: recordId('Catatan kontak ini tidak ada.') })
const tags = ['pendaftaran']
const lengkap = dataOf(pendaftaranLengkapSchema)

/** Registers the calls of the day's work with registrations: persons responsible, contacts, and joining. */
export async function kerjaRoutes(app: Api, deps: AppDeps, bookingsOf: BookingsOf): Promise<void> {
  const { db } = deps.database
  const read = (id: number) => readLengkap(db, id, bookingsOf)

  /** Notes the activity and returns the registration after it. */
  async function answer(
    request: FastifyRequest,
    id: number,
    rinci: string,
  ): Promise<{ data: PendaftaranLengkap }> {
    const data = await read(id)
    const perbuatan = { aksi: 'ubah', jenis: 'pendaftaran', data_id: id, nama: data.kode, rinci } as const
    await noteActivity(deps, signedIn(request), perbuatan)
    return { data }
  }

  async function answerNew(request: FastifyRequest, id: number): Promise<{ data: PendaftaranLengkap }> {
    const data = await read(id)
    const dibuat = { aksi: 'buat', jenis: 'pendaftaran', data_id: id, nama: data.kode } as const
    await noteActivity(deps, signedIn(request), dibuat)
    return { data }
  }

  app.get(
    '/api/pendaftaran/tanggap',
    call('admin', {
      tags,
      summary: 'How soon who registered in the last thirty days was answered, in all and by whom.',
      response: { 200: dataOf(tanggapSchema) },
    }),
    async () => ({ data: await readResponseTimes(db, deps.now()) }),
  )

  app.get(
    '/api/pendaftaran/terdaftar',
    call('office', {
      tags,
      summary: 'How many registered for each departure, by how far they are.',
      response: { 200: listOf(terdaftarSchema) },
    }),
    async () => ({ data: await countTerdaftar(db) }),
  )

  app.get(
    '/api/pendaftaran/petugas',
    call('staff', {
      tags,
      summary: 'Whose task a registration may be: accounts of the staff that let somebody in.',
      response: { 200: listOf(petugasSchema) },
    }),
    async () => ({ data: await listPetugas(db) }),
  )

  app.get(
    '/api/pendaftaran/:id',
    call('office', {
      tags,
      summary:
        'One registration with its contacts, its history, those joined to it, those that may be one with it, and the booking that it became.',
      params: byId,
      response: { 200: lengkap, ...errors(404) },
    }),
    async (request) => ({ data: await read(request.params.id) }),
  )

  app.post(
    '/api/pendaftaran/sama',
    call('staff', {
      tags,
      summary:
        'The newest registrations under a number, however it is written, or a mail: for whoever is about to write down another. Nothing is stored; what is asked stands in no address.',
      body: samaSchema,
      response: { 200: listOf(pendaftaranSchema) },
    }),
    async ({ body }) => ({ data: await findSama(db, body) }),
  )

  app.post(
    '/api/pendaftaran/kantor',
    call('staff', {
      tags,
      summary:
        'Write down a registration that came by phone, by chat or at the counter: it is the task of who writes it, and the talk is its first contact.',
      headers: onceHeaders,
      body: pendaftaranKantorSchema,
      response: { 201: lengkap, ...errors(409) },
    }),
    async (request, reply) => {
      const user = signedIn(request)
      const key = idempotencyKey(request)
      const dari = await readKantor(deps)
      const whatsapp = deps.env.whatsapp !== undefined
      const { id } = await transact(deps, user, async (context) => {
        const store = async () => ({
          id: await registerAtOffice(context, request.body, { oleh: pelakuOf(user), dari, whatsapp }),
        })
        if (key === null) return store()
        const kiriman = kirimanOf({
          call: 'POST /api/pendaftaran/kantor',
          akun: user.id,
          key,
          body: request.body,
        })
        const answer = await once(context, kiriman, async () => {
          const jawaban = await store()
          return { jawaban, rujukan: rujukanOf(jawaban.id) }
        })
        return z.object({ id: z.int() }).parse(JSON.parse(answer))
      })
      reply.code(201)
      return answerNew(request, id)
    },
  )

  app.post(
    '/api/pendaftaran/:id/kontak',
    call('staff', {
      tags,
      summary:
        'Write down that somebody was spoken with: by which way, what came of it, and what comes next on which day.',
      params: byId,
      headers: onceHeaders,
      body: kontakInputSchema,
      response: { 200: lengkap, ...errors(404) },
    }),
    async (request) => {
      const { id } = request.params
      const { body } = request
      const user = signedIn(request)
      const key = idempotencyKey(request)
      await transact(deps, user, async (context) => {
        const add = () => addKontak(context, id, body, pelakuOf(user))
        if (key === null) return add()
        const kiriman = kirimanOf({ call: `POST /api/pendaftaran/${id}/kontak`, akun: user.id, key, body })
        await once(context, kiriman, async () => {
          await add()
          return { jawaban: {}, rujukan: rujukanOf(id) }
        })
      })
      return answer(request, id, 'Kontak')
    },
  )

  app.patch(
    '/api/pendaftaran/:id/kontak/:kontak',
    call('staff', {
      tags,
      summary: 'Mend what was written down; what it was stays in the history.',
      params: byKontak,
      body: kontakIsiSchema.meta({ id: 'KontakIsi' }),
      response: { 200: lengkap, ...errors(404) },
    }),
    async (request) => {
      await updateKontak(deps, signedIn(request), request.params, request.body)
      return answer(request, request.params.id, 'Kontak diperbaiki')
    },
  )

  app.delete(
    '/api/pendaftaran/:id/kontak/:kontak',
    call('staff', {
      tags,
      summary: 'Take away what was written down by mistake.',
      params: byKontak,
      response: { 200: lengkap, ...errors(404) },
    }),
    async (request) => {
      await removeKontak(deps, signedIn(request), request.params)
      return answer(request, request.params.id, 'Kontak dihapus')
    },
  )

  app.post(
    '/api/pendaftaran/:id/gabung',
    call('staff', {
      tags,
      summary:
        'Join another registration of the same number or mail and the same departure to this one. Both stay whole; with `updated_at` and `updated_at_lain` of the copies that were looked at, a stale one gets 409.',
      params: byId,
      body: gabungSchema,
      response: { 200: lengkap, ...errors(404, 409) },
    }),
    async (request) => {
      await join(deps, signedIn(request), request.params.id, request.body)
      return answer(request, request.params.id, 'Digabung')
    },
  )

  app.post(
    '/api/pendaftaran/:id/pisah',
    call('staff', {
      tags,
      summary: 'Take a joined registration apart again; the answer is the one that it was joined to.',
      params: byId,
      response: { 200: lengkap, ...errors(404, 409) },
    }),
    async (request) => {
      const main = await split(deps, signedIn(request), request.params.id)
      return answer(request, main, 'Dipisah')
    },
  )

  app.post(
    '/api/pendaftaran/:id/bukan-kembar',
    call('staff', {
      tags,
      summary: 'Say that none of those that may be the same one is.',
      params: byId,
      response: { 200: lengkap, ...errors(404) },
    }),
    async (request) => {
      await bukanKembar(deps, signedIn(request), request.params.id)
      return answer(request, request.params.id, 'Bukan kembar')
    },
  )
}
