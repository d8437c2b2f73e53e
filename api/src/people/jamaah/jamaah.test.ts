import type { Jamaah } from '@safar/shared/people/jamaah/jamaah-fields'
import { TERSEGEL } from '@safar/shared/platform/text/mask'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const PATH = '/api/jamaah'
/** A woman of Tangerang, born on 1 July 1990. */
const NIK = '3602014107900001'
const SITI = {
  nama_paspor: 'SITI AMINAH BINTI YUSUF',
  jenis_kelamin: 'P',
  tgl_lahir: '1990-07-01',
  nik: NIK,
  no_paspor: 'X1234567',
  tgl_terbit: '2024-03-06',
  tgl_habis: '2034-03-06',
  no_hp: '0812-3456-7890',
  email: 'siti@contoh.test',
  penyakit_khusus: 'Diabetes',
  kebutuhan: 'Kursi roda',
  vaksin: [{ jenis: 'Meningitis', tanggal: '2026-11-01', berlaku_sampai: '2028-11-01' }],
}

interface Answer {
  data: Jamaah
  peringatan?: Record<string, string[]>
  message?: string
  id?: number
  errors?: Record<string, string[]>
  updated_at?: { anda: string; tersimpan: string }
}
interface List {
  data: Jamaah[]
  meta: { total: number }
}

/** Calls of pilgrims as somebody who is signed in. */
async function asStaff(test: TestApp, name = 'siti@safar.test') {
  const headers = { ...(await test.signIn('staf', name)) }
  const post = (url: string, payload: object, more: object = {}) =>
    test.call<Answer>({ method: 'POST', url, payload, headers: { ...headers, ...more } })
  return {
    headers,
    add: (payload: object, more?: object) => post(PATH, payload, more),
    change: (id: number, payload: object) => post(`${PATH}/${id}`, payload),
    post,
    read: (id: number, query = '') => test.call<Answer>({ url: `${PATH}/${id}${query}`, headers }),
    looks: (id: number) =>
      test.call<{ data: { bidang: string; alasan: string; oleh: string }[]; meta: { total: number } }>({
        url: `${PATH}/${id}/akses`,
        headers,
      }),
    async list(query: Record<string, string> = {}) {
      const { body } = await test.call<List>({ url: `${PATH}?${new URLSearchParams(query)}`, headers })
      return body
    },
  }
}

it('keeps a person, and lists numbers masked by their ends', async () => {
  await using test = await createTestApp()
  const { add, list } = await asStaff(test)
  const added = await add(SITI)
  expect(added.status, JSON.stringify(added.body)).toBe(201)
  expect(added.body.peringatan).toBeUndefined()
  const masks = { nik: '3602********0001', no_paspor: 'X12****7', penyakit_khusus: TERSEGEL, no_bpjs: '' }
  expect(added.body.data).toMatchObject({ ...SITI, ...masks, kebutuhan: TERSEGEL })
  for (const query of [{}, { ringkas: '1' }, { page: '1', per_page: '5' }] as const) {
    const { data, meta } = await list(query)
    expect(meta.total).toBe(1)
    expect(data[0]).toMatchObject(masks)
    expect(JSON.stringify(data)).not.toMatch(/3602014107900001|X1234567|Diabetes|Kursi/)
  }
})

it('needs the name in the passport and nothing else', async () => {
  await using test = await createTestApp()
  const { add } = await asStaff(test)
  expect((await add({ nik: NIK })).body.errors).toHaveProperty('nama_paspor')
  const { status, body } = await add({ nama_paspor: 'Siti' })
  expect([status, body.data.nik, body.data.jenis_kelamin, body.data.vaksin]).toEqual([201, '', '', []])
})

it('opens one record by reading it, with one row of the access log each, before whom it was asked for', async () => {
  await using test = await createTestApp()
  const { add, read, looks } = await asStaff(test)
  await add(SITI)
  const first = await read(1)
  expect(first.body.data).toMatchObject(SITI)
  expect(first.headers['cache-control']).toBe('no-store')
  await read(1, '?alasan=Mengurus%20visa')
  // Neither masks nor a record that is not there are a look.
  const masked = await read(1, '?samar=1')
  expect(masked.body.data).toMatchObject({ nik: '3602********0001', penyakit_khusus: TERSEGEL })
  expect((await read(9)).status).toBe(404)
  const { body } = await looks(1)
  const oleh = 'Nama siti@safar.test'
  expect(body).toMatchObject({
    data: [
      { bidang: 'semua', alasan: 'Mengurus visa', oleh },
      { bidang: 'semua', alasan: '', oleh },
    ],
    meta: { total: 2 },
  })
  const headers = await test.signIn('admin')
  const activity = await test.call({ url: '/api/aktivitas?kelompok=data-pribadi', headers })
  expect(activity.body).toMatchObject({ data: [{ jenis: 'jamaah', data_id: '1', aksi: 'lihat' }, {}] })
})

it('takes a mask that comes back for no value, and refuses one that somebody edited', async () => {
  await using test = await createTestApp()
  const { add, change, read } = await asStaff(test)
  const { body } = await add(SITI)
  const { id: _id, created_at: _c, ...sent } = body.data
  const saved = await change(1, { ...sent, nama_paspor: 'SITI A' })
  expect([saved.status, saved.body.data.nik]).toEqual([200, '3602********0001'])
  expect((await read(1)).body.data).toMatchObject({ ...SITI, nama_paspor: 'SITI A' })
  for (const nik of ['3602********0002', '3602****0001', '*'])
    expect((await change(1, { nik })).body.errors, nik).toHaveProperty('nik')
  expect((await change(1, { no_paspor: 'X12****8' })).body.errors).toHaveProperty('no_paspor')
  expect((await add({ nama_paspor: 'Lain', nik: '3602********0001' })).status).toBe(422)
  await change(1, { no_paspor: '', kebutuhan: '' })
  expect((await read(1)).body.data).toMatchObject({ nik: NIK, no_paspor: '', kebutuhan: '' })
})

it('finds a person by name, by phone in any notation, and by a whole NIK or passport number alone', async () => {
  await using test = await createTestApp()
  const { add, list } = await asStaff(test)
  await add(SITI)
  await add({ nama_paspor: "Nur'aini", telepon: '021 7654321' })
  const found = async (q: string) => (await list({ q })).data.map(({ id }) => id)
  expect(await found('aminah')).toEqual([1])
  expect(await found('nuraini')).toEqual([2])
  expect(await found('+62 812 3456 7890')).toEqual([1])
  expect(await found('0217654321')).toEqual([2])
  expect(await found('36.02.01.410790.0001')).toEqual([1])
  expect(await found('x 1234567')).toEqual([1])
  for (const q of ['360201410790000', 'X123456', 'diabetes', 'kursi']) expect(await found(q), q).toEqual([])
})

it('tells the access log whom a number found, and of which paper; other searches leave no line', async () => {
  await using test = await createTestApp()
  const { add, list, looks, post, headers } = await asStaff(test)
  await add(SITI)
  await add({ nama_paspor: 'LAIN', no_paspor: 'X7654321' })
  for (const q of ['siti', '0812', NIK.slice(0, 15), '9999999999999999']) await list({ q })
  expect((await looks(1)).body.data).toEqual([])
  await list({ q: NIK })
  await post('/api/daftar/jamaah', { q: 'x-123 4567' })
  const alasan = 'Dicari dengan nomornya'
  expect((await looks(1)).body.data).toMatchObject([
    { bidang: 'no_paspor', alasan },
    { bidang: 'nik', alasan },
  ])
  expect((await looks(2)).body.data).toEqual([])
  const admin = await test.signIn('admin')
  const activity = await test.call({ url: '/api/aktivitas?kelompok=data-pribadi', headers: admin })
  expect(JSON.stringify(activity.body)).not.toContain(NIK)
  // The office's page of an address goes by words alone.
  const url = `/api/daftar/jamaah?q=${NIK}`
  expect((await test.call<List>({ url, headers })).body.meta.total).toBe(0)
  expect((await looks(1)).body.meta.total).toBe(2)
})

it('gives the page of the office for a search in a body, by words and numbers, narrowed and masked', async () => {
  await using test = await createTestApp()
  const { add, post, headers } = await asStaff(test)
  await add(SITI)
  await add({ nama_paspor: 'BUDI', nama_ktp: 'Budiman Siti', jenis_kelamin: 'L' })
  const cari = (payload: object) => post('/api/daftar/jamaah', payload)
  const found = await cari({ q: NIK })
  expect([found.status, found.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(found.body).toMatchObject({
    data: [{ id: 1, nik: '3602********0001', no_paspor: 'X12****7' }],
    nomor: [2],
    jumlah: { '': 1 },
    meta: { total: 1, page: 1, per_page: 10 },
  })
  expect((await cari({ q: 'siti', per_page: 5 })).body).toMatchObject({ meta: { total: 2 } })
  expect((await cari({ q: NIK, jenis_kelamin: 'L' })).body).toMatchObject({ data: [] })
  // A row that cannot be read is no reason not to find others.
  await sql`update jamaah set sapaan = 'X' where id = 2`.execute(test.deps.database.db)
  expect((await test.call<List>({ url: '/api/daftar/jamaah', headers })).body.meta.total).toBe(1)
  expect((await cari({ q: NIK })).body).toMatchObject({ data: [{ id: 1 }], nomor: [1] })
  expect(test.takeErrors().join('')).toContain('a row cannot be read')
  expect((await cari({ q: 'x'.repeat(201) })).status).toBe(422)
})

it('gives pages', async () => {
  await using test = await createTestApp()
  const { add, list } = await asStaff(test)
  for (const nama_paspor of ['SATU', 'DUA', 'TIGA']) await add({ nama_paspor })
  const { data, meta } = await list({ page: '2', per_page: '2' })
  expect([data.map((each) => each.nama_paspor), meta.total]).toEqual([['SATU'], 3])
})

it('gives a NIK to one person: a second one is told of the first', async () => {
  await using test = await createTestApp()
  const { add, change, post, headers } = await asStaff(test)
  await add(SITI)
  const second = await add({ nama_paspor: 'LAIN', nik: `'36.02.01 410790-0001` })
  expect([second.status, second.body.id, second.body.errors]).toMatchObject([
    409,
    1,
    { nik: [expect.any(String)] },
  ])
  expect(JSON.stringify(second.body)).not.toContain(NIK)
  await add({ nama_paspor: 'LAIN' })
  expect((await change(2, { nik: NIK })).status).toBe(409)
  expect((await change(1, { nik: NIK })).status).toBe(200)
  // In the trash it is nobody's, and does not come back beside another.
  await test.call({ method: 'DELETE', url: `${PATH}/1`, headers })
  expect((await change(2, { nik: NIK })).status).toBe(200)
  const back = await post('/api/sampah/jamaah/1/pulihkan', {})
  expect([back.status, back.body.id]).toEqual([409, 2])
  await change(2, { nik: '' })
  expect((await post('/api/sampah/jamaah/1/pulihkan', {})).status).toBe(200)
})

it('lets one of two have a NIK who send it at once', async () => {
  await using test = await createTestApp()
  const { add } = await asStaff(test)
  const sent = await Promise.all(['A', 'B', 'C', 'D'].map((nama_paspor) => add({ nama_paspor, nik: NIK })))
  expect(sent.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
})

it('refuses a NIK that cannot be, with the field named, and never swaps a letter for a digit', async () => {
  await using test = await createTestApp()
  const { add, change } = await asStaff(test)
  const wrong = [
    '360201410790000',
    '36020141O7900001',
    '0002014107900001',
    '3602013213900001',
    '3602014107900000',
  ]
  for (const nik of wrong) {
    const { status, body } = await add({ nama_paspor: 'SITI', nik })
    expect([status, Object.keys(body.errors ?? {})], nik).toEqual([422, ['nik']])
  }
  await add({ nama_paspor: 'SITI', no_paspor: 'x-123 4567' })
  expect((await change(1, { no_paspor: 'X12/34' })).body.errors).toHaveProperty('no_paspor')
  // The number of another card is no NIK.
  const kitas = await add({ nama_paspor: 'JOHN', jenis_identitas: 'KITAS', nik: '2C21JE0001-AH' })
  expect(kitas.status).toBe(201)
  expect((await change(2, { jenis_identitas: 'NIK' })).body.errors).toHaveProperty('nik')
})

it('stores numbers as papers write them: without separators, in capitals', async () => {
  await using test = await createTestApp()
  const { add, read } = await asStaff(test)
  await add({
    nama_paspor: 'SITI',
    nik: '36.02.01-410790 0001',
    no_paspor: 'x-123 4567',
    no_bpjs: '0001 2345 67890',
  })
  expect((await read(1)).body.data).toMatchObject({
    nik: NIK,
    no_paspor: 'X1234567',
    no_bpjs: '0001234567890',
  })
})

it('saves what differs from the NIK and odd days of a passport, with a warning at each field', async () => {
  await using test = await createTestApp()
  const { add, change, read } = await asStaff(test)
  const { status, body } = await add({ ...SITI, tgl_lahir: '1990-07-02', jenis_kelamin: 'L' })
  expect([status, Object.keys(body.peringatan ?? {})]).toEqual([
    201,
    ['tgl_lahir', 'jenis_kelamin', 'alasan_nik'],
  ])
  expect((await read(1)).body.peringatan).toEqual(body.peringatan)
  const fields = async (sent: object) => Object.keys((await change(1, sent)).body.peringatan ?? {})
  expect(await fields({ tgl_lahir: '1990-07-01', jenis_kelamin: 'P' })).toEqual([])
  for (const [tgl_terbit, tgl_habis] of [
    ['2024-03-06', '2034-03-07'],
    ['2024-03-06', '2024-03-05'],
    ['2020-03-06', '2030-03-06'],
    ['2014-03-06', '2019-03-06'],
  ])
    expect(await fields({ tgl_terbit, tgl_habis }), tgl_habis).toEqual(['tgl_habis'])
  expect(await fields({ tgl_terbit: '2030-01-01', tgl_habis: '2034-01-01' })).toEqual(['tgl_terbit'])
  // A boy of nine with a passport of ten years.
  const child = {
    nama_paspor: 'ALI',
    tgl_lahir: '2015-02-28',
    tgl_terbit: '2024-03-06',
    tgl_habis: '2034-03-06',
  }
  expect((await add(child)).body.peringatan).toHaveProperty('tgl_habis')
  expect(await fields({ tgl_terbit: '', tgl_habis: '', provinsi: 'PAPUA SELATAN' })).toEqual(['provinsi'])
  expect(await fields({ provinsi: 'BANTEN', kabupaten: 'KOTA DEPOK' })).toEqual(['kabupaten'])
  expect(await fields({ provinsi: 'BANTEN', kabupaten: 'KAB. TANGERANG' })).toEqual([])
})

it('refuses a birth to come and days that are none', async () => {
  await using test = await createTestApp()
  const { add } = await asStaff(test)
  for (const tgl_lahir of ['2031-01-01', '2026-02-29', '1990-13-01'])
    expect((await add({ nama_paspor: 'SITI', tgl_lahir })).body.errors, tgl_lahir).toHaveProperty('tgl_lahir')
  expect((await add({ nama_paspor: 'SITI', tgl_lahir: '2000-02-29' })).status).toBe(201)
  const vaksin = [{ jenis: 'Polio', tanggal: '2026-02-30' }]
  expect((await add({ nama_paspor: 'SITI', vaksin })).body.errors).toHaveProperty(['vaksin.0.tanggal'])
  expect((await add({ nama_paspor: 'SITI', email: 'siti' })).body.errors).toHaveProperty('email')
})

it('takes names as people have them', async () => {
  await using test = await createTestApp()
  const { add } = await asStaff(test)
  const names = ['Suharto', "NUR'AINI", 'O’NEIL', 'A'.repeat(60), 'SITI​ \u00a0 AMI­NAH', 'عائشة']
  const stored = []
  for (const nama_paspor of names) stored.push((await add({ nama_paspor })).body.data.nama_paspor)
  expect(stored).toEqual(['Suharto', "NUR'AINI", 'O’NEIL', 'A'.repeat(60), 'SITI AMINAH', 'عائشة'])
  expect((await add({ nama_paspor: '​­' })).status).toBe(422)
  expect((await add({ nama_paspor: 'A'.repeat(101) })).status).toBe(422)
})

it('tells a second editor of the first with both sides, masked', async () => {
  await using test = await createTestApp()
  const { add, change } = await asStaff(test)
  const { updated_at } = (await add(SITI)).body.data
  await change(1, { alamat: 'Jl. Mawar 1', updated_at })
  const { status, body } = await change(1, { alamat: 'Jl. Melati 2', updated_at })
  expect([status, body.updated_at?.anda, body.data.alamat, body.data.nik]).toEqual([
    409,
    updated_at,
    'Jl. Mawar 1',
    '3602********0001',
  ])
})

it('is sent once under a key, with nothing of a number in what is kept of the answer', async () => {
  await using test = await createTestApp()
  const { add, list } = await asStaff(test)
  const key = { 'idempotency-key': 'satu-kunci' }
  const [first, again] = [await add(SITI, key), await add(SITI, key)]
  expect(again.body).toEqual(first.body)
  expect(first.body.data.nik).toBe('3602********0001')
  expect((await list()).meta.total).toBe(1)
  const { db } = test.deps.database
  for (const table of ['kiriman', 'riwayat', 'aktivitas', 'jamaah'])
    expect(
      JSON.stringify((await sql`select * from ${sql.table(table)}`.execute(db)).rows),
      table,
    ).not.toMatch(/3602\d|3602\*|X12|Diabetes|Kursi roda/)
})

it('is for admin and staf: keuangan and families are refused, and nobody without a session is let in', async () => {
  await using test = await createTestApp()
  const { add } = await asStaff(test)
  await add(SITI)
  const calls = [
    ['GET', PATH],
    ['POST', PATH],
    ['GET', `${PATH}/1`],
    ['POST', `${PATH}/1`],
    ['DELETE', `${PATH}/1`],
    ['GET', `${PATH}/1/akses`],
    ['POST', `${PATH}/1/buka`],
    ['GET', `${PATH}/1/riwayat`],
    ['GET', '/api/sampah?jenis=jamaah'],
    ['GET', '/api/daftar/jamaah'],
    ['POST', '/api/daftar/jamaah'],
  ] as const
  for (const [method, url] of calls) {
    const payload = method === 'POST' ? { nama_paspor: 'X', isian: 'nik' } : undefined
    const as = (headers: object) =>
      test.call({ method, url, headers: { ...headers }, ...(payload && { payload }) })
    expect((await as({})).status, url).toBe(401)
    for (const role of ['keuangan', 'user'] as const)
      expect((await as(await test.signIn(role))).status, `${role} ${url}`).toBe(403)
  }
  const admin = await test.signIn('admin')
  expect((await test.call({ url: `${PATH}/1`, headers: admin })).status).toBe(200)
})

it('lists masks where the key is not here, and does not open', async () => {
  await using test = await createTestApp()
  const { add, list, read, looks } = await asStaff(test)
  await add(SITI)
  await add({ nama_paspor: 'LAIN', nik: '3602014107900002' })
  // Another record's cell does not open.
  await sql`update jamaah set nik = (select nik from jamaah where id = 2) where id = 1`.execute(
    test.deps.database.db,
  )
  expect((await list()).data.map(({ nik }) => nik)).toEqual(['3602********0002', TERSEGEL])
  expect((await read(1)).status).toBe(503)
  expect((await looks(1)).body.meta.total).toBe(0)
})
