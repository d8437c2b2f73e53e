import type { Sesi } from '@safar/shared/access/session/sesi'
import { expect, it } from 'vitest'
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/129.0 Mobile Safari/537.36'
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0'
const EMAIL = 'rina@safar.test'
const DAY_MS = 86_400_000

async function signIn(test: TestApp, userAgent: string, email = EMAIL) {
  const { body } = await test.call<{ access_token: string }>({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'user-agent': userAgent },
    payload: { email, password: PASSWORD },
  })
  return { authorization: `Bearer ${body.access_token}` }
}

async function devices(test: TestApp, headers: { authorization: string }) {
  const { status, body } = await test.call<{ data: Sesi[] }>({ url: '/api/auth/sesi', headers })
  expect(status).toBe(200)
  return body.data
}
const me = async (test: TestApp, headers: { authorization: string }) =>
  (await test.call({ url: '/api/auth/me', headers })).status

it('lists the own devices with the one that asks, and signs one out at once', async () => {
  await using test = await createTestApp()
  await test.addAkun('staf', EMAIL)
  await test.addAkun('staf', 'budi@safar.test')
  const phone = await signIn(test, PHONE)
  test.advance(60_000)
  const laptop = await signIn(test, LAPTOP)
  const other = await signIn(test, PHONE, 'budi@safar.test')
  const list = await devices(test, laptop)
  expect(list.map(({ perangkat, ini }) => [perangkat, ini])).toEqual([
    ['Firefox di Windows', true],
    ['Chrome di Android', false],
  ])
  // Nothing of the list opens anything.
  expect(JSON.stringify(list)).not.toContain(phone.authorization.slice(7))

  const lost = list.find(({ ini }) => !ini)
  const end = (headers: { authorization: string }, id = lost?.id) =>
    test.call({ method: 'DELETE', url: `/api/auth/sesi/${id}`, headers })
  // Nobody ends what is another's, not even by its id.
  expect((await end(other)).status).toBe(404)
  expect(await me(test, phone)).toBe(200)
  expect((await end(laptop)).status).toBe(200)
  expect(await me(test, phone)).toBe(401)
  expect(await me(test, laptop)).toBe(200)
  expect((await end(laptop)).status).toBe(404)
  for (const id of ['1', '%25', 'a'.repeat(200), "0' or '1'='1"])
    expect((await end(laptop, encodeURIComponent(id))).status).toBe(404)
})

it('signs all others out, and neither those of another account nor itself', async () => {
  await using test = await createTestApp()
  await test.addAkun('user', EMAIL)
  await test.addAkun('staf', 'budi@safar.test')
  const [first, second, third] = [
    await signIn(test, PHONE),
    await signIn(test, PHONE),
    await signIn(test, LAPTOP),
  ]
  const other = await signIn(test, PHONE, 'budi@safar.test')
  expect(await devices(test, third)).toHaveLength(3)
  const { status } = await test.call({ method: 'DELETE', url: '/api/auth/sesi', headers: third })
  expect(status).toBe(200)
  expect(await Promise.all([first, second, third, other].map((each) => me(test, each)))).toEqual([
    401, 401, 200, 200,
  ])
})

it('lists no session that has ended', async () => {
  await using test = await createTestApp()
  await test.addAkun('staf', EMAIL)
  await signIn(test, PHONE)
  test.advance(5 * 3_600_000)
  const fresh = await signIn(test, LAPTOP)
  expect((await devices(test, fresh)).map(({ perangkat }) => perangkat)).toEqual(['Firefox di Windows'])
})

it('opens nothing by a session of a clock that was ahead, and none again that was seen to be over', async () => {
  await using test = await createTestApp()
  await test.addAkun('staf', EMAIL)
  const [before, kept] = [await signIn(test, PHONE), await signIn(test, LAPTOP)]
  await test.tidy()
  test.advance(800 * DAY_MS)
  const ahead = await signIn(test, PHONE)
  expect([await me(test, before), await me(test, ahead)]).toEqual([401, 200])
  test.advance(-800 * DAY_MS)
  // Nobody looked at the other one meanwhile: its time is not over.
  expect([await me(test, before), await me(test, ahead), await me(test, kept)]).toEqual([401, 401, 200])
  expect((await devices(test, kept)).map(({ perangkat }) => perangkat)).toEqual(['Firefox di Windows'])
  await test.tidy()
  expect(await test.deps.database.db.selectFrom('sesi').select('perangkat').execute()).toHaveLength(1)
  // Nobody is signed out by a clock that is set back by an hour, or by servers whose clocks differ.
  test.advance(3_600_000)
  const other = await signIn(test, PHONE)
  test.advance(-3_600_000)
  expect(await me(test, other)).toBe(200)
})

it('is for whoever is signed in alone', async () => {
  await using test = await createTestApp()
  expect((await test.call({ url: '/api/auth/sesi' })).status).toBe(401)
  expect((await test.call({ method: 'DELETE', url: '/api/auth/sesi' })).status).toBe(401)
})
