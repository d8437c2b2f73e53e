import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { createSessionClient } from '../access/session/session-client.ts'
import { paketRecord } from '../content/paket/factory.ts'
import { createPaketClient } from '../content/paket/paket-client.ts'
import { type PaketRingkas, paketRingkasSchema } from '../content/paket/paket-schema.ts'
import { ApiError, readRetryAfter } from '../platform/http/errors.ts'
import { callJson, createHttp } from '../platform/http/http.ts'

const BASE = 'https://api.safar.test'

function answering(status: number, body: unknown) {
  const sent: Request[] = []
  const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    sent.push(new Request(input, init))
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  })
  return { sent, fetch }
}

describe('the transport', () => {
  it('sends the token of the moment and tells of a 401 with the token that was sent', async () => {
    const { sent, fetch } = answering(401, { message: 'Sesi anda telah berakhir. Silahkan login ulang' })
    const onUnauthorized = vi.fn()
    const http = createHttp({ baseUrl: BASE, fetch, getToken: () => 'abc', onUnauthorized })
    await expect(callJson(() => http.get('api/auth/me'))).rejects.toMatchObject({ status: 401 })
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer abc')
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('abc')
  })

  it('keeps silent about a 401 where no token was sent: a wrong password ends no session', async () => {
    const { fetch } = answering(401, { message: 'Email or Password is wrong' })
    const onUnauthorized = vi.fn()
    const client = createSessionClient(createHttp({ baseUrl: BASE, fetch, onUnauthorized }))
    await expect(client.login({ email: 'a', password: 'b' })).rejects.toThrow('Email or Password is wrong')
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it('ends the session that a call names, whoever is signed in by then', async () => {
    const { sent, fetch } = answering(200, { message: 'Anda telah keluar.' })
    const client = createSessionClient(createHttp({ baseUrl: BASE, fetch, getToken: () => 'baru' }))
    await client.logout({ token: 'lama' })
    await client.logout()
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer lama', 'Bearer baru'])
  })

  it('carries field errors', async () => {
    const { fetch } = answering(422, {
      message: 'Data tidak valid',
      errors: { sisa_pax: ['Terlalu banyak'] },
    })
    const http = createHttp({ baseUrl: BASE, fetch })
    const error = await callJson(() => http.post('api/paket')).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 422, errors: { sisa_pax: ['Terlalu banyak'] } })
  })

  it('says in words that no answer came, and never asks twice', async () => {
    const fetch = vi.fn(async () => {
      throw new TypeError('fetch failed')
    })
    const http = createHttp({ baseUrl: BASE, fetch })
    await expect(callJson(() => http.get('api/paket'))).rejects.toMatchObject({
      status: 0,
      message: 'Tidak dapat menghubungi server. Periksa sambungan internet Anda.',
    })
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})

it.each([
  ['30', 30],
  [' 7 ', 7],
  ['Sun, 22 Nov 2026 05:00:30 GMT', 30],
  ['Sun, 22 Nov 2026 04:00:00 GMT', null],
  ['99999999999', 86_400],
  ['0', null],
  ['nanti', null],
  ['1'.repeat(50_000), null],
  [null, null],
])('reads Retry-After %j', (header, seconds) => {
  expect(readRetryAfter(header, Date.UTC(2026, 10, 22, 5))).toBe(seconds)
})

it('carries how long to wait', async () => {
  const fetch = async () =>
    Response.json({ message: 'Terlalu sering' }, { status: 429, headers: { 'retry-after': '30' } })
  const http = createHttp({ baseUrl: BASE, fetch })
  await expect(callJson(() => http.get('api/paket'))).rejects.toMatchObject({ status: 429, retryAfter: 30 })
})

describe('the package client', () => {
  it('filters by type', async () => {
    const { sent, fetch } = answering(200, { data: [paketRecord()] })
    const client = createPaketClient(createHttp({ baseUrl: BASE, fetch }))
    expect(await client.list({ jenis: 'umroh' })).toEqual([paketRecord()])
    expect(sent[0]?.url).toBe(`${BASE}/api/paket?jenis=umroh`)
  })

  it('lists in short what lists carry, also where an older host sends everything', async () => {
    const { sent, fetch } = answering(200, { data: [paketRecord()] })
    const [paket] = await createPaketClient(createHttp({ baseUrl: BASE, fetch })).list({ ringkas: true })
    expectTypeOf(paket).toEqualTypeOf<PaketRingkas | undefined>()
    expect(sent[0]?.url).toBe(`${BASE}/api/paket?ringkas=1`)
    expect(paket).toEqual(paketRingkasSchema.parse(paketRecord()))
    expect(paket).not.toHaveProperty('hotels')
    expect(paket).not.toHaveProperty('deskripsi')
  })

  it('takes a 200 without data as a missing package', async () => {
    const { fetch } = answering(200, { success: false, data: null })
    const client = createPaketClient(createHttp({ baseUrl: BASE, fetch }))
    await expect(client.get('tidak-ada')).rejects.toMatchObject({ status: 404 })
  })

  it('updates by POST, as the contract has it', async () => {
    const { sent, fetch } = answering(200, { data: paketRecord() })
    await createPaketClient(createHttp({ baseUrl: BASE, fetch })).update('a/b', { sisa_pax: 3 })
    expect(sent[0]?.method).toBe('POST')
    expect(sent[0]?.url).toBe(`${BASE}/api/paket/a%2Fb`)
    expect(await sent[0]?.json()).toEqual({ sisa_pax: 3 })
  })
})

describe('the session client', () => {
  it('signs in by multipart and reads an older host that names no role', async () => {
    const { sent, fetch } = answering(200, { access_token: 't', token_type: 'bearer', expires_in: '3600' })
    const session = await createSessionClient(createHttp({ baseUrl: BASE, fetch })).login({
      email: 'staf@safar.test',
      password: 'rahasia',
    })
    expect(sent[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data/)
    expect(session).toMatchObject({
      access_token: 't',
      token_type: 'Bearer',
      expires_in: 3600,
      role: 'admin',
    })
  })

  it('keeps the role that the host names', async () => {
    const { fetch } = answering(200, {
      access_token: 't',
      role: 'user',
      user: { id: 4, name: 'Siti', email: 's@x.id' },
    })
    const session = await createSessionClient(createHttp({ baseUrl: BASE, fetch })).login({
      email: 'a',
      password: 'b',
    })
    expect(session).toMatchObject({ role: 'user', user: { id: '4', nama: 'Siti', role: 'user' } })
  })
})
