import { expect, it } from 'vitest'
import { readDocument } from '../../access/openapi/described-calls.ts'
import { createPengirim } from '../../outbound/kotak-keluar/sender.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'

const NEW = 'kopi senja di tepi laut'

async function idOf(test: TestApp, email: string): Promise<number> {
  const { db } = test.deps.database
  return (await db.selectFrom('akun').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
}

/** The last message to an address, and the token of its link. */
async function lastMail(test: TestApp, penerima: string) {
  const row = await test.deps.database.db
    .selectFrom('kotak_keluar')
    .selectAll()
    .where('penerima', '=', penerima)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return { ...row, token: /atur-ulang#([\w-]{43})/.exec(row.teks)?.[1] ?? '' }
}

const reset = (test: TestApp, token: string, password = NEW) =>
  test.call({ method: 'POST', url: '/api/auth/atur-ulang', payload: { token, password } })
const login = (test: TestApp, email: string, password: string) =>
  test.call({ method: 'POST', url: '/api/auth/login', payload: { email, password } })

it('invites by mail, once for each mail, and lets nobody in before the owner has set a password', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const payload = { email: 'Rina@safar.test', nama: 'Rina', role: 'keuangan' }
  const invite = () => test.call({ method: 'POST', url: '/api/akun', headers, payload })
  const invited = await invite()
  expect(invited).toMatchObject({
    status: 201,
    body: { data: { nama: 'Rina', keadaan: 'diundang', masuk_pada: null } },
  })
  expect((await invite()).status).toBe(409)
  const first = await lastMail(test, 'Rina@safar.test')
  expect(first).toMatchObject({ peristiwa: 'undangan-akun', keadaan: 'antre' })
  test.advance(6 * 86_400_000)
  const again = await test.signIn('admin')
  const id = await idOf(test, 'Rina@safar.test')
  expect((await test.call({ method: 'POST', url: `/api/akun/${id}/undang`, headers: again })).status).toBe(
    200,
  )
  const { token } = await lastMail(test, 'Rina@safar.test')
  expect((await reset(test, first.token)).status).toBe(422)
  expect((await reset(test, token)).status).toBe(200)
  expect((await login(test, 'rina@safar.test', NEW)).body).toMatchObject({ role: 'keuangan' })
  const listed = await test.call<{ data: unknown[] }>({ url: '/api/akun', headers: again })
  expect(listed.body.data).toContainEqual(
    expect.objectContaining({
      email: 'Rina@safar.test',
      keadaan: 'aktif',
      masuk_pada: test.deps.now().toISOString(),
    }),
  )
  expect(JSON.stringify(listed.body)).not.toMatch(/argon|hash/)
  expect((await test.call({ method: 'POST', url: `/api/akun/${id}/undang`, headers: again })).status).toBe(
    409,
  )
})

it('gives the link of an invitation that does not leave by mail, which lets its owner in, and none where it leaves', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  interface Undangan {
    data: { id: number; tautan: string; undangan_tertahan: boolean }
  }
  const invite = (email: string, server = test) =>
    server.call<Undangan>({ method: 'POST', url: '/api/akun', headers, payload: { email, role: 'staf' } })
  const first = (await invite('rina@safar.test')).body.data
  expect(first.tautan).toMatch(/^http:\/\/127\.0\.0\.1:4321\/auth\/atur-ulang#[\w-]{43}$/)
  const again = await test.call<Undangan>({ method: 'POST', url: `/api/akun/${first.id}/undang`, headers })
  expect(again.body.data.tautan).not.toBe(first.tautan)
  const tokenOf = (tautan: string) => tautan.split('#')[1] ?? ''
  expect((await reset(test, tokenOf(first.tautan))).status).toBe(422)
  // The list says how far it is, and never the link.
  await createPengirim(test.deps, { info() {}, warn() {}, error() {} }).sendAll()
  const list = async () =>
    (await test.call<{ data: Undangan['data'][] }>({ url: '/api/akun', headers })).body.data
  expect((await list()).map(({ undangan_tertahan }) => undangan_tertahan)).toEqual([false, true])
  expect(JSON.stringify(await list())).not.toContain('atur-ulang')
  expect((await reset(test, tokenOf(again.body.data.tautan))).status).toBe(200)
  expect((await list()).map(({ undangan_tertahan }) => undangan_tertahan)).toEqual([false, false])

  // With a mail server it leaves; one that did not gives its link with the next.
  test.deps.env.SMTP_URL = { host: '127.0.0.1', port: 1, secure: false, user: '', pass: '' }
  const mailed = (await invite('budi@safar.test')).body.data
  expect(mailed.tautan).toBe('')
  const { db } = test.deps.database
  await db
    .updateTable('kotak_keluar')
    .set({ keadaan: 'gagal' })
    .where('penerima', '=', 'budi@safar.test')
    .execute()
  const url = `/api/akun/${mailed.id}/undang`
  expect((await test.call<Undangan>({ method: 'POST', url, headers })).body.data.tautan).toContain(
    '/auth/atur-ulang#',
  )
})

it('changes no role and removes nobody where it could not be noted who did it', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  await test.signIn('staf', 'budi@safar.test')
  const { db } = test.deps.database
  const budi = () =>
    db.selectFrom('akun').selectAll().where('email', '=', 'budi@safar.test').executeTakeFirst()
  const before = await budi()
  await db.schema.alterTable('aktivitas').renameTo('aktivitas_lain').execute()
  const url = `/api/akun/${before?.id}`
  expect((await test.call({ method: 'PATCH', url, headers, payload: { role: 'keuangan' } })).status).toBe(500)
  expect((await test.call({ method: 'DELETE', url, headers })).status).toBe(500)
  expect(await budi()).toEqual(before)
  expect(test.takeErrors()).toHaveLength(2)
})

it('asks at each call what an account may do by now', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const staf = await test.signIn('staf', 'budi@safar.test')
  const id = await idOf(test, 'budi@safar.test')
  const patch = (payload: object) => test.call({ method: 'PATCH', url: `/api/akun/${id}`, headers, payload })
  const erase = () => test.call({ method: 'DELETE', url: '/api/pendaftaran/9', headers: staf })
  expect((await erase()).status).toBe(404)
  await patch({ role: 'keuangan' })
  expect((await erase()).status).toBe(403)
  expect((await patch({ ditangguhkan: true })).body).toMatchObject({ data: { keadaan: 'ditangguhkan' } })
  expect((await erase()).status).toBe(401)
  expect((await login(test, 'budi@safar.test', PASSWORD)).status).toBe(401)
  await patch({ ditangguhkan: false })
  expect((await erase()).status).toBe(401)
  expect((await login(test, 'budi@safar.test', PASSWORD)).status).toBe(200)
})

it('keeps the last active admin, also of two that are taken away at once', async () => {
  await using test = await createTestApp()
  const one = await test.signIn('admin', 'satu@safar.test')
  const [first, second] = [await idOf(test, 'satu@safar.test'), 2]
  const keep = { status: 409, body: { message: expect.stringContaining('terakhir') } }
  const ask = (method: 'PATCH' | 'DELETE', id: number, payload?: object) =>
    test.call({ method, url: `/api/akun/${id}`, headers: one, ...(payload && { payload }) })
  expect(await ask('PATCH', first, { role: 'staf' })).toMatchObject(keep)
  expect(await ask('PATCH', first, { ditangguhkan: true })).toMatchObject(keep)
  expect(await ask('DELETE', first)).toMatchObject(keep)
  // One who is only invited, or suspended, can do nothing for them.
  await test.call({
    method: 'POST',
    url: '/api/akun',
    headers: one,
    payload: { email: 'dua@safar.test', role: 'admin' },
  })
  expect(await ask('DELETE', first)).toMatchObject(keep)
  await reset(test, (await lastMail(test, 'dua@safar.test')).token)
  const answers = await Promise.all([
    ask('PATCH', first, { role: 'staf' }),
    ask('PATCH', second, { role: 'staf' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

it('removes an account with its sessions and messages, and leaves what it made under its name', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const budi = await test.signIn('staf', 'budi@safar.test')
  const made = await test.call({
    method: 'POST',
    url: '/api/tanya',
    headers: budi,
    payload: { tanya: 'Apa?', jawab: 'Itu.' },
  })
  expect(made.status).toBe(201)
  const id = await idOf(test, 'budi@safar.test')
  expect((await test.call({ method: 'DELETE', url: `/api/akun/${id}`, headers })).status).toBe(200)
  expect((await test.call({ url: '/api/auth/me', headers: budi })).status).toBe(401)
  const log = await test.call({ url: '/api/tanya/1/riwayat', headers })
  expect(log.body).toMatchObject({
    data: [{ oleh: 'Nama budi@safar.test', akun: { email: 'budi@safar.test' } }],
  })
})

it('refuses what is no mail and no role', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  for (const email of ['siti', 'a@b\r\nBcc: c@d', 'a b@c.test', '@', 'a@b@c']) {
    const payload = { email, role: 'root' }
    const { status, body } = await test.call({ method: 'POST', url: '/api/akun', headers, payload })
    expect([email, status]).toEqual([email, 422])
    expect(Object.keys(Object(body.errors))).toEqual(['email', 'role'])
  }
})

it('lets each role do no more than the agency wants of it', async () => {
  await using test = await createTestApp()
  const { calls } = readDocument((await test.call({ url: '/api/openapi.json' })).body)
  const of = (role: string) =>
    calls
      .filter(({ roles }) => roles !== null && roles.length > 0 && roles.includes(role))
      .map(({ name }) => name)
  const [admin, staf, finance] = [of('admin'), of('staf'), of('keuangan')]
  // Calls of money are finance's own, and admins may make each of them.
  const isMoney = (name: string) =>
    / \/api\/(mutasi|pembayaran|kwitansi|pengembalian|uang)\b|\/(uang|tagihan|pembayaran|pengembalian|gateway|pengingat|lebih)\b/.test(
      name,
    )
  // A family's page is its own: no account of the office has one.
  expect(of('user').sort()).toEqual([
    'GET /api/pesanan',
    'POST /api/pesanan/bukti',
    'POST /api/pesanan/dokumen',
    'POST /api/pesanan/permintaan',
  ])
  expect(finance.filter((name) => !admin.includes(name))).toEqual([])
  expect(finance.filter((name) => !isMoney(name)).sort()).toEqual([
    'GET /api/cari',
    'GET /api/daftar/paket',
    'GET /api/kiriman-keluarga',
    'GET /api/kiriman-keluarga/jumlah',
    'GET /api/laku',
    'GET /api/pemesanan',
    'GET /api/pemesanan/jumlah',
    'GET /api/pemesanan/{id}',
    'GET /api/pendaftaran',
    'GET /api/pendaftaran/ekspor.csv',
    'GET /api/pendaftaran/giliran',
    'GET /api/pendaftaran/jumlah',
    'GET /api/pendaftaran/terdaftar',
    'GET /api/pendaftaran/{id}',
    'POST /api/cari',
    'POST /api/daftar/pemesanan',
  ])
  expect(staf.filter((name) => !admin.includes(name))).toEqual([])
  expect(admin.filter((name) => !staf.includes(name) && !isMoney(name)).sort()).toEqual([
    'DELETE /api/akun/{id}',
    'DELETE /api/akun/{id}/faktor',
    'DELETE /api/pendaftaran/{id}/selamanya',
    'DELETE /api/token/{id}',
    'DELETE /api/webhook/{id}',
    'GET /api/aktivitas',
    'GET /api/aktivitas/ekspor.csv',
    'GET /api/akun',
    'GET /api/akun/aturan',
    'GET /api/cadangan',
    'GET /api/kesehatan',
    'GET /api/kotak-keluar',
    'GET /api/kotak-keluar/aturan',
    'GET /api/pendaftaran/tanggap',
    'GET /api/pengaturan/{id}/riwayat',
    'GET /api/pengaturan/{id}/riwayat/{riwayat}',
    'GET /api/publikasi',
    'GET /api/publikasi/log',
    'GET /api/publikasi/rilis',
    'GET /api/templat-surat',
    'GET /api/templat-surat/{nama}/riwayat',
    'GET /api/token',
    'GET /api/webhook',
    'GET /api/webhook/{id}/kiriman',
    'PATCH /api/akun/{id}',
    'PATCH /api/webhook/{id}',
    'POST /api/akun',
    'POST /api/akun/aturan',
    'POST /api/akun/{id}/undang',
    'POST /api/cadangan',
    'POST /api/kesiapan/sentuh',
    'POST /api/kotak-keluar/henti',
    'POST /api/kotak-keluar/jam-tenang',
    'POST /api/kotak-keluar/{id}/ulang',
    'POST /api/pengaturan',
    'POST /api/pengaturan/uji-alamat',
    'POST /api/pengaturan/{id}/riwayat/{riwayat}/pulihkan',
    'POST /api/publikasi',
    'POST /api/publikasi/jam',
    'POST /api/publikasi/rilis/{id}',
    'POST /api/siskopatuh/template',
    'POST /api/templat-surat/{nama}',
    'POST /api/templat-surat/{nama}/pratinjau',
    'POST /api/token',
    'POST /api/webhook',
    'POST /api/webhook/{id}/kiriman/{kiriman}/ulang',
    'POST /api/webhook/{id}/rahasia',
    'POST /api/webhook/{id}/uji',
  ])
})

it('shows drafts of packages to who reads them, and no others', async () => {
  await using test = await createTestApp()
  const status = async (role: 'staf' | 'keuangan' | 'user', noun: string) =>
    (await test.call({ url: `/api/${noun}?status=semua`, headers: await test.signIn(role) })).status
  expect(await status('keuangan', 'paket')).toBe(200)
  expect(await status('keuangan', 'artikel')).toBe(403)
  expect(await status('staf', 'artikel')).toBe(200)
  expect(await status('user', 'paket')).toBe(403)
})
