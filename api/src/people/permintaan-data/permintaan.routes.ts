import { HALAMAN_DATA_MENIT, KEADAAN_PERMINTAAN } from '@safar/shared/people/permintaan-data/jenis'
import {
  dataSayaSchema,
  permintaanCatatSchema,
  permintaanInputSchema,
  permintaanJawabSchema,
  permintaanPageSchema,
  permintaanSchema,
  persetujuanSchema,
} from '@safar/shared/people/permintaan-data/permintaan-data-schema'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  call,
  dataOf,
  errors,
  html,
  json,
  ledOn,
  message,
  PLAIN_FORM,
  readByHandler,
} from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { signedIn } from '../../access/session/guard.ts'
import { networkOf } from '../../access/session/jaringan.ts'
import { countLinkRequest, linkRequestBudget } from '../../access/session/link-requests.ts'
import { noteActivity } from '../../access/session/note-activity.ts'
import { type Budget, countTry, LONGEST_MS } from '../../access/session/percobaan.ts'
import { refuseSpent } from '../../access/session/refuse-spent.ts'
import { sweepMailFiles } from '../../outbound/kotak-keluar/mail-files.ts'
import type { PersonalTable } from '../../platform/db/personal-table.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { worksAfterAnswer } from '../../platform/http/after-answer.ts'
import { answerTo } from '../../platform/http/error-handler.ts'
import { notFound, parseInput, tooMany } from '../../platform/http/errors.ts'
import { pagesOf, recordId } from '../../platform/http/params.ts'
import { type HalamanContext, sendHalaman, siteOrigin } from '../../settings/halaman/halaman.ts'
import { readAgency } from '../../settings/pengaturan/agency.ts'
import { readKantor } from '../../settings/pengaturan/kantor.ts'
import { isPlainForm, isTrapped } from '../pendaftaran/form-limits.ts'
import { pelaku } from '../pendaftaran/pelaku.ts'
import { DATA, dataPage, dimintaPage, dugaanForm, gagalPage } from './data-page.ts'
import { noteRequest } from './note-spoken-request.ts'
import { openDataSaya, viewDataSaya } from './open-own-data.ts'
import { answerRequest, listPermintaan, PERMINTAAN_TIDAK_ADA } from './permintaan.repository.ts'
import { bunyiPersetujuan, persetujuanOf } from './persetujuan.ts'
import { requestData } from './request-data.ts'
import { queueRequestAnswered } from './surat-data.ts'

const tags = ['permintaan data']
const DIMINTA = 'Kalau ada data di bawah alamat ini, tautannya sedang dikirim. Periksa juga folder spam.'
const PENDAFTARAN_TIDAK_ADA = 'Pendaftaran ini tidak ada.'
/** The rate limit of opening links from one network: nobody guesses a link, but each try costs a look. */
const OPENS_PER_NETWORK = 60
const opensBudget = (network: string): Budget => ({
  key: `data-buka:${network}`,
  limit: OPENS_PER_NETWORK,
  windowMs: LONGEST_MS,
})
const SAYA = '/api/permintaan-data/saya'
const DIMINTA_PATH = '/api/permintaan-data/diminta'

/** The only cookie: the session of a person's own data page. Scripts cannot read it, and no other address gets it. */
const KUKI = 'data_saya'

function pageCookie(token: string, { protocol }: FastifyRequest): string {
  const safe = protocol === 'https' ? '; Secure' : ''
  return `${KUKI}=${token}; Path=${SAYA}; Max-Age=${HALAMAN_DATA_MENIT * 60}; HttpOnly; SameSite=Lax${safe}`
}

// Whoever opens a page is answered with one, whatever went wrong.
const closed = {
  ...html,
  description: 'No page of their own data is open in this browser, or its time is over',
}
const tooOften = { ...html, description: 'Too often for one network' }

/** Returns the token in the cookie; empty without one. */
function tokenOf({ headers: { cookie = '' } }: FastifyRequest): string {
  const [, token = ''] = /(?:^|; ?)data_saya=([\w-]{43})(?:;|$)/.exec(cookie.slice(0, 4_000)) ?? []
  return token
}

const byId = z.object({ id: recordId(PERMINTAAN_TIDAK_ADA) })
const byPendaftaran = z.object({ id: recordId(PENDAFTARAN_TIDAK_ADA) })
const querySchema = pagesOf(20).extend({
  keadaan: z
    .enum(KEADAAN_PERMINTAAN, `Pilih salah satu: ${KEADAAN_PERMINTAAN.join(', ')}`)
    .optional()
    .describe('Only those of one state.'),
})

/**
 * Registers the calls by which people see, correct and erase their data (UU 27/2022), and staff settle requests.
 * @param personal every table of records about people
 */
export async function permintaanRoutes(
  app: Api,
  deps: AppDeps,
  personal: readonly PersonalTable[],
): Promise<void> {
  const { db } = deps.database
  const afterAnswer = worksAfterAnswer(app)

  app.post(
    '/api/permintaan-data',
    {
      ...call('all', {
        tags,
        summary:
          'Ask for a link to the data under a mail address. The answer is the same whether there are any. Five times in a quarter of an hour for one address from one network, thirty for all, then 429. A plain form is led on to a page.',
        body: readByHandler({
          'application/json': permintaanInputSchema,
          [PLAIN_FORM]: permintaanInputSchema,
        }),
        response: { 202: message, 303: ledOn, ...errors(429) },
      }),
      onRequest: refuseSpent(deps, linkRequestBudget('data')),
      errorHandler: answerError,
    },
    async (request, reply) => {
      const { email, jenis = 'akses' } = parseInput(permintaanInputSchema, request.body)
      const wait = await countLinkRequest(deps, 'data', { email, ip: request.ip })
      if (wait !== null) throw tooMany(wait)
      // Only once all is said: how long it takes tells whether there is such an address.
      if (!isTrapped(request.body)) afterAnswer(reply, () => requestData(deps, personal, email, jenis))
      if (isPlainForm(request)) {
        // What looks like a slip is asked about at once: the address stands on that page, and in no address of ours.
        const meant = dugaanForm(email, jenis)
        if (meant === '') return reply.redirect(DIMINTA_PATH, 303)
        return sendPage(reply.code(202), dimintaPage(await contextOf(request), DIMINTA, meant))
      }
      reply.code(202)
      return { message: DIMINTA }
    },
  )

  app.post(
    SAYA,
    {
      ...call('all', {
        tags,
        summary:
          'Leads on to the page of a person’s own data, by a link from the mail, which is used up by it; the page goes on with a token of its own for half an hour. `aksi` corrects, withdraws the consent to promotion, or asks to have all erased.',
        body: readByHandler({ [PLAIN_FORM]: dataSayaSchema }),
        // What whoever follows is answered with.
        response: { 200: html, 303: ledOn, ...errors(429) },
      }),
      onRequest: refuseSpent(deps, opensBudget),
      errorHandler: answerError,
    },
    async (request, reply) => {
      const input = parseInput(dataSayaSchema, request.body)
      const wait = await countTry(db, [opensBudget(networkOf(request.ip))], deps.now())
      if (wait !== null) throw tooMany(wait)
      const token = await openDataSaya(deps, input)
      // Only then is Back from a later page, or a reload, a page and not the browser's question whether to send again.
      return reply.header('set-cookie', pageCookie(token, request)).redirect(SAYA, 303)
    },
  )

  app.get(
    SAYA,
    {
      ...call('all', {
        tags,
        summary:
          'The page itself, after a form of it was sent: whose it is stands in a cookie of this address alone, for as long as the page is open.',
        response: { 200: html, 422: closed, 429: tooOften },
      }),
      onRequest: refuseSpent(deps, opensBudget),
      errorHandler: answerPage,
    },
    async (request, reply) => {
      const token = tokenOf(request)
      // Whoever has none was not here lately, and costs nothing.
      const wait = token && (await countTry(db, [opensBudget(networkOf(request.ip))], deps.now()))
      if (wait) throw tooMany(wait)
      return sendPage(
        reply,
        dataPage({ ...(await contextOf(request)), ...(await viewDataSaya(deps, personal, token)) }),
      )
    },
  )

  app.get(
    DIMINTA_PATH,
    call('all', {
      tags,
      summary: 'What is said to whoever asked for a link by a plain form, the same to everybody.',
      response: { 200: html },
    }),
    async (request, reply) => sendPage(reply, dimintaPage(await contextOf(request), DIMINTA, '')),
  )

  app.get(
    '/api/permintaan-data',
    call('staff', {
      tags,
      summary:
        'Requests to see, correct, erase or withdraw: those that wait first. `batas` is 72 hours after `diterima_pada`.',
      querystring: querySchema,
      response: { 200: json(permintaanPageSchema) },
    }),
    async (request) => listPermintaan(db, request.query, deps.now()),
  )

  app.post(
    '/api/permintaan-data/catat',
    call('staff', {
      tags,
      summary:
        'Write down a request that was told to the office: whose registration, by what way, and how it made sure of who asks. The clock runs from `diterima_pada`; the address on record is told. The same request that waits already gets 409.',
      body: permintaanCatatSchema,
      response: { 201: dataOf(permintaanSchema), ...errors(409) },
    }),
    async (request, reply) => {
      const data = await noteRequest(deps, request.body, pelaku(signedIn(request)))
      const dicatat = { jenis: 'permintaan-data', data_id: data.id, rinci: data.jenis } as const
      await noteActivity(deps, signedIn(request), { aksi: 'buat', ...dicatat })
      reply.code(201)
      return { data }
    },
  )

  app.patch(
    '/api/permintaan-data/:id',
    call('staff', {
      tags,
      summary:
        'Settle a request; the address on record is told, `hasil` stands on the page of their data. `selesai` of one to erase erases every record under its address, and what messages and requests keep of the person; one that is settled already gets 409.',
      params: byId,
      body: permintaanJawabSchema,
      response: { 200: dataOf(permintaanSchema), ...errors(404, 409) },
    }),
    async (request) => {
      // Read before: while a transaction of SQLite is under way nobody else writes.
      const kantor = await readKantor(deps)
      const { id } = request.params
      const data = await answerRequest(deps, signedIn(request), id, request.body, {
        personal,
        kabari: (context, settled) => queueRequestAnswered(context, settled, kantor),
      })
      const jawaban = { jenis: 'permintaan-data', data_id: data.id, rinci: data.keadaan } as const
      await noteActivity(deps, signedIn(request), { aksi: 'jawab', ...jawaban })
      if (data.jenis === 'hapus' && data.keadaan === 'selesai') {
        await sweepMailFiles(deps)
        await deps.database.forget()
      }
      return { data }
    },
  )

  app.get(
    '/api/pendaftaran/:id/persetujuan',
    call('staff', {
      tags: ['pendaftaran'],
      summary: 'The consent as it was given with a registration: version, words and time.',
      params: byPendaftaran,
      response: { 200: dataOf(persetujuanSchema), ...errors(404) },
    }),
    async (request) => {
      const row = await db
        .selectFrom('pendaftaran')
        .selectAll()
        .where('id', '=', request.params.id)
        .executeTakeFirst()
      if (!row) throw notFound(PENDAFTARAN_TIDAK_ADA)
      const { kode: nama } = row
      const dilihat = { jenis: 'pendaftaran', data_id: row.id, nama, rinci: 'Persetujuan' } as const
      await noteActivity(deps, signedIn(request), { aksi: 'lihat', ...dilihat })
      return { data: persetujuanOf(row, await bunyiPersetujuan(deps)) }
    },
  )

  async function contextOf(request: FastifyRequest): Promise<HalamanContext> {
    return { agency: await readAgency(deps), site: siteOrigin(request, deps) }
  }

  async function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    if (!isPlainForm(request)) throw error
    return answerPage(error, request, reply)
  }

  async function answerPage(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    const { status, headers, message: words, body } = answerTo(error, request)
    const errorsByField = z.record(z.string(), z.array(z.string())).safeParse(body.errors)
    const [first] = errorsByField.success ? Object.values(errorsByField.data).flat() : []
    return sendPage(reply.code(status).headers(headers), gagalPage(await contextOf(request), first ?? words))
  }
}

/** Sends a page with personal data so that no search engine, cache or next page learns of it. */
function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return sendHalaman(
    reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }),
    DATA,
    page,
  )
}
