import { createHash } from 'node:crypto'
import { hariIni } from '@safar/shared/format/tanggal'
import { newIdempotencyKey } from '@safar/shared/idempotency'
import { wholeNumber } from '@safar/shared/number'
import { FORMULIR_PATH } from '@safar/shared/pendaftaran/formulir'
import {
  PENDAFTARAN_HONEYPOT,
  PENDAFTARAN_KUNCI,
  PENDAFTARAN_LIMITS,
  PENDAFTARAN_STATUS,
  type PendaftaranInput,
  pendaftaranAnswerSchema,
  pendaftaranInputSchema,
  pendaftaranUpdateSchema,
} from '@safar/shared/pendaftaran/schema'
import { ROLES } from '@safar/shared/session/schema'
import { text } from '@safar/shared/text'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { BrokenRows } from '../db/rusak.ts'
import type { AppDeps } from '../deps.ts'
import { notFound, parseInput, tooMany } from '../errors.ts'
import { answerOf, idempotencyKey, type Kiriman, kirimanOf, once } from '../kiriman/kiriman.ts'
import { MAX_ID, readId } from '../paket/paket.repository.ts'
import { answerTo } from '../plugins/error-handler.ts'
import { guarded, signedIn } from '../session/guard.ts'
import { networkOf } from '../session/jaringan.ts'
import { countTry, MINUTE_MS } from '../session/percobaan.ts'
import { formPage } from './form-page.ts'
import { HALAMAN_CSP, type HalamanContext } from './halaman.ts'
import { newKode } from './kode.ts'
import { findPaketPilihan } from './paket-pilihan.ts'
import {
  countPendaftaran,
  deletePendaftaran,
  insertPendaftaran,
  listPendaftaran,
  listPendaftaranOf,
  rujukanOf,
} from './pendaftaran.repository.ts'
import { terimaOf } from './terima.ts'
import { terimaPage } from './terima-page.ts'
import { updatePendaftaran, withdrawPemasaranOf } from './ubah-pendaftaran.ts'

/** A family registers one after another; a program sends hundreds. */
const TRIES = 10
const MAX_PER_PAGE = 100
const CALL = 'POST /api/pendaftaran'
/** A form without a key of its own that says the same again within this time is the same form. */
const SAME_MS = 10 * 60_000

const querySchema = z.object({
  status: z.enum(PENDAFTARAN_STATUS, `Pilih salah satu: ${PENDAFTARAN_STATUS.join(', ')}`).optional(),
  q: text(200).optional(),
  page: wholeNumber(1, 1_000_000).optional(),
  per_page: wholeNumber(1, MAX_PER_PAGE).optional(),
  sebelum: wholeNumber(1, MAX_ID).optional(),
})

// Without scripts a package may be lost on the way, and nobody would notice: there the choice is asked for.
const plainFormSchema = pendaftaranInputSchema.refine(
  ({ paket }) => typeof paket !== 'string' || paket !== '',
  {
    path: ['paket'],
    message: 'Pilih yang paling mendekati; pilihan masih dapat diganti saat kami menghubungi Anda',
    when: () => true,
  },
)

const formulirSchema = z.object({ paket: text(PENDAFTARAN_LIMITS.paket).catch('') })

interface ById {
  Params: { id: string }
}

/** Registrations: everyone sends, admins work with them, people see their own. */
export async function pendaftaranRoutes(
  app: FastifyInstance,
  deps: AppDeps,
  rusak: BrokenRows,
): Promise<void> {
  const { db } = deps.database

  app.post('/api/pendaftaran', { errorHandler: answerError }, async (request, reply) => {
    const budget = { key: `daftar:${networkOf(request.ip)}`, limit: TRIES, windowMs: MINUTE_MS }
    const wait = await countTry(db, [budget], deps.now())
    if (wait !== null) throw tooMany(wait)
    const isForm = isPlainForm(request)
    const answer = isTrapped(request.body)
      ? JSON.stringify(pretend(request.body))
      : await register(parseInput(isForm ? plainFormSchema : pendaftaranInputSchema, request.body), request)
    reply.code(201)
    if (!isForm) return reply.type('application/json; charset=utf-8').send(answer)
    return sendPage(reply, terimaPage(pendaftaranAnswerSchema.parse(JSON.parse(answer)), contextOf(request)))
  })

  app.get(FORMULIR_PATH, async (request, reply) => {
    const values = formulirSchema.parse(request.query)
    return sendPage(
      reply,
      formPage({
        ...contextOf(request),
        values,
        failure: null,
        paket: await findPaketPilihan(db, values.paket),
        kunci: newIdempotencyKey(),
        today: hariIni(deps.now()),
      }),
    )
  })

  await guarded(app, deps, ['admin'], async (admin) => {
    admin.get('/api/pendaftaran', async (request) =>
      listPendaftaran(db, parseInput(querySchema, request.query), rusak.note),
    )

    // Asked every few seconds by whoever looks on: a few bytes where nothing has changed.
    admin.get('/api/pendaftaran/jumlah', { config: { isBackground: true } }, async (request, reply) => {
      const body = JSON.stringify({ data: await countPendaftaran(db) })
      const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
      reply.headers({ 'cache-control': 'private, no-cache', etag, vary: 'Authorization' })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').send(body)
    })

    admin.patch<ById>('/api/pendaftaran/:id', async (request) => {
      const update = parseInput(pendaftaranUpdateSchema, request.body)
      const id = readId(request.params.id)
      if (id === null) throw notFound('Pendaftaran ini tidak ada.')
      return { data: await updatePendaftaran(db, id, update, signedIn(request), deps.now()) }
    })

    admin.delete<ById>('/api/pendaftaran/:id', async (request) => {
      const id = readId(request.params.id)
      if (id === null || !(await deletePendaftaran(db, id))) throw notFound('Pendaftaran ini tidak ada.')
      await deps.database.forget()
      return { message: 'Data berhasil dihapus' }
    })
  })

  await guarded(app, deps, ROLES, async (signed) => {
    const listOwn = async (request: FastifyRequest) => ({
      data: await listPendaftaranOf(db, signedIn(request).email),
    })
    signed.get('/api/pendaftaran/saya', listOwn)

    signed.post('/api/pendaftaran/saya/tarik-pemasaran', async (request) => {
      await withdrawPemasaranOf(db, signedIn(request).email, deps.now())
      return listOwn(request)
    })
  })

  /** Stores a registration, once however often it is sent; gives the answer as JSON text. */
  async function register(input: PendaftaranInput, request: FastifyRequest): Promise<string> {
    const now = deps.now()
    const store = async (to: typeof db) => {
      const { id, ...stored } = await insertPendaftaran(to, input, now)
      const paket = await findPaketPilihan(to, stored.paket)
      return { jawaban: terimaOf(stored, paket, deps.agency), rujukan: rujukanOf(id) }
    }
    const kiriman = kirimanFor(input, request)
    if (!kiriman) return JSON.stringify((await store(db)).jawaban)
    const known = await answerOf(db, kiriman, now)
    return known ?? db.transaction().execute((trx) => once(trx, kiriman, now, () => store(trx)))
  }

  function kirimanFor(input: PendaftaranInput, request: FastifyRequest): Kiriman | null {
    const sent = { call: CALL, akun: null, body: input }
    const key = idempotencyKey(request)
    if (key !== null) return kirimanOf({ ...sent, key })
    if (!isPlainForm(request)) return null
    const hidden = fieldOf(request.body, PENDAFTARAN_KUNCI)
    if (/^[0-9a-f]{32}$/.test(hidden)) return kirimanOf({ ...sent, key: hidden })
    return kirimanOf({ ...sent, key: `isi ${JSON.stringify(input)}`, masa: SAME_MS })
  }

  /** What a success answers, for a program that fills every field: nothing of it is stored. */
  function pretend(body: unknown) {
    const input = pendaftaranInputSchema.safeParse(body).data
    const { nama = '', email = '', telepon = '', paket = '', kamar = '', catatan = '' } = input ?? {}
    return terimaOf(
      {
        kode: newKode(),
        nama,
        email,
        telepon,
        paket,
        kamar,
        jumlah_pax: input?.jumlah_pax ?? null,
        catatan,
        setuju_pemasaran: input?.setuju_pemasaran ?? false,
        created_at: deps.now().toISOString(),
      },
      null,
      deps.agency,
    )
  }

  function contextOf(request: FastifyRequest): HalamanContext {
    return { agency: deps.agency, site: siteOrigin(request, deps) }
  }

  async function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    if (!isPlainForm(request)) throw error
    const { status, headers, message, body } = answerTo(error, request)
    const values = formValues(request.body)
    const page = formPage({
      ...contextOf(request),
      values,
      failure: { message, errors: (body.errors ?? {}) as Record<string, string[]> },
      // A database in trouble is no reason to lose what was typed.
      paket: await findPaketPilihan(db, values.paket ?? '').catch(() => null),
      // What was refused for its words is sent next with others; what met a busy server is sent again as it is.
      kunci: (status !== 422 && fieldOf(request.body, PENDAFTARAN_KUNCI)) || newIdempotencyKey(),
      today: hariIni(deps.now()),
    })
    return sendPage(reply.code(status).headers(headers), page)
  }
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.header('content-security-policy', HALAMAN_CSP).type('text/html; charset=utf-8').send(page)
}

/** A form sent by a browser itself, without scripts: it wants a page in answer. */
function isPlainForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
}

function isTrapped(body: unknown): boolean {
  return fieldOf(body, PENDAFTARAN_HONEYPOT) !== ''
}

function fieldOf(body: unknown, name: string): string {
  return formValues(body)[name] ?? ''
}

function formValues(body: unknown): Record<string, string> {
  const fields = z.record(z.string(), z.unknown()).safeParse(body)
  if (!fields.success) return {}
  return Object.fromEntries(
    Object.entries(fields.data).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.toWellFormed()]] : [],
    ),
  )
}

/** The site that the form came from, where that is another host of ours; else nothing. */
function siteOrigin(request: FastifyRequest, { env, agency }: Pick<AppDeps, 'env' | 'agency'>): string {
  const known = env.CORS_ORIGINS.map((origin) => new URL(origin).origin)
  // A link names no origin; the site's own address is the one that visitors come from.
  return [request.headers.origin, agency.siteUrl].find((origin) => origin && known.includes(origin)) ?? ''
}
