import { join } from 'node:path'
import { createHttp } from '@safar/shared/platform/http/http'
import { CONSENT } from '@safar/shared/settings/consent'
import { PENGATURAN_CONTOH, PENGATURAN_KOSONG } from '@safar/shared/settings/pengaturan/awal'
import { createPengaturanClient } from '@safar/shared/settings/pengaturan/pengaturan-client'
import { expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { ensurePengaturan } from './pengaturan.repository.ts'

const PATH = '/api/pengaturan'
type Isi = { data: Record<string, unknown> & { updated_at: string } }
type Galat = { message: string; errors: Record<string, string[]> }

async function open() {
  const test = await createTestApp()
  await ensurePengaturan(test.deps)
  const admin = await test.signIn('admin')
  const save = <Body = Isi>(payload: object, headers = admin) =>
    test.call<Body>({ method: 'POST', url: PATH, headers, payload })
  const get = async () => (await test.call<Isi>({ url: PATH })).body.data
  return { test, admin, save, get, [Symbol.asyncDispose]: () => test[Symbol.asyncDispose]() }
}

it('tells everyone who the agency is, as it began', async () => {
  await using app = await open()
  expect(await app.get()).toMatchObject(PENGATURAN_CONTOH)
  await ensurePengaturan(app.test.deps)
  const { rows } = await allRows(app.test)
  expect(rows).toBe(1)
})

it('begins for an agency that has said nothing yet, is filled part by part, and comes back from a backup', async () => {
  await using test = await createTestApp()
  test.deps.pengaturanAwal = PENGATURAN_KOSONG
  await ensurePengaturan(test.deps)
  const headers = await test.signIn('admin')
  const save = (payload: object) => test.call<Isi & Galat>({ method: 'POST', url: PATH, headers, payload })
  expect((await save({ company: '' })).body.errors).toEqual({ company: ['Data tidak boleh kosong'] })
  expect((await save({ hours: 'Senin' })).status).toBe(200)
  const file = join(test.dataDir, 'safar.backup')
  await test.backup(file)
  await using fresh = await createTestApp()
  await fresh.restore(file)
  const { body } = await fresh.call<Isi>({ url: PATH })
  expect(body.data).toMatchObject({ brand: PENGATURAN_KOSONG.brand, company: '', hours: 'Senin' })
})

async function allRows({ deps }: TestApp) {
  const rows = await deps.database.db
    .selectFrom('riwayat')
    .selectAll()
    .where('jenis', '=', 'pengaturan')
    .execute()
  return { rows: rows.length }
}

it('lets admins alone change them', async () => {
  await using app = await open()
  expect((await app.test.call({ method: 'POST', url: PATH, payload: { brand: 'X' } })).status).toBe(401)
  const user = await app.test.signIn('user')
  expect((await app.save({ brand: 'X' }, user)).status).toBe(403)
  expect(await app.get()).toMatchObject({ brand: 'Safar' })
})

it('lets whoever makes departures keep the holidays, and nothing else', async () => {
  await using app = await open()
  const staf = await app.test.signIn('staf')
  const before = await app.get()
  const [libur] = before.libur as [object]
  const ask = (payload: object, headers?: typeof staf) =>
    app.test.call<Isi & Galat>({ method: 'POST', url: `${PATH}/libur`, payload, ...(headers && { headers }) })
  const cuti = { nama: 'Cuti bersama', jenis: 'nasional', mulai: '2027-03-19', selesai: '2027-03-24' }
  const change = { libur: [libur, cuti], updated_at: before.updated_at, brand: 'X', phone: '0811' }
  expect((await ask(change)).status).toBe(401)
  for (const role of ['user', 'keuangan'] as const)
    expect((await ask(change, await app.test.signIn(role))).status).toBe(403)
  const told = app.test.publisher.told.changes
  const { status, body } = await ask(change, staf)
  expect([status, body.data]).toEqual([
    200,
    {
      ...before,
      libur: [libur, { ...cuti, sumber: '', diperiksa_pada: '' }],
      updated_at: body.data.updated_at,
    },
  ])
  expect(app.test.publisher.told.changes).toBe(told + 1)
  // From the copy that somebody else had open.
  expect((await ask(change, staf)).status).toBe(409)
  const backwards = { ...cuti, selesai: '2027-03-01' }
  expect((await ask({ libur: [cuti, backwards] }, staf)).body.errors).toEqual({
    'libur.1.selesai': ['Hari terakhir mendahului hari pertama'],
  })
  expect((await ask({ brand: 'X' }, staf)).status).toBe(422)
  expect(await app.get()).toEqual(body.data)
  expect((await app.save({ libur: [cuti] }, staf)).status).toBe(403)
})

it('changes what is sent and nothing else, publishes it, and ignores what it does not know', async () => {
  await using app = await open()
  const before = await app.get()
  const told = app.test.publisher.told.changes
  const { status, body } = await app.save({
    phone: '0811 2233 4455',
    instagram: 'instagram.com/amanah',
    ppiu: { berlaku_sampai: '2028-03-14' },
    rekening: [{ bank: 'BSI', nomor: '7010 0021 4', atas_nama: 'PT Amanah' }],
    angka: [
      { kunci: 'Acuan biaya', nilai: 23_000_000, berlaku_sejak: '2024-01-01', sumber: 'KMA 1021/2023' },
      { kunci: 'Dokumen lengkap', nilai: 'H-45', berlaku_sejak: '2026-01-01', sumber: 'Kantor' },
    ],
    tidak_dikenal: true,
    persetujuan_versi: '99',
  })
  expect(status).toBe(200)
  expect(body.data).toEqual({
    ...before,
    phone: '0811 2233 4455',
    instagram: 'https://instagram.com/amanah',
    ppiu: { nomor: '000/2024', terbit: '', berlaku_sampai: '2028-03-14' },
    rekening: [{ bank: 'BSI', nomor: '7010 0021 4', atas_nama: 'PT Amanah' }],
    angka: [
      expect.objectContaining({ kunci: 'Acuan biaya', nilai: 23_000_000, diperiksa_pada: '' }),
      expect.objectContaining({ nilai: 'H-45' }),
    ],
    updated_at: body.data.updated_at,
  })
  expect(await app.get()).toEqual(body.data)
  expect(app.test.publisher.told.changes).toBe(told + 1)
})

it('refuses what would break a page, by field and in words', async () => {
  await using app = await open()
  const { status, body } = await app.save<Galat>({
    brand: ' ',
    email: 'bukan email',
    phone: 'telepon saya',
    chat_phone: '12345678',
    instagram: 'javascript:alert(1)',
    youtube: 'http://youtube.com/@x',
    pixel_id: 'abc',
    pixel_consent: 'yes',
    syarat: '## Judul\nTulis ke {emial}',
    privasi: 'Tanpa judul',
    ppiu: { terbit: '2026-02-30' },
    rekening: [{ bank: 'BSI', nomor: 'tujuh', atas_nama: 'PT' }],
    angka: [{ kunci: 'x', nilai: 7, berlaku_sejak: '2026-01-01' }],
  })
  expect(status).toBe(422)
  expect(Object.keys(body.errors).sort()).toEqual(
    [
      'angka.0.sumber',
      'brand',
      'chat_phone',
      'email',
      'instagram',
      'phone',
      'pixel_consent',
      'pixel_id',
      'ppiu.terbit',
      'privasi',
      'rekening.0.nomor',
      'syarat',
      'youtube',
    ].sort(),
  )
  expect(JSON.stringify(body.errors)).toContain('{emial} tidak dikenal')
  const turned = await app.save<Galat>({ pihk: { terbit: '2026-05-01', berlaku_sampai: '2026-04-01' } })
  expect([turned.status, Object.keys(turned.body.errors)]).toEqual([422, ['pihk.berlaku_sampai']])
  expect((await app.save<Galat>({ pixel_id: '123', pixel_teks: '' })).body.errors).toHaveProperty(
    'pixel_teks',
  )
  expect(await app.get()).toMatchObject(PENGATURAN_CONTOH)
})

it('takes terms of cancelling that leave no day open, with their day, and where complaints go', async () => {
  await using app = await open()
  const aturan_batal = [
    { hari: 30, potongan: 25 },
    { hari: 0, potongan: 100 },
  ]
  const refused = await app.save<Galat>({ aturan_batal: aturan_batal.slice(0, 1), aturan_batal_sejak: '' })
  expect([refused.status, Object.keys(refused.body.errors).sort()]).toEqual([
    422,
    ['aturan_batal.0.hari', 'aturan_batal_sejak'],
  ])
  const wrong = await app.save<Galat>({
    aturan_batal: [{ hari: -1, potongan: 101 }],
    pengaduan: [{ nama: 'Kementerian', tautan: 'javascript:alert(1)', sumber: 'Kantor' }],
  })
  expect([wrong.status, Object.keys(wrong.body.errors).sort()]).toEqual([
    422,
    ['aturan_batal.0.hari', 'aturan_batal.0.potongan', 'pengaduan.0.tautan'],
  ])
  expect(await app.get()).toMatchObject(PENGATURAN_CONTOH)

  const pengaduan = [{ nama: 'Kementerian', tautan: 'contoh.test/adu', sumber: 'Peraturan 1/2025' }]
  const { status } = await app.save({ aturan_batal, aturan_batal_sejak: '2026-11-20', pengaduan })
  expect(status).toBe(200)
  expect(await app.get()).toMatchObject({
    aturan_batal,
    aturan_batal_sejak: '2026-11-20',
    pengaduan: [{ nama: 'Kementerian', tautan: 'https://contoh.test/adu', diperiksa_pada: '' }],
  })
})

it('keeps holidays in their order, overlapping ones both, and refuses what is none by its row', async () => {
  await using app = await open()
  const row = { nama: 'Ramadan', jenis: 'ramadan', mulai: '2027-02-08', selesai: '2027-03-08' }
  const libur = [
    row,
    { ...row, nama: 'Imlek', jenis: 'nasional', mulai: '2027-02-08', selesai: '2027-02-08' },
  ]
  expect((await app.save({ libur })).status).toBe(200)
  const kept = (await app.get()).libur
  expect(kept).toEqual(libur.map((one) => ({ ...one, sumber: '', diperiksa_pada: '' })))

  const { status, body } = await app.save<Galat>({
    libur: [
      { ...row, selesai: '2027-02-07' },
      { ...row, mulai: '2027-02-30' },
      { ...row, jenis: 'cuti' },
      { ...row, nama: ' ' },
    ],
  })
  expect([status, Object.keys(body.errors).sort()]).toEqual([
    422,
    ['libur.1.mulai', 'libur.2.jenis', 'libur.3.nama'],
  ])
  const turned = await app.save<Galat>({ libur: [{ ...row, selesai: '2027-02-07' }] })
  expect([turned.status, turned.body.errors]).toEqual([
    422,
    { 'libur.0.selesai': ['Hari terakhir mendahului hari pertama'] },
  ])
  expect((await app.save({ libur: Array(61).fill(row) })).status).toBe(422)
  expect((await app.get()).libur).toEqual(kept)
  expect((await app.save({ libur: [] })).body.data.libur).toEqual([])
})

it('shows both sides to whoever comes second', async () => {
  await using app = await open()
  const { updated_at } = await app.get()
  await app.save({ brand: 'Amanah', updated_at })
  const late = await app.save<{ updated_at: object; data: object; diubah_oleh: string }>({
    brand: 'Barokah',
    updated_at,
  })
  expect(late.status).toBe(409)
  expect(late.body.data).toMatchObject({ brand: 'Amanah' })
  expect(late.body.updated_at).toMatchObject({ anda: updated_at })
  expect(await app.get()).toMatchObject({ brand: 'Amanah' })
})

it('keeps who changed what when, and brings it back; a text that comes back is a new version', async () => {
  await using app = await open()
  await app.save({ persetujuan: 'Saya setuju data saya disimpan.' })
  const changed = await app.get()
  expect(changed).toMatchObject({ persetujuan_versi: '2', syarat_versi: CONSENT.versi })
  const url = `${PATH}/${changed.id}/riwayat`
  const list = await app.test.call<{ data: { id: number; aksi: string; oleh: string }[] }>({
    url,
    headers: app.admin,
  })
  expect(list.body.data.map(({ aksi }) => aksi)).toEqual(['ubah', 'buat'])
  const first = list.body.data.at(-1)?.id
  const back = await app.test.call<Isi>({
    method: 'POST',
    url: `${url}/${first}/pulihkan`,
    headers: app.admin,
  })
  expect(back.body.data).toMatchObject({ persetujuan: CONSENT.teks, persetujuan_versi: '3' })
  const user = await app.test.signIn('user')
  expect((await app.test.call({ url, headers: user })).status).toBe(403)
  expect((await app.test.call({ url: '/api/sampah?jenis=pengaturan', headers: app.admin })).status).toBe(422)
})

it('stores a registration under the version of the text that stood before its sender', async () => {
  await using app = await open()
  await app.save({ persetujuan: 'Saya setuju.' })
  const send = async (payload: object) => {
    const sent = { nama: 'Siti', telepon: '081234567890', setuju: true, ...payload }
    const { body } = await app.test.call<{ kode: string }>({
      method: 'POST',
      url: '/api/pendaftaran',
      payload: sent,
    })
    const row = await app.test.deps.database.db
      .selectFrom('pendaftaran')
      .select('persetujuan_versi')
      .where('kode', '=', body.kode)
      .executeTakeFirstOrThrow()
    return row.persetujuan_versi
  }
  expect(await send({})).toBe('2')
  expect(await send({ persetujuan_versi: CONSENT.versi })).toBe(CONSENT.versi)
  expect(await send({ persetujuan_versi: '7' })).toBe('2')
  const form = await app.test.call<string>({ url: '/api/pendaftaran/formulir' })
  expect(form.body).toContain('Saya setuju.')
})

it('is read and written by its client', async () => {
  await using app = await open()
  const address = await app.test.app.listen({ port: 0 })
  const client = createPengaturanClient(
    createHttp({ baseUrl: address, getToken: () => app.admin.authorization.slice(7) }),
  )
  const { updated_at } = await client.get()
  expect(await client.save({ brand: 'Amanah', updated_at })).toMatchObject({ brand: 'Amanah' })
})
