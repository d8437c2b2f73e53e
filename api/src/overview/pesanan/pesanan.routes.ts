import {
  buktiInputSchema,
  dokumenInputSchema,
  dokumenTerkirimSchema,
  pembayaranKeluargaSchema,
  permintaanInputSchema,
  permintaanKeluargaSchema,
  pesananJawabSchema,
  pesananLihatSchema,
  pesananQuerySchema,
  pesananSchema,
} from '@safar/shared/overview/pesanan/pesanan-schema'
import { DOKUMEN_JENIS } from '@safar/shared/people/jamaah/dokumen'
import { isSettled } from '@safar/shared/trips/pemesanan/pemesanan-status'
import type { FastifyRequest } from 'fastify'
import { call, dataOf, errors, json, readByHandler } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { transact } from '../../access/session/context.ts'
import { signedIn } from '../../access/session/guard.ts'
import { BERKAS_TERLALU_BESAR } from '../../files/berkas-pribadi/content.ts'
import { FORM_LIMITS } from '../../files/berkas-pribadi/private-file.routes.ts'
import { type PaymentDeps, recordPayment } from '../../money/pembayaran/record-payment.ts'
import { findDokumen } from '../../people/jamaah/dokumen.repository.ts'
import { addDokumen } from '../../people/jamaah/save-dokumen.ts'
import { conflict, invalidFields, notFound, parseInput, unsupported } from '../../platform/http/errors.ts'
import { readFormParts } from '../../platform/http/form-parts.ts'
import { recordNotFound } from '../../records/noun/save.ts'
import { readKantor } from '../../settings/pengaturan/kantor.ts'
import { findBooking, listPeserta } from '../../trips/pemesanan/booking.repository.ts'
import { byIdOrKode } from '../../trips/pemesanan/by-booking.ts'
import { pemesananNoun } from '../../trips/pemesanan/pemesanan.noun.ts'
import { familyOf } from '../../trips/tautan-keluarga/family-guard.ts'
import { countFamilyFile } from '../../trips/tautan-keluarga/file-quota.ts'
import { LINK_ERRORS } from '../../trips/tautan-keluarga/tautan-keluarga.routes.ts'
import { tellOfSentProof } from '../../trips/tautan-keluarga/tell-of-proof.ts'
import { askedBooking, bookingToSend, familyBookings } from './family-bookings.ts'
import { addRequest, noteSentFile } from './family-requests.ts'
import { lastVisit, noteVisit } from './family-visit.ts'
import { familyPayment, readFamilyBooking } from './read-family-booking.ts'

const tags = ['pesanan']
const FAMILY = { ...LINK_ERRORS }
const HOW =
  'Opened by the token of `POST /api/pesanan/buka` as `Authorization: Bearer …`, by a link’s own token there with the digits in `X-Angka`, or by an account of role `user` with the booking’s mail.'
const theirs = { isFamily: true }
const file = { type: 'string', contentMediaType: 'application/octet-stream' } as const
const proofForm = {
  type: 'object',
  properties: {
    jumlah: { type: 'string', examples: ['10.000.000'] },
    tanggal_bank: { type: 'string', examples: ['2026-11-21'] },
    bukti: file,
  },
  required: ['jumlah', 'tanggal_bank', 'bukti'],
} as const
const paperForm = {
  type: 'object',
  properties: {
    peserta_id: { type: 'string', examples: ['1'] },
    jenis: { type: 'string', enum: DOKUMEN_JENIS },
    berkas: file,
  },
  required: ['peserta_id', 'jenis', 'berkas'],
} as const
const PESERTA_TIDAK_ADA = 'Peserta ini tidak ada.'

/** Reads a form with one file of a name, and its other fields. @throws HttpError 413, 415 or 422 */
async function readForm(request: FastifyRequest, name: 'bukti' | 'berkas') {
  if (!request.isMultipart()) throw unsupported(`Kirim sebagai formulir dengan isian "${name}".`)
  const { files, fields } = await readFormParts(request, { ...FORM_LIMITS, message: BERKAS_TERLALU_BESAR })
  const sent = files.get(name)
  if (!sent || sent.bytes.length === 0)
    throw invalidFields({ [name]: ['Pilih fotonya dahulu: dari kamera atau galeri.'] })
  return { upload: { bytes: sent.bytes, nama: sent.filename }, fields: Object.fromEntries(fields) }
}

/** Registers the calls of a family's own page, and the office's look at it. */
export function pesananRoutes(app: Api, deps: PaymentDeps): void {
  const { db } = deps.database

  app.get(
    '/api/pesanan',
    call(
      'own',
      {
        tags,
        summary: `A booking as its family sees it: people with what is missing, bills, how to pay, receipts, the journey, what was sent and what changed since the last visit. No number of a paper is in it. ${HOW} An account with several names one by \`pemesanan\`.`,
        querystring: pesananLihatSchema,
        response: { 200: json(pesananJawabSchema), ...FAMILY, ...errors(404) },
      },
      theirs,
    ),
    async (request, reply) => {
      const family = familyOf(request)
      const now = deps.now()
      const pesanan = await familyBookings(db, family, now)
      const booking = await askedBooking(db, pesanan, request.query.pemesanan ?? '')
      reply.header('cache-control', 'no-store')
      if (!booking) return { data: null, meta: { pesanan } }
      if (request.query.kunjungan !== '0') await noteVisit(deps, booking.id, family)
      const data = await readFamilyBooking(deps, booking, {
        actor: family.akun,
        berlaku_sampai: family.link?.berlaku_sampai ?? null,
        sejak: await lastVisit(db, booking.id, family, now),
      })
      return { data, meta: { pesanan } }
    },
  )

  app.post(
    '/api/pesanan/bukti',
    call(
      'own',
      {
        tags,
        summary: `Send a proof of transfer: JPEG, PNG or PDF up to 10 MB. It is a payment that waits to be verified; the same file again is the first sending, and 409 with another sum. Sixty files an hour for a booking, then 429. ${HOW}`,
        querystring: pesananQuerySchema,
        body: readByHandler({ 'multipart/form-data': proofForm }),
        response: { 201: dataOf(pembayaranKeluargaSchema), ...FAMILY, ...errors(404, 409, 429) },
      },
      theirs,
    ),
    async (request, reply) => {
      const family = familyOf(request)
      const booking = await bookingToSend(db, family, request.query.pemesanan ?? '', deps.now())
      await countFamilyFile(db, booking.id, deps.now())
      const { upload, fields } = await readForm(request, 'bukti')
      const { jumlah, tanggal_bank } = parseInput(buktiInputSchema, fields)
      const kantor = await readKantor(deps)
      const payment = await recordPayment(deps, family.akun, booking, {
        input: { jumlah, tanggal_bank, metode: 'transfer' },
        upload,
        key: null,
        oncePerProof: true,
        async andThen(context, pembayaran_id) {
          await noteSentFile(context, booking.id, { jenis: 'bukti', pembayaran_id })
          await tellOfSentProof(context, booking, { id: pembayaran_id, jumlah }, kantor)
        },
      })
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send({ data: familyPayment(payment) })
    },
  )

  app.post(
    '/api/pesanan/dokumen',
    call(
      'own',
      {
        tags,
        summary: `Send a paper of a participant: JPEG, PNG or PDF up to 10 MB, stored sealed; the same file again is the paper that is there. Sixty files an hour for a booking, then 429. ${HOW}`,
        querystring: pesananQuerySchema,
        body: readByHandler({ 'multipart/form-data': paperForm }),
        response: { 201: dataOf(dokumenTerkirimSchema), ...FAMILY, ...errors(404, 409, 429) },
      },
      theirs,
    ),
    async (request, reply) => {
      const family = familyOf(request)
      const { pemesanan = '' } = request.query
      const all = await familyBookings(db, family, deps.now())
      const named = await askedBooking(db, all, pemesanan)
      if (!named) throw recordNotFound(pemesananNoun)
      await countFamilyFile(db, named.id, deps.now())
      const { upload, fields } = await readForm(request, 'berkas')
      const { peserta_id, jenis } = parseInput(dokumenInputSchema, fields)
      // A participant is of one booking alone, so an account with several need not name it.
      const among = pemesanan === '' ? all.map(({ id }) => id) : [named.id]
      const peserta = (await listPeserta(db, among)).find(({ id }) => id === peserta_id)
      if (!peserta) throw notFound(PESERTA_TIDAK_ADA)
      const booking = await findBooking(db, String(peserta.pemesanan_id))
      if (!booking) throw notFound(PESERTA_TIDAK_ADA)
      if (isSettled(booking.status))
        throw conflict('Pemesanan ini sudah selesai atau berakhir, jadi tidak perlu dokumen lagi.', {})
      const { jamaah_id } = peserta
      if (jamaah_id === null)
        throw conflict(
          'Nama peserta ini belum kantor kami catat, jadi dokumennya belum dapat disimpan. Kirim namanya kepada kami dahulu.',
          {},
        )
      const id = await addDokumen(deps, family.akun, jamaah_id, jenis, upload, (context, dokumen_id) =>
        noteSentFile(context, booking.id, { jenis: 'dokumen', dokumen_id, peserta_id }),
      )
      const { status, alasan, diunggah_pada } = await findDokumen(db, jamaah_id, id)
      const data = { id, peserta_id, jenis, status, alasan, dikirim_pada: diunggah_pada }
      return reply.code(201).header('cache-control', 'no-store').send({ data })
    },
  )

  app.post(
    '/api/pesanan/permintaan',
    call(
      'own',
      {
        tags,
        summary: `Ask the office to change something: a phone, a mail, a name on a ticket. Staff accept or refuse it; the same words, while they wait, are the first request. ${HOW}`,
        querystring: pesananQuerySchema,
        body: permintaanInputSchema,
        response: { 201: dataOf(permintaanKeluargaSchema), ...FAMILY, ...errors(404) },
      },
      theirs,
    ),
    async (request, reply) => {
      const family = familyOf(request)
      const booking = await bookingToSend(db, family, request.query.pemesanan ?? '', deps.now())
      const data = await transact(deps, family.akun, (context) =>
        addRequest(context, booking.id, request.body.teks),
      )
      return reply.code(201).header('cache-control', 'no-store').send({ data })
    },
  )

  app.get(
    '/api/pemesanan/:id/pesanan',
    call('staff', {
      tags,
      summary: 'A booking as its family sees it, for staff. No visit of the family is noted.',
      params: byIdOrKode,
      response: { 200: dataOf(pesananSchema), ...errors(404) },
    }),
    async (request, reply) => {
      const booking = await findBooking(db, request.params.id)
      if (!booking) throw recordNotFound(pemesananNoun)
      reply.header('cache-control', 'no-store')
      const looking = { actor: signedIn(request), berlaku_sampai: null, sejak: null }
      return { data: await readFamilyBooking(deps, booking, looking) }
    },
  )
}
