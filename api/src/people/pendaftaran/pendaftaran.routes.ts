import { pendaftaranJumlahSchema } from '@safar/shared/people/pendaftaran/jumlah'
import {
  pendaftaranSampahSchema,
  pendaftaranSayaSchema,
  pendaftaranSchema,
  pendaftaranUpdateSchema,
} from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { wholeNumber } from '@safar/shared/platform/format/number'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { MAX_ID } from '@safar/shared/platform/id'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { call, dataOf, errors, listOf, message, pageOf, tagged } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { signedIn } from '../../access/session/guard.ts'
import { noteActivity } from '../../access/session/note-activity.ts'
import { sweepMailFiles } from '../../outbound/kotak-keluar/mail-files.ts'
import type { BrokenRows } from '../../platform/db/rusak.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { etagOf, isFresh } from '../../platform/http/conditional.ts'
import { notFound } from '../../platform/http/errors.ts'
import { pageFields, recordId } from '../../platform/http/params.ts'
import { updatePendaftaran, withdrawPemasaranOf } from './change-pendaftaran.ts'
import { countMenanti } from './giliran.ts'
import type { BookingsOf } from './lengkap.ts'
import {
  countPendaftaran,
  deletePendaftaran,
  listPendaftaran,
  listPendaftaranOf,
} from './pendaftaran.repository.ts'
import { filterFields } from './pendaftaran-query.ts'
import { changesText } from './riwayat-pendaftaran.ts'
import { sisaText } from './sisa-text.ts'
import { discard, listSampah, restore } from './trashed-pendaftaran.ts'

const NOT_FOUND = 'Pendaftaran ini tidak ada.'

const querySchema = z.object({
  ...filterFields,
  page: pageFields.page.optional(),
  per_page: pageFields.per_page.optional(),
  sebelum: wholeNumber(1, MAX_ID)
    .optional()
    .describe('Only those before the one of this id: pages that stay while people register.'),
  untuk: z
    .enum(['unduh'], 'Isi unduh, atau kosongkan')
    .optional()
    .describe('`unduh` where a file is made of it: that somebody took one is noted.'),
})
const byId = z.object({ id: recordId(NOT_FOUND) })
const tags = ['pendaftaran']

/** Registers the calls of registrations: staff work with them, people see their own. */
export async function pendaftaranRoutes(
  app: Api,
  deps: AppDeps,
  rusak: BrokenRows,
  bookingsOf: BookingsOf,
): Promise<void> {
  const { db } = deps.database

  app.get(
    '/api/pendaftaran',
    call('office', {
      tags,
      summary:
        'Registrations, newest first, each with the booking that it became; 20 of them unless `per_page` says more.',
      querystring: querySchema,
      response: { 200: pageOf(pendaftaranSchema) },
    }),
    async (request) => {
      const { untuk, ...query } = request.query
      const answer = await listPendaftaran(db, query, rusak.note, hariIni(deps.now()))
      // A file takes as many pieces as it takes: it is begun once.
      if (untuk === 'unduh' && query.sebelum === undefined) {
        const rinci = `${answer.meta.total} baris`
        await noteActivity(deps, signedIn(request), { aksi: 'unduh', jenis: 'pendaftaran', rinci })
      }
      const booked = await bookingsOf(
        db,
        answer.data.map(({ id }) => id),
      )
      const data = answer.data.map((one) => ({ ...one, pemesanan: booked.get(one.id) ?? null }))
      return { ...answer, data }
    },
  )

  // Asked every few seconds by whoever looks on: a few bytes where nothing has changed.
  app.get(
    '/api/pendaftaran/jumlah',
    call(
      'office',
      {
        tags,
        summary: 'How many there are of each status, and when any last changed.',
        response: tagged(dataOf(pendaftaranJumlahSchema)),
      },
      { isBackground: true },
    ),
    async (request, reply) => {
      const body = JSON.stringify({
        data: {
          ...(await countPendaftaran(db, hariIni(deps.now()))),
          menanti: await countMenanti(db, deps.now()),
        },
      })
      const etag = etagOf(body)
      reply.headers({ 'cache-control': 'private, no-cache', etag, vary: 'Authorization' })
      if (isFresh(request, etag)) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').send(body)
    },
  )

  app.patch(
    '/api/pendaftaran/:id',
    call('staff', {
      tags,
      summary:
        'Status, notes, corrections; `setuju_pemasaran: false` records that consent to promotion was withdrawn, for everything under the same mail or number. With `updated_at` of the edited copy a stale one gets 409, which names both times and carries the stored registration.',
      params: byId,
      body: pendaftaranUpdateSchema,
      response: { 200: dataOf(pendaftaranSchema), ...errors(404, 409) },
    }),
    async (request) => {
      const { id } = request.params
      const user = signedIn(request)
      const { pendaftaran: data, ubah } = await updatePendaftaran(deps, user, id, request.body)
      const rinci = changesText(ubah)
      const perbuatan = { aksi: 'ubah', jenis: 'pendaftaran', data_id: id, nama: data.kode, rinci } as const
      await noteActivity(deps, user, perbuatan)
      return { data }
    },
  )

  app.delete(
    '/api/pendaftaran/:id',
    call('staff', {
      tags,
      summary: 'Put a registration into the trash, from which it comes back within 30 days.',
      params: byId,
      response: { 200: message, ...errors(404) },
    }),
    async (request) => {
      const { id } = request.params
      const user = signedIn(request)
      const { kode: nama } = await discard(deps, user, id)
      await noteActivity(deps, user, { aksi: 'hapus', jenis: 'pendaftaran', data_id: id, nama })
      return { message: 'Data berhasil dihapus' }
    },
  )

  app.get(
    '/api/pendaftaran/sampah',
    call('staff', {
      tags,
      summary: 'Registrations in the trash, the newest first.',
      response: { 200: listOf(pendaftaranSampahSchema) },
    }),
    async () => ({ data: await listSampah(db, rusak.note) }),
  )

  app.post(
    '/api/pendaftaran/:id/pulihkan',
    call('staff', {
      tags,
      summary: 'Bring a registration back from the trash.',
      params: byId,
      response: { 200: dataOf(pendaftaranSchema), ...errors(404, 409) },
    }),
    async (request) => {
      const { id } = request.params
      const user = signedIn(request)
      const data = await restore(deps, user, id)
      await noteActivity(deps, user, { aksi: 'pulihkan', jenis: 'pendaftaran', data_id: id, nama: data.kode })
      return { data }
    },
  )

  app.delete(
    '/api/pendaftaran/:id/selamanya',
    call('admin', {
      tags,
      summary:
        'Erase a registration for good, in the trash or not; what was joined to it stays. A person’s request for their own data does the same.',
      params: byId,
      response: { 200: message, ...errors(404) },
    }),
    async (request) => {
      const { id } = request.params
      const sisa = await deletePendaftaran(deps, signedIn(request), id)
      if (!sisa) throw notFound(NOT_FOUND)
      await noteActivity(deps, signedIn(request), {
        aksi: 'hapus',
        jenis: 'pendaftaran',
        data_id: id,
        rinci: 'Untuk selamanya',
      })
      await sweepMailFiles(deps)
      await deps.database.forget()
      return { message: ['Data berhasil dihapus', sisaText(sisa)].filter(Boolean).join('. ') }
    },
  )

  const listOwn = async (request: FastifyRequest) => ({
    data: await listPendaftaranOf(db, signedIn(request).email),
  })

  app.get(
    '/api/pendaftaran/saya',
    call('signed', {
      tags,
      summary: "Registrations under the signed-in account's own mail.",
      response: { 200: listOf(pendaftaranSayaSchema) },
    }),
    (request) => listOwn(request),
  )

  app.post(
    '/api/pendaftaran/saya/tarik-pemasaran',
    call('signed', {
      tags,
      summary:
        'Withdraw the own consent to promotion. What was given, and when, stays beside the withdrawal.',
      response: { 200: listOf(pendaftaranSayaSchema) },
    }),
    async (request) => {
      const user = signedIn(request)
      await withdrawPemasaranOf(deps, user.email)
      await noteActivity(deps, user, { aksi: 'ubah', jenis: 'pendaftaran', rinci: 'Tarik persetujuan promo' })
      return listOwn(request)
    },
  )
}
