import type { AktivitasPage } from '@safar/shared/accounts/aktivitas/aktivitas-schema'
import { paketInput } from '@safar/shared/content/paket/factory'
import { expect, it } from 'vitest'
import { runUserCommand } from '../../access/session/user-command.ts'
import { createTestApp, PASSWORD, START, type TestApp } from '../../testing/test-app.ts'

const DAY_MS = 86_400_000
const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/129.0 Mobile Safari/537.36'

async function list(test: TestApp, query = '') {
  const headers = await test.signIn('admin', 'pemilik@safar.test')
  return test.call<AktivitasPage & { errors?: Record<string, string[]> }>({
    url: `/api/aktivitas${query}`,
    headers,
  })
}
const login = (test: TestApp, email: string, password: string) =>
  test.call({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'user-agent': PHONE },
    payload: { email, password },
  })

it('tells who did what to which record, newest first, and of registrations the code alone', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('staf', 'rina@safar.test')
  const paket = await test.call<{ data: { id: number } }>({
    method: 'POST',
    url: '/api/paket',
    headers,
    payload: paketInput({ nama_paket: 'Umrah Akhir Tahun' }),
  })
  const sent = await test.call({
    method: 'POST',
    url: '/api/pendaftaran',
    payload: { nama: 'Dewi Anggraini', telepon: '0812 3456 7890', setuju: true },
  })
  const [pendaftaran] = await test.deps.database.db.selectFrom('pendaftaran').selectAll().execute()
  await test.call({
    method: 'PATCH',
    url: `/api/pendaftaran/${pendaftaran?.id}`,
    headers,
    payload: { status: 'dihubungi' },
  })
  await test.call({ method: 'DELETE', url: `/api/paket/${paket.body.data.id}`, headers })
  expect(sent.status).toBe(201)
  const { body } = await list(test)
  expect(body.data.map(({ oleh, aksi, jenis, nama }) => [oleh, aksi, jenis, nama])).toEqual([
    ['Nama rina@safar.test', 'hapus', 'paket', 'Umrah Akhir Tahun'],
    ['Nama rina@safar.test', 'ubah', 'pendaftaran', pendaftaran?.kode],
    ['Nama rina@safar.test', 'buat', 'paket', 'Umrah Akhir Tahun'],
  ])
  expect(body.data[1]?.rinci).toBe('status baru → dihubungi')
  expect(JSON.stringify(body)).not.toMatch(/Dewi|0812/)
  expect(body.meta).toMatchObject({ total: 3, orang: [{ nama: 'Nama rina@safar.test' }] })
})

it('bears the time of the revision that it left, by which the office finds the difference', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin', 'pemilik@safar.test')
  const send = (url: string, payload: object) => test.call({ method: 'POST', url, headers, payload })
  await send('/api/paket', paketInput({ nama_paket: 'Umrah Akhir Tahun' }))
  for (const [url, payload] of [
    ['/api/paket/1', { nama_paket: 'Umrah Akhir Tahun Plus' }],
    ['/api/paket/1/kursi', { ubah: -1 }],
    ['/api/paket/1', { status: 'arsip' }],
  ] as const) {
    test.advance(3_600_000)
    expect((await send(url, payload)).status).toBe(200)
  }
  const { data } = (await list(test, '?jenis=paket')).body
  const revisions = await test.call<{ data: { waktu: string }[] }>({ url: '/api/paket/1/riwayat', headers })
  expect(data).toHaveLength(4)
  // And says in its row what it changed, before and after.
  expect(data.map(({ aksi, rinci }) => [aksi, rinci])).toEqual([
    [expect.any(String), expect.stringMatching(/^status terbit → arsip/)],
    ['kursi', 'sisa_pax 12 → 11'],
    ['ubah', 'nama_paket Umrah Akhir Tahun → Umrah Akhir Tahun Plus'],
    ['buat', ''],
  ])
  expect(data.map(({ waktu }) => waktu)).toEqual(revisions.body.data.map(({ waktu }) => waktu))
})

it('tells who came in from what, and counts what failed without keeping what a stranger typed', async () => {
  await using test = await createTestApp()
  await test.addAkun('staf', 'rina@safar.test')
  for (let n = 0; n < 3; n += 1) await login(test, 'rina@safar.test', 'salah-sekali')
  for (const email of ['rahasia-saya-1', 'orang@lain.test']) await login(test, email, 'x')
  expect((await login(test, 'rina@safar.test', PASSWORD)).status).toBe(200)
  const { body } = await list(test, '?jenis=masuk')
  expect(body.data.map(({ oleh, aksi, rinci, kali }) => [oleh, aksi, rinci, kali])).toEqual([
    ['Nama rina@safar.test', 'masuk', 'Chrome di Android', 1],
    ['', 'gagal-masuk', 'Email yang tidak dikenal', 2],
    ['Nama rina@safar.test', 'gagal-masuk', '', 3],
  ])
  expect(JSON.stringify(body)).not.toMatch(/salah-sekali|rahasia-saya|orang@lain/)
  // The next hour is counted anew.
  test.advance(3_600_000)
  await login(test, 'siapa@lain.test', 'x')
  expect((await list(test, '?jenis=masuk')).body.data[0]).toMatchObject({ aksi: 'gagal-masuk', kali: 1 })
})

it('is found by person, kind and days of Jakarta, in pages', async () => {
  await using test = await createTestApp()
  const rows = Array.from({ length: 5 }, (_, n) => ({
    // 23.30 in Jakarta, a day apart.
    waktu: new Date(Date.parse('2026-11-10T16:30:00Z') + n * DAY_MS).toISOString(),
    oleh: n % 2 ? 'Budi' : 'Rina',
    akun_id: n % 2 ? 8 : 7,
    aksi: 'ubah' as const,
    jenis: n === 4 ? ('artikel' as const) : ('paket' as const),
    data_id: String(n),
    nama: '',
    rinci: '',
    kali: 1,
    kunci: null,
  }))
  await test.deps.database.db.insertInto('aktivitas').values(rows).execute()
  const ids = async (query: string) => (await list(test, query)).body.data.map(({ data_id }) => data_id)
  expect(await ids('?siapa=7')).toEqual(['4', '2', '0'])
  expect(await ids('?jenis=artikel')).toEqual(['4'])
  expect(await ids('?dari=2026-11-11&sampai=2026-11-12')).toEqual(['2', '1'])
  expect(await ids('?per_page=2&page=2')).toEqual(['2', '1'])
  expect((await list(test, '?per_page=2')).body.meta).toMatchObject({ total: 5, last_page: 3 })
  for (const query of ['?jenis=kios', '?siapa=abc', '?dari=2026-02-31', '?sampai=kemarin', '?page=0'])
    expect([query, (await list(test, query)).status]).toEqual([query, 422])
})

it('is found by words, and by what kind of doing it was', async () => {
  await using test = await createTestApp()
  const rest = { waktu: START, akun_id: 7, data_id: '1', rinci: '', kali: 1, kunci: null }
  await test.deps.database.db
    .insertInto('aktivitas')
    .values([
      { ...rest, oleh: 'Rina Kusuma', aksi: 'ubah', jenis: 'paket', nama: 'Umrah 100% Hemat' },
      { ...rest, oleh: 'Budi', aksi: 'unduh', jenis: 'pendaftaran', nama: '' },
      { ...rest, oleh: 'Budi', aksi: 'lihat', jenis: 'permintaan-data', nama: '' },
      { ...rest, oleh: 'Budi', aksi: 'unduh', jenis: 'paket', nama: '', rinci: 'CSV' },
      { ...rest, oleh: 'token: Toko', aksi: 'masuk', jenis: 'masuk', nama: '' },
    ])
    .execute()
  const ids = async (query: string) =>
    (await list(test, `?${new URLSearchParams(query)}`)).body.data.map(({ id }) => id)
  expect(await ids('kelompok=perubahan')).toEqual([1])
  expect(await ids('kelompok=data-pribadi')).toEqual([3, 2])
  expect(await ids('kelompok=masuk')).toEqual([5])
  expect(await ids('q=KUSUMA hemat')).toEqual([1])
  expect(await ids('q=100%')).toEqual([1])
  expect(await ids('q=_')).toEqual([])
  expect(await ids('q=csv&jenis=paket')).toEqual([4])
  expect((await list(test, `?q=${'x'.repeat(101)}`)).status).toBe(422)
  const headers = await test.signIn('admin', 'pemilik@safar.test')
  const file = await test.call<string>({ url: '/api/aktivitas/ekspor.csv?kelompok=masuk', headers })
  expect(file.body.trim().split('\n')).toHaveLength(2)
})

it('tells what was done by who has the machine, and names nobody for it', async () => {
  await using test = await createTestApp()
  const run = (...words: string[]) => {
    const values = { email: 'rina@safar.test', role: 'staf', password: 'kopi senja di tepi laut' }
    return runUserCommand(test.deps, words, values)
  }
  for (const word of ['add', 'passwd', 'remove']) await run(word)
  const { body } = await list(test)
  expect(body.data.map(({ oleh, aksi, jenis, nama }) => [oleh, aksi, jenis, nama])).toEqual([
    ['', 'hapus', 'akun', ''],
    ['', 'ubah', 'akun', 'rina@safar.test'],
    ['', 'buat', 'akun', 'rina@safar.test'],
  ])
})

it('is read by admins alone, and changed by nobody', async () => {
  await using test = await createTestApp()
  for (const url of ['/api/aktivitas', '/api/aktivitas/ekspor.csv']) {
    for (const role of ['staf', 'keuangan', 'user'] as const)
      expect((await test.call({ url, headers: await test.signIn(role) })).status).toBe(403)
    expect((await test.call({ url })).status).toBe(401)
  }
  expect(test.apiRoutes().filter((route) => route.includes('/api/aktivitas'))).toEqual([
    'GET /api/aktivitas',
    'GET /api/aktivitas/ekspor.csv',
  ])
})

it('is taken as a file that runs nothing in a spreadsheet, which is noted as well', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin', 'pemilik@safar.test')
  const payload = { nama: '=HYPERLINK("http://x")' }
  await test.call({ method: 'POST', url: '/api/auth/me', headers, payload })
  const { body } = await test.call<string>({ url: '/api/aktivitas/ekspor.csv', headers })
  expect(body).toContain('"2026-11-21 10:00 WIB";"\'=HYPERLINK')
  const after = await list(test, '?jenis=aktivitas')
  expect(after.body.data).toMatchObject([{ aksi: 'unduh', rinci: '1 baris' }])
})

it('notes a file of registrations once, however many pieces it takes', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('keuangan')
  for (const query of ['', '?untuk=unduh', '?untuk=unduh&sebelum=900'])
    expect((await test.call({ url: `/api/pendaftaran${query}`, headers })).status).toBe(200)
  expect((await list(test, '?jenis=pendaftaran')).body.data).toMatchObject([
    { aksi: 'unduh', rinci: '0 baris' },
  ])
})

it('keeps what staff did when their account is gone, and takes the name off what a visitor did', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin', 'pemilik@safar.test')
  await test.addAkun('staf', 'rina@safar.test')
  await test.addAkun('user', 'siti@safar.test')
  for (const email of ['rina@safar.test', 'siti@safar.test']) await login(test, email, PASSWORD)
  for (const id of [2, 3])
    expect((await test.call({ method: 'DELETE', url: `/api/akun/${id}`, headers })).status).toBe(200)
  const { body } = await list(test)
  const text = JSON.stringify(body.data)
  expect(text).toContain('Nama rina@safar.test')
  expect(text).not.toContain('siti')
})

it('goes after 24 months, and not while the clock is in doubt', async () => {
  await using test = await createTestApp()
  const { db } = test.deps.database
  const row = { oleh: '', akun_id: null, data_id: '', nama: '', rinci: '', kali: 1, kunci: null }
  const at = (waktu: string) => ({ ...row, waktu, aksi: 'ubah' as const, jenis: 'paket' as const })
  await db
    .insertInto('aktivitas')
    .values([at('2024-11-19T10:00:00.000Z'), at('2024-11-22T10:00:00.000Z')])
    .execute()
  await db.insertInto('jam').values({ id: 1, tercatat_pada: START, ditanya_pada: null }).execute()
  const count = async () => (await db.selectFrom('aktivitas').select('id').execute()).length
  test.advance(60 * DAY_MS)
  await test.tidy()
  expect(await count()).toBe(2)
  test.advance(-60 * DAY_MS)
  await test.tidy()
  expect(await count()).toBe(1)
})
