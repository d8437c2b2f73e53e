import { namaCadangan } from '@safar/shared/cadangan/simpan'
import { ROLES, type Role } from '@safar/shared/session/schema'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { catatMulai } from '../cadangan/catatan.ts'
import { kodeTotp, langkahOf } from '../faktor/kode-totp.ts'
import { sembunyikan } from '../faktor/kunci-server.ts'
import { simpanTantangan } from '../faktor/tantangan.ts'
import { periksaDaftar } from '../faktor/webauthn.ts'
import { ensurePengaturan } from '../pengaturan/pengaturan.repository.ts'
import { hashToken } from '../session/token.ts'
import { createAuthenticator } from '../testing/authenticator.ts'
import { exampleRequests } from '../testing/example.ts'
import { picture } from '../testing/picture.ts'
import { createTestApp, START, type TestApp } from '../testing/test-app.ts'
import { antreUji } from '../webhook/antre.ts'
import { type DescribedCall, readDocument } from './described-calls.ts'

const FILE = new File([new Uint8Array(await picture('jpeg', { width: 40, height: 30 }))], 'contoh.jpg')
/** Pictures that the description names. */
const PICTURES = ['kx3f9m2a7c5e1b8d-1600x1000.webp', 'bkx3f9m2a7c5e1b8d-1600x1000.webp']
/** The app and the passkey that calls about factors are tried with, and what a browser was asked. */
const APP = Buffer.from('12345678901234567890')
const KUNCI = createAuthenticator()
const ASKED = { challenge: 'dGFudGFuZ2Fu', rp: 'localhost', asal: 'http://localhost:4321' }
const FITTING = {
  updated_at: START,
  updated_at_lain: START,
  total_pax: 50,
  sisa_pax: 12,
  dengan: PICTURES[1],
  kode: kodeTotp(APP, langkahOf(new Date(START))),
}
const LATER = '2026-11-22T03:00:00.000Z'
/** The account that the description signs in as. */
const ADMIN = 'admin@safar.test'
/** What brings back from the trash finds something there; without a noun's name, a package. */
const FROM_TRASH = /^POST \/api\/sampah\/(?:(\w+)\/)?\{id\}\/pulihkan$/

const { calls, schemas } = await described()
const ajv = new Ajv2020({ strict: false, validateFormats: false })

async function described() {
  await using test = await createTestApp()
  return readDocument((await test.call({ url: '/api/openapi.json' })).body)
}

/** The calls that add a record of a noun. */
const adding = calls.filter(({ path, method }) =>
  calls.some(({ name }) => method === 'POST' && name === `POST ${path}/{id}`),
)
const examples = (call: DescribedCall, whole: boolean) =>
  exampleRequests(call, { schemas, fitting: fittingOf(call), file: FILE, whole })

function fittingOf({ path }: DescribedCall) {
  if (path === '/api/auth/passkey/aktif') return { ...FITTING, jawaban: KUNCI.daftar(ASKED) }
  if (path === '/api/auth/passkey/masuk')
    return { ...FITTING, jawaban: KUNCI.masuk(ASKED, { isCounted: false }) }
  return FITTING
}

/** Revisions are counted over all nouns: the first is that of the noun which a call is about. */
function ofNounFirst(name: string): DescribedCall[] {
  const isAbout = ({ path }: DescribedCall) => name.includes(` ${path}/`)
  return [...adding.filter(isAbout), ...adding.filter((call) => !isAbout(call))]
}

async function inviteFirst(test: TestApp): Promise<void> {
  const { db } = test.deps.database
  await test.addAkun('staf', 'undangan@safar.test')
  await db.updateTable('akun').set({ diundang_pada: START }).execute()
  const times = { created_at: START, berakhir_pada: LATER, batas_dikenal: LATER }
  await db
    .insertInto('tautan_akun')
    .values({ token_hash: hashToken('contoh-tautan'), akun_id: 1, ...times })
    .execute()
}

/** A request of the person who registered, and the link to their data that the description names. */
async function askFirst(test: TestApp): Promise<void> {
  const { db } = test.deps.database
  const email = { email: ADMIN, email_kunci: ADMIN }
  const times = { diterima_pada: START, batas: LATER, updated_at: START }
  await db
    .insertInto('permintaan_data')
    .values({ jenis: 'koreksi', ...email, ...times, keadaan: 'terbuka', hasil: '', oleh: '' })
    .execute()
  const link = { email_kunci: ADMIN, permintaan_id: 1, halaman: 0 }
  await db
    .insertInto('tautan_data')
    .values({
      token_hash: hashToken('contoh-tautan'),
      ...link,
      created_at: START,
      berakhir_pada: LATER,
      batas_dikenal: LATER,
    })
    .execute()
}

/** A program that was let in. */
async function letInFirst({ deps: { database } }: TestApp): Promise<void> {
  const rights = { role: 'staf', hanya_baca: 1, akun_id: 1 } as const
  const times = { created_at: START, berlaku_sampai: '2026-12-31', berakhir_pada: '2026-12-31T17:00:00.000Z' }
  await database.db
    .insertInto('token_api')
    .values({ token_hash: 'contoh', awalan: 'safar_abcd', nama: 'Laporan', ...rights, ...times })
    .execute()
}

/** What the office wrote down about the registration, and a second one of the same person. */
async function workFirst(test: TestApp, name: string): Promise<void> {
  const { db } = test.deps.database
  const isi = {
    cara: 'telepon',
    hasil: 'terhubung',
    catatan: '',
    langkah: '',
    oleh: '',
    oleh_id: null,
  } as const
  await db
    .insertInto('kontak_pendaftaran')
    .values({ pendaftaran_id: 1, ...isi, waktu: START, updated_at: START })
    .execute()
  const payload = { nama: 'Siti', email: ADMIN, setuju: true }
  await test.call({ method: 'POST', url: '/api/pendaftaran', payload })
  if (name.endsWith('/pisah'))
    await db.updateTable('pendaftaran').set({ gabung_ke: 2 }).where('id', '=', 1).execute()
}

/** Another system that is told of things, and was told of one. */
async function tellFirst({
  deps: {
    database: { db },
  },
}: TestApp): Promise<void> {
  const times = { created_at: START, updated_at: START }
  const secret = { rahasia: 'whsec_Y29udG9o', rahasia_lama: '' }
  const state = { keadaan: 'aktif', alasan: '', dibuat_oleh: '' } as const
  await db
    .insertInto('webhook')
    .values({
      alamat: 'https://penerima.safar.test/',
      peristiwa: 'paket.diubah',
      ...secret,
      ...state,
      ...times,
    })
    .execute()
  await antreUji(db, 1, new Date(START))
}

/** What the calls about factors find: of whoever calls an app, of the first account a passkey. */
async function addFaktor(
  { deps: { database, now } }: TestApp,
  { path, method }: DescribedCall,
): Promise<void> {
  const { db } = database
  const last = await db.selectFrom('akun').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  const akun_id = path === '/api/akun/{id}/faktor' ? 1 : last.id
  const isBegun = path === '/api/auth/totp/aktif'
  const created_at = now().toISOString()
  if (path !== '/api/auth/totp' || method === 'DELETE') {
    const rahasia = await sembunyikan(db, akun_id, APP)
    await db
      .insertInto('totp')
      .values({ akun_id, rahasia, langkah: 0, created_at, aktif_pada: isBegun ? null : created_at })
      .execute()
  }
  if (path.startsWith('/api/auth/passkey')) {
    const isMasuk = path.endsWith('/masuk')
    const baru = await periksaDaftar(KUNCI.daftar(ASKED), { ...ASKED, pengguna: '' })
    const row = { akun_id, pengguna: 'contoh', rp: ASKED.rp, nama: 'HP', created_at }
    if (baru && !path.endsWith('/aktif'))
      await db
        .insertInto('passkey')
        .values({ ...baru, ...row })
        .execute()
    const tantangan = { ...ASKED, pengguna: 'contoh' }
    await simpanTantangan(db, isMasuk ? null : akun_id, tantangan, now())
  }
}
const isOfFaktor = ({ path }: DescribedCall) => /\/(totp|passkey|kode-pemulihan|faktor|aturan)\b/.test(path)

/** A server with one record of each kind. */
async function seeded(name: string): Promise<TestApp> {
  const test = await createTestApp()
  // The account that calls about accounts are tried on: it waits for its owner, whose link the description names.
  if (/akun|auth\/atur/.test(name)) await inviteFirst(test)
  const headers = await test.signIn('admin', ADMIN)
  const isOfSettings = name.includes('/api/pengaturan')
  if (isOfSettings) await ensurePengaturan(test.deps)
  const deleted = FROM_TRASH.exec(name)
  const before: InjectOptions[] = [
    { method: 'POST', url: '/api/pendaftaran', payload: { nama: 'Siti', email: ADMIN, setuju: true } },
    ...(await Promise.all(ofNounFirst(name).map((call) => examples(call, false)))).flat(),
    ...(deleted ? [{ method: 'DELETE', url: `/api/${deleted[1] ?? 'paket'}/1` } as const] : []),
  ]
  for (const request of before) {
    const { status } = await test.call({ ...request, headers: { ...request.headers, ...headers } })
    expect(status, JSON.stringify(request)).toBeLessThan(300)
  }
  if (name.includes('permintaan-data')) await askFirst(test)
  if (name.includes('/api/token')) await letInFirst(test)
  if (name.includes('/api/pendaftaran/{id}/')) await workFirst(test, name)
  if (name.includes('/api/webhook')) await tellFirst(test)
  if (!isOfSettings) await ensurePengaturan(test.deps)
  const pictures = PICTURES.map((nama) => ({ nama, created_at: START }))
  await test.deps.database.db.insertInto('gambar').values(pictures).execute()
  const { pencadang, database } = test.deps
  const mulai = { nama: namaCadangan(new Date(START)), sebab: 'diminta' } as const
  // No file: making one is tried where it is made.
  pencadang.mulai = () => catatMulai(database.db, mulai, new Date(START))
  test.publisher.goBackTo = async () => true
  test.publisher.listRilis = () => [
    { id: 'r1', terbit_pada: START, aktif: true, halaman: 20, sebab: [], jumlah: 0 },
  ]
  return test
}

/** What only reads, or is refused, finds its server as it was: one serves all who ask for the same records. */
const shared = new Map<string, Promise<TestApp>>()

function sharedServer(name: string): Promise<TestApp> {
  const [about] = ofNounFirst(name)
  const key = JSON.stringify([
    about?.path,
    /akun|auth\/atur/.test(name),
    name.includes('permintaan-data'),
    name.includes('/api/token'),
    name.includes('/api/pendaftaran/{id}/'),
    name.includes('/api/webhook'),
    name.includes('/api/pengaturan'),
    FROM_TRASH.exec(name)?.[1],
  ])
  const known = shared.get(key) ?? seeded(name)
  shared.set(key, known)
  return known
}

afterAll(async () => {
  for (const test of shared.values()) await (await test)[Symbol.asyncDispose]()
})

function mayCall({ roles }: DescribedCall, role: Role | null): boolean {
  if (roles === null) return true
  return role !== null && (roles.length === 0 || roles.includes(role))
}

/** What is compiled is kept for good, with all schemas that it may refer to: once for each body that is described. */
const validators = new Map<object, ValidateFunction>()

function compiled(schema: object): ValidateFunction {
  const known = validators.get(schema) ?? ajv.compile({ ...schema, components: { schemas } })
  validators.set(schema, known)
  return known
}

/** Holds an answer against what the description says of its status. */
function expectDescribed({ answers }: DescribedCall, response: LightMyRequestResponse): void {
  const { statusCode, headers, body } = response
  const answer = answers.find(({ status }) => status === statusCode)
  if (!answer) throw new Error(`${statusCode} is not described: ${body}`)
  const type = String(headers['content-type'] ?? '').split(';', 1)[0] ?? ''
  const schema = answer.bodies[type]
  if (!schema) {
    expect([Object.keys(answer.bodies), body]).toEqual([[], ''])
    return
  }
  const fits = compiled(schema)
  fits(type === 'application/json' ? response.json() : body)
  expect(fits.errors, body.slice(0, 500)).toBeNull()
}

/** They say what would be, or their examples find nothing to change: each record that they do change leaves a row. */
const CHANGES_NOTHING = new Set<string>([
  'POST /api/pratinjau',
  'POST /api/templat-surat/{nama}/pratinjau',
  'POST /api/paket/{id}/perubahan',
  'POST /api/paket/impor',
  'POST /api/pendaftaran/impor',
  'POST /api/paket/massal',
  'POST /api/paket/massal/urung',
])

/** A second device of whoever signed in last, under the id that the description names. */
async function addSesi({ deps: { database } }: TestApp): Promise<void> {
  const last = await database.db.selectFrom('sesi').selectAll().orderBy('akun_id', 'desc').executeTakeFirst()
  if (!last) throw new Error('nobody signed in')
  const token_hash = '0123456789abcdef'.padEnd(64, '0')
  await database.db
    .insertInto('sesi')
    .values({ ...last, token_hash })
    .execute()
}

/** The last row of what was done. */
async function lastNoted(test: TestApp): Promise<number> {
  const row = await test.deps.database.db
    .selectFrom('aktivitas')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst()
  return Number(row?.id ?? 0)
}

describe.each([null, ...ROLES])('as %s', (role) => {
  it.each(calls)('$name answers as it is described', async (call) => {
    const requests = [...(await examples(call, false)), ...(await examples(call, true))]
    const allowed = mayCall(call, role)
    const reads = !allowed || call.method === 'GET'
    for (const request of allowed ? requests : requests.slice(0, 1)) {
      await using own = reads ? null : await seeded(call.name)
      const test = own ?? (await sharedServer(call.name))
      const session = role ? await test.signIn(role, role === 'admin' ? ADMIN : undefined) : {}
      const headers = { ...request.headers, ...session }
      if (own && call.path === '/api/auth/sesi/{id}') await addSesi(own)
      if (own && isOfFaktor(call)) await addFaktor(own, call)
      const noted = own && (await lastNoted(own))
      const response = await test.app.inject({ ...request, headers })
      expectDescribed(call, response)
      const good = call.answers.find(({ status }) => status < 300)?.status
      expect(response.statusCode, response.body).toBe(allowed ? good : role ? 403 : 401)
      // Whoever is signed in and changes something leaves a row.
      if (own && call.roles !== null && !CHANGES_NOTHING.has(call.name))
        expect(await lastNoted(own), request.url).toBeGreaterThan(noted ?? 0)
      if (!allowed || !call.answers.some(({ status }) => status === 304)) continue
      const tag = { 'if-none-match': String(response.headers.etag) }
      const again = await test.app.inject({ ...request, headers: { ...headers, ...tag } })
      expect(again.statusCode).toBe(304)
      expectDescribed(call, again)
    }
  })
})

const named = calls.filter(
  ({ path, answers }) => path.includes('{') && answers.some(({ status }) => status === 404),
)

it.each(named)('$name tells when there is no such record', async (call) => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const [request] = await examples(call, false)
  // Whoever asks is the first account; messages are always there, but for one of no such name.
  const url = request?.url.replace('/akun/1', '/akun/9').replace(/(templat-surat\/)[a-z-]+/, '$1lain') ?? ''
  const response = await test.app.inject({ ...request, url, headers: { ...request?.headers, ...headers } })
  expect(response.statusCode).toBe(404)
  expectDescribed(call, response)
})

const filled = calls.filter(({ bodies }) => Object.keys(bodies).length > 0)

it.each(filled)('$name says which fields it misses, or takes none of them', async (call) => {
  await using test = await seeded(call.name)
  const headers = await test.signIn('admin')
  const response = await test.app.inject({
    method: call.method,
    url: call.path.replaceAll(/\{\w+\}/g, '1'),
    headers,
    payload: {},
  })
  expectDescribed(call, response)
})

/** What zod says by itself. */
const ENGLISH = /invalid|expected|received|too (?:big|small)|unrecognized|must /i
const WRONG = [null, [], 'x', 5, true, { a: { b: [] } }]

it.each(filled.filter(({ bodies }) => 'application/json' in bodies))(
  '$name refuses what is no such body in words for people',
  async (call) => {
    await using test = await seeded(call.name)
    const headers = { ...(await test.signIn('admin')), 'content-type': 'application/json' }
    const [example] = await examples(call, true)
    const whole = Object(example?.payload)
    const long = 'x'.repeat(30_000)
    const bodies = [
      undefined,
      ...WRONG,
      ...Object.keys(whole).flatMap((name) =>
        [...WRONG, {}, [5], [{}], [null], -1, 1e12, long].map((value) => ({ ...whole, [name]: value })),
      ),
    ]
    for (const body of bodies) {
      const url = call.path.replaceAll(/\{\w+\}/g, '1')
      const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
      const response = await test.app.inject({ method: call.method, url, headers, ...payload })
      if (response.statusCode < 400) continue
      expect([400, 401, 404, 409, 413, 422, 429], response.body).toContain(response.statusCode)
      // The login's own words are English by its specification.
      if (call.path !== '/api/auth/login') expect(response.body).not.toMatch(ENGLISH)
    }
  },
)

it.each(calls.filter(({ parameters }) => parameters.some((each) => each.in === 'query')))(
  '$name refuses a query in words for people',
  async (call) => {
    const test = await sharedServer(call.name)
    const headers = await test.signIn('admin')
    const path = call.path.replaceAll(/\{\w+\}/g, '1')
    for (const { name } of call.parameters.filter((each) => each.in === 'query')) {
      for (const query of [`${name}=a&${name}=b`, `${name}=`, `${name}=-1`, `${name}=${'x'.repeat(3_000)}`]) {
        const response = await test.app.inject({ method: call.method, url: `${path}?${query}`, headers })
        if (response.statusCode >= 400) expect(response.body, query).not.toMatch(ENGLISH)
      }
    }
  },
)
