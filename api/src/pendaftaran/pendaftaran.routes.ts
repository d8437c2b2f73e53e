import { wholeNumber } from '@safar/shared/number'
import {
  PENDAFTARAN_HONEYPOT,
  PENDAFTARAN_STATUS,
  pendaftaranInputSchema,
  pendaftaranUpdateSchema,
  TERIMA_KASIH_PATH,
} from '@safar/shared/pendaftaran/schema'
import { ROLES } from '@safar/shared/session/schema'
import { text } from '@safar/shared/text'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AppDeps } from '../deps.ts'
import { notFound, parseInput, tooMany } from '../errors.ts'
import { readId } from '../paket/paket.repository.ts'
import { answerTo } from '../plugins/error-handler.ts'
import { guarded, signedIn } from '../session/guard.ts'
import { countTry } from '../session/percobaan.ts'
import { FORM_PAGE_CSP, formPage } from './form-page.ts'
import {
  deletePendaftaran,
  insertPendaftaran,
  listPendaftaran,
  listPendaftaranOf,
  updatePendaftaran,
} from './pendaftaran.repository.ts'

/** A family registers one after another; a program sends hundreds. */
const TRIES = 10
const MAX_PER_PAGE = 100

const querySchema = z.object({
  status: z.enum(PENDAFTARAN_STATUS, `Pilih salah satu: ${PENDAFTARAN_STATUS.join(', ')}`).optional(),
  q: text(200).optional(),
  page: wholeNumber(1, 1_000_000).optional(),
  per_page: wholeNumber(1, MAX_PER_PAGE).optional(),
})

interface ById {
  Params: { id: string }
}

/** Registrations: everyone sends, admins work with them, people see their own. */
export async function pendaftaranRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { db } = deps.database

  app.post('/api/pendaftaran', { errorHandler: answerError }, async (request, reply) => {
    const wait = await countTry(db, `daftar:${request.ip}`, TRIES, deps.now())
    if (wait !== null) throw tooMany(wait)
    if (!isTrapped(request.body)) {
      await insertPendaftaran(db, parseInput(pendaftaranInputSchema, request.body), deps.now())
    }
    if (isPlainForm(request)) {
      return reply.redirect(`${siteOrigin(request, deps.env.CORS_ORIGINS)}${TERIMA_KASIH_PATH}`, 303)
    }
    return reply.code(201).send({ message: 'Pendaftaran Anda sudah kami terima.' })
  })

  await guarded(app, deps, ['admin'], async (admin) => {
    admin.get('/api/pendaftaran', async (request) => {
      const query = parseInput(querySchema, request.query)
      const { data, total } = await listPendaftaran(db, query)
      return { data, meta: { total } }
    })

    admin.patch<ById>('/api/pendaftaran/:id', async (request) => {
      const update = parseInput(pendaftaranUpdateSchema, request.body)
      const id = readId(request.params.id)
      const data = id === null ? null : await updatePendaftaran(db, id, update, deps.now())
      if (!data) throw notFound('Pendaftaran ini tidak ada.')
      return { data }
    })

    admin.delete<ById>('/api/pendaftaran/:id', async (request) => {
      const id = readId(request.params.id)
      if (id === null || !(await deletePendaftaran(db, id))) throw notFound('Pendaftaran ini tidak ada.')
      return { message: 'Data berhasil dihapus' }
    })
  })

  await guarded(app, deps, ROLES, async (signed) => {
    signed.get('/api/pendaftaran/saya', async (request) => ({
      data: await listPendaftaranOf(db, signedIn(request).email),
    }))
  })

  async function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    if (!isPlainForm(request)) throw error
    const { status, headers, message, body } = answerTo(error, request)
    const page = formPage({
      agency: deps.agency,
      site: siteOrigin(request, deps.env.CORS_ORIGINS),
      values: formValues(request.body),
      errors: (body.errors ?? {}) as Record<string, string[]>,
      message,
    })
    reply.code(status).headers({ ...headers, 'content-security-policy': FORM_PAGE_CSP })
    return reply.type('text/html; charset=utf-8').send(page)
  }
}

/** A form sent by a browser itself, without scripts: it wants a page in answer. */
function isPlainForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
}

function isTrapped(body: unknown): boolean {
  const fields = z.object({ [PENDAFTARAN_HONEYPOT]: z.string() }).safeParse(body)
  return fields.success && fields.data[PENDAFTARAN_HONEYPOT] !== ''
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
function siteOrigin(request: FastifyRequest, known: readonly string[]): string {
  const origin = known.find((candidate) => new URL(candidate).origin === request.headers.origin)
  return origin ? new URL(origin).origin : ''
}
