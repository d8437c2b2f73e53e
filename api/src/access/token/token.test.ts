import { PERLU_FAKTOR_PEMBUAT } from '@safar/shared/access/session/faktor'
import { tokenMay } from '@safar/shared/access/session/who'
import { TOKEN_LIMITS, TOKEN_PER_MENIT, TOKEN_POLA } from '@safar/shared/access/token/token'
import type { Token, TokenCreate, TokenDibuat } from '@safar/shared/access/token/token-schema'
import { paketInput } from '@safar/shared/content/paket/factory'
import { expect, it } from 'vitest'
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { readDocument } from '../openapi/described-calls.ts'
import { setFaktorWajib } from '../session/faktor.ts'

const DAY_MS = 86_400_000
const LAPORAN: TokenCreate = { nama: 'Laporan', role: 'keuangan', berlaku_sampai: '2026-12-31' }

async function make(test: TestApp, given: Partial<TokenCreate> = {}, headers?: { authorization: string }) {
  const { body } = await test.call<{ data: TokenDibuat }>({
    method: 'POST',
    url: '/api/token',
    headers: headers ?? (await test.signIn('admin', 'pemilik@safar.test')),
    payload: { ...LAPORAN, ...given },
  })
  return { ...body.data, bearer: { authorization: `Bearer ${body.data.token}` } }
}
const read = (test: TestApp, headers: { authorization: string }) =>
  test.call({ url: '/api/pendaftaran', headers })
async function list(test: TestApp) {
  const headers = await test.signIn('admin', 'pemilik@safar.test')
  return (await test.call<{ data: Token[] }>({ url: '/api/token', headers })).body.data
}

it('is said once, kept as a hash, and shown by its first letters', async () => {
  await using test = await createTestApp()
  const { token, bearer, ...made } = await make(test)
  expect(token).toMatch(TOKEN_POLA)
  expect(made).toMatchObject({ nama: 'Laporan', role: 'keuangan', hanya_baca: true, keadaan: 'aktif' })
  expect((await read(test, bearer)).status).toBe(200)
  const listed = await list(test)
  expect(listed).toMatchObject([{ awalan: token.slice(0, 10), dipakai_pada: test.deps.now().toISOString() }])
  const stored = await test.deps.database.db.selectFrom('token_api').selectAll().execute()
  expect(JSON.stringify([stored, listed])).not.toContain(token.slice(10))
})

it('is held back with whoever made it while that one lacks the factor that is asked of admins', async () => {
  await using test = await createTestApp()
  const { bearer } = await make(test)
  const { db } = test.deps.database
  const paket = () =>
    test
      .call<{ data: object[] }>({ url: '/api/paket?status=semua', headers: bearer })
      .then(({ status }) => status)
  expect([(await read(test, bearer)).status, await paket()]).toEqual([200, 200])
  await db.transaction().execute((trx) => setFaktorWajib(trx, true))
  const { status, body } = await read(test, bearer)
  expect([status, body.perlu, body.message]).toEqual([403, 'faktor', PERLU_FAKTOR_PEMBUAT])
  expect(await paket()).toBe(403)
  const { id } = await db.selectFrom('akun').select('id').executeTakeFirstOrThrow()
  const time = test.deps.now().toISOString()
  await db
    .insertInto('totp')
    .values({ akun_id: id, rahasia: 'x', langkah: 1, created_at: time, aktif_pada: time })
    .execute()
  expect([(await read(test, bearer)).status, await paket()]).toEqual([200, 200])
})

it('needs a name, a role below admin, and an end within a year', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const wrong: [object, string][] = [
    [{ nama: ' ' }, 'nama'],
    [{ nama: 'x'.repeat(TOKEN_LIMITS.nama + 1) }, 'nama'],
    [{ role: 'admin' }, 'role'],
    [{ role: 'user' }, 'role'],
    [{ berlaku_sampai: undefined }, 'berlaku_sampai'],
    [{ berlaku_sampai: '2026-11-21' }, 'berlaku_sampai'],
    [{ berlaku_sampai: '2027-11-22' }, 'berlaku_sampai'],
    [{ hanya_baca: 'ya' }, 'hanya_baca'],
  ]
  for (const [given, field] of wrong) {
    const payload = { ...LAPORAN, ...given }
    const { status, body } = await test.call({ method: 'POST', url: '/api/token', headers, payload })
    expect([field, status, Object.keys(Object(body.errors))]).toEqual([field, 422, [field]])
  }
  expect(await list(test)).toEqual([])
})

it('is one of so many, however many are asked for at once', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin', 'pemilik@safar.test')
  const many = await Promise.all(
    Array.from({ length: TOKEN_LIMITS.banyak + 10 }, () =>
      test.call({ method: 'POST', url: '/api/token', headers, payload: LAPORAN }),
    ),
  )
  expect(many.filter(({ status }) => status === 201)).toHaveLength(TOKEN_LIMITS.banyak)
  expect(many.filter(({ status }) => status === 409)).toHaveLength(10)
  expect(await list(test)).toHaveLength(TOKEN_LIMITS.banyak)
})

it('ends on its day, when it is revoked, and with the account that made it; a clock set back revives none', async () => {
  await using test = await createTestApp()
  const owner = await test.signIn('admin', 'pemilik@safar.test')
  const other = await test.signIn('admin', 'lain@safar.test')
  const [short, long, theirs, gone] = [
    await make(test, { berlaku_sampai: '2026-11-22' }),
    await make(test),
    await make(test, { nama: 'Milik lain' }, other),
    await make(test, { nama: 'Milik yang pergi' }, await test.signIn('admin', 'pergi@safar.test')),
  ]
  const remove = (url: string) => test.call({ method: 'DELETE', url, headers: owner })
  expect((await remove('/api/akun/3')).status).toBe(200)
  expect((await read(test, gone.bearer)).status).toBe(401)
  // Who is suspended and comes back makes new ones.
  const suspend = (ditangguhkan: boolean) =>
    test.call({ method: 'PATCH', url: '/api/akun/2', headers: owner, payload: { ditangguhkan } })
  await suspend(true)
  await suspend(false)
  expect((await read(test, theirs.bearer)).status).toBe(401)
  expect((await remove(`/api/token/${long.id}`)).status).toBe(200)
  expect((await remove(`/api/token/${long.id}`)).status).toBe(404)
  expect((await read(test, long.bearer)).status).toBe(401)
  expect((await read(test, short.bearer)).status).toBe(200)
  test.advance(2 * DAY_MS)
  expect((await read(test, short.bearer)).status).toBe(401)
  test.advance(-2 * DAY_MS)
  expect((await read(test, short.bearer)).status).toBe(401)
  expect((await list(test)).map(({ nama, keadaan }) => [nama, keadaan])).toEqual([
    ['Laporan', 'dicabut'],
    ['Milik lain', 'dicabut'],
    ['Laporan', 'dicabut'],
  ])
})

it('ends with the password of the account that made it: whoever was in may have made one', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin', 'pemilik@safar.test')
  const made = await make(test)
  const theirs = await make(test, { nama: 'Milik lain' }, await test.signIn('admin', 'lain@safar.test'))
  const change = { password_lama: PASSWORD, password_baru: 'kopi senja di tepi laut' }
  expect(
    (await test.call({ method: 'POST', url: '/api/auth/password', headers, payload: change })).status,
  ).toBe(200)
  expect((await read(test, made.bearer)).status).toBe(401)
  expect((await read(test, theirs.bearer)).status).toBe(200)
})

it('acts under its own name, and as the account that made it may by now', async () => {
  await using test = await createTestApp()
  const owner = await test.signIn('admin', 'pemilik@safar.test')
  const { bearer } = await make(
    test,
    { nama: 'Toko daring', role: 'staf', hanya_baca: false },
    await test.signIn('admin', 'lain@safar.test'),
  )
  const payload = paketInput({ nama_paket: 'Umrah Akhir Tahun', status: 'draf' })
  const add = () => test.call({ method: 'POST', url: '/api/paket', headers: bearer, payload })
  expect((await add()).status).toBe(201)
  const drafts = await test.call<{ data: unknown[] }>({ url: '/api/paket?status=draf', headers: bearer })
  expect(drafts.body.data).toHaveLength(1)
  expect((await test.call({ url: '/api/paket/1', headers: bearer })).status).toBe(200)
  const past = await test.call({ url: '/api/paket/1/riwayat', headers: owner })
  expect(past.body).toMatchObject({
    data: [{ oleh: 'token: Toko daring', akun: { email: 'lain@safar.test' } }],
  })
  const done = await test.call({ url: '/api/aktivitas', headers: owner })
  expect(done.body).toMatchObject({
    data: [
      { oleh: 'token: Toko daring', aksi: 'buat', jenis: 'paket', token_id: 1 },
      { oleh: 'Nama lain@safar.test', aksi: 'buat', jenis: 'token', token_id: null },
    ],
    // A person is called by their own name.
    meta: { orang: [{ nama: 'Nama lain@safar.test' }] },
  })
  await test.call({ method: 'PATCH', url: '/api/akun/2', headers: owner, payload: { role: 'keuangan' } })
  expect((await add()).status).toBe(403)
  expect((await read(test, bearer)).status).toBe(200)
})

it('asks no more than so often within a minute, each for itself', async () => {
  await using test = await createTestApp()
  const [busy, calm] = [await make(test), await make(test)]
  for (let n = 0; n < TOKEN_PER_MENIT; n += 1) expect((await read(test, busy.bearer)).status).toBe(200)
  const held = await read(test, busy.bearer)
  expect([held.status, held.headers['retry-after']]).toEqual([429, '60'])
  expect((await read(test, calm.bearer)).status).toBe(200)
  test.advance(60_000)
  expect((await read(test, busy.bearer)).status).toBe(200)
})

/** Calls about people, sign-ins and the product, by their names. */
const OF_PEOPLE = /auth|akun|token|webhook|aktivitas|cadangan|publikasi/

it('is let into calls about records as its role is, and into none about people, sign-ins and the product', async () => {
  await using test = await createTestApp()
  const { calls } = readDocument((await test.call({ url: '/api/openapi.json' })).body)
  const guarded = calls.filter(({ roles }) => roles !== null)
  expect(guarded.length).toBeGreaterThan(50)
  const rights = [
    { role: 'staf', hanya_baca: false },
    { role: 'staf', hanya_baca: true },
    { role: 'keuangan', hanya_baca: false },
    { role: 'keuangan', hanya_baca: true },
  ] as const
  for (const given of rights) {
    const { bearer } = await make(test, given)
    const letIn: string[] = []
    for (const [index, { method, path, name }] of guarded.entries()) {
      if (index % TOKEN_PER_MENIT === TOKEN_PER_MENIT - 1) test.advance(60_000)
      // Nobody has this number, so that nothing is changed by asking.
      const url = path.replaceAll(/\{\w+\}/g, '999999999')
      const { status } = await test.call({ method, url, headers: bearer })
      if (status !== 403) letIn.push(name)
      expect([401, 429], name).not.toContain(status)
    }
    const expected = guarded.filter(({ roles, method, name }) => {
      const isOfRecords = roles?.includes('staf') === true && !roles.includes('user')
      const isOfRole = isOfRecords && roles?.includes(given.role) === true
      return isOfRole && !OF_PEOPLE.test(name) && (!given.hanya_baca || method === 'GET')
    })
    expect(letIn).toEqual(expected.map(({ name }) => name))
    test.advance(60_000)
  }
})

it('is told of before it ends, where admins look', async () => {
  await using test = await createTestApp()
  await make(test, { nama: 'Segera', berlaku_sampai: '2026-11-30' })
  await make(test, { nama: 'Nanti' })
  const { id } = await make(test, { nama: 'Dicabut', berlaku_sampai: '2026-11-30' })
  await test.call({ method: 'DELETE', url: `/api/token/${id}`, headers: await test.signIn('admin') })
  const headers = await test.signIn('admin')
  const { body } = await test.call<{ data: { peringatan: string[] } }>({ url: '/api/publikasi', headers })
  expect(body.data.peringatan.filter((text) => text.startsWith('Token'))).toEqual([
    expect.stringMatching(/^Token “Segera” berakhir 30 November 2026/),
  ])
})

it('can do no more than the account behind it', () => {
  const rights = { role: 'staf', hanya_baca: false } as const
  expect(tokenMay({ ...rights, pembuat: 'keuangan' }, 'staff', 'POST')).toBe(false)
  expect(tokenMay({ ...rights, pembuat: 'user' }, 'office', 'GET')).toBe(false)
  expect(tokenMay({ ...rights, pembuat: 'admin', role: 'admin' }, 'admin', 'GET')).toBe(false)
  expect(tokenMay({ ...rights, pembuat: 'admin' }, 'signed', 'GET')).toBe(false)
})
