import { expect, it } from 'vitest'
import { LONGEST_MS } from '../../access/session/percobaan.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { CEILING, NETWORK_CEILING } from './ceiling.ts'

/** More than one network may send in a minute goes on in the next one. */
const MINUTE = 61_000

const register = (test: TestApp, n: number, headers = {}, payload: object = {}) =>
  test.call<{ message: string }>({
    method: 'POST',
    url: '/api/pendaftaran',
    remoteAddress: `10.0.${n >> 8}.${n & 255}`,
    headers,
    payload: { nama: `Siti ${n}`, email: 'siti@contoh.test', setuju: true, ...payload },
  })

it('takes no more than a ceiling from all networks together, says so and how to reach us, and tells staff', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const told = async () => {
    const { body } = await test.call<{ data: { peringatan?: string[] } }>({ url: '/api/publikasi', headers })
    return (body.data.peringatan ?? []).join()
  }
  const key = { 'idempotency-key': 'pertama' }
  expect((await register(test, 0, key)).status).toBe(201)
  // What stores nothing leaves room for those who register.
  expect((await register(test, 0, key)).status).toBe(201)
  expect((await register(test, 1, {}, { setuju: false })).status).toBe(422)
  for (let n = 1; n < CEILING.limit; n += 1) expect((await register(test, n)).status).toBe(201)
  const late = await register(test, CEILING.limit)
  expect([late.status, late.headers['retry-after']]).toEqual([429, String(LONGEST_MS / 1_000)])
  expect(late.body.message).toMatch(/ramai sekali.*15 menit.*telepon atau chat/)
  // Who sends the same again still reads the answer of the first time.
  expect((await register(test, 0, key)).status).toBe(201)
  expect(await told()).toContain('ditolak selama 15 menit lagi')
  test.advance(LONGEST_MS)
  expect((await register(test, CEILING.limit)).status).toBe(201)
  expect(await told()).not.toContain('ditolak')
})

it('leaves room for everybody else, however long one network sends', async () => {
  await using test = await createTestApp()
  const one = (n: number) => register(test, 7, {}, { nama: `Siti ${n}` })
  let taken = 0
  for (let minute = 0; minute < 10; minute += 1) {
    for (let n = 0; n < 10; n += 1) if ((await one(minute * 10 + n)).status === 201) taken += 1
    test.advance(MINUTE)
  }
  expect(taken).toBe(NETWORK_CEILING)
  const late = await one(0)
  expect([late.status, late.body.message]).toEqual([429, expect.stringMatching(/Terlalu banyak percobaan/)])
  for (let n = 100; n < 120; n += 1) expect((await register(test, n)).status).toBe(201)
  test.advance(LONGEST_MS)
  expect((await one(0)).status).toBe(201)
})
