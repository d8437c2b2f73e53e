import { createSecretKey, randomBytes } from 'node:crypto'
import { MAX_KODE_LENGTH } from '@safar/shared/access/session/faktor'
import { expect, it } from 'vitest'
import { countKode, KODE_CEILING } from '../../access/session/login-limits.ts'
import { SEALED } from '../../platform/vault/sealed-text.ts'
import { createVault, KUNCI_TIDAK_ADA } from '../../platform/vault/vault.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { kodeTotp, langkahOf } from './kode-totp.ts'

const SITI = 'siti@safar.test'
const STEP_MS = 30_000
const HOUR_MS = 3_600_000

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** As an app reads what it scanned. */
function decode(secret: string): Buffer {
  const bits = [...secret].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

const login = (test: TestApp, kode?: string, remoteAddress = '10.0.0.1', password = PASSWORD) =>
  test.call<Record<string, unknown>>({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: SITI, password, ...(kode !== undefined && { kode }) },
    remoteAddress,
  })

/**
 * Sets an app up for the account, as the profile does it; gives what it shows, by the server's clock, and the codes on
 * paper.
 */
async function withApp(test: TestApp, role: 'admin' | 'staf' = 'staf') {
  const headers = await test.signIn(role, SITI)
  const begun = await test.call<{ data: { secret: string; otpauth_url: string } }>({
    method: 'POST',
    url: '/api/auth/totp',
    headers,
  })
  expect(begun.status).toBe(200)
  const { secret } = begun.body.data
  const shows = (steps = 0) => kodeTotp(decode(secret), langkahOf(test.deps.now()) + steps)
  const active = await test.call<{ data: { kode_pemulihan: string[] } }>({
    method: 'POST',
    url: '/api/auth/totp/aktif',
    headers,
    payload: { kode: shows() },
  })
  expect(active.status).toBe(200)
  // The next step has just begun: it does not pass to another one while a test counts steps.
  test.advance(STEP_MS - (Number(test.deps.now()) % STEP_MS))
  return { headers, secret, shows, paper: active.body.data.kode_pemulihan }
}

it('asks for a code beside the password once an app is set up, and lets in by it', async () => {
  await using test = await createTestApp()
  const { secret, shows, paper } = await withApp(test)
  expect(new Set(paper).size).toBe(10)
  const asked = await login(test)
  expect([asked.status, asked.body]).toEqual([
    401,
    { message: 'Tulis kode dari aplikasi autentikator Anda.', perlu: 'totp', faktor: ['totp'] },
  ])
  // Whoever does not know the password learns nothing of it.
  expect((await login(test, shows(), '10.0.0.1', 'salah-salah')).body).toEqual({
    message: 'Email or Password is wrong',
  })
  const wrong = await login(test, shows() === '000000' ? '000001' : '000000')
  expect(wrong).toMatchObject({
    status: 401,
    body: { perlu: 'totp', message: expect.stringContaining('salah') },
  })
  expect((await login(test, ` ${shows().slice(0, 3)} ${shows().slice(3)} `)).status).toBe(200)
  // No later answer, log or record of activity holds a secret or a code.
  const faktor = await test.call({ url: '/api/auth/faktor', headers: await test.signIn('staf', SITI) })
  expect(faktor.body).toMatchObject({
    data: { totp: { aktif_pada: expect.any(String) }, kode_pemulihan: 10 },
  })
  const { db } = test.deps.database
  const kept = [
    faktor.body,
    test.takeErrors(),
    await db.selectFrom('aktivitas').selectAll().execute(),
    await db.selectFrom('kotak_keluar').selectAll().execute(),
    await db.selectFrom('totp').selectAll().execute(),
    await db.selectFrom('kode_pemulihan').selectAll().execute(),
  ]
  expect(JSON.stringify(kept)).not.toContain(secret)
  for (const kode of paper) expect(JSON.stringify(kept)).not.toContain(kode)
})

it('takes a code once, a step early or late, and none again when the clock is set back', async () => {
  await using test = await createTestApp()
  const { shows } = await withApp(test)
  expect((await login(test, shows(-2))).status).toBe(401)
  expect((await login(test, shows(2))).status).toBe(401)
  const both = await Promise.all([login(test, shows()), login(test, shows())])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  expect((await login(test, shows(1))).status).toBe(200)
  // One before the last is used up as well.
  expect((await login(test, shows())).status).toBe(401)
  test.advance(-2 * STEP_MS)
  for (const steps of [-1, 0, 1]) expect((await login(test, shows(steps))).status).toBe(401)
  test.advance(4 * STEP_MS)
  expect((await login(test, shows())).status).toBe(200)
})

it('lets nobody go through the codes, and locks nobody out by it', async () => {
  await using test = await createTestApp()
  const { shows, paper } = await withApp(test)
  const wrong = () => (shows() === '000000' ? '000001' : '000000')
  for (let n = 0; n < 10; n += 1) {
    expect((await login(test, wrong())).status).toBe(401)
    if (n === 5) test.advance(61_000)
  }
  test.advance(61_000)
  const refused = await login(test, shows())
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600)
  // A password without a code in between gives no tries back.
  expect((await login(test)).status).toBe(401)
  expect((await login(test, shows())).status).toBe(429)
  // Who has another network, or paper, gets in.
  expect((await login(test, shows(), '10.0.0.2')).status).toBe(200)
  expect((await login(test, paper[0])).status).toBe(200)
})

it.each(['totp', 'pemulihan'] as const)(
  'tries no more than a ceiling of %s codes from however many networks, and lets an owner pass on a device that is known',
  async (jenis) => {
    await using test = await createTestApp()
    const { shows, paper } = await withApp(test)
    const from = (ip: string, kode: string | undefined, perangkat?: unknown) =>
      test.call<Record<string, unknown>>({
        method: 'POST',
        url: '/api/auth/login',
        payload: {
          email: SITI,
          password: PASSWORD,
          kode,
          ...(typeof perangkat === 'string' && { perangkat }),
        },
        remoteAddress: ip,
      })
    const { perangkat } = (await from('10.9.9.9', shows())).body
    test.advance(STEP_MS)
    const wrong = () =>
      jenis === 'pemulihan' ? 'AAAA-AAAA-AAAA' : shows() === '000000' ? '000001' : '000000'
    const right = () => (jenis === 'pemulihan' ? paper[0] : shows())
    const { db } = test.deps.database
    const { id: akunId } = await db
      .selectFrom('akun')
      .select('id')
      .where('email', '=', SITI)
      .executeTakeFirstOrThrow()
    const tryAt = (network: string) =>
      countKode(db, { akunId, perangkat: { token: undefined, nama: 'x', network }, jenis }, test.deps.now())
    expect((await from('10.1.0.1', wrong())).status).toBe(401)
    for (let n = 1; n < KODE_CEILING; n += 1) expect(await tryAt(`10.1.${n}.1`)).toBe(null)
    const refused = await from('10.3.0.1', right())
    expect([refused.status, Number(refused.headers['retry-after']) > 60]).toEqual([429, true])
    // A token that somebody made up is none of a device that is known.
    expect((await from('10.3.0.2', right(), 'dikarang')).status).toBe(429)
    // The owner's own device passes from wherever it is.
    expect((await from('10.4.0.1', wrong(), perangkat)).status).toBe(401)
    expect((await from('10.4.0.1', right(), perangkat)).status).toBe(200)
    test.advance(16 * 60_000)
    expect((await from('10.3.0.1', jenis === 'pemulihan' ? paper[1] : shows())).status).toBe(200)
  },
)

it('does not count the question for a code among failures', async () => {
  await using test = await createTestApp()
  const { shows } = await withApp(test)
  for (let n = 0; n < 11; n += 1) expect((await login(test)).status).toBe(401)
  expect((await login(test, shows())).status).toBe(200)
})

it('takes each recovery code once, counts them down and makes new ones', async () => {
  await using test = await createTestApp()
  const { paper } = await withApp(test)
  const [first = '', second = ''] = paper
  const used = await login(test, first.toLowerCase().replaceAll('-', ' '))
  expect(used.status).toBe(200)
  expect((await login(test, first)).status).toBe(401)
  const both = await Promise.all([login(test, second), login(test, second)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  const headers = { authorization: `Bearer ${used.body.access_token}` }
  const left = async () =>
    (await test.call<{ data: { kode_pemulihan: number } }>({ url: '/api/auth/faktor', headers })).body.data
      .kode_pemulihan
  expect(await left()).toBe(8)
  const made = await test.call<{ data: { kode_pemulihan: string[] } }>({
    method: 'POST',
    url: '/api/auth/kode-pemulihan',
    headers,
  })
  expect([made.status, await left()]).toEqual([200, 10])
  expect((await login(test, paper[2])).status).toBe(401)
  expect((await login(test, made.body.data.kode_pemulihan[2])).status).toBe(200)
  const again = async () =>
    (await test.call({ method: 'POST', url: '/api/auth/kode-pemulihan', headers })).status
  for (let n = 1; n < 5; n += 1) expect(await again()).toBe(200)
  expect(await again()).toBe(429)
})

it('refuses what is no code at all', async () => {
  await using test = await createTestApp()
  await withApp(test)
  for (const kode of ['', '12345', 'abc', '\u0661\u0662\u0663\u0664\u0665\u0666', "1' or '1'='1"])
    expect([kode, (await login(test, kode)).status]).toEqual([kode, 401])
  expect((await login(test, 'x'.repeat(MAX_KODE_LENGTH + 1))).body).toEqual({
    message: 'Email or Password is wrong',
  })
})

it('is set up, taken away and renewed only by who proved not long ago who they are', async () => {
  await using test = await createTestApp()
  const { headers } = await withApp(test)
  const ask = (method: 'POST' | 'DELETE', url: string, payload?: object) =>
    test.call({ method, url, headers, ...(payload && { payload }) })
  test.advance(11 * 60_000)
  const needs = { status: 403, body: { perlu: 'password' } }
  for (const url of ['/api/auth/totp', '/api/auth/kode-pemulihan', '/api/auth/passkey'])
    expect(await ask('POST', url)).toMatchObject(needs)
  for (const url of ['/api/auth/totp', '/api/auth/passkey/1'])
    expect(await ask('DELETE', url)).toMatchObject(needs)
  expect(await ask('POST', '/api/auth/kukuhkan', { password: 'salah' })).toMatchObject({
    status: 422,
    body: { errors: { password: ['Password salah'] } },
  })
  expect((await ask('POST', '/api/auth/kukuhkan', { password: PASSWORD })).status).toBe(200)
  expect((await ask('POST', '/api/auth/totp')).status).toBe(409)
  // A clock that is set back makes no proof of it.
  test.advance(-HOUR_MS)
  expect(await ask('DELETE', '/api/auth/totp')).toMatchObject(needs)
  test.advance(HOUR_MS)
  expect((await ask('DELETE', '/api/auth/totp')).status).toBe(200)
  expect((await login(test)).status).toBe(200)
  expect((await test.deps.database.db.selectFrom('kode_pemulihan').selectAll().execute()).length).toBe(0)
  expect((await ask('DELETE', '/api/auth/totp')).status).toBe(404)
})

it('asks for nothing while it is only begun, and takes the code of what was begun last', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('staf', SITI)
  const begin = async () => {
    const { body } = await test.call<{ data: { secret: string } }>({
      method: 'POST',
      url: '/api/auth/totp',
      headers,
    })
    return kodeTotp(decode(body.data.secret), langkahOf(test.deps.now()))
  }
  const finish = async (kode: string) =>
    (await test.call({ method: 'POST', url: '/api/auth/totp/aktif', headers, payload: { kode } })).status
  expect(await finish('123456')).toBe(422)
  const [first, second] = [await begin(), await begin()]
  expect((await login(test)).status).toBe(200)
  expect(await finish(first === second ? 'x' : first)).toBe(422)
  expect(await finish(second)).toBe(200)
  expect(await finish(second)).toBe(422)
})

it('outlives a password that is reset by mail, and tells the owner of each change', async () => {
  await using test = await createTestApp()
  const { headers, shows } = await withApp(test)
  const change = { password_lama: PASSWORD, password_baru: 'kopi senja di tepi laut' }
  await test.call({ method: 'POST', url: '/api/auth/password', headers, payload: change })
  expect((await login(test, undefined, '10.0.0.1', change.password_baru)).body).toMatchObject({
    perlu: 'totp',
  })
  expect((await login(test, shows(), '10.0.0.1', change.password_baru)).status).toBe(200)
  const mails = await test.deps.database.db.selectFrom('kotak_keluar').selectAll().execute()
  expect(mails.filter(({ peristiwa }) => peristiwa === 'faktor-berubah')).toMatchObject([
    { penerima: SITI, teks: expect.stringContaining('Aplikasi autentikator dipasang') },
  ])
})

it('is not readable with another key, as after a restore elsewhere: a code on paper still lets in, and nothing is lost', async () => {
  await using test = await createTestApp()
  const { headers, shows, paper } = await withApp(test)
  const { db } = test.deps.database
  const kept = await db.selectFrom('totp').select('rahasia').execute()
  expect(kept).toMatchObject([{ rahasia: expect.stringMatching(SEALED) }])
  const other = [createSecretKey(randomBytes(32))]
  Object.assign(test.deps.vault, createVault({ DATA_DIR: test.dataDir, DATA_KEY: other }, test.deps.now))
  expect((await login(test, shows())).body).toMatchObject({
    perlu: 'totp',
    message: expect.stringContaining('kode pemulihan'),
  })
  expect((await login(test, paper[0])).status).toBe(200)
  // What is sealed by the key that is not here is overwritten by nobody.
  const begun = await test.call({
    method: 'POST',
    url: '/api/auth/totp',
    headers: await test.signIn('staf', 'budi@safar.test'),
  })
  expect([begun.status, begun.body.message]).toEqual([503, KUNCI_TIDAK_ADA])
  const admin = await test.signIn('admin')
  const health = await test.call<{ data: unknown[] }>({ url: '/api/kesehatan', headers: admin })
  expect(health.body.data[0]).toMatchObject({
    judul: 'Kunci data tidak cocok',
    kata: expect.stringContaining('1 aplikasi autentikator tidak dapat dibuka'),
  })
  expect((await test.call({ url: '/api/paket' })).status).toBe(200)
  expect(await db.selectFrom('totp').select('rahasia').execute()).toEqual(kept)
  // The owner takes it away and sets it up anew, once a key seals again.
  Object.assign(test.deps.vault, createVault(test.deps.env, test.deps.now))
  test.advance(STEP_MS)
  expect((await login(test, shows())).status).toBe(200)
  expect((await test.call({ method: 'DELETE', url: '/api/auth/totp', headers })).status).toBe(200)
})

it('is of its account alone: a secret that is put in the place of another lets nobody in', async () => {
  await using test = await createTestApp()
  const { shows } = await withApp(test)
  const { db } = test.deps.database
  await test.addAkun('staf', 'budi@safar.test')
  const rows = await db.selectFrom('akun').select('id').where('email', '=', 'budi@safar.test').execute()
  const totp = await db.selectFrom('totp').selectAll().executeTakeFirstOrThrow()
  await db
    .insertInto('totp')
    .values({ ...totp, akun_id: rows[0]?.id ?? 0, langkah: 0 })
    .execute()
  const payload = { email: 'budi@safar.test', password: PASSWORD, kode: shows() }
  const answer = await test.call({ method: 'POST', url: '/api/auth/login', payload })
  expect(answer).toMatchObject({
    status: 401,
    body: { message: expect.stringContaining('tidak dapat diperiksa') },
  })
})
