import { ROLES, type Role } from '@safar/shared/session/schema'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { describe, expect, it } from 'vitest'
import { exampleRequests } from '../testing/example.ts'
import { picture } from '../testing/picture.ts'
import { createTestApp, START, type TestApp } from '../testing/test-app.ts'
import { type DescribedCall, readDocument } from './described-calls.ts'

const FITTING = { updated_at: START, total_pax: 50, sisa_pax: 12 }
const FILE = new File([new Uint8Array(await picture('jpeg', { width: 40, height: 30 }))], 'contoh.jpg')
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
  exampleRequests(call, { schemas, fitting: FITTING, file: FILE, whole })

/** A server with one record of each kind. */
async function seeded(name: string): Promise<TestApp> {
  const test = await createTestApp()
  const headers = await test.signIn('admin', ADMIN)
  const deleted = FROM_TRASH.exec(name)
  const before: InjectOptions[] = [
    { method: 'POST', url: '/api/pendaftaran', payload: { nama: 'Siti', email: ADMIN, setuju: true } },
    ...(await Promise.all(adding.map((call) => examples(call, false)))).flat(),
    ...(deleted ? [{ method: 'DELETE', url: `/api/${deleted[1] ?? 'paket'}/1` } as const] : []),
  ]
  for (const request of before) {
    const { status } = await test.call({ ...request, headers: { ...request.headers, ...headers } })
    expect(status, JSON.stringify(request)).toBeLessThan(300)
  }
  test.publisher.goBackTo = async () => true
  test.publisher.listRilis = () => [
    { id: 'r1', terbit_pada: START, aktif: true, halaman: 20, sebab: [], jumlah: 0 },
  ]
  return test
}

function mayCall({ roles }: DescribedCall, role: Role | null): boolean {
  if (roles === null) return true
  return role !== null && (roles.length === 0 || roles.includes(role))
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
  const fits = ajv.compile({ ...schema, components: { schemas } })
  fits(type === 'application/json' ? response.json() : body)
  expect(fits.errors, body.slice(0, 500)).toBeNull()
}

describe.each([null, ...ROLES])('as %s', (role) => {
  it.each(calls)('$name answers as it is described', async (call) => {
    const requests = [...(await examples(call, false)), ...(await examples(call, true))]
    const allowed = mayCall(call, role)
    for (const request of allowed ? requests : requests.slice(0, 1)) {
      await using test = await seeded(call.name)
      const own = role ? await test.signIn(role, role === 'admin' ? ADMIN : undefined) : {}
      const headers = { ...request.headers, ...own }
      const response = await test.app.inject({ ...request, headers })
      expectDescribed(call, response)
      const good = call.answers.find(({ status }) => status < 300)?.status
      expect(response.statusCode, response.body).toBe(allowed ? good : role ? 403 : 401)
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
  const response = await test.app.inject({ ...request, headers: { ...request?.headers, ...headers } })
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
