import { COMMON_PASSWORD_MESSAGE } from '@safar/shared/access/session/password'
import { createSessionClient } from '@safar/shared/access/session/session-client'
import { createHttp } from '@safar/shared/platform/http/http'
import { describe, expect, it } from 'vitest'
import { multipart } from '../../testing/multipart.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { findAkun, listWeakAkun, removeAkun, setPassword } from './akun.repository.ts'
import { hashPassword } from './password.ts'

const login = (test: TestApp, email: string, password: string, remoteAddress = '10.0.0.1') =>
  test.call<Record<string, string>>({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    remoteAddress,
  })

const me = (test: TestApp, headers: Record<string, string> = {}) =>
  test.call({ url: '/api/auth/me', headers })

const HOUR_MS = 60 * 60 * 1000

describe('login', () => {
  it('signs in by multipart, JSON and plain form alike', async () => {
    await using test = await createTestApp()
    await test.addAkun('admin', 'siti@safar.test')
    const bodies = [
      await multipart({ email: 'siti@safar.test', password: PASSWORD }),
      { payload: { email: ' SITI@safar.test ', password: PASSWORD } },
      {
        payload: new URLSearchParams({ email: 'siti@safar.test', password: PASSWORD }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    ]
    for (const body of bodies) {
      const answer = await test.call({ method: 'POST', url: '/api/auth/login', ...body })
      expect(answer.status).toBe(200)
      expect(answer.body).toMatchObject({
        token_type: 'Bearer',
        expires_in: 43_200,
        expires_at: '2026-11-21T15:00:00.000Z',
        role: 'admin',
        user: { email: 'siti@safar.test', role: 'admin' },
      })
      expect((await me(test, { authorization: `Bearer ${answer.body.access_token}` })).status).toBe(200)
    }
  })

  it('is what the shared client expects', async () => {
    await using test = await createTestApp()
    await test.addAkun('user', 'ahmad@safar.test')
    const address = await test.app.listen({ port: 0 })
    const client = createSessionClient(createHttp({ baseUrl: address }))
    const session = await client.login({ email: 'ahmad@safar.test', password: PASSWORD })
    expect(session.role).toBe('user')
    const signed = createSessionClient(createHttp({ baseUrl: address, getToken: () => session.access_token }))
    expect((await signed.getMe()).email).toBe('ahmad@safar.test')
    await signed.logout()
    await expect(signed.getMe()).rejects.toMatchObject({ status: 401 })
  })

  it('answers alike for an unknown mail and a wrong password', async () => {
    await using test = await createTestApp()
    await test.addAkun('admin', 'siti@safar.test')
    const wrong = await login(test, 'siti@safar.test', 'salah-salah')
    const unknown = await login(test, 'tidakada@safar.test', 'salah-salah')
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual({ message: 'Email or Password is wrong' })
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })

  it.each([
    {},
    { email: 'siti@safar.test' },
    { email: '', password: '' },
    { email: '  ', password: 'x' },
    [],
    'x',
    null,
  ])('asks for both fields: %j', async (payload) => {
    await using test = await createTestApp()
    const answer = await test.call({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    })
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ message: 'Email or Password must be filled' })
  })

  it('takes fields too long or unstorable for any account as wrong', async () => {
    await using test = await createTestApp()
    expect((await login(test, 'a'.repeat(300), 'x')).status).toBe(401)
    expect((await login(test, 'a@b.test', 'x'.repeat(5000))).status).toBe(401)
    expect((await login(test, 'a\0@b.test', 'x')).status).toBe(401)
  })

  it('refuses the eleventh try of a minute for that address and account alone', async () => {
    await using test = await createTestApp()
    await test.addAkun('admin', 'siti@safar.test')
    await test.addAkun('admin', 'umar@safar.test')
    const tries = await Promise.all(Array.from({ length: 12 }, () => login(test, 'siti@safar.test', 'salah')))
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10)
    const refused = await login(test, 'siti@safar.test', PASSWORD)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await login(test, 'umar@safar.test', PASSWORD)).status).toBe(200)
    expect((await login(test, 'siti@safar.test', PASSWORD, '10.0.0.2')).status).toBe(200)
    test.advance(61_000)
    expect((await login(test, 'siti@safar.test', PASSWORD)).status).toBe(200)
  })

  it('leaves a line with account and address, and never what was typed as a password', async () => {
    await using test = await createTestApp({ LOG_LEVEL: 'info' })
    await test.addAkun('admin', 'siti@safar.test')
    const lines = () =>
      test
        .takeErrors()
        .map((line) => JSON.parse(line))
        .filter(({ msg }) => msg !== 'request')
    await login(test, ' SITI@safar.test', PASSWORD, '10.0.0.7')
    expect(lines()).toMatchObject([
      { level: 30, msg: 'signed in', akun: 'siti@safar.test', alamat: '10.0.0.7' },
    ])
    await login(test, 'siti@safar.test', 'salah-sekali', '10.0.0.8')
    await login(test, 'kata-sandi-di-isian-yang-salah', 'salah-sekali', '10.0.0.9')
    const refused = lines()
    expect(refused).toMatchObject([
      {
        level: 40,
        msg: 'sign-in refused',
        akun: 'siti@safar.test',
        alamat: '10.0.0.8',
        sebab: 'wrong password',
      },
      {
        level: 40,
        akun: expect.stringMatching(/^tidak dikenal [0-9a-f]{12}$/),
        alamat: '10.0.0.9',
        sebab: 'no such account',
      },
    ])
    expect(JSON.stringify(refused)).not.toMatch(/salah-sekali|kata-sandi/)
    for (let i = 0; i < 10; i += 1) await login(test, 'siti@safar.test', 'salah-sekali', '10.0.0.8')
    expect(lines().at(-1)).toMatchObject({ akun: 'siti@safar.test', sebab: 'too many tries' })
  })

  it('lets in who has a password from before the rule, and notes that it should be changed', async () => {
    await using test = await createTestApp()
    await test.addAkun('admin', 'siti@safar.test', 'password')
    const weak = () => listWeakAkun(test.deps.database.db)
    const first = await login(test, 'siti@safar.test', 'password')
    expect(first.status).toBe(200)
    expect(await weak()).toEqual(['siti@safar.test'])
    await test.call({
      method: 'POST',
      url: '/api/auth/password',
      headers: { authorization: `Bearer ${first.body.access_token}` },
      payload: { password_lama: 'password', password_baru: 'yang-baru-sekali' },
    })
    expect(await weak()).toEqual([])
  })

  it('does not count tries that succeed', async () => {
    await using test = await createTestApp()
    await test.addAkun('admin', 'siti@safar.test')
    for (let i = 0; i < 15; i += 1) expect((await login(test, 'siti@safar.test', PASSWORD)).status).toBe(200)
  })
})

describe('a session', () => {
  it('ends by logout, time, a new password and the account going', async () => {
    await using test = await createTestApp()
    const { db } = test.deps.database
    let last = { authorization: '' }
    const ended = async (end: () => unknown) => {
      const headers = await test.signIn('admin', 'siti@safar.test')
      last = headers
      expect((await me(test, headers)).status).toBe(200)
      await end()
      expect((await me(test, headers)).status).toBe(401)
    }
    await ended(async () => {
      // Used all day long, it ends all the same.
      for (let hours = 0; hours < 12; hours += 3) {
        expect((await test.call({ url: '/api/auth/me', headers: last })).status).toBe(200)
        test.advance(3 * HOUR_MS)
      }
    })
    await ended(async () => test.advance(4 * HOUR_MS))
    const idOf = async () => (await findAkun(db, 'siti@safar.test'))?.id ?? 0
    await ended(async () => setPassword(db, await idOf(), await hashPassword('yang-baru')))
    await ended(async () => removeAkun(db, await idOf()))
    const headers = await test.signIn('admin')
    expect((await test.call({ method: 'POST', url: '/api/auth/logout', headers })).status).toBe(200)
    expect((await me(test, headers)).status).toBe(401)
  })

  it('notes its use at most once in five minutes', async () => {
    await using test = await createTestApp()
    const headers = await test.signIn('admin')
    const used = async () =>
      (await test.deps.database.db.selectFrom('sesi').select('dipakai_pada').executeTakeFirstOrThrow())
        .dipakai_pada
    const opened = await used()
    test.advance(4 * 60_000)
    await me(test, headers)
    expect(await used()).toBe(opened)
    test.advance(60_000)
    await me(test, headers)
    expect(await used()).toBe(test.deps.now().toISOString())
  })

  it('is needed, and is not guessed', async () => {
    await using test = await createTestApp()
    for (const authorization of ['', 'Bearer', 'Bearer x', 'Basic eA==', `Bearer ${'x'.repeat(500)}`]) {
      const answer = await me(test, { authorization })
      expect(answer.status).toBe(401)
      expect(answer.body).toEqual({ message: 'Sesi anda telah berakhir. Silahkan login ulang' })
    }
  })

  it('is kept as a hash alone', async () => {
    await using test = await createTestApp()
    const { authorization } = await test.signIn('admin')
    const rows = await test.deps.database.db.selectFrom('sesi').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(authorization.slice(7))
  })
})

describe('the own account', () => {
  it('changes its name and password, which ends every older session', async () => {
    await using test = await createTestApp()
    const older = await test.signIn('user', 'siti@safar.test')
    const headers = await test.signIn('user', 'siti@safar.test')
    const post = (url: string, payload: object) =>
      test.call<Record<string, string>>({ method: 'POST', url, headers, payload })
    expect((await post('/api/auth/me', { nama: ' Siti ' })).body).toMatchObject({ data: { nama: 'Siti' } })
    expect((await post('/api/auth/me', { nama: '' })).status).toBe(422)
    const wrong = { password_lama: 'salah', password_baru: 'yang-baru-sekali' }
    const refused = await post('/api/auth/password', wrong)
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toEqual({ password_lama: ['Password lama salah'] })
    const short = await post('/api/auth/password', { password_lama: PASSWORD, password_baru: 'x' })
    expect(short.status).toBe(422)
    const common = await post('/api/auth/password', {
      password_lama: PASSWORD,
      password_baru: 'password1234',
    })
    expect([common.status, common.body.errors]).toEqual([422, { password_baru: [COMMON_PASSWORD_MESSAGE] }])
    expect((await me(test, older)).status).toBe(200)

    const changed = await post('/api/auth/password', {
      password_lama: PASSWORD,
      password_baru: 'yang-baru-sekali',
    })
    expect(changed.status).toBe(200)
    expect((await me(test, older)).status).toBe(401)
    expect((await me(test, headers)).status).toBe(401)
    const fresh = await me(test, { authorization: `Bearer ${changed.body.access_token}` })
    expect(fresh.body).toMatchObject({ data: { nama: 'Siti' } })
    expect((await login(test, 'siti@safar.test', PASSWORD)).status).toBe(401)
    expect((await login(test, 'siti@safar.test', 'yang-baru-sekali')).status).toBe(200)
  })

  it('is nobody else to change, and its password is not guessed through a session', async () => {
    await using test = await createTestApp()
    const headers = await test.signIn('user')
    const payload = { password_lama: 'salah', password_baru: 'yang-baru-sekali' }
    expect((await test.call({ method: 'POST', url: '/api/auth/password', payload })).status).toBe(401)
    expect((await test.call({ method: 'POST', url: '/api/auth/me', payload: { nama: 'x' } })).status).toBe(
      401,
    )
    const tries = []
    for (let i = 0; i < 11; i += 1) {
      tries.push((await test.call({ method: 'POST', url: '/api/auth/password', headers, payload })).status)
    }
    expect(tries).toEqual([...Array(10).fill(422), 429])
  })
})
