import { expect, it } from 'vitest'
import { setFaktorWajib } from '../../access/session/faktor.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'

const OWNER = 'pemilik@safar.test'
const RINA = 'rina@safar.test'

/** Gives an account an app, as far as anybody asks whether it has one. */
async function giveTotp(test: TestApp, email: string): Promise<number> {
  const { db } = test.deps.database
  const { id } = await db.selectFrom('akun').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const time = test.deps.now().toISOString()
  await db
    .insertInto('totp')
    .values({ akun_id: id, rahasia: 'x', langkah: 1, created_at: time, aktif_pada: time })
    .execute()
  return id
}
const wajib = (test: TestApp, headers: Record<string, string>, faktor_wajib: boolean) =>
  test.call({ method: 'POST', url: '/api/akun/aturan', headers, payload: { faktor_wajib } })

it('asks a second factor of admins once an admin who has one says so, and of nobody else', async () => {
  await using test = await createTestApp()
  const owner = await test.signIn('admin', OWNER)
  const rina = await test.signIn('admin', RINA)
  const staf = await test.signIn('staf')
  expect((await wajib(test, staf, true)).status).toBe(403)
  expect((await wajib(test, owner, true)).status).toBe(409)
  await giveTotp(test, OWNER)
  expect((await wajib(test, owner, true)).status).toBe(200)
  expect((await test.call({ url: '/api/akun', headers: owner })).status).toBe(200)
  expect((await test.call({ url: '/api/pendaftaran', headers: staf })).status).toBe(200)
  // Held from its very next call, whatever it reads or writes; what all may read says no more to it than to all.
  for (const [method, url] of [
    ['GET', '/api/akun'],
    ['GET', '/api/pendaftaran'],
    ['POST', '/api/akun/aturan'],
    ['GET', '/api/paket?status=semua'],
    ['POST', '/api/auth/password'],
  ] as const) {
    const { status, body, headers } = await test.call({ method, url, headers: rina })
    expect([url, status, body.perlu, headers['x-perlu']]).toEqual([url, 403, 'faktor', 'faktor'])
  }
  for (const url of ['/api/auth/me', '/api/auth/faktor', '/api/auth/sesi'])
    expect((await test.call({ url, headers: rina })).status).toBe(200)
  expect((await test.call({ method: 'POST', url: '/api/auth/totp', headers: rina })).status).toBe(200)
  const signedIn = await test.call({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: RINA, password: PASSWORD },
  })
  expect(signedIn).toMatchObject({ status: 200, body: { perlu: 'faktor' } })
  // The last one of somebody who must have one stays.
  expect((await test.call({ method: 'DELETE', url: '/api/auth/totp', headers: owner })).status).toBe(409)
  expect((await wajib(test, owner, false)).status).toBe(200)
  expect((await test.call({ url: '/api/akun', headers: rina })).status).toBe(200)
  expect((await test.call({ method: 'DELETE', url: '/api/auth/totp', headers: owner })).status).toBe(200)
})

it('takes lost factors away from another account, ends its sessions, and tells its owner', async () => {
  await using test = await createTestApp()
  const owner = await test.signIn('admin', OWNER)
  const rina = await test.signIn('staf', RINA)
  const id = await giveTotp(test, RINA)
  const take = (headers: Record<string, string>, whose = id) =>
    test.call({ method: 'DELETE', url: `/api/akun/${whose}/faktor`, headers })
  const listed = await test.call<{ data: { email: string; faktor: string[] }[] }>({
    url: '/api/akun',
    headers: owner,
  })
  expect(listed.body.data.map(({ email, faktor }) => [email, faktor])).toEqual([
    [OWNER, []],
    [RINA, ['totp']],
  ])
  expect((await take(rina)).status).toBe(403)
  expect((await take(owner, 1)).status).toBe(409)
  expect((await take(owner, 99)).status).toBe(404)
  expect((await take(owner)).status).toBe(200)
  expect((await take(owner)).status).toBe(404)
  expect((await test.call({ url: '/api/auth/me', headers: rina })).status).toBe(401)
  const { db } = test.deps.database
  expect(await db.selectFrom('kotak_keluar').select(['penerima', 'peristiwa']).execute()).toEqual([
    { penerima: RINA, peristiwa: 'faktor-berubah' },
  ])
  expect(
    await db
      .selectFrom('aktivitas')
      .select(['oleh', 'aksi', 'nama'])
      .where('aksi', '=', 'lepas-faktor')
      .execute(),
  ).toEqual([{ oleh: `Nama ${OWNER}`, aksi: 'lepas-faktor', nama: RINA }])
  test.advance(11 * 60_000)
  expect(await take(owner)).toMatchObject({ status: 403, body: { perlu: 'password' } })
})

it('says with each answer what the role is by now', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('staf', RINA)
  const told = async () => (await test.call({ url: '/api/pendaftaran', headers })).headers['x-peran']
  expect(await told()).toBe('staf')
  const { db } = test.deps.database
  await db.updateTable('akun').set({ role: 'keuangan' }).execute()
  expect(await told()).toBe('keuangan')
  await db.updateTable('akun').set({ role: 'user' }).execute()
  const refused = await test.call({ url: '/api/pendaftaran', headers })
  expect([refused.status, refused.headers['x-peran']]).toEqual([403, 'user'])
  await db.transaction().execute((trx) => setFaktorWajib(trx, true))
  expect((await test.call({ url: '/api/auth/me', headers })).status).toBe(200)
})
