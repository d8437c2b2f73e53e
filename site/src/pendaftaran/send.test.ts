import { expect, it } from 'vitest'
import { sendPendaftaran } from './send.ts'

const answering =
  (status: number, body: unknown, headers: Record<string, string> = {}): typeof fetch =>
  async () =>
    new Response(JSON.stringify(body), { status, headers })

it('posts JSON to the API’s own host', async () => {
  const calls: [string, RequestInit | undefined][] = []
  const send: typeof fetch = async (input, init) => {
    calls.push([String(input), init])
    return new Response('{}', { status: 201 })
  }
  expect(await sendPendaftaran('https://api.safar.test', '{"nama":"A"}', 'kunci-1', send)).toEqual({
    ok: true,
    answer: null,
  })
  expect(calls[0]?.[0]).toBe('https://api.safar.test/api/pendaftaran')
  expect(calls[0]?.[1]?.body).toBe('{"nama":"A"}')
  expect(new Headers(calls[0]?.[1]?.headers).get('idempotency-key')).toBe('kunci-1')
})

it('gives the API’s messages by field', async () => {
  const send = answering(422, {
    message: 'Data tidak valid',
    errors: { email: ['Tulis alamat email yang lengkap'] },
  })
  expect(await sendPendaftaran('', '{}', 'k', send)).toEqual({
    ok: false,
    message: 'Data tidak valid',
    errors: { email: 'Tulis alamat email yang lengkap' },
  })
})

it('says how long to wait after too many', async () => {
  const result = await sendPendaftaran('', '{}', 'k', answering(429, {}, { 'retry-after': '90' }))
  expect(result).toMatchObject({ ok: false, message: expect.stringContaining('dalam 2 menit') })
})

it('puts a server’s failure and a lost connection into words', async () => {
  const failed = await sendPendaftaran('', '{}', 'k', answering(507, { message: 'disk is full at /var' }))
  expect(failed).toMatchObject({ ok: false, message: expect.stringContaining('belum tersimpan') })
  const offline = await sendPendaftaran('', '{}', 'k', async () => {
    throw new TypeError('fetch failed')
  })
  expect(offline).toMatchObject({ ok: false, message: expect.stringContaining('sambungan internet') })
})
