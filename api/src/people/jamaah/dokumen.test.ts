import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROLES } from '@safar/shared/access/session/session-schema'
import { BERKAS_MAX_BYTES } from '@safar/shared/files/berkas-pribadi/berkas-pribadi'
import { DOKUMEN_FILES, DOKUMEN_JENIS, DOKUMEN_MOST } from '@safar/shared/people/jamaah/dokumen'
import type { Dokumen, DokumenList } from '@safar/shared/people/jamaah/dokumen-schema'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { pdf } from '../../testing/brankas.ts'
import { multipart } from '../../testing/multipart.ts'
import { picture } from '../../testing/picture.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const JPEG = await picture('jpeg', { width: 60, height: 40 })
const PNG = await picture('png', { width: 60, height: 40 })
const SECRET = 'RahasiaPaspor'
const PDF = pdf({ trailer: `/Info (${SECRET})` })
const DAY_MS = 86_400_000

interface Answer {
  data: Dokumen
  message?: string
  errors?: Record<string, string[]>
}

/** Calls of the papers of pilgrim 1, who has a mail address, as somebody of the staff. */
async function withPilgrim(test: TestApp) {
  const headers = { ...(await test.signIn('staf', 'rina@safar.test')) }
  const call = <Body>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    test.call<Body>({ method, url, headers, ...(payload && { payload }) })
  const person = { nama_paspor: 'SITI AMINAH', email: 'siti@contoh.test' }
  await call('POST', '/api/jamaah', person)
  const path = '/api/jamaah/1/dokumen'
  return {
    headers,
    path,
    call,
    /** Uploads a paper; a text in the place of its bytes leaves the file out. */
    async add(
      jenis: string | null,
      bytes: Buffer | null,
      { nama = 'foto.jpg', url = path, as = headers } = {},
    ) {
      const form = await multipart({
        ...(jenis !== null && { jenis }),
        ...(bytes && { berkas: new File([new Uint8Array(bytes)], nama) }),
      })
      return test.call<Answer>({
        method: 'POST',
        url,
        payload: form.payload,
        headers: { ...as, ...form.headers },
      })
    },
    list: async () => (await call<DokumenList>('GET', path)).body,
    decide: (id: number, payload: object) => call<Answer>('PATCH', `${path}/${id}`, payload),
    give: (id: number, query = '') => test.app.inject({ url: `${path}/${id}${query}`, headers }),
  }
}

it('takes a paper up to its acceptance: uploaded, looked at, refused with a reason, sent again, accepted', async () => {
  await using test = await createTestApp()
  const { add, list, decide, give, call, path } = await withPilgrim(test)
  expect((await list()).meta.keadaan).toEqual(
    Object.fromEntries(DOKUMEN_JENIS.map((jenis) => [jenis, 'belum'])),
  )
  const first = await add('paspor', PDF, { nama: 'Paspor X1234567.pdf' })
  expect([first.status, first.body.data]).toMatchObject([
    201,
    {
      id: 1,
      jenis: 'paspor',
      status: 'diunggah',
      alasan: '',
      menggantikan_id: null,
      tipe: 'application/pdf',
      ada: true,
      diunggah_oleh: 'Nama rina@safar.test',
      pemeriksa: '',
      diperiksa_pada: null,
    },
  ])
  expect(JSON.stringify(first.body)).not.toContain('X1234567')

  const given = await give(1, '?alasan=Mencocokkan%20nama')
  expect([given.statusCode, given.rawPayload.equals(PDF)]).toEqual([200, true])
  expect(given.headers).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment/),
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  const looks = await call<{ data: object[] }>('GET', '/api/jamaah/1/akses')
  expect(looks.body.data).toMatchObject([
    { bidang: 'paspor', alasan: 'Mencocokkan nama', oleh: 'Nama rina@safar.test' },
  ])

  expect((await decide(1, { status: 'diperiksa' })).body.data.pemeriksa).toBe('Nama rina@safar.test')
  for (const alasan of [undefined, '', '   '])
    expect((await decide(1, { status: 'ditolak', alasan })).body.errors).toHaveProperty('alasan')
  for (const alasan of ['nomor X1234567 salah', 'NIK 3602.0141.0790', 'hubungi 0812-3456-7890'])
    expect((await decide(1, { status: 'ditolak', alasan })).body.errors, alasan).toHaveProperty('alasan')
  expect((await decide(1, { status: 'ditolak', alasan: 'x'.repeat(201) })).status).toBe(422)
  for (const status of ['belum', 'diunggah', '', null])
    expect((await decide(1, { status })).body.errors, String(status)).toHaveProperty('status')
  expect((await call('POST', `${path}/1/kabar`)).status).toBe(422)
  const refused = await decide(1, { status: 'ditolak', alasan: 'fotonya buram' })
  expect(refused.body.data).toMatchObject({ status: 'ditolak', alasan: 'fotonya buram', dikabari_pada: null })
  const told = await call<Answer>('POST', `${path}/1/kabar`)
  expect(told.body.data.dikabari_pada).toEqual(expect.any(String))

  // A picture is encoded anew: nothing of what the camera wrote besides stays.
  const second = await add('paspor', JPEG)
  expect(second.body.data).toMatchObject({
    id: 2,
    status: 'diunggah',
    menggantikan_id: 1,
    tipe: 'image/jpeg',
  })
  expect((await give(2)).body).not.toContain('rahasia keluarga')
  const late = await decide(1, { status: 'diterima' })
  expect([late.status, late.body.data.id]).toEqual([409, 2])
  const accepted = await decide(2, { status: 'diterima', alasan: 'tidak dipakai' })
  expect(accepted.body.data).toMatchObject({ status: 'diterima', alasan: '' })
  const { data, meta } = await list()
  expect(data.map(({ id, status }) => [id, status])).toEqual([
    [2, 'diterima'],
    [1, 'ditolak'],
  ])
  expect([meta.keadaan.paspor, meta.keadaan.ktp]).toEqual(['diterima', 'belum'])

  const admin = await test.signIn('admin')
  const activity = await test.call<{ data: object[] }>({ url: '/api/aktivitas', headers: admin })
  expect(activity.body.data).toContainEqual(
    expect.objectContaining({ jenis: 'jamaah', data_id: '1', rinci: 'dokumen Paspor ditolak', nama: '' }),
  )
  expect(JSON.stringify(activity.body)).not.toMatch(/buram|X1234567/)
})

it('lets one of two decide who saw the same state, and tells the other of it', async () => {
  await using test = await createTestApp()
  const { add, decide } = await withPilgrim(test)
  const { updated_at } = (await add('ktp', JPEG)).body.data
  const both = await Promise.all([
    decide(1, { status: 'diterima', updated_at }),
    decide(1, { status: 'ditolak', alasan: 'buram', updated_at }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const [won, lost] = both.toSorted((a, b) => a.status - b.status)
  expect(lost?.body.data).toEqual(won?.body.data)
})

it('takes the decision of who opened a paper and saw it before it was marked as looked at', async () => {
  await using test = await createTestApp()
  const { add, decide } = await withPilgrim(test)
  const { updated_at } = (await add('ktp', JPEG)).body.data
  expect((await decide(1, { status: 'diperiksa', alasan: '', updated_at })).status).toBe(200)
  expect((await decide(1, { status: 'diterima', updated_at })).status).toBe(200)
  expect((await decide(1, { status: 'diperiksa', alasan: '', updated_at })).status).toBe(409)
})

it('keeps one paper of the same file sent again or twice at once, and a new one once that was refused', async () => {
  await using test = await createTestApp()
  const { add, decide, list } = await withPilgrim(test)
  const sent = await Promise.all([add('ktp', JPEG), add('ktp', JPEG), add('ktp', JPEG)])
  expect(sent.map(({ status, body }) => [status, body.data.id])).toEqual([
    [201, sent[0].body.data.id],
    [201, sent[0].body.data.id],
    [201, sent[0].body.data.id],
  ])
  expect((await add('kk', JPEG)).body.data.menggantikan_id).toBeNull()
  const { id } = sent[0].body.data
  await decide(id, { status: 'ditolak', alasan: 'buram' })
  expect((await add('ktp', JPEG)).body.data.menggantikan_id).toBe(id)
  // Two files at once: both are kept, one behind the other.
  await Promise.all([add('bpjs', JPEG), add('bpjs', PNG)])
  const bpjs = (await list()).data.filter(({ jenis }) => jenis === 'bpjs')
  expect(bpjs.map(({ menggantikan_id }) => menggantikan_id)).toEqual([bpjs[1]?.id, null])
  const { db } = test.deps.database
  const files = await db.selectFrom('berkas_pribadi').select('keadaan').execute()
  expect(files.map(({ keadaan }) => keadaan)).toEqual(Array(5).fill('ada'))
})

it('refuses what is no such paper in words, and keeps nothing of it', async () => {
  await using test = await createTestApp()
  const { add, list } = await withPilgrim(test)
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)])
  const wrong = [
    [415, /bukan JPEG, PNG, atau PDF/, 'ktp', html, 'ktp.pdf'],
    [413, /Paling besar 10 MB/, 'ktp', Buffer.alloc(12 * 1024 * 1024), 'ktp.jpg'],
    [422, /dikunci dengan kata sandi/, 'ktp', pdf({ trailer: '/Encrypt 3 0 R' }), 'ktp.pdf'],
    [422, /Pilih berkas/, 'ktp', Buffer.alloc(0), 'ktp.jpg'],
    [422, /Pilih berkas/, 'ktp', null, 'ktp.jpg'],
    [415, /HEIC/, 'ktp', heic, 'IMG_0001.HEIC'],
    [422, /rusak/, 'ktp', Buffer.from('%PDF-1.4 setengah'), 'ktp.pdf'],
  ] as const
  for (const [status, words, jenis, bytes, nama] of wrong) {
    const answer = await add(jenis, bytes, { nama })
    expect([nama, answer.status, answer.body.message]).toEqual([nama, status, expect.stringMatching(words)])
  }
  for (const jenis of ['sim', '', 'toString', null]) {
    const { status, body } = await add(jenis, JPEG)
    expect([status, Object.keys(body.errors ?? {})], String(jenis)).toEqual([422, ['jenis']])
  }
  expect((await add('ktp', JPEG, { url: '/api/jamaah/9/dokumen' })).status).toBe(404)
  expect((await list()).data).toEqual([])
  expect(await test.deps.database.db.selectFrom('berkas_pribadi').select('id').execute()).toEqual([])
  expect(BERKAS_MAX_BYTES).toBeLessThan(12 * 1024 * 1024)
})

it('takes only so many of a kind and of a person, and those removed make room', async () => {
  await using test = await createTestApp()
  const { add, call, path, list, give } = await withPilgrim(test)
  const { db } = test.deps.database
  expect((await add('ktp', JPEG)).status).toBe(201)
  const { id: _id, ...row } = await db.selectFrom('dokumen').selectAll().executeTakeFirstOrThrow()
  const file = await db.selectFrom('berkas_pribadi').selectAll().executeTakeFirstOrThrow()
  const plant = async (jenis: string, count: number) => {
    for (let n = 0; n < count; n += 1) {
      const berkas = `${jenis}${n}`.replace(/\W|_/g, '').slice(0, 32)
      const hex = Buffer.from(berkas).toString('hex').padEnd(32, '0').slice(0, 32)
      await sql`insert into berkas_pribadi (id, jenis, data_id, bidang, nama, tipe, besar, keadaan, created_at)
        values (${hex}, 'jamaah', 1, ${jenis}, ${file.nama}, ${file.tipe}, 1, 'ada', ${file.created_at})`.execute(
        db,
      )
      await sql`insert into dokumen (jamaah_id, jenis, berkas, isi_kunci, status, alasan, diunggah_pada, updated_at)
        values (1, ${jenis}, ${hex}, '', 'diunggah', '', ${row.diunggah_pada}, ${row.updated_at})`.execute(db)
    }
  }
  await plant('ktp', DOKUMEN_FILES.ktp.most - 1)
  const full = await add('ktp', PNG)
  expect([full.status, full.body.message]).toEqual([422, expect.stringMatching(/Paling banyak 12/)])
  await plant('kk', 12)
  await plant('bpjs', 12)
  await plant('paspor', 12)
  await plant('pas_foto', DOKUMEN_MOST - 4 * 12)
  const most = await add('vaksin_polio', PNG)
  expect([most.status, most.body.message]).toEqual([422, expect.stringMatching(/Paling banyak 60 dokumen/)])
  expect((await list()).data).toHaveLength(DOKUMEN_MOST)

  const removed = await call('DELETE', `${path}/1`)
  expect([removed.status, (await give(1)).statusCode, (await call('DELETE', `${path}/1`)).status]).toEqual([
    200, 404, 404,
  ])
  expect((await add('vaksin_polio', PNG)).status).toBe(201)
})

it('is for admin and staf alone, by its own person’s address, and lies under no address of pictures', async () => {
  await using test = await createTestApp()
  const { add, call, path } = await withPilgrim(test)
  await call('POST', '/api/jamaah', { nama_paspor: 'ORANG LAIN' })
  await add('ktp', PDF)
  const { berkas } = await test.deps.database.db
    .selectFrom('dokumen')
    .select('berkas')
    .executeTakeFirstOrThrow()
  const form = await multipart({ jenis: 'ktp', berkas: new File([new Uint8Array(JPEG)], 'a.jpg') })
  const calls = [
    ['GET', path],
    ['GET', `${path}/1`],
    ['PATCH', `${path}/1`, { status: 'diterima' }],
    ['POST', `${path}/1/kabar`],
    ['DELETE', `${path}/1`],
  ] as const
  for (const role of [null, ...ROLES]) {
    if (role === 'admin' || role === 'staf') continue
    const as = role ? await test.signIn(role) : {}
    const status = role ? 403 : 401
    for (const [method, url, payload] of calls) {
      const answer = await test.app.inject({ method, url, headers: as, ...(payload && { payload }) })
      expect([method, url, answer.statusCode]).toEqual([method, url, status])
      expect(answer.body).not.toContain(SECRET)
    }
    const upload = { method: 'POST', url: path, payload: form.payload } as const
    expect((await test.app.inject({ ...upload, headers: { ...form.headers, ...as } })).statusCode).toBe(
      status,
    )
  }
  for (const url of [
    '/api/jamaah/2/dokumen/1',
    `${path}/9`,
    `${path}/${berkas}`,
    `/storage/berkas_pribadi/${berkas}`,
  ])
    expect((await call('GET', url)).status, url).toBe(404)
  expect((await call('PATCH', '/api/jamaah/2/dokumen/1', { status: 'diterima' })).status).toBe(404)
  expect((await call('DELETE', '/api/jamaah/2/dokumen/1')).status).toBe(404)
})

it('goes into the trash and comes back with its person, and is gone with its file when they are', async () => {
  await using test = await createTestApp()
  const { add, call, path, list, give } = await withPilgrim(test)
  const { db } = test.deps.database
  await add('ktp', PDF)
  await call('DELETE', '/api/jamaah/1')
  for (const [method, url] of [
    ['GET', path],
    ['GET', `${path}/1`],
    ['PATCH', `${path}/1`],
  ] as const)
    expect((await call(method, url, method === 'PATCH' ? { status: 'diterima' } : undefined)).status).toBe(
      404,
    )
  await test.tidy()
  await call('POST', '/api/sampah/jamaah/1/pulihkan')
  expect((await list()).data).toHaveLength(1)
  expect((await give(1)).rawPayload.equals(PDF)).toBe(true)
  await call('DELETE', '/api/jamaah/1')
  for (let days = 0; days < 35; days += 5) {
    test.advance(5 * DAY_MS)
    await test.tidy()
  }
  expect(await db.selectFrom('dokumen').select('id').execute()).toEqual([])
  expect(await db.selectFrom('berkas_pribadi').select('id').execute()).toEqual([])
})

it('is named on the page of its person’s own data, and erased with its file on request', async () => {
  await using test = await createTestApp()
  const { add, decide, headers } = await withPilgrim(test)
  const { db } = test.deps.database
  await add('ktp', PDF)
  await decide(1, { status: 'diterima' })
  await add('vaksin_polio', JPEG)
  await test.call({
    method: 'POST',
    url: '/api/permintaan-data',
    payload: { email: 'siti@contoh.test', jenis: 'hapus' },
  })
  const token = await vi.waitFor(async () => {
    const sent = await db.selectFrom('kotak_keluar').select('teks').execute()
    const found = sent.map(({ teks }) => /data-saya#([\w-]{43})/.exec(teks)?.[1]).find(Boolean)
    expect(found).toBeDefined()
    return found ?? ''
  })
  const led = await test.app.inject({
    method: 'POST',
    url: '/api/permintaan-data/saya',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token, aksi: 'lihat' }).toString(),
  })
  const cookie = String(led.headers['set-cookie']).split(';')[0] ?? ''
  const { body: page } = await test.app.inject({ url: '/api/permintaan-data/saya', headers: { cookie } })
  expect(page).toContain('Dokumen yang kami simpan')
  expect(page).toContain('Diterima, diunggah 21 November 2026')
  expect(page).toContain('Vaksin polio')
  const admin = await test.signIn('admin')
  const asked = await test.call<{ data: { id: number }[] }>({ url: '/api/permintaan-data', headers: admin })
  const { body } = await test.call<{ data: { hasil: string } }>({
    method: 'PATCH',
    url: `/api/permintaan-data/${asked.body.data[0]?.id}`,
    headers: admin,
    payload: { keadaan: 'selesai', hasil: 'Sudah.' },
  })
  expect(body.data.hasil).toBe('Sudah. (2 dokumen, 1 jamaah dihapus.)')
  await test.tidy()
  for (const table of ['dokumen', 'berkas_pribadi'] as const)
    expect(await db.selectFrom(table).select('id').execute()).toEqual([])
  expect((await test.call({ url: '/api/jamaah/1/dokumen', headers })).status).toBe(404)
})

it('shows no paper, no file’s name and no plain hash in a stolen folder, database or backup', async () => {
  await using test = await createTestApp()
  const { add } = await withPilgrim(test)
  await add('paspor', PDF, { nama: `${SECRET}.pdf` })
  await test.backup(join(test.dataDir, 'safar.backup'))
  const { createHash } = await import('node:crypto')
  const sum = createHash('sha256').update(PDF).digest()
  const traces = [
    SECRET,
    Buffer.from(SECRET).toString('base64').slice(0, 16),
    sum.toString('hex'),
    sum.toString('base64url'),
  ]
  const { db } = test.deps.database
  const rows = await Promise.all(
    (['dokumen', 'berkas_pribadi', 'log_akses', 'aktivitas'] as const).map((table) =>
      db.selectFrom(table).selectAll().execute(),
    ),
  )
  const read = [JSON.stringify(rows)]
  for (const file of await readdir(test.dataDir, { recursive: true, withFileTypes: true }))
    if (file.isFile()) read.push(await readFile(join(file.parentPath, file.name), 'latin1'))
  for (const trace of traces) expect(read.filter((text) => text.includes(trace))).toEqual([])
})
