import { join } from 'node:path'
import type { Session } from '@safar/shared/access/session/session-schema'
import { expect, it } from 'vitest'
import { createAuthenticator } from '../../testing/authenticator.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { asalOf } from './asal.ts'

const SITI = 'siti@safar.test'
const ASAL = 'http://localhost:4321'
const MINUTE_MS = 60_000

type Opsi = { data: { challenge: string; rpId?: string; user?: { id: string } } }

/** Asks for options, and gives what the authenticator is asked with. */
async function ask(test: TestApp, url: string, headers: Record<string, string> = {}) {
  const { status, body } = await test.call<Opsi>({
    method: 'POST',
    url,
    headers: { origin: ASAL, ...headers },
  })
  expect(status).toBe(200)
  return { challenge: body.data.challenge, rp: 'localhost', asal: ASAL }
}

const masuk = (test: TestApp, jawaban: object) =>
  test.call<Session>({ method: 'POST', url: '/api/auth/passkey/masuk', payload: { jawaban } })

async function withPasskey(test: TestApp, id?: string) {
  const headers = await test.signIn('staf', SITI)
  const authenticator = createAuthenticator(id)
  const jawaban = authenticator.daftar(await ask(test, '/api/auth/passkey', headers))
  const added = await test.call<{ data: { passkey: { id: number }; kode_pemulihan: string[] | null } }>({
    method: 'POST',
    url: '/api/auth/passkey/aktif',
    headers,
    payload: { nama: 'HP Siti', jawaban },
  })
  expect(added.status).toBe(200)
  return { headers, authenticator, jawaban, ...added.body.data }
}

it('keeps nothing that a backup would not bring back: no key of kilobytes, and no ways that browsers do not name', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('staf', SITI)
  const add = async (authenticator: ReturnType<typeof createAuthenticator>, transports: string[]) => {
    const jawaban = authenticator.daftar(await ask(test, '/api/auth/passkey', headers))
    const response = { ...jawaban.response, transports }
    const payload = { nama: 'HP Siti', jawaban: { ...jawaban, response } }
    return (await test.call({ method: 'POST', url: '/api/auth/passkey/aktif', headers, payload })).status
  }
  expect(await add(createAuthenticator('besar', { extra: 6_000 }), ['usb'])).toBe(422)
  expect(await add(createAuthenticator('banyak'), Array(10).fill('"'.repeat(30)))).toBe(200)
  expect(await add(createAuthenticator('biasa'), Array(10).fill('smart-card'))).toBe(200)
  const rows = await test.deps.database.db.selectFrom('passkey').selectAll().orderBy('id').execute()
  expect(rows.map(({ transports }) => JSON.parse(transports))).toEqual([[], Array(10).fill('smart-card')])
  const { disisihkan } = await test.backup(join(test.dataDir, 'safar.backup'))
  expect(disisihkan).toEqual([])
})

it('signs in without mail and password, and a password alone is no longer enough', async () => {
  await using test = await createTestApp()
  const { authenticator, kode_pemulihan } = await withPasskey(test)
  const answer = await masuk(test, authenticator.masuk(await ask(test, '/api/auth/passkey/tantangan')))
  expect(answer).toMatchObject({ status: 200, body: { role: 'staf', user: { email: SITI } } })
  const headers = { authorization: `Bearer ${answer.body.access_token}` }
  expect((await test.call({ url: '/api/auth/faktor', headers })).body).toMatchObject({
    data: { totp: null, passkey: [{ nama: 'HP Siti', dipakai_pada: test.deps.now().toISOString() }] },
  })
  const login = (kode?: string) =>
    test.call({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: SITI, password: PASSWORD, ...(kode && { kode }) },
    })
  expect(await login()).toMatchObject({ status: 401, body: { perlu: 'passkey', faktor: ['passkey'] } })
  expect((await login('123456')).status).toBe(401)
  expect((await login(kode_pemulihan?.[0])).status).toBe(200)
})

it('takes each challenge once and for five minutes, for whom and what it was made', async () => {
  await using test = await createTestApp()
  const { authenticator, headers, jawaban } = await withPasskey(test)
  const asked = await ask(test, '/api/auth/passkey/tantangan')
  const answer = authenticator.masuk(asked)
  const both = await Promise.all([masuk(test, answer), masuk(test, answer)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  const late = await ask(test, '/api/auth/passkey/tantangan')
  test.advance(5 * MINUTE_MS)
  expect((await masuk(test, authenticator.masuk(late))).status).toBe(401)
  // A clock that is set back does not give it back, nor is one of a time to come taken.
  test.advance(-MINUTE_MS)
  expect((await masuk(test, authenticator.masuk(late))).status).toBe(401)
  const early = await ask(test, '/api/auth/passkey/tantangan')
  test.advance(-MINUTE_MS)
  expect((await masuk(test, authenticator.masuk(early))).status).toBe(401)
  test.advance(2 * MINUTE_MS)
  // One for adding signs nobody in; what was added is not added again, by nobody.
  const adding = await ask(test, '/api/auth/passkey', headers)
  expect((await masuk(test, authenticator.masuk(adding))).status).toBe(401)
  const add = async (payload: object, as = headers) =>
    (await test.call({ method: 'POST', url: '/api/auth/passkey/aktif', headers: as, payload })).status
  expect(await add({ nama: 'Lagi', jawaban })).toBe(422)
  const again = createAuthenticator().daftar(await ask(test, '/api/auth/passkey', headers))
  expect(await add({ nama: 'Sama', jawaban: again })).toBe(409)
  const other = await test.signIn('staf', 'budi@safar.test')
  const own = createAuthenticator('baru').daftar(await ask(test, '/api/auth/passkey', headers))
  expect(await add({ nama: 'Curian', jawaban: own }, other)).toBe(422)
})

it('refuses another origin, another domain, one that nobody unlocked, a copy and a forged signature', async () => {
  await using test = await createTestApp()
  const { authenticator } = await withPasskey(test)
  const asked = () => ask(test, '/api/auth/passkey/tantangan')
  const refused = async (jawaban: object) => {
    expect((await masuk(test, jawaban)).status).toBe(401)
  }
  await refused(authenticator.masuk({ ...(await asked()), asal: 'http://jahat.test' }))
  await refused(authenticator.masuk({ ...(await asked()), rp: 'jahat.test' }))
  await refused(authenticator.masuk(await asked(), { isUnlocked: false }))
  await refused(createAuthenticator().masuk(await asked()))
  await refused(createAuthenticator('siapa').masuk(await asked()))
  authenticator.rewind(7)
  expect((await masuk(test, authenticator.masuk(await asked()))).status).toBe(200)
  authenticator.rewind(3)
  await refused(authenticator.masuk(await asked()))
  const handle = authenticator.masuk(await asked())
  await refused({ ...handle, response: { ...handle.response, userHandle: 'orang-lain' } })
  for (const clientDataJSON of ['bukan', Buffer.from('[]').toString('base64url'), 'e30'])
    await refused({ ...handle, response: { ...handle.response, clientDataJSON } })
  // Each is counted for the owner to see.
  const noted = await test.deps.database.db
    .selectFrom('aktivitas')
    .select('kali')
    .where('aksi', '=', 'gagal-masuk')
    .executeTakeFirst()
  expect(noted?.kali).toBeGreaterThan(3)
})

it('lets in nobody who is suspended, and ends with the account', async () => {
  await using test = await createTestApp()
  const { authenticator } = await withPasskey(test)
  const { db } = test.deps.database
  await db.updateTable('akun').set({ ditangguhkan_pada: '2026-11-20T03:00:00.000Z' }).execute()
  expect(
    (await masuk(test, authenticator.masuk(await ask(test, '/api/auth/passkey/tantangan')))).status,
  ).toBe(401)
  await db.deleteFrom('akun').execute()
  expect(await db.selectFrom('passkey').selectAll().execute()).toEqual([])
})

it('names all passkeys of an account alike, counts them, and removes an own one alone', async () => {
  await using test = await createTestApp()
  const first = await withPasskey(test)
  const second = await withPasskey(test, 'kedua')
  expect([first.kode_pemulihan?.length, second.kode_pemulihan]).toEqual([10, null])
  const names = await test.deps.database.db.selectFrom('passkey').select('pengguna').execute()
  expect(new Set(names.map(({ pengguna }) => pengguna)).size).toBe(1)
  const remove = async (id: number, headers: Record<string, string>) =>
    (await test.call({ method: 'DELETE', url: `/api/auth/passkey/${id}`, headers })).status
  const other = await test.signIn('admin')
  expect(await remove(first.passkey.id, other)).toBe(404)
  expect(await remove(first.passkey.id, first.headers)).toBe(200)
  expect(await remove(second.passkey.id, first.headers)).toBe(200)
  expect(await test.deps.database.db.selectFrom('kode_pemulihan').selectAll().execute()).toEqual([])
})

const at = (siteUrl: string, origin?: string, CORS_ORIGINS: string[] = []) => {
  const test = { env: { CORS_ORIGINS }, siteUrl }
  try {
    return asalOf(test, { headers: origin ? { origin } : {} }).rp
  } catch (error) {
    return error instanceof Error && 'status' in error ? error.status : error
  }
}

it.each([
  ['https://safar.test', 'https://safar.test', [], 'safar.test'],
  ['https://safar.test', undefined, [], 'safar.test'],
  // The office below the site's name shares its passkeys; another name has its own.
  ['https://safar.test', 'https://kantor.safar.test', ['https://kantor.safar.test'], 'safar.test'],
  ['https://www.safar.test', 'https://kantor.safar.test', ['https://kantor.safar.test'], 'kantor.safar.test'],
  ['https://safar.test', 'https://kantor.safar.test', [], 403],
  ['https://safar.test', 'http://safar.test', [], 403],
  ['https://safar.test', 'https://safar.test.jahat.test', [], 403],
  ['https://safar.test', 'http://localhost:4321', [], 403],
  ['https://safar.test', 'null', [], 403],
  ['http://127.0.0.1:4321', 'http://localhost:9999', [], 'localhost'],
  ['http://127.0.0.1:4321', 'http://127.0.0.1:4321', [], 409],
  ['https://203.0.113.9', 'https://203.0.113.9', [], 409],
])('belongs, on %s and asked for from %s, to a domain of the agency or to none', (site, origin, cors, rp) => {
  expect(at(site, origin, cors)).toBe(rp)
})
