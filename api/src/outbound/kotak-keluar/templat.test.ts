import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { invite } from '../../testing/letters.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createPengirim } from './sender.ts'

const QUIET = { info() {}, warn() {}, error() {} }
const KOSONG = { perihal: '', judul: '', isi: '' }
const send = ({ deps }: TestApp) => createPengirim(deps, QUIET).sendAll()

interface Templat {
  data: { nama: string; versi: number; perihal: string; isi: string; oleh: string }
  message: string
  errors: Record<string, string[]>
}

const save = (test: TestApp, headers: object, nama: string, payload: object) =>
  test.call<Templat>({ method: 'POST', url: `/api/templat-surat/${nama}`, headers: { ...headers }, payload })
const daftar = (test: TestApp) =>
  test.call({
    method: 'POST',
    url: '/api/pendaftaran',
    payload: { nama: 'Siti\r\nBcc: x@y.test', email: 'siti@contoh.test', setuju: true },
  })
const surat = (test: TestApp) =>
  test.deps.database.db.selectFrom('kotak_keluar').selectAll().orderBy('id').execute()

it('lets admins alone put a message in their own words, and each message name the version it is made of', async () => {
  await using test = await createTestApp()
  const admin = await test.signIn('admin', 'ratna@safar.test')
  for (const who of [{}, await test.signIn('staf'), await test.signIn('user')]) {
    expect((await save(test, who, 'pendaftaran-terima', KOSONG)).status).toBeGreaterThan(400)
  }
  const isi = 'Halo {nama}!\n\n{rincian}\n\n{langkah}\n\nKode {kode}. {hak}\n\nSitus {tautan}'
  const saved = await save(test, admin, 'pendaftaran-terima', {
    ...KOSONG,
    perihal: 'Terima kasih, {nama}',
    isi,
    versi: 0,
  })
  expect(saved.body.data).toMatchObject({ versi: 1, isi, oleh: expect.stringContaining('ratna@safar.test') })
  await daftar(test)
  const [toOffice, toVisitor] = await surat(test)
  expect(toOffice).toMatchObject({ templat: 'pendaftaran-baru', versi: 0 })
  expect(toVisitor).toMatchObject({ templat: 'pendaftaran-terima', versi: 1, keadaan: 'antre' })
  await send(test)
  const eml = await readFile(join(test.dataDir, 'surat', '2.eml'), 'utf8')
  expect(eml).toMatch(/^Subject: Terima kasih, Siti Bcc x y\. ?test/m)
  expect(eml).not.toMatch(/^Bcc:/m)
  // Back to the product's own, which is a version as well.
  const back = await save(test, admin, 'pendaftaran-terima', { ...KOSONG, versi: 1 })
  expect(back.body.data).toMatchObject({ versi: 2, perihal: '', isi: '' })
  const { body } = await test.call<{ data: Templat['data'][] }>({
    url: '/api/templat-surat/pendaftaran-terima/riwayat',
    headers: admin,
  })
  expect(body.data.map(({ versi, perihal }) => [versi, perihal])).toEqual([
    [2, ''],
    [1, 'Terima kasih, {nama}'],
  ])
  const noted = await test.call<{ data: { aksi: string; nama: string; rinci: string }[] }>({
    url: '/api/aktivitas?jenis=templat-surat',
    headers: admin,
  })
  expect(noted.body.data.map(({ aksi, nama, rinci }) => [aksi, nama, rinci])).toEqual([
    ['ubah', 'Tanda terima pendaftaran', 'versi 2'],
    ['ubah', 'Tanda terima pendaftaran', 'versi 1'],
  ])
})

it('refuses an unknown word with its place, a missing one that is needed, and a message that there is not', async () => {
  await using test = await createTestApp()
  const admin = await test.signIn('admin')
  const unknown = await save(test, admin, 'atur-ulang-password', { ...KOSONG, isi: 'Halo\n{nik} {masa}' })
  expect(unknown.status).toBe(422)
  expect(unknown.body.errors.isi).toEqual([
    'Baris 2: {nik} tidak dikenal di pesan ini. Yang dapat ditulis: {masa}, {merek}, {situs}, {tautan}',
    '{tautan} harus ada: tanpa itu pesannya tidak lengkap',
  ])
  expect((await save(test, admin, 'tidak-ada', KOSONG)).status).toBe(404)
  const long = await save(test, admin, 'terbit-gagal', { ...KOSONG, isi: 'x'.repeat(4_001) })
  expect([long.status, long.body.errors.isi]).toEqual([422, ['Paling banyak 4.000 huruf']])
})

it('lays no words over those that somebody else saved meanwhile', async () => {
  await using test = await createTestApp()
  const admin = await test.signIn('admin')
  const both = await Promise.all(
    ['Satu', 'Dua'].map((judul) => save(test, admin, 'terbit-gagal', { ...KOSONG, judul, versi: 0 })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const stale = both.find(({ status }) => status === 409)
  expect(stale?.body).toMatchObject({ message: expect.stringContaining('sudah diubah'), data: { versi: 1 } })
})

it('shows how a message reads, as text and as HTML that runs nothing', async () => {
  await using test = await createTestApp()
  const admin = await test.signIn('admin')
  const { body } = await test.call<{ data: { perihal: string; teks: string; html: string } }>({
    method: 'POST',
    url: '/api/templat-surat/terbit-gagal/pratinjau',
    headers: admin,
    payload: { ...KOSONG, isi: '<script>x</script>\n\n- satu\n\nBuka {tautan}' },
  })
  expect(body.data.perihal).toBe('Situs gagal diterbitkan')
  expect(body.data.teks).toContain('- satu')
  expect(body.data.html).toContain('<p>&lt;script&gt;x&lt;/script&gt;</p>')
  expect(body.data.html).toContain('prefers-color-scheme: dark')
  expect(body.data.html).toMatch(/<ul><li>satu<\/li><\/ul>/)
})

it('holds back what words of another version would spoil, says so, and loses neither it nor a link somebody waits for', async () => {
  await using test = await createTestApp()
  const { db } = test.deps.database
  const bad = { versi: 3, perihal: '', judul: 'Halo {sapaan}', isi: '', oleh: '', created_at: '' }
  await db
    .insertInto('templat_surat')
    .values([
      { nama: 'pendaftaran-terima', ...bad },
      { nama: 'undangan-akun', ...bad },
    ])
    .execute()
  await daftar(test)
  await invite(test, 'baru@contoh.test')
  await send(test)
  const rows = await surat(test)
  expect(rows.map(({ peristiwa, keadaan }) => [peristiwa, keadaan])).toEqual([
    ['pendaftaran-baru', 'disimpan'],
    ['pendaftaran-terima', 'gagal'],
    ['undangan-akun', 'disimpan'],
  ])
  expect(rows[1]?.alasan).toMatch(
    /^Templat “Tanda terima pendaftaran” perlu diperbaiki\. Judul: \{sapaan\} tidak dikenal/,
  )
  const headers = await test.signIn('admin')
  await test.call({ method: 'POST', url: '/api/kotak-keluar/2/ulang', headers })
  await send(test)
  expect((await surat(test))[1]).toMatchObject({ keadaan: 'disimpan', versi: 0 })
})
