import { FORM_PATH } from '@safar/shared/people/pendaftaran/form-address'
import { PENDAFTARAN_KEY_FIELD } from '@safar/shared/people/pendaftaran/form-fields'
import {
  PENDAFTARAN_LIMITS,
  type PendaftaranInput,
  pendaftaranAnswerSchema,
  pendaftaranInputSchema,
} from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { newIdempotencyKey } from '@safar/shared/platform/http/idempotency'
import { text } from '@safar/shared/platform/text/text'
import { versiDisetujui } from '@safar/shared/settings/pengaturan/naskah'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { call, errors, html, json, PLAIN_FORM, readByHandler } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { refuseSpent } from '../../access/session/refuse-spent.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { answerTo } from '../../platform/http/error-handler.ts'
import { invalidFields, parseInput } from '../../platform/http/errors.ts'
import { idempotencyKey, type Kiriman, kirimanOf, onceHeaders } from '../../records/idempotency/once.ts'
import { type HalamanContext, sendHalaman, siteOrigin } from '../../settings/halaman/halaman.ts'
import { readAgency } from '../../settings/pengaturan/agency.ts'
import { readKantor } from '../../settings/pengaturan/kantor.ts'
import { DAFTAR } from './daftar-page.ts'
import {
  countSent,
  fieldOf,
  formValues,
  isPlainForm,
  isTrapped,
  sentBudget,
  storeOnce,
} from './form-limits.ts'
import { formPage } from './form-page.ts'
import { newKode } from './kode.ts'
import { findPaketChoice } from './paket-choice.ts'
import { insertPendaftaran, rujukanOf } from './pendaftaran.repository.ts'
import { queueRegistrationMail } from './queue-registration-mail.ts'
import { receiptOf, tungguReceipt } from './receipt.ts'
import { receiptPage } from './receipt-page.ts'
import { enqueue, readAntrean } from './waiting-list.ts'

const CALL = 'POST /api/pendaftaran'
const FORM_NAMES = Object.keys(pendaftaranInputSchema.shape)
/** Within this time an equal form without an idempotency key counts as the same form. */
const SAME_MS = 10 * 60_000

// Without scripts a package may be lost on the way, and nobody would notice: there the choice is asked for.
const plainFormSchema = pendaftaranInputSchema
  .refine(({ paket }) => typeof paket !== 'string' || paket !== '', {
    path: ['paket'],
    message: 'Pilih yang paling mendekati; pilihan masih dapat diganti saat kami menghubungi Anda',
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
  .meta({ id: 'PendaftaranForm' })

const formulirSchema = z.object({
  paket: text(PENDAFTARAN_LIMITS.paket).catch('').describe('Slug of the package to register for.'),
})
const tags = ['pendaftaran']

/** Registers the visitors' calls: everyone may register. */
export async function submissionRoutes(app: Api, deps: AppDeps): Promise<void> {
  const { db } = deps.database
  const whatsapp = deps.env.whatsapp !== undefined

  app.post(
    '/api/pendaftaran',
    {
      ...call('all', {
        tags,
        summary:
          'Register, with a phone number or a mail: one of them is enough. With `tunggu` it queues for a full departure, and the answer tells the place; where there are seats, or the departure is gone, that gets 409. A plain form is answered with a page: what was kept, or what to mend.',
        headers: onceHeaders,
        body: readByHandler({
          'application/json': pendaftaranInputSchema.meta({ id: 'PendaftaranInput' }),
          [PLAIN_FORM]: plainFormSchema,
        }),
        response: { 201: json(pendaftaranAnswerSchema), ...errors(409, 429) },
      }),
      // Of a page's own form what was typed is shown again: it has to be read, and is little.
      onRequest: refuseSpent(deps, sentBudget, (request) => !isPlainForm(request)),
      errorHandler: answerError,
    },
    async (request, reply) => {
      await countSent(deps, request)
      const isForm = isPlainForm(request)
      const answer = isTrapped(request.body)
        ? JSON.stringify(await pretend(request.body))
        : await register(parseInput(isForm ? plainFormSchema : pendaftaranInputSchema, request.body), request)
      reply.code(201)
      if (!isForm) return reply.type('application/json; charset=utf-8').send(answer)
      return sendHalaman(
        reply,
        DAFTAR,
        receiptPage(pendaftaranAnswerSchema.parse(JSON.parse(answer)), await contextOf(request)),
      )
    },
  )

  app.get(
    FORM_PATH,
    call('all', {
      tags,
      summary: 'The form as a page that needs no script.',
      querystring: formulirSchema,
      response: { 200: html },
    }),
    async (request, reply) => {
      const values = request.query
      return sendHalaman(
        reply,
        DAFTAR,
        formPage({
          ...(await contextOf(request)),
          values,
          failure: null,
          paket: await findPaketChoice(db, values.paket),
          kunci: newIdempotencyKey(),
          today: hariIni(deps.now()),
        }),
      )
    },
  )

  /** Stores a registration, once per idempotency key; returns the answer as JSON text. */
  async function register(input: PendaftaranInput, request: FastifyRequest): Promise<string> {
    // Read before: while a transaction of SQLite is under way nobody else writes.
    const dari = await readKantor(deps)
    const { agency } = dari
    // Read back as it was typed: people look for what they wrote.
    const { telepon } = input
    return storeOnce(deps, request, kirimanFor(input, request), async (context) => {
      if (input.tunggu) {
        const { pendaftaran, paket, urutan } = await enqueue(context, input)
        await queueRegistrationMail(context, { pendaftaran, paket, antrean: urutan }, dari, { whatsapp })
        return {
          jawaban: tungguReceipt({ ...pendaftaran, telepon }, paket, agency, urutan),
          rujukan: rujukanOf(pendaftaran.id),
        }
      }
      const paket = await findPaketChoice(context.trx, input.paket_id || input.paket)
      if (input.paket_id && !paket) throw invalidFields({ paket_id: ['Paket ini tidak ada.'] })
      const pendaftaran = await insertPendaftaran(
        context,
        { ...input, paket: (input.paket_id && paket?.slug) || input.paket },
        { jenis: 'daftar', paket_id: paket?.id ?? null },
        versiDisetujui(input.persetujuan_versi, agency.persetujuan.versi),
      )
      await queueRegistrationMail(context, { pendaftaran, paket, antrean: null }, dari, { whatsapp })
      return {
        jawaban: receiptOf({ ...pendaftaran, telepon }, paket, agency),
        rujukan: rujukanOf(pendaftaran.id),
      }
    })
  }

  function kirimanFor(input: PendaftaranInput, request: FastifyRequest): Kiriman | null {
    const sent = { call: CALL, akun: null, body: input }
    const key = idempotencyKey(request)
    if (key !== null) return kirimanOf({ ...sent, key })
    if (!isPlainForm(request)) return null
    const hidden = fieldOf(request.body, PENDAFTARAN_KEY_FIELD)
    if (/^[0-9a-f]{32}$/.test(hidden)) return kirimanOf({ ...sent, key: hidden })
    return kirimanOf({ ...sent, key: `isi ${JSON.stringify(input)}`, masa: SAME_MS })
  }

  /** Returns the answer of a success for a program that filled the honeypot; nothing is stored. */
  async function pretend(body: unknown) {
    const input = pendaftaranInputSchema.safeParse(body).data
    const { nama = '', email = '', telepon = '', paket = '', kamar = '', catatan = '' } = input ?? {}
    const kept = {
      kode: newKode(),
      nama,
      email,
      telepon,
      paket,
      kamar,
      jumlah_pax: input?.jumlah_pax ?? null,
      catatan,
      ikut: input?.ikut ?? '',
      usia: input?.usia ?? '',
      pendamping: input?.pendamping ?? '',
      kursi_roda: input?.kursi_roda ?? '',
      kebutuhan: input?.kebutuhan ?? '',
      setuju_pemasaran: input?.setuju_pemasaran ?? false,
      created_at: deps.now().toISOString(),
    }
    const agency = await readAgency(deps)
    if (!input?.tunggu) return receiptOf(kept, null, agency)
    const sibling = await findPaketChoice(db, input.paket_id || input.paket)
    const { jumlah } = sibling ? await readAntrean(db, sibling.id) : { jumlah: 0 }
    return tungguReceipt(kept, sibling, agency, jumlah + 1)
  }

  async function contextOf(request: FastifyRequest): Promise<HalamanContext> {
    return { agency: await readAgency(deps), site: siteOrigin(request, deps) }
  }

  async function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    if (!isPlainForm(request)) throw error
    const { status, headers, message, body } = answerTo(error, request)
    const values = formValues(request.body, FORM_NAMES)
    const page = formPage({
      ...(await contextOf(request)),
      values,
      failure: { message, errors: (body.errors ?? {}) as Record<string, string[]> },
      // A database in trouble is no reason to lose what was typed.
      paket: await findPaketChoice(db, values.paket ?? '').catch(() => null),
      // What was refused for its words is sent next with others; what met a busy server is sent again as it is.
      kunci: (status !== 422 && fieldOf(request.body, PENDAFTARAN_KEY_FIELD)) || newIdempotencyKey(),
      today: hariIni(deps.now()),
    })
    return sendHalaman(reply.code(status).headers(headers), DAFTAR, page)
  }
}
