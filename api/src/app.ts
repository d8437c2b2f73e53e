import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { z } from 'zod'
import { call, errors, json } from './access/openapi/answers.ts'
import { registerCalls, schemaController } from './access/openapi/calls.ts'
import { openApiRoutes } from './access/openapi/openapi.routes.ts'
import { requireRole } from './access/session/guard.ts'
import { noteActivity } from './access/session/note-activity.ts'
import { sesiRoutes } from './access/session/sesi.routes.ts'
import { tokenRoutes } from './access/token/token.routes.ts'
import { aktivitasRoutes } from './accounts/aktivitas/aktivitas.routes.ts'
import { akunRoutes } from './accounts/akun/akun.routes.ts'
import { akunKeluargaRoutes } from './accounts/akun/akun-keluarga.routes.ts'
import { forgotPasswordRoutes } from './accounts/akun/forgot-password.routes.ts'
import { aturanRoutes } from './accounts/faktor/aturan.routes.ts'
import { faktorRoutes } from './accounts/faktor/faktor.routes.ts'
import { passkeyRoutes } from './accounts/faktor/passkey.routes.ts'
import { passkeyMasukRoutes } from './accounts/masuk/passkey-masuk.routes.ts'
import { sessionRoutes } from './accounts/masuk/session.routes.ts'
import { daftarRoutes } from './content/daftar/daftar.routes.ts'
import { massalRoutes } from './content/paket/massal.routes.ts'
import { paketNoun } from './content/paket/paket.noun.ts'
import { paketRoutes } from './content/paket/paket.routes.ts'
import { importRoutes } from './content/paket/paket-import.routes.ts'
import { publicGambarRoutes, pustakaRoutes } from './content/pustaka/pustaka.routes.ts'
import { tanyaSearchRoutes } from './content/tanya/search.routes.ts'
import type { PrivateFiles } from './files/berkas-pribadi/private-files.ts'
import { gambarRoutes } from './files/gambar/gambar.routes.ts'
import type { Gambar } from './files/gambar/gambar.ts'
import { gatewayRoutes } from './money/gateway/gateway.routes.ts'
import { jurnalRoutes } from './money/jurnal/jurnal.routes.ts'
import { lebihRoutes } from './money/lebih/lebih.routes.ts'
import { mutasiRoutes } from './money/mutasi/mutasi.routes.ts'
import { pengembalianRoutes } from './money/pengembalian/pengembalian.routes.ts'
import { pengingatRoutes } from './money/pengingat/pengingat.routes.ts'
import { ringkasanRoutes } from './money/ringkasan/ringkasan.routes.ts'
import { uangRoutes } from './money/uang.routes.ts'
import type { Pencadang } from './ops/cadangan/backup-maker.ts'
import { cadanganRoutes } from './ops/cadangan/cadangan.routes.ts'
import { believeClock } from './ops/rapikan/jam.ts'
import { kesehatanRoutes } from './ops/rapikan/kesehatan.routes.ts'
import { createAttention } from './ops/rapikan/perhatian.ts'
import { NOUNS, PLAIN_NOUNS } from './ops/tables/nouns.ts'
import { PERSONAL_TABLES } from './ops/tables/tables.ts'
import { unsubscribeRoutes } from './outbound/berhenti/unsubscribe.routes.ts'
import { kotakKeluarRoutes } from './outbound/kotak-keluar/kotak-keluar.routes.ts'
import { templatRoutes } from './outbound/kotak-keluar/templat.routes.ts'
import { webhookRoutes } from './outbound/webhook/webhook.routes.ts'
import { whatsappRoutes } from './outbound/whatsapp/whatsapp.routes.ts'
import { cariRoutes } from './overview/cari/cari.routes.ts'
import { kirimanRoutes } from './overview/pesanan/kiriman.routes.ts'
import { pesananRoutes } from './overview/pesanan/pesanan.routes.ts'
import { tautanMatiRoutes } from './overview/tautan-mati/tautan-mati.routes.ts'
import { teksUangRoutes } from './overview/teks-uang/teks-uang.routes.ts'
import { dokumenRoutes } from './people/jamaah/dokumen.routes.ts'
import { hubunganRoutes } from './people/jamaah/hubungan.routes.ts'
import { importJamaahRoutes } from './people/jamaah/jamaah-import.routes.ts'
import { numberCheckRoutes } from './people/jamaah/number-check.routes.ts'
import { titipanRoutes } from './people/jamaah/titipan.routes.ts'
import { kerjaRoutes } from './people/pendaftaran/kerja.routes.ts'
import { notifyMeRoutes } from './people/pendaftaran/notify-me.routes.ts'
import { pendaftaranRoutes } from './people/pendaftaran/pendaftaran.routes.ts'
import { importPendaftaranRoutes } from './people/pendaftaran/pendaftaran-import.routes.ts'
import { submissionRoutes } from './people/pendaftaran/submission.routes.ts'
import { antreanRoutes } from './people/pendaftaran/waiting-list.routes.ts'
import { permintaanRoutes } from './people/permintaan-data/permintaan.routes.ts'
import { BrokenRows } from './platform/db/rusak.ts'
import { AnswerCache } from './platform/http/answer-cache.ts'
import { registerBoundedBody } from './platform/http/bounded-body.ts'
import { registerCleanAddress } from './platform/http/clean-address.ts'
import { answerClientError } from './platform/http/client-error.ts'
import { registerErrorHandler, sendError } from './platform/http/error-handler.ts'
import { HttpError } from './platform/http/errors.ts'
import { registerFormBody } from './platform/http/form-body.ts'
import { registerJsonBody } from './platform/http/json-body.ts'
import { type LogStream, loggerOptions, registerRequestLog } from './platform/http/log.ts'
import { registerReadyAnswers } from './platform/http/ready-answers.ts'
import { registerSecurity, secure } from './platform/http/security.ts'
import { nameVault } from './platform/vault/vault-of.ts'
import { posterRoutes } from './publishing/poster/poster.routes.ts'
import { type PratinjauDeps, pratinjauRoutes } from './publishing/pratinjau/pratinjau.routes.ts'
import type { Publisher } from './publishing/publikasi/contract.ts'
import { publikasiRoutes } from './publishing/publikasi/publikasi.routes.ts'
import { type SitusOptions, situs } from './publishing/publikasi/situs/situs.ts'
import { noteWish } from './publishing/publikasi/wish.ts'
import { alamatRoutes } from './records/noun/alamat.routes.ts'
import { isPublicRecord } from './records/noun/noun.repository.ts'
import { nounRoutes } from './records/noun/noun.routes.ts'
import { plainCalls } from './records/noun/plain-calls.ts'
import { riwayatRoutes } from './records/noun/riwayat.routes.ts'
import { readPengaturan } from './settings/pengaturan/pengaturan.repository.ts'
import { pengaturanRoutes } from './settings/pengaturan/pengaturan.routes.ts'
import { manifestRoutes } from './trips/daftar-berangkat/manifest.routes.ts'
import { gabungJamaahRoutes } from './trips/gabung-jamaah/gabung-jamaah.routes.ts'
import { kepulanganRoutes } from './trips/kepulangan/kepulangan.routes.ts'
import { kesiapanRoutes } from './trips/kesiapan/kesiapan.routes.ts'
import { sheetRoutes } from './trips/lembar/lembar.routes.ts'
import { pengingatTenggatRoutes } from './trips/lembar/pengingat-tenggat.routes.ts'
import { pembagianKamarRoutes } from './trips/pembagian-kamar/pembagian-kamar.routes.ts'
import { bookingsOfRegistrations } from './trips/pemesanan/booking.repository.ts'
import { pemesananRoutes } from './trips/pemesanan/pemesanan.routes.ts'
import { rombonganRoutes } from './trips/rombongan/rombongan.routes.ts'
import { siskopatuhRoutes } from './trips/siskopatuh/siskopatuh.routes.ts'
import { familyOr } from './trips/tautan-keluarga/family-guard.ts'
import { tautanKeluargaRoutes } from './trips/tautan-keluarga/tautan-keluarga.routes.ts'
import { refusedPaperTeller } from './trips/tautan-keluarga/tell-of-refused-paper.ts'
import { titipanKeberangkatanRoutes } from './trips/titipan/titipan-keberangkatan.routes.ts'

/** The dependencies of the server, which a test replaces. */
export interface ServerDeps extends PratinjauDeps {
  gambar: Gambar
  berkasPribadi: PrivateFiles
  publisher: Publisher
  pencadang: Pencadang
  /** The static files beside the API; none where a CDN serves them, or a test needs none. */
  situs?: Pick<SitusOptions, 'releases' | 'publicDir' | 'adminDir'>
}

/** Builds the whole server without listening. Its log goes to stdout unless a stream is given. */
export async function buildApp(deps: ServerDeps, log?: LogStream): Promise<FastifyInstance> {
  nameVault(deps.database.db, deps.vault)
  const app = Fastify({
    logger: loggerOptions(deps.env.LOG_LEVEL, log),
    trustProxy: deps.env.TRUST_PROXY,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 64 * 1024,
    // A caller that sends nothing holds no connection for long.
    requestTimeout: 60_000,
    connectionTimeout: 120_000,
    // Unknown fields are ignored, these as well.
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    schemaController,
    // A route of GET answers HEAD as well: registerCalls.
    exposeHeadRoutes: false,
    // Nothing that is registered waits for anything outside. A timer for each route took a tenth of the building.
    pluginTimeout: 0,
    routerOptions: { maxParamLength: 250 },
    // An address that cannot be decoded meets no hook and no handler of ours.
    frameworkErrors(error, request, reply) {
      secure(request, reply, deps.env)
      sendError(error, request, reply)
    },
    clientErrorHandler: answerClientError,
    // Stopping drains what was taken on; a kept-alive connection is told to go.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })
  registerErrorHandler(app)
  registerRequestLog(app)
  registerReadyAnswers(app, deps.env.TRUST_PROXY !== false)
  await registerSecurity(app, deps.env)
  registerCleanAddress(app)
  registerBoundedBody(app)
  const api = registerCalls(app, (who) => familyOr(deps, requireRole(deps, who)))
  app.decorateRequest('user', null)
  app.decorateRequest('keluarga', null)
  registerFormBody(app)
  registerJsonBody(app)
  await app.register(multipart)

  api.get(
    '/api/health',
    call('all', {
      tags: ['server'],
      summary: 'Whether the site can be served.',
      response: { 200: json(z.object({ status: z.string() })), ...errors(503) },
    }),
    async () => {
      if (!deps.publisher.isReady())
        throw new HttpError(503, 'Situs sedang disiapkan.', {}, { 'retry-after': '1' })
      return { status: 'ok' }
    },
  )
  const rusak = new BrokenRows((row) => app.log.error(row, 'a row cannot be read and is left out'))
  const answers = new AnswerCache({ version: () => deps.database.kontenVersi(), now: deps.now })
  const nounDeps = { ...deps, answers, nouns: NOUNS }
  paketRoutes(api, nounDeps, rusak)
  for (const noun of PLAIN_NOUNS)
    nounRoutes(api, nounDeps, noun, rusak.note, plainCalls(deps, noun, rusak.note))
  dokumenRoutes(api, deps, () => refusedPaperTeller(deps))
  tanyaSearchRoutes(api, deps, rusak.note)
  pengaturanRoutes(api, nounDeps, rusak)
  alamatRoutes(api, nounDeps, NOUNS)
  tautanMatiRoutes(api, nounDeps, NOUNS, rusak)
  teksUangRoutes(api, nounDeps, NOUNS, rusak)
  await gambarRoutes(api, deps)
  publicGambarRoutes(api, nounDeps)
  // Answers that are made anew each time; the ones above bring their own compression or need none.
  await api.register(async (scope) => {
    await scope.register(compress, { globalDecompression: false })
    await sessionRoutes(scope, deps)
    sesiRoutes(scope, deps)
    faktorRoutes(scope, deps)
    passkeyRoutes(scope, deps)
    passkeyMasukRoutes(scope, deps)
    aturanRoutes(scope, deps)
    await forgotPasswordRoutes(scope, deps)
    akunRoutes(scope, deps)
    akunKeluargaRoutes(scope, deps)
    cariRoutes(scope, deps, rusak, NOUNS)
    daftarRoutes(scope, deps, rusak, PLAIN_NOUNS)
    pratinjauRoutes(scope, deps, NOUNS)
    pustakaRoutes(scope, { ...deps, nouns: NOUNS })
    posterRoutes(scope, deps)
    await importRoutes(scope, deps, rusak.note)
    massalRoutes(scope, deps)
    await riwayatRoutes(scope, deps, rusak, { nouns: NOUNS, unnamed: paketNoun })
    await openApiRoutes(scope, async () => (await readPengaturan(deps)).brand)
    await submissionRoutes(scope, deps)
    await notifyMeRoutes(scope, deps)
    await antreanRoutes(scope, deps, rusak)
    await pendaftaranRoutes(scope, deps, rusak, bookingsOfRegistrations)
    await kerjaRoutes(scope, deps, bookingsOfRegistrations)
    pemesananRoutes(scope, deps)
    tautanKeluargaRoutes(scope, deps)
    await mutasiRoutes(scope, deps)
    uangRoutes(scope, deps)
    lebihRoutes(scope, deps)
    ringkasanRoutes(scope, deps)
    await gatewayRoutes(scope, deps)
    pengingatRoutes(scope, deps)
    jurnalRoutes(scope, deps)
    pengembalianRoutes(scope, deps)
    pesananRoutes(scope, deps)
    kirimanRoutes(scope, deps)
    kesiapanRoutes(scope, deps)
    sheetRoutes(scope, deps)
    pengingatTenggatRoutes(scope, deps)
    manifestRoutes(scope, deps)
    siskopatuhRoutes(scope, deps)
    titipanKeberangkatanRoutes(scope, deps)
    rombonganRoutes(scope, deps)
    kepulanganRoutes(scope, deps)
    pembagianKamarRoutes(scope, deps)
    gabungJamaahRoutes(scope, deps)
    await importPendaftaranRoutes(scope, deps, rusak.note)
    await permintaanRoutes(scope, deps, PERSONAL_TABLES)
    numberCheckRoutes(scope, deps)
    await importJamaahRoutes(scope, deps)
    hubunganRoutes(scope, deps)
    titipanRoutes(scope, deps)
    kotakKeluarRoutes(scope, deps)
    templatRoutes(scope, deps)
    unsubscribeRoutes(scope, deps)
    if (deps.env.whatsapp) await whatsappRoutes(scope, deps, deps.env.whatsapp)
    cadanganRoutes(scope, deps)
    kesehatanRoutes(scope, deps)
    aktivitasRoutes(scope, deps)
    tokenRoutes(scope, deps)
    webhookRoutes(scope, deps)
    await publikasiRoutes(scope, {
      publisher: deps.publisher,
      attention: createAttention(deps, rusak),
      believeClock: () => believeClock(deps.database.db, deps.now()),
      noteWish: (user) => noteWish(deps, user),
      note: (user, aksi, rinci) => noteActivity(deps, user, { aksi, jenis: 'publikasi', rinci }),
    })
  })
  if (deps.situs) {
    await app.register(situs, {
      ...deps.situs,
      slugExists: (slug) => isPublicRecord(deps.database.db, paketNoun, slug),
    })
  }
  return app
}
