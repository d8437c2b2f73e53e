import { ROLES, type Role } from '@safar/shared/access/session/session-schema'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import {
  ADMIN,
  addFaktor,
  addSesi,
  calls,
  examples,
  isOfFaktor,
  KELUARGA,
  KUKI_CONTOH,
  recordsOf,
  schemas,
  seeded,
} from '../../testing/seeded.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { DescribedCall } from './described-calls.ts'

const ajv = new Ajv2020({ strict: false, validateFormats: false })
// Read once for all bodies: with each of them they cost a tenth of all that is done here.
ajv.addSchema({ $id: 'safar', components: { schemas } })
/** Lets a body refer to the schemas that all share. */
const referring = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"safar#/components/'))

function mayCall({ roles }: DescribedCall, role: Role | null): boolean {
  if (roles === null) return true
  return role !== null && (roles.length === 0 || roles.includes(role))
}

/** What is compiled is kept for good: once for each body that is described. */
const validators = new Map<object, ValidateFunction>()

function compiled(schema: object): ValidateFunction {
  const known = validators.get(schema) ?? ajv.compile(referring(schema))
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
  'POST /api/pemesanan/hitung',
  'POST /api/pemesanan/{id}/peserta/hitung',
  'POST /api/pemesanan/{id}/pindah/hitung',
  'POST /api/pemesanan/{id}/pengembalian/hitung',
  'POST /api/kesiapan/sentuh',
  'POST /api/pratinjau',
  'POST /api/templat-surat/{nama}/pratinjau',
  'POST /api/paket/{id}/perubahan',
  'POST /api/paket/impor',
  'POST /api/pendaftaran/impor',
  'POST /api/jamaah/impor',
  'POST /api/mutasi/impor',
  'POST /api/keberangkatan/{paket}/siskopatuh/nomor',
  'POST /api/keberangkatan/{paket}/kamar/usul',
  'POST /api/pendaftaran/sama',
  'POST /api/jamaah/mrz',
  'POST /api/jamaah/nik',
  'POST /api/daftar/jamaah',
  'POST /api/daftar/pemesanan',
  'POST /api/cari',
  'POST /api/paket/massal',
  'POST /api/paket/massal/urung',
  // A guide's marks are no acts of the office.
  'POST /api/rombongan',
])

const isPlainForm = (headers: object) =>
  'content-type' in headers && headers['content-type'] === 'application/x-www-form-urlencoded'

/** The rows of what was done and of what was looked at, counted. */
async function lastNoted({ deps: { database } }: TestApp): Promise<number> {
  const last = (table: 'aktivitas' | 'log_akses') =>
    database.db
      .selectFrom(table)
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirst()
  const [done, looked] = [await last('aktivitas'), await last('log_akses')]
  return Number(done?.id ?? 0) + Number(looked?.id ?? 0)
}

/** What zod says by itself. */
const ENGLISH = /invalid|expected|received|too (?:big|small)|unrecognized|must /i

/** Accounts of their own that records belong to. */
const ACCOUNT: Partial<Record<Role, string>> = { admin: ADMIN, user: KELUARGA }
const EVERYBODY = [null, ...ROLES]

/** Who makes a call with all that it takes; others who may make it do so with what it asks for. */
const firstOf = (call: DescribedCall) => EVERYBODY.find((role) => mayCall(call, role)) ?? null

/** No database knows who asks: on PostgreSQL a call is made by one who may make it. */
const askersOf = (call: DescribedCall) => (inject('postgresUrl') ? [firstOf(call)] : EVERYBODY)

const WRONG = [null, [], 'x', 5, true, { a: { b: [] } }]

/** Answers to a body that leave everything as it was. */
const LEAVES_ALL = new Set([400, 404, 409, 413, 422])

/** Bodies of a call with one field that is no such field, and what is no body of it at all. */
async function wrongBodies(call: DescribedCall, { app }: TestApp): Promise<unknown[]> {
  const [example] = await examples(call, true)
  const whole = Object(example?.payload)
  const long = 'x'.repeat(30_000)
  const all = [
    undefined,
    ...WRONG,
    ...Object.keys(whole).flatMap((name) =>
      [...WRONG, {}, [5], [{}], [null], -1, 1e12, long].map((value) => ({ ...whole, [name]: value })),
    ),
  ]
  if (!inject('postgresUrl')) return all
  // What a route's schema refuses comes to no database: it was refused on SQLite. Numbers and texts that the schema lets
  // through are what PostgreSQL may take otherwise.
  const path = call.path.replaceAll(/\{(\w+)\}/g, ':$1')
  const route = app.calls.find(({ method, url }) => url === path && [method].flat().includes(call.method))
  const schema = route?.schema?.body
  return schema instanceof z.ZodType ? all.filter((body) => schema.safeParse(body ?? {}).success) : all
}

const ofSameRecords = [...Map.groupBy(calls, ({ name }) => recordsOf(name)).values()].map((same) => ({
  first: same.at(0)?.name,
  same,
}))

describe.each(ofSameRecords)('$first and what needs the same records', ({ same }) => {
  // What only reads, or is refused, finds its server as it was: one serves all, until their turn is over. All at once
  // would fill the memory, which costs more time than they save.
  let serving: Promise<TestApp> | null = null
  const shared = (name: string) => (serving ??= seeded(name))
  // What changes something is made where others have: it gets a server of its own only where it finds nothing left to
  // do, which half of all calls do not.
  let spent: TestApp | null = null
  async function fresh(name: string): Promise<TestApp> {
    await spent?.[Symbol.asyncDispose]()
    spent = null
    spent = await seeded(name)
    return spent
  }
  afterAll(async () => {
    await spent?.[Symbol.asyncDispose]()
    await (await serving)?.[Symbol.asyncDispose]()
  })

  const tried = same.flatMap((call) => askersOf(call).map((role) => ({ call, role, name: call.name })))
  it.each(tried)('$name, asked as $role, answers as it is described', async ({ call, role }) => {
    const isFirst = firstOf(call) === role
    const whole = isFirst ? await examples(call, true) : []
    const requests = [...(await examples(call, false)), ...whole]
    const allowed = mayCall(call, role)
    const changes = allowed && call.method !== 'GET'
    // Whoever is signed in and changes something leaves a row.
    const leavesRow = changes && call.roles !== null && !CHANGES_NOTHING.has(call.name)
    const success = call.answers.find(({ status }) => status < 300)?.status
    // A plain form may be led on to its page instead.
    const mayLeadOn = call.answers.some(({ status }) => status === 303)

    async function ask(test: TestApp, request: InjectOptions, isFresh = false) {
      const session = role ? await test.signIn(role, ACCOUNT[role]) : {}
      if (isFresh && call.path === '/api/auth/sesi/{id}') await addSesi(test)
      if (isFresh && isOfFaktor(call)) await addFaktor(test, call)
      const isOpened = call.path === '/api/permintaan-data/saya'
      const headers = { ...request.headers, ...session, ...(isOpened && { cookie: KUKI_CONTOH }) }
      const noted = leavesRow ? await lastNoted(test) : 0
      const response = await test.app.inject({ ...request, headers })
      expectDescribed(call, response)
      const good = mayLeadOn && isPlainForm(headers) ? 303 : success
      const leftRow = leavesRow && (await lastNoted(test)) > noted
      return { test, headers, response, expected: allowed ? good : role ? 403 : 401, leftRow }
    }

    for (const request of allowed ? requests : requests.slice(0, 1)) {
      const used = changes ? spent : await shared(call.name)
      const first = used && (await ask(used, request))
      const isDone =
        first && (!changes || (first.response.statusCode === first.expected && first.leftRow === leavesRow))
      const { test, headers, response, expected, leftRow } = isDone
        ? first
        : await ask(await fresh(call.name), request, true)
      expect(response.statusCode, response.body).toBe(expected)
      expect(leftRow, request.url).toBe(leavesRow)
      if (!allowed || !call.answers.some(({ status }) => status === 304)) continue
      const tag = { 'if-none-match': String(response.headers.etag) }
      const again = await test.app.inject({ ...request, headers: { ...headers, ...tag } })
      expect(again.statusCode).toBe(304)
      expectDescribed(call, again)
    }
  })

  it.each(same.filter(({ parameters }) => parameters.some((each) => each.in === 'query')))(
    '$name refuses a query in words for people',
    async (call) => {
      const test = await shared(call.name)
      const headers = await test.signIn('admin')
      const path = call.path.replaceAll(/\{\w+\}/g, '1')
      for (const { name } of call.parameters.filter((each) => each.in === 'query')) {
        for (const query of [
          `${name}=a&${name}=b`,
          `${name}=`,
          `${name}=-1`,
          `${name}=${'x'.repeat(3_000)}`,
        ]) {
          const response = await test.app.inject({ method: call.method, url: `${path}?${query}`, headers })
          if (response.statusCode >= 400) expect(response.body, query).not.toMatch(ENGLISH)
        }
      }
    },
  )

  it.each(same.filter(({ bodies }) => Object.keys(bodies).length > 0))(
    '$name says which fields it misses, or takes none of them, and refuses what is no such body in words for people',
    async (call) => {
      const test = await shared(call.name)
      const url = call.path.replaceAll(/\{\w+\}/g, '1')
      const answered = new Set<number>()
      async function send(headers: Record<string, string>, payload?: string | object) {
        const sent = payload === undefined ? {} : { payload }
        const response = await test.app.inject({ method: call.method, url, headers, ...sent })
        answered.add(response.statusCode)
        return response
      }
      expectDescribed(call, await send(await test.signIn('admin'), {}))
      const bodies = 'application/json' in call.bodies ? await wrongBodies(call, test) : []
      const headers = { ...(await test.signIn('admin')), 'content-type': 'application/json' }
      for (const body of bodies) {
        const response = await send(headers, body === undefined ? undefined : JSON.stringify(body))
        if (response.statusCode < 400) continue
        // A family's page is no admin's; its link answers other digits by 403, and by 410 once they were too many.
        const closed = call.path.startsWith('/api/pesanan/') ? [403, 410] : []
        expect([400, 401, 404, 409, 413, 422, 429, ...closed], response.body).toContain(response.statusCode)
        // The login's own words are English by its specification.
        if (call.path !== '/api/auth/login') expect(response.body).not.toMatch(ENGLISH)
      }
      // What took a body, or counts who tries, is no longer as the next call needs it.
      if ([...answered].every((status) => LEAVES_ALL.has(status))) return
      serving = null
      await test[Symbol.asyncDispose]()
    },
  )
})

const named = calls.filter(
  ({ path, answers }) =>
    // Who looked at a record outlives it.
    path.includes('{') && !path.endsWith('/akses') && answers.some(({ status }) => status === 404),
)

// Where nothing is found, nothing changes: one server for all calls.
let empty: Promise<TestApp> | null = null
afterAll(async () => (await empty)?.[Symbol.asyncDispose]())

it.each(named)('$name tells when there is no such record', async (call) => {
  empty ??= createTestApp()
  const test = await empty
  const headers = await test.signIn('admin', ADMIN)
  const [request] = await examples(call, false)
  // Whoever asks is the first account; messages are always there, but for one of no such name.
  const url = request?.url.replace('/akun/1', '/akun/9').replace(/(templat-surat\/)[a-z-]+/, '$1lain') ?? ''
  const response = await test.app.inject({ ...request, url, headers: { ...request?.headers, ...headers } })
  expect(response.statusCode).toBe(404)
  expectDescribed(call, response)
})
