import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { paketInput } from '@safar/shared/content/paket/factory'
import { describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

async function withPaket(
  settings: Record<string, string> = {},
): Promise<TestApp & { headers: { authorization: string } }> {
  const test = await createTestApp(settings)
  const headers = await test.signIn('admin')
  await test.call({ method: 'POST', url: '/api/paket', headers, payload: paketInput() })
  return Object.assign(test, { headers })
}

describe('headers', () => {
  it.each(['/api/paket', '/api/auth/me', '/api/tidak-ada', '/api/paket/9'])(
    '%s carries the security headers',
    async (url) => {
      await using test = await createTestApp()
      const { headers } = await test.call({ url })
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      })
      expect(headers).not.toHaveProperty('strict-transport-security')
      expect(headers).not.toHaveProperty('access-control-allow-origin')
    },
  )

  it.each(['/%', '/%ff', '/api/paket/%E0%A4%A'])(
    'an address that cannot be decoded, %s, is refused like any other error',
    async (url) => {
      await using test = await createTestApp()
      const { status, headers, body } = await test.call({ url })
      expect([status, body]).toEqual([400, { message: 'Permintaan tidak dapat dibaca.' }])
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    },
  )

  it.each(['/umroh%09', '/api/paket/1%00'])('an address that holds no text, %s, is refused', async (url) => {
    await using test = await createTestApp()
    const { status, body } = await test.call({ url })
    expect([status, body]).toEqual([400, { message: 'Alamat ini tidak dapat dibaca.' }])
  })

  it('believes a proxy only where it is told to', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' }
    await using plain = await createTestApp()
    expect((await plain.call({ url: '/api/paket', headers })).headers).not.toHaveProperty(
      'strict-transport-security',
    )
    await using proxied = await createTestApp({ TRUST_PROXY: '1' })
    expect((await proxied.call({ url: '/api/paket', headers })).headers['strict-transport-security']).toBe(
      'max-age=31536000',
    )
  })

  it('asks for HTTPS on the names below it only where it is told to', async () => {
    await using test = await createTestApp({ TRUST_PROXY: '1', HSTS_SUBDOMAINS: 'true' })
    const { headers } = await test.call({ url: '/api/paket', headers: { 'x-forwarded-proto': 'https' } })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  it('lets the listed origins read, and no other', async () => {
    await using test = await createTestApp({ CORS_ORIGINS: 'https://safar.test, https://admin.safar.test' })
    const ask = async (origin: string) =>
      (await test.call({ url: '/api/paket', headers: { origin } })).headers['access-control-allow-origin']
    expect(await ask('https://admin.safar.test')).toBe('https://admin.safar.test')
    expect(await ask('https://jahat.test')).toBeUndefined()
    const preflight = await test.call({
      method: 'OPTIONS',
      url: '/api/paket/1',
      headers: {
        origin: 'https://safar.test',
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'authorization',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers['access-control-allow-methods']).toContain('DELETE')
  })
})

describe('public reads', () => {
  it.each(['/api/paket', '/api/paket/1', '/api/paket/umrah-reguler-desember'])(
    '%s is answered 304 until something changes',
    async (url) => {
      await using test = await withPaket()
      const first = await test.call({ url })
      const etag = String(first.headers.etag)
      const again = await test.app.inject({ url, headers: { 'if-none-match': etag } })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache' })
      await test.call({
        method: 'POST',
        url: '/api/paket/1',
        headers: test.headers,
        payload: { sisa_pax: 1 },
      })
      const changed = await test.call({ url, headers: { 'if-none-match': etag } })
      expect(changed.status).toBe(200)
      expect(JSON.stringify(changed.body)).toContain('"sisa_pax":1')
      await test.call({ method: 'DELETE', url: '/api/paket/1', headers: test.headers })
      expect(JSON.stringify((await test.call({ url })).body)).not.toContain('sisa_pax')
    },
  )

  it('a failed write leaves the tag as it was', async () => {
    await using test = await withPaket()
    const { headers } = await test.call({ url: '/api/paket' })
    await test.call({ method: 'POST', url: '/api/paket/1', headers: test.headers, payload: { sisa_pax: 51 } })
    expect((await test.call({ url: '/api/paket' })).headers.etag).toBe(headers.etag)
  })

  it('come compressed as the caller prefers', async () => {
    await using test = await withPaket()
    const plain = await test.app.inject({ url: '/api/paket' })
    const br = await test.app.inject({ url: '/api/paket', headers: { 'accept-encoding': 'gzip, br' } })
    const gzip = await test.app.inject({ url: '/api/paket', headers: { 'accept-encoding': 'gzip, br;q=0' } })
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  })

  it('many at once make a cold answer once, and errors are not kept', async () => {
    await using test = await withPaket()
    const answers = await Promise.all(Array.from({ length: 30 }, () => test.call({ url: '/api/paket' })))
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
    expect((await test.call({ url: '/api/paket/2' })).status).toBe(404)
    await test.call({ method: 'POST', url: '/api/paket', headers: test.headers, payload: paketInput() })
    expect((await test.call({ url: '/api/paket/2' })).status).toBe(200)
  })
})

it('hides what nobody foresaw behind the request id', async () => {
  await using test = await createTestApp()
  await test.deps.database.db.schema.alterTable('paket').renameTo('hilang').execute()
  const { status, body, headers } = await test.call({ url: '/api/paket' })
  expect(status).toBe(500)
  expect(String(body.message)).toContain(String(headers['x-request-id']))
  expect(JSON.stringify(body)).not.toMatch(/paket|sql|table/i)
  const [line = ''] = test.takeErrors()
  expect(JSON.parse(line)).toMatchObject({
    reqId: headers['x-request-id'],
    err: { stack: expect.any(String) },
  })
})

it('is healthy once a release can be served', async () => {
  await using test = await createTestApp()
  expect((await test.call({ url: '/api/health' })).status).toBe(200)
  test.publisher.told.ready = false
  expect((await test.call({ url: '/api/health' })).status).toBe(503)
})
