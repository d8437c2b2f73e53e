import { IDEMPOTENCY_HEADER } from '@safar/shared/platform/http/idempotency'
import { beforeEach, expect, it, vi } from 'vitest'
import { sendPlain } from './send-plain.ts'

const wish = { nama: 'Hasan', telepon: '0812 3456 7890', bulan: '2027-03', setuju: true }

beforeEach(() => {
  const kept = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  vi.stubGlobal('window', { sessionStorage })
})

const answering = (status: number, body: unknown, headers = {}) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status, headers }))
const keyOf = (send: ReturnType<typeof answering>, nth: number) =>
  new Headers(send.mock.calls[nth]?.[1]?.headers).get(IDEMPOTENCY_HEADER)

it('sends the same thing under one key until it got through', async () => {
  const failing = answering(503, {})
  await sendPlain('/api/kabari', wish, failing)
  await sendPlain('/api/kabari', wish, failing)
  const taking = answering(201, { message: 'Kami kabari.', kode: 'K7MD-3RTX' })
  expect(await sendPlain('/api/kabari', wish, taking)).toEqual({
    ok: true,
    answer: { message: 'Kami kabari.', kode: 'K7MD-3RTX' },
  })
  await sendPlain('/api/kabari', wish, taking)
  expect(keyOf(failing, 0)).toBeTruthy()
  expect([keyOf(failing, 1), keyOf(taking, 0)]).toEqual([keyOf(failing, 0), keyOf(failing, 0)])
  expect(keyOf(taking, 1)).not.toBe(keyOf(taking, 0))
})

it('says at each field what the server asks to mend', async () => {
  const send = answering(422, { message: 'x', errors: { nama: ['Data tidak boleh kosong', 'y'], kota: 'z' } })
  expect(await sendPlain('', wish, send)).toEqual({
    ok: false,
    message: 'Periksa isian yang ditandai.',
    errors: { nama: 'Data tidak boleh kosong' },
  })
})

it.each([
  [409, { message: 'Masih ada 2 kursi.' }, 'Masih ada 2 kursi.'],
  [429, {}, '1 menit'],
  [500, { message: 'Rahasia server' }, 'belum tersimpan'],
  [404, null, 'belum tersimpan'],
])('says of %i what a visitor can do', async (status, body, words) => {
  const answer = await sendPlain('', wish, answering(status, body, { 'retry-after': '60' }))
  expect(answer).toMatchObject({ ok: false, message: expect.stringContaining(words), errors: {} })
})

it('says that nothing got through without a connection', async () => {
  const send = vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('offline')))
  expect(await sendPlain('', wish, send)).toMatchObject({
    ok: false,
    message: expect.stringContaining('internet'),
  })
})
