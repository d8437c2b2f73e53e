import { IDEMPOTENCY_HEADER } from '@safar/shared/idempotency'
import { beforeEach, expect, it, vi } from 'vitest'
import { sendKabari } from './send-kabari.ts'

const wish = { nama: 'Hasan', telepon: '0812 3456 7890', bulan: '2027-03', kota: 'Surabaya', setuju: true }

beforeEach(() => {
  const kept = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  vi.stubGlobal('window', { sessionStorage })
})

const answering = (status: number, body: object, headers = {}) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status, headers }))

it('sends a wish under a key, and says what is kept', async () => {
  const send = answering(201, { message: 'x' })
  expect(await sendKabari('https://api.test', wish, send)).toEqual({
    ok: true,
    message: 'Kami kabari begitu ada keberangkatan Maret 2027 dari Surabaya.',
  })
  const [url, init] = send.mock.calls[0] ?? []
  expect([url, init?.method]).toEqual(['https://api.test/api/kabari', 'POST'])
  expect(new Headers(init?.headers).get(IDEMPOTENCY_HEADER)).toBeTruthy()
})

it('sends nothing that would be refused, and says at which field', async () => {
  const send = answering(201, {})
  expect(await sendKabari('', { ...wish, nama: ' ', telepon: 'abc', setuju: false }, send)).toEqual({
    ok: false,
    message: 'Periksa isian yang ditandai.',
    errors: {
      nama: 'Data tidak boleh kosong',
      telepon: 'Tulis nomor telepon dengan angka',
      setuju: 'Centang persetujuan agar kami boleh menyimpan data Anda',
    },
  })
  expect(send).not.toHaveBeenCalled()
})

it('says what the server refused, and what never reached it', async () => {
  const refused = answering(422, { message: 'Data tidak valid', errors: { bulan: ['Pilih bulan ini'] } })
  expect(await sendKabari('', wish, refused)).toMatchObject({
    ok: false,
    errors: { bulan: 'Pilih bulan ini' },
  })
  const busy = answering(429, {}, { 'retry-after': '60' })
  expect(await sendKabari('', wish, busy)).toMatchObject({
    ok: false,
    message: expect.stringContaining('1 menit'),
  })
  const failing = answering(500, { message: 'Rahasia server' })
  expect(JSON.stringify(await sendKabari('', wish, failing))).not.toContain('Rahasia')
  const offline = vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('offline')))
  expect(await sendKabari('', wish, offline)).toMatchObject({
    ok: false,
    message: expect.stringContaining('internet'),
  })
})
