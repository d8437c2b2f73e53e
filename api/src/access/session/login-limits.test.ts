import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { countLogin } from './login-limits.ts'

const OWNER = 'siti@safar.test'
const HOME = '198.51.100.7'

async function withOwner(): Promise<TestApp> {
  const test = await createTestApp()
  await test.addAkun('admin', OWNER)
  return test
}

const login = async (test: TestApp, remoteAddress: string, password = 'salah-salah', email = OWNER) => {
  const { status, headers } = await test.call({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    remoteAddress,
  })
  return { status, wait: Number(headers['retry-after'] ?? 0) }
}

const stranger = (n: number) => `203.0.${Math.floor(n / 250)}.${(n % 250) + 1}`

/**
 * Wrong tries that are counted as the call counts them: looking at a password as well takes a tenth of a second each.
 */
async function fail(test: TestApp, ip: string, email = OWNER): Promise<void> {
  expect(await countLogin(test.deps.database.db, { email, ip }, test.deps.now())).toBeNull()
}

/** Wrong tries, each from another network. */
async function attack(test: TestApp, count: number, email = OWNER): Promise<void> {
  for (let n = 0; n < count; n += 1) await fail(test, stranger(n), email)
}

const rows = (test: TestApp) =>
  test.deps.database.db.selectFrom('percobaan').selectAll().orderBy('kunci').execute()

it('takes all addresses of one IPv6 network for one, and IPv4 written as IPv6 for itself', async () => {
  await using test = await withOwner()
  for (let n = 0; n < 10; n += 1) expect((await login(test, `2001:db8:1:2::${n + 1}`)).status).toBe(401)
  expect((await login(test, '2001:db8:1:2:ffff::1', PASSWORD)).status).toBe(429)
  expect((await login(test, '2001:db8:1:3::1', PASSWORD)).status).toBe(200)
  for (let n = 0; n < 10; n += 1)
    expect((await login(test, n % 2 ? HOME : `::ffff:${HOME}`, 'salah', 'umar@safar.test')).status).toBe(401)
  expect((await login(test, HOME, 'salah', 'umar@safar.test')).status).toBe(429)
  expect((await login(test, `::ffff:${HOME}`, 'salah', 'umar@safar.test')).status).toBe(429)
})

it('counts registrations by network as well', async () => {
  await using test = await createTestApp()
  const register = (n: number) =>
    test.call({
      method: 'POST',
      url: '/api/pendaftaran',
      payload: { nama: `Siti ${n}`, email: OWNER, paket: 'Umroh', setuju: true },
      remoteAddress: `2001:db8:1:2::${n}`,
    })
  for (let n = 1; n <= 10; n += 1) expect((await register(n)).status).toBe(201)
  expect((await register(11)).status).toBe(429)
})

it('slows many networks down at one account, with a pause that grows', async () => {
  await using test = await withOwner()
  const secondTry = async (network: string) => {
    expect((await login(test, network)).status).toBe(401)
    return login(test, network)
  }
  expect(await secondTry('192.0.2.1')).toEqual({ status: 401, wait: 0 })
  await attack(test, 20)
  const pauses: number[] = []
  for (let n = 0; n < 6; n += 1) {
    const { status, wait } = await secondTry(`192.0.2.${10 + n}`)
    expect(status).toBe(429)
    pauses.push(wait)
    for (let more = 0; more < 19; more += 1) await fail(test, `198.18.${n}.${more}`)
  }
  expect(pauses).toEqual([60, 120, 240, 480, 900, 900])
  test.advance(16 * 60_000)
  expect((await secondTry('192.0.2.10')).status).toBe(401)
})

it('does so for accounts that do not exist, so that nobody learns which do', async () => {
  await using test = await withOwner()
  await attack(test, 20, 'tidakada@safar.test')
  await login(test, HOME, 'salah', 'tidakada@safar.test')
  expect((await login(test, HOME, 'salah', 'tidakada@safar.test')).status).toBe(429)
})

it('locks the owner out nowhere: a first try is looked at, and a known network keeps its own', async () => {
  await using test = await withOwner()
  expect((await login(test, HOME, PASSWORD)).status).toBe(200)
  await attack(test, 120)
  // Nine slips at the office, then the right one.
  for (let n = 0; n < 9; n += 1) expect((await login(test, HOME)).status).toBe(401)
  expect((await login(test, HOME, PASSWORD)).status).toBe(200)
  expect((await login(test, '192.0.2.99', PASSWORD)).status).toBe(200)
  // Known by now, however the attack goes on.
  expect((await login(test, '192.0.2.99')).status).toBe(401)
  expect((await login(test, '192.0.2.99', PASSWORD)).status).toBe(200)
})

it('forgets a network after three months', async () => {
  await using test = await withOwner()
  await login(test, HOME, PASSWORD)
  await attack(test, 20)
  test.advance(91 * 86_400_000)
  await attack(test, 20)
  await login(test, HOME)
  expect((await login(test, HOME)).status).toBe(429)
  await login(test, '192.0.2.1', PASSWORD)
  await test.tidy()
  const known = await test.deps.database.db.selectFrom('alamat_dikenal').selectAll().execute()
  expect(known).toHaveLength(1)
  expect(JSON.stringify(known)).not.toContain('192.0.2.1')
})

it('writes nothing for a try that it refuses', async () => {
  await using test = await withOwner()
  for (let n = 0; n < 10; n += 1) await login(test, HOME)
  const log = join(test.dataDir, 'safar.db-wal')
  const size = async () => (test.deps.database.kind === 'sqlite' ? (await stat(log)).size : 0)
  const before = { size: await size(), rows: await rows(test) }
  for (let n = 0; n < 300; n += 1) expect((await login(test, HOME)).status).toBe(429)
  expect({ size: await size(), rows: await rows(test) }).toEqual(before)
})

it('believes no count of a clock that was ahead', async () => {
  await using test = await withOwner()
  test.advance(800 * 86_400_000)
  for (let n = 0; n < 11; n += 1) await login(test, HOME)
  test.advance(-800 * 86_400_000)
  expect((await login(test, HOME, PASSWORD)).status).toBe(200)
})

it('knows no network by what a clock noted that was ahead', async () => {
  await using test = await withOwner()
  test.advance(800 * 86_400_000)
  await login(test, HOME, PASSWORD)
  test.advance(-800 * 86_400_000)
  await attack(test, 20)
  await login(test, HOME)
  expect((await login(test, HOME)).status).toBe(429)
  // A sign-in of today is noted in the place of that one.
  test.advance(16 * 60_000)
  expect((await login(test, HOME, PASSWORD)).status).toBe(200)
  await attack(test, 20)
  await login(test, HOME)
  expect((await login(test, HOME, PASSWORD)).status).toBe(200)
})

it('drops counts that have ended', async () => {
  await using test = await withOwner()
  await attack(test, 5)
  test.advance(16 * 60_000)
  await login(test, HOME)
  expect(await rows(test)).toHaveLength(3)
})
