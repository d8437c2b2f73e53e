import { expect, it, vi } from 'vitest'
import { setPassword } from '../../access/session/akun.repository.ts'
import { hashPassword } from '../../access/session/password.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'

const NEW = 'kopi senja di tepi laut'
const SITI = 'siti@safar.test'
const HOUR_MS = 3_600_000

const ask = (test: TestApp, email: string, ip = '10.0.0.1') =>
  test.call({ method: 'POST', url: '/api/auth/lupa', payload: { email }, remoteAddress: ip })
const reset = (test: TestApp, token: string, password = NEW) =>
  test.call({ method: 'POST', url: '/api/auth/atur-ulang', payload: { token, password } })
const login = async (test: TestApp, password: string) =>
  (await test.call({ method: 'POST', url: '/api/auth/login', payload: { email: SITI, password } })).status
const mails = (test: TestApp) =>
  test.deps.database.db.selectFrom('kotak_keluar').selectAll().orderBy('id').execute()

/** Asks for a link and gives its token, once it has been queued. */
async function linkOf(test: TestApp, ip?: string): Promise<string> {
  const before = (await mails(test)).length
  expect((await ask(test, SITI, ip)).status).toBe(202)
  return vi.waitFor(async () => {
    const sent = await mails(test)
    expect(sent.length).toBe(before + 1)
    return /#([\w-]{43})/.exec(sent.at(-1)?.teks ?? '')?.[1] ?? ''
  })
}

it('lets the owner back in by a link, once, ends every session and tells them', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('staf', SITI)
  const other = await linkOf(test)
  const token = await linkOf(test)
  expect((await reset(test, token, 'password1234')).status).toBe(422)
  expect((await reset(test, token, 'pendek')).status).toBe(422)
  expect((await test.call({ url: '/api/auth/me', headers })).status).toBe(200)
  const both = await Promise.all([reset(test, token), reset(test, token)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  expect((await test.call({ url: '/api/auth/me', headers })).status).toBe(401)
  expect([await login(test, PASSWORD), await login(test, NEW)]).toEqual([401, 200])
  for (const used of [token, other]) {
    expect(await reset(test, used)).toMatchObject({
      status: 422,
      body: { errors: { token: [expect.stringContaining('dipakai')] } },
    })
  }
  const sent = await mails(test)
  expect(sent.map(({ peristiwa }) => peristiwa)).toEqual([
    'atur-ulang-password',
    'atur-ulang-password',
    'password-berubah',
    // Who came in by the new password had never signed in from there.
    'perangkat-baru',
  ])
  const stored = JSON.stringify(await test.deps.database.db.selectFrom('tautan_akun').selectAll().execute())
  expect(stored).not.toContain(token)
})

it('has the last word: whoever changes the password with the old one at the same time undoes no reset', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('staf', SITI)
  for (const stolen of ['teh pagi di atas bukit', 'nasi hangat untuk tamu']) {
    const token = await linkOf(test)
    const change = { password_lama: PASSWORD, password_baru: stolen }
    const [set, changed] = await Promise.all([
      reset(test, token),
      test.call({ method: 'POST', url: '/api/auth/password', headers, payload: change }),
    ])
    if (set.status === 200) expect([await login(test, NEW), await login(test, stolen)]).toEqual([200, 401])
    else expect([changed.status, await login(test, stolen)]).toEqual([200, 200])
    await setPassword(test.deps.database.db, 1, await hashPassword(PASSWORD))
    Object.assign(headers, await test.signIn('staf', SITI))
  }
})

it('answers the same whoever asks, and writes to nobody without an account or with a suspended one', async () => {
  await using test = await createTestApp()
  await test.addAkun('staf', SITI)
  await test.addAkun('staf', 'budi@safar.test')
  await test.deps.database.db
    .updateTable('akun')
    .set({ ditangguhkan_pada: '2026-11-20T03:00:00.000Z' })
    .where('email', '=', 'budi@safar.test')
    .execute()
  const answers = [
    await ask(test, 'siapa@safar.test'),
    await ask(test, 'budi@safar.test'),
    await ask(test, SITI),
  ]
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  await vi.waitFor(async () => expect((await mails(test)).map(({ penerima }) => penerima)).toEqual([SITI]))
})

it('slows down one network and one account, and leaves the owner a link that works', async () => {
  await using test = await createTestApp()
  await test.addAkun('staf', SITI)
  const token = await linkOf(test, '10.0.0.9')
  for (let n = 0; n < 5; n += 1) expect((await ask(test, SITI)).status).toBe(202)
  const refused = await ask(test, SITI)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
  expect((await ask(test, 'siapa@safar.test')).status).toBe(202)
  // Other networks are heard, and send no more than the account's share.
  for (let n = 2; n < 6; n += 1) expect((await ask(test, SITI, `10.0.0.${n}`)).status).toBe(202)
  await vi.waitFor(async () => expect((await mails(test)).length).toBe(5))
  expect((await reset(test, token)).status).toBe(200)
})

it('takes a link for an hour, and is not talked round by a clock that is set back', async () => {
  await using test = await createTestApp()
  await test.addAkun('staf', SITI)
  const [seen, swept, known, early] = [
    await linkOf(test),
    await linkOf(test),
    await linkOf(test),
    await linkOf(test),
  ]
  test.advance(HOUR_MS)
  expect((await reset(test, seen)).status).toBe(422)
  test.advance(-HOUR_MS / 2)
  expect((await reset(test, seen)).status).toBe(422)
  test.advance(HOUR_MS)
  await test.signIn('user')
  test.advance(-HOUR_MS)
  // Somebody worked at a later time than this clock says.
  expect((await reset(test, known)).status).toBe(422)
  await test.deps.database.db.deleteFrom('sesi').execute()
  test.advance(2 * HOUR_MS)
  await test.tidy()
  test.advance(-2 * HOUR_MS)
  expect((await reset(test, swept)).status).toBe(422)
  test.advance(-3 * HOUR_MS)
  expect((await reset(test, early)).status).toBe(422)
})

it('keeps a link out of the log', async () => {
  await using test = await createTestApp()
  await test.addAkun('staf', SITI)
  const token = await linkOf(test)
  await reset(test, token, 'pendek')
  expect(test.takeErrors().join('')).not.toContain(token)
})
