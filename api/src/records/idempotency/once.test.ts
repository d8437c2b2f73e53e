import { paketInput } from '@safar/shared/content/paket/factory'
import { createPaketClient } from '@safar/shared/content/paket/paket-client'
import { createHttp } from '@safar/shared/platform/http/http'
import { describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { forgetOldAnswers } from './once.ts'

const filled = { nama: 'Siti Maryam', email: 'siti@contoh.test', paket: 'Umroh', setuju: true }
const DAY_MS = 86_400_000

const count = async (test: TestApp, table: 'pendaftaran' | 'paket' | 'kiriman') =>
  (await test.deps.database.db.selectFrom(table).selectAll().execute()).length

const register = (test: TestApp, key: string, payload: object = filled) =>
  test.call<{ kode: string; message: string }>({
    method: 'POST',
    url: '/api/pendaftaran',
    headers: { 'idempotency-key': key },
    payload,
  })

describe('what is sent twice under one key', () => {
  it('is one registration with one answer, five at once as well', async () => {
    await using test = await createTestApp()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => register(test, 'a-key-1')))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await count(test, 'pendaftaran')).toBe(1)
    await register(test, 'a-key-2')
    expect(await count(test, 'pendaftaran')).toBe(2)
  })

  it('is one package with one revision, for each account on its own', async () => {
    await using test = await createTestApp()
    const { authorization } = await test.signIn('admin')
    const baseUrl = await test.app.listen({ port: 0 })
    const client = createPaketClient(createHttp({ baseUrl, getToken: () => authorization.slice(7) }))
    const made = await Promise.all([1, 2, 3, 4, 5].map(() => client.create(paketInput(), 'one-form')))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await count(test, 'paket')).toBe(1)
    const builds = test.publisher.told.changes
    await client.create(paketInput(), 'one-form')
    expect(test.publisher.told.changes).toBe(builds)
    const headers = { ...(await test.signIn('admin')), 'idempotency-key': 'one-form' }
    const other = await test.call({ method: 'POST', url: '/api/paket', headers, payload: paketInput() })
    expect(other.body).toMatchObject({ data: { id: 2 } })
  })

  it('is refused in words where it says something else, and where it failed before it may be mended', async () => {
    await using test = await createTestApp()
    expect((await register(test, 'k', { ...filled, nama: '' })).status).toBe(422)
    expect((await register(test, 'k')).status).toBe(201)
    const other = await register(test, 'k', { ...filled, nama: 'Lain' })
    expect([other.status, other.body.message]).toEqual([422, expect.stringContaining('isian yang lain')])
    expect(await count(test, 'pendaftaran')).toBe(1)
  })

  it.each(['', 'x'.repeat(129), 'spasi di dalam', 'kutip"'])('refuses %j as a key', async (key) => {
    await using test = await createTestApp()
    expect((await register(test, key)).status).toBe(422)
    expect((await register(test, '"quoted-as-the-draft-has-it"')).status).toBe(201)
  })

  it('is forgotten after a day, and with the person it tells of', async () => {
    await using test = await createTestApp()
    const headers = await test.signIn('admin')
    const first = await register(test, 'k')
    test.advance(DAY_MS - 1)
    expect((await register(test, 'k')).body.kode).toBe(first.body.kode)
    await test.call({
      method: 'DELETE',
      url: '/api/pendaftaran/1/selamanya',
      headers: await test.signIn('admin'),
    })
    expect(await count(test, 'kiriman')).toBe(0)
    expect(headers).toBeDefined()
    await register(test, 'k')
    test.advance(DAY_MS + 1)
    await register(test, 'k')
    expect(await count(test, 'pendaftaran')).toBe(2)
    test.advance(DAY_MS + 1)
    await forgetOldAnswers(test.deps.database.db, test.deps.now())
    expect(await count(test, 'kiriman')).toBe(0)
  })

  it('may come from a listed origin', async () => {
    await using test = await createTestApp({ CORS_ORIGINS: 'https://safar.test' })
    const { headers } = await test.call({
      method: 'OPTIONS',
      url: '/api/pendaftaran',
      headers: {
        origin: 'https://safar.test',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'idempotency-key',
      },
    })
    expect(headers['access-control-allow-headers']).toContain('idempotency-key')
  })
})
