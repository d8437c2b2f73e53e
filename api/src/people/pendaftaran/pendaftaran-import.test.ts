import type { User } from '@safar/shared/access/session/session-schema'
import { paketInput } from '@safar/shared/content/paket/factory'
import type { ImportAnswer } from '@safar/shared/content/paket/import-answer'
import { type Pendaftaran, pendaftaranSchema } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import {
  IMPOR_VERSI,
  importExamplePendaftaran,
  PENDAFTARAN_SHEET,
  TANPA_KOLOM,
} from '@safar/shared/people/pendaftaran/sheet'
import { columnsOfSheet } from '@safar/shared/records/noun/sheet'
import { expect, it } from 'vitest'
import { transact } from '../../access/session/context.ts'
import { withStatements } from '../../testing/statements.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { whenWriting } from '../../testing/when-writing.ts'
import { saveImport } from './import-pendaftaran.ts'
import { PENDAFTAR, pelaku } from './pelaku.ts'
import { openPendaftaran } from './pendaftaran-words.ts'
import { writePendaftaran as writeChange } from './write-pendaftaran.ts'

const RINA: User = { id: '1', nama: 'Rina', email: 'rina@safar.test', role: 'admin' }

interface Answer {
  data: ImportAnswer
  errors?: Record<string, string[]>
}

const importSheet = (test: TestApp, headers: object, sheet: string | Buffer, save = false) =>
  test.call<Answer>({
    method: 'POST',
    url: `/api/pendaftaran/impor${save ? '?simpan=1' : ''}`,
    headers: { ...headers, 'content-type': 'text/csv' },
    payload: sheet,
  })
const exportCsv = async (test: TestApp, headers: { authorization: string }, query = '') =>
  (await test.app.inject({ url: `/api/pendaftaran/ekspor.csv${query}`, headers })).body

const register = (test: TestApp, fields: object = {}) =>
  test.call({
    method: 'POST',
    url: '/api/pendaftaran',
    payload: {
      nama: 'Siti, "Ibu" Maryam',
      telepon: '0812 3456 7890',
      catatan: '=1+1',
      setuju: true,
      ...fields,
    },
  })
const stored = async ({ deps: { database } }: TestApp) =>
  (await database.db.selectFrom('pendaftaran').selectAll().orderBy('id').execute()).map((row) =>
    openPendaftaran(database.db, row),
  )
const errorOf = ({ body }: { body: Answer }) => body.data.galat.map(({ baris, kolom }) => `${baris} ${kolom}`)

it('takes back what was exported without a change, abroad and unclear numbers too', async () => {
  await using test = await createTestApp()
  await register(test)
  await register(test, { telepon: '+966 50 123 4567', nama: 'Farida' })
  await register(test, { telepon: '5551234', nama: 'Hendra' })
  const headers = await test.signIn('admin')
  const sheet = await exportCsv(test, headers)
  expect(sheet).toContain('"0812-3456-7890"')
  const { status, body } = await importSheet(test, headers, sheet)
  expect([status, body.data.galat, body.data.baris.map(({ jenis }) => jenis)]).toEqual([
    200,
    [],
    ['sama', 'sama', 'sama'],
  ])
  expect(await exportCsv(test, headers, '?q=farida')).not.toContain('Hendra')
})

it('has a column for every field of a registration, or a reason why not, and carries why one was called off', async () => {
  const columns = [...columnsOfSheet(PENDAFTARAN_SHEET).keys()]
  const without = Object.keys(pendaftaranSchema.shape).filter((name) => !columns.includes(name))
  expect(without.sort()).toEqual(Object.keys(TANPA_KOLOM).sort())
  await using test = await createTestApp()
  await register(test)
  const headers = await test.signIn('admin')
  const [{ kode = '' } = {}] = await stored(test)
  const early = await importSheet(test, headers, `kode;alasan_batal\n${kode};Sakit`)
  expect(errorOf(early)).toEqual(['2 alasan_batal'])
  expect(
    (await importSheet(test, headers, `kode;status;alasan_batal\n${kode};batal;Sakit`, true)).status,
  ).toBe(200)
  expect(await stored(test)).toMatchObject([{ status: 'batal', alasan_batal: 'Sakit' }])
  const back = await importSheet(test, headers, await exportCsv(test, headers))
  expect(back.body.data).toMatchObject({ galat: [], baris: [{ jenis: 'sama' }] })
})

it('carries who travels and what they need both ways, and no blank cell takes a wheelchair away', async () => {
  await using test = await createTestApp()
  const berangkat = {
    ikut: 'tidak',
    usia: '71, 45',
    pendamping: 'Menantu',
    kursi_roda: 'ya',
    kebutuhan: 'Diet; rendah gula',
  }
  await register(test, berangkat)
  await register(test, { nama: 'Hendra' })
  const headers = await test.signIn('admin')
  const back = await importSheet(test, headers, await exportCsv(test, headers))
  expect(back.body.data).toMatchObject({ galat: [], baris: [{ jenis: 'sama' }, { jenis: 'sama' }] })
  const [siti, hendra] = await stored(test)
  const sheet = [
    'Kode;Nama;Telepon;Ikut;Usia;Pendamping;Kursi roda;Kebutuhan;Persetujuan',
    `${siti?.kode};${siti?.nama.replaceAll('"', "'")};0812-3456-7890;Ya;72, 46;;;Diet;`,
    `${hendra?.kode};Hendra;0812-3456-7890;;;;Ya;;`,
    ';Halimah;0813-1111-2222;tidak;71;Anak kandung;ya;Kamar dekat lift;ya',
  ].join('\n')
  const { body } = await importSheet(test, headers, sheet)
  expect(body.data.galat).toEqual([])
  expect(body.data.baris.map(({ ubah }) => ubah.map(({ kolom, ke }) => `${kolom}: ${ke}`))).toEqual([
    expect.arrayContaining(['ikut: ya', 'usia: 72, 46', 'pendamping: ', 'kebutuhan: Diet']),
    ['kursi_roda: ya'],
    expect.arrayContaining(['ikut: tidak', 'usia: 71', 'pendamping: Anak kandung', 'kursi_roda: ya']),
  ])
  expect((await importSheet(test, headers, sheet, true)).status).toBe(200)
  expect(await stored(test)).toMatchObject([
    { ikut: 'ya', usia: '72, 46', pendamping: '', kursi_roda: 'ya', kebutuhan: 'Diet' },
    { ikut: '', kursi_roda: 'ya' },
    { ikut: 'tidak', usia: '71', pendamping: 'Anak kandung', kursi_roda: 'ya' },
  ])
  const gone = `kode;kursi_roda;ikut\n${siti?.kode};tidak;-`
  expect((await importSheet(test, headers, gone, true)).status).toBe(200)
  expect((await stored(test))[0]).toMatchObject({ kursi_roda: '', ikut: '' })
})

it('names a cell of a million lines before it takes it apart', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const lines = 'a\n'.repeat(300_000)
  const answer = await importSheet(test, headers, `nama;catatan;petugas\r\nSiti;"${lines}";"${lines}"\r\n`)
  expect(errorOf(answer)).toEqual(expect.arrayContaining(['2 catatan', '2 petugas']))
})

it('changes by code and adds with consent, all of it at once, with its history', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin', 'rina@safar.test')
  await test.call({ method: 'POST', url: '/api/paket', headers, payload: paketInput() })
  await register(test)
  const [siti] = await stored(test)
  const sheet = [
    'Kode;Nama;Telepon;Email;Paket;Status;Petugas;Tindak lanjut;Persetujuan',
    `${siti?.kode};;;;umrah-reguler-desember;dihubungi;rina@safar.test;16 Januari 2027;`,
    ';Hasan Basri;81311112222;;Umroh;;;;ya',
  ].join('\r\n')
  const looked = await importSheet(test, headers, sheet)
  // An empty name would take the name away.
  expect(errorOf(looked)).toEqual(['2 nama'])
  const good = sheet.replace(`${siti?.kode};;`, `${siti?.kode};Siti Maryam;0812-3456-7890`)
  expect((await importSheet(test, headers, good)).body.data).toMatchObject({
    galat: [],
    baris: [{ jenis: 'ubah' }, { jenis: 'baru', nama: 'Hasan Basri' }],
  })
  expect(await stored(test)).toHaveLength(1)
  expect((await importSheet(test, headers, good, true)).status).toBe(200)
  expect(await stored(test)).toMatchObject([
    {
      nama: 'Siti Maryam',
      paket_id: 1,
      status: 'dihubungi',
      tindak_lanjut: '2027-01-16',
      telepon: '6281234567890',
    },
    { nama: 'Hasan Basri', telepon: '6281311112222', persetujuan_versi: IMPOR_VERSI, setuju_pemasaran: 0 },
  ])
  const { body } = await test.call<{ data: { riwayat: { aksi: string }[] } }>({
    url: '/api/pendaftaran/1',
    headers,
  })
  expect(body.data.riwayat[0]?.aksi).toBe('impor')
})

it.each([
  ['kode;nama\r\nAAAA-AAAA;Siti', ['2 kode']],
  ['nama;telepon\r\nSiti;0812-3456-7890', ['2 persetujuan']],
  ['nama;persetujuan\r\nSiti;ya', ['2 telepon', '2 email']],
  ['nama;telepon;persetujuan\r\nSiti;6,28123E+12;ya', ['2 telepon']],
  ['nama;telepon;paket;persetujuan\r\nSiti;0812-3456-7890;umrah-salah-tulis;ya', ['2 paket']],
  ['nama;telepon;petugas;persetujuan\r\nSiti;0812-3456-7890;siapa;ya', ['2 petugas']],
  ['nama;telepon;tindak_lanjut;persetujuan\r\nSiti;0812-3456-7890;30 Februari 2027;ya', ['2 tindak_lanjut']],
  ['nama;telepon;boleh_promo;persetujuan\r\nSiti;0812-3456-7890;ya;ya', ['2 boleh_promo']],
  ['nama;telepon;persetujuan\r\nSiti;0812-3456-7890;ya\r\nSiti;0812-3456-7890;ya', ['3 ']],
  [
    'nama;telepon;ikut;kursi_roda;persetujuan\r\nSiti;0812-3456-7890;mungkin;dua;ya',
    ['2 ikut', '2 kursi_roda'],
  ],
  ['nama;warna\r\nSiti;biru', ['1 warna', '2 telepon', '2 email', '2 persetujuan']],
  ['', ['1 ']],
])('says which cell of %j is wrong, and saves nothing of it', async (sheet, wrong) => {
  await using test = await createTestApp()
  const headers = await test.signIn('staf')
  expect(errorOf(await importSheet(test, headers, sheet))).toEqual(wrong)
  const saved = await importSheet(test, headers, `${sheet}`, true)
  expect([saved.status, errorOf(saved)]).toEqual([422, wrong])
  expect(await stored(test)).toEqual([])
})

it('refuses a row of a stale copy with 409, and all others with it', async () => {
  await using test = await createTestApp()
  await register(test)
  const headers = await test.signIn('admin')
  const sheet = (await exportCsv(test, headers))
    .replace('"=1+1"', '"lain"')
    .replace(`"'=1+1"`, '"Kursi roda"')
  test.advance(60_000)
  await test.call({ method: 'PATCH', url: '/api/pendaftaran/1', headers, payload: { status: 'lunas' } })
  const { status, body } = await importSheet(test, headers, sheet, true)
  expect([status, body.data.galat.map(({ kolom }) => kolom)]).toEqual([409, ['updated_at']])
  expect(await stored(test)).toMatchObject([{ catatan: '=1+1', status: 'lunas' }])
})

it('writes what changed alone: a joining that came while rows were made ready stays', async () => {
  await using test = await createTestApp()
  for (const email of ['satu@contoh.test', 'dua@contoh.test']) await register(test, { email, telepon: '' })
  const { db } = test.deps.database
  const [, read] = await stored(test)
  if (!read) throw new Error('no second registration')
  await db.updateTable('pendaftaran').set({ gabung_ke: 1 }).where('id', '=', read.id).execute()
  const saved = await transact(test.deps, null, (context) =>
    writeChange(context, read, { ...read, status: 'dihubungi' }, PENDAFTAR),
  )
  expect(saved).toMatchObject({ status: 'dihubungi', gabung_ke: 1 })
})

it('gives a template that is read as it stands, and files to whom the table of roles says', async () => {
  await using test = await createTestApp()
  const staf = await test.signIn('staf')
  const keuangan = await test.signIn('keuangan')
  const contoh = await test.app.inject({ url: '/api/pendaftaran/impor/contoh.csv', headers: staf })
  expect(contoh.body).toBe(importExamplePendaftaran())
  expect((await importSheet(test, staf, contoh.body, true)).status).toBe(200)
  const found = await test.call<{ data: Pendaftaran[] }>({ url: '/api/pendaftaran', headers: staf })
  expect(found.body.data).toMatchObject([{ telepon: '6281234567890', tindak_lanjut: '2027-01-16' }])
  expect((await importSheet(test, keuangan, contoh.body)).status).toBe(403)
  expect((await importSheet(test, {}, contoh.body)).status).toBe(401)
  const read = async (headers: object) =>
    (await test.call({ url: '/api/pendaftaran/ekspor.csv', headers: { ...headers } })).status
  expect([await read(keuangan), await read(await test.signIn('user')), await read({})]).toEqual([
    200, 403, 401,
  ])
  expect((await importSheet(test, staf, Buffer.from('{}'), false)).status).toBe(200)
})

it('keeps others waiting for the writing of its rows alone, and refuses one that is in the trash', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const rows = 60
  const lines = Array.from({ length: rows }, (_, n) => `Orang ${n};0812 3456 ${1000 + n};baru;ya`)
  const sheet = ['nama;telepon;status;persetujuan', ...lines].join('\r\n')
  const adding = withStatements(test)
  await saveImport(adding.deps, RINA, sheet)
  expect(adding.whileOthersWait().length).toBeLessThan(rows * 1.5)
  expect(await stored(test)).toHaveLength(rows)
  test.advance(60_000)
  const changing = withStatements(test)
  const changes = (await stored(test)).map(({ kode }) => `${kode};dihubungi`)
  await saveImport({ ...changing.deps, now: test.deps.now }, RINA, ['kode;status', ...changes].join('\r\n'))
  expect(changing.whileOthersWait().length).toBeLessThan(rows * 1.5)
  expect(
    (await stored(test)).every(
      ({ status, diubah_oleh }) => status + diubah_oleh === `dihubungi${pelaku(RINA)}`,
    ),
  ).toBe(true)
  await test.call({ method: 'DELETE', url: '/api/pendaftaran/1', headers })
  const again = changes.map((line) => line.replace('dihubungi', 'batal')).join('\r\n')
  const refused = await importSheet(test, headers, `kode;status\r\n${again}`, true)
  expect([refused.status, errorOf(refused)]).toEqual([422, ['2 kode']])
})

const deletePaket = (test: TestApp) => test.deps.database.db.deleteFrom('paket').execute()
const suspendRina = (test: TestApp) =>
  test.deps.database.db
    .updateTable('akun')
    .set({ ditangguhkan_pada: '2026-11-21T03:00:00.000Z' })
    .where('email', '=', 'rina@safar.test')
    .execute()

it.each([
  ['umrah-hemat;', 'a new row', '2.paket', deletePaket],
  ['umrah-hemat;', 'a known one', '2.paket', deletePaket],
  [';rina@safar.test', 'a new row', '2.petugas', suspendRina],
  [';rina@safar.test', 'a known one', '2.petugas', suspendRina],
])(
  'saves nothing of a sheet that names %s in %s where that is gone before it is saved',
  async (cells, row, wrong, go) => {
    await using test = await createTestApp()
    const headers = await test.signIn('admin')
    const payload = paketInput({ nama_paket: 'Umrah Hemat' })
    await test.call({ method: 'POST', url: '/api/paket', headers, payload })
    await test.signIn('staf', 'rina@safar.test')
    await register(test)
    const [known] = await stored(test)
    const sheet =
      row === 'a new row'
        ? `nama;telepon;paket;petugas;persetujuan\r\nHendra;0812 3456 1000;${cells};ya`
        : `kode;paket;petugas\r\n${known?.kode};${cells}`
    expect(errorOf(await importSheet(test, headers, sheet))).toEqual([])
    const gone = whenWriting(test, async () => void (await go(test)))
    await expect(saveImport(gone, RINA, sheet)).rejects.toMatchObject({
      status: 422,
      body: { errors: { [wrong]: [expect.stringContaining('baru saja')] } },
    })
    expect(await stored(test)).toEqual([known])
  },
)

it('saves nothing of a sheet whose registration somebody else changes before it is all saved', async () => {
  await using test = await createTestApp()
  for (const nama of ['Siti', 'Hendra']) await register(test, { nama, telepon: '5551234' })
  const before = await stored(test)
  const sheet = ['kode;status', ...before.map(({ kode }) => `${kode};dihubungi`)].join('\r\n')
  const isHeld = Promise.withResolvers<void>()
  const isRead = Promise.withResolvers<void>()
  const other = test.deps.database.db.transaction().execute(async (trx) => {
    const updated_at = '2026-11-22T01:00:00.000Z'
    await trx.updateTable('pendaftaran').set({ updated_at }).where('nama', '=', 'Hendra').execute()
    isHeld.resolve()
    await isRead.promise
  })
  await isHeld.promise
  const saved = saveImport(
    whenWriting(test, () => isRead.resolve()),
    RINA,
    sheet,
  )
  await expect(saved).rejects.toMatchObject({
    status: 409,
    body: { data: { galat: [{ baris: 3, kolom: 'updated_at' }] } },
  })
  await other
  expect((await stored(test)).map(({ status }) => status)).toEqual(['baru', 'baru'])
})

it('knows a departure by its name where no other has it, and offers the slugs where some do', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const add = async (nama_paket: string, tanggal_keberangkatan: string) => {
    const payload = paketInput({ nama_paket, tanggal_keberangkatan })
    const { body } = await test.call<{ data: { id: number; slug: string } }>({
      method: 'POST',
      url: '/api/paket',
      headers,
      payload,
    })
    return body.data
  }
  const satu = await add('Umrah Plus Türkiye', '2027-03-06')
  await add('Umrah Hemat', '2027-03-06')
  await add('Umrah Hemat', '2027-04-10')
  const sheet = (paket: string) => `nama;telepon;paket;persetujuan\r\nSiti;0812-3456-7890;${paket};ya\r\n`
  expect((await importSheet(test, headers, sheet(' umrah plus turkiye '), true)).status).toBe(200)
  expect((await importSheet(test, headers, sheet('UMROH').replace('Siti', 'Sari'), true)).status).toBe(200)
  expect(await stored(test)).toMatchObject([
    { paket: satu.slug, paket_id: satu.id },
    { paket: 'Umroh', paket_id: null },
  ])
  const many = await importSheet(test, headers, sheet('Umrah Hemat'))
  expect(many.body.data.galat).toEqual([
    {
      baris: 2,
      kolom: 'paket',
      pesan:
        'Ada 2 paket bernama ini. Tulis slug salah satunya: umrah-hemat (6 Mar 2027), umrah-hemat-2 (10 Apr 2027).',
    },
  ])
  const none = await importSheet(test, headers, sheet('Umrah Mewah'))
  expect(none.body.data.galat).toMatchObject([
    { kolom: 'paket', pesan: expect.stringContaining('slug atau nama') },
  ])
  // Words that were kept before there was such a package stay as they are.
  const back = await importSheet(test, headers, await exportCsv(test, headers))
  expect(back.body.data.baris.map(({ jenis }) => jenis)).toEqual(['sama', 'sama'])
})
