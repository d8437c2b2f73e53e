import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { paketInput } from '@safar/shared/content/paket/factory'
import { expect, it } from 'vitest'
import { openDiskStore } from '../../files/gambar/disk-store.ts'
import { uang } from '../../money/uang.testing.ts'
import { openDatabase } from '../../platform/db/open.ts'
import { picture } from '../../testing/picture.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'

const storeOf = (test: TestApp) => openDiskStore(join(test.dataDir, 'img_uploads'))
const names = async (test: TestApp) =>
  (await test.call<{ data: { nama_paket: string }[] }>({ url: '/api/paket' })).body.data.map(
    (paket) => paket.nama_paket,
  )

async function filled(): Promise<{ test: TestApp; headers: { authorization: string }; thumbnail: string }> {
  const test = await createTestApp()
  const headers = await test.signIn('admin', 'siti@safar.test')
  const thumbnail = await test.deps.gambar.storeGambar(await picture('png', { width: 600, height: 20 }))
  await test.call({ method: 'POST', url: '/api/paket', headers, payload: paketInput({ thumbnail }) })
  return { test, headers, thumbnail }
}

it('brings everything back, into a serving server and into an empty folder', async () => {
  const { test, headers, thumbnail } = await filled()
  await using _ = test
  const file = join(test.dataDir, 'safar.backup')
  expect(await backup(test.deps.env, await storeOf(test), file)).toMatchObject({
    isi: { paket: 1, gambar: 2 },
    disisihkan: [],
  })

  await test.call({ method: 'POST', url: '/api/paket/1', headers, payload: { nama_paket: 'Diubah' } })
  await test.call({ method: 'POST', url: '/api/paket', headers, payload: paketInput() })
  const versi = await test.deps.database.kontenVersi()
  expect(await restore(test.deps.env, await storeOf(test), file)).toMatchObject({ paket: 1, gambar: 2 })
  expect(await names(test)).toEqual(['Umrah Reguler Desember'])
  expect(await test.deps.database.kontenVersi()).toBeGreaterThan(Number(versi))
  expect((await test.call({ url: '/api/auth/me', headers })).status).toBe(401)
  const login = { email: 'siti@safar.test', password: PASSWORD }
  expect((await test.call({ method: 'POST', url: '/api/auth/login', payload: login })).status).toBe(200)

  await using fresh = await createTestApp()
  await restore(fresh.deps.env, await storeOf(fresh), file)
  expect(await names(fresh)).toEqual(['Umrah Reguler Desember'])
  expect((await fresh.call({ url: `/storage/img_uploads/${thumbnail}` })).status).toBe(200)
  const admin = await fresh.signIn('admin', 'siti@safar.test')
  const next = await fresh.call({ method: 'POST', url: '/api/paket', headers: admin, payload: paketInput() })
  expect(next.body).toMatchObject({ data: { id: 2, slug: 'umrah-reguler-desember-2' } })
})

it('is whole while packages are being written', async () => {
  const { test, headers } = await filled()
  await using _ = test
  const file = join(test.dataDir, 'safar.backup')
  const writes = Array.from({ length: 20 }, () =>
    test.call({ method: 'POST', url: '/api/paket', headers, payload: paketInput() }),
  )
  const [{ isi }] = await Promise.all([backup(test.deps.env, await storeOf(test), file), ...writes])
  await using fresh = await createTestApp()
  await restore(fresh.deps.env, await storeOf(fresh), file)
  const { db } = fresh.deps.database
  const made = await db.selectFrom('riwayat').select('id').execute()
  expect(await names(fresh)).toHaveLength(isi.paket ?? 0)
  expect(made).toHaveLength(isi.paket ?? 0)
})

it('brings a registration back with who changed it, under the longest of names', async () => {
  const { test } = await filled()
  await using _ = test
  const email = `${'e'.repeat(64)}@${'c'.repeat(185)}.id`
  const headers = await test.signIn('admin', email)
  await test.deps.database.db
    .updateTable('akun')
    .set({ nama: 'N'.repeat(200) })
    .execute()
  const person = {
    nama: 'Budi',
    telepon: '0812 3456 7890',
    setuju: true,
    setuju_pemasaran: true,
    kamar: 'quad',
  }
  const key = { 'idempotency-key': 'satu' }
  await test.call({ method: 'POST', url: '/api/pendaftaran', headers: key, payload: person })
  const payload = { setuju_pemasaran: false, catatan_admin: 'x' }
  await test.call({ method: 'PATCH', url: '/api/pendaftaran/1', headers, payload })
  const rows = (from: TestApp) => from.deps.database.db.selectFrom('pendaftaran').selectAll().execute()
  const [before] = await rows(test)
  expect(before?.diubah_oleh.length).toBeGreaterThan(254)
  const file = join(test.dataDir, 'safar.backup')
  await backup(test.deps.env, await storeOf(test), file)
  await restore(test.deps.env, await storeOf(test), file)
  expect(await rows(test)).toEqual([before])
  // What was kept against doubles tells of people as well: it is in no backup.
  expect(await test.deps.database.db.selectFrom('kiriman').selectAll().execute()).toEqual([])
})

it('brings a registration back whose name is folded to many times its length', async () => {
  const { test } = await filled()
  await using _ = test
  const person = {
    nama: String.fromCharCode(...Array.from({ length: 80 }, (_, n) => 0x3300 + n)),
    email: 'budi@contoh.test',
    setuju: true,
  }
  const sent = await test.call({ method: 'POST', url: '/api/pendaftaran', payload: person })
  expect(sent.status).toBe(201)
  const file = join(test.dataDir, 'safar.backup')
  await backup(test.deps.env, await storeOf(test), file)
  await restore(test.deps.env, await storeOf(test), file)
  const { db } = test.deps.database
  expect(await db.selectFrom('pendaftaran').select('nama').execute()).toEqual([{ nama: person.nama }])
})

it('brings the books of money back, which nothing else replaces', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  const { nomor } = await office.pay(id, 10_000_000)
  const file = join(test.dataDir, 'safar.backup')
  await backup(test.deps.env, await storeOf(test), file)
  const later = await office.pay(id, 5_000_000)
  await restore(test.deps.env, await storeOf(test), file)
  const { db } = test.deps.database
  expect((await db.selectFrom('kwitansi').select('nomor').execute()).map((row) => row.nomor)).toEqual([nomor])
  expect(await db.selectFrom('buku_terbuka').selectAll().execute()).toEqual([])
  await expect(db.deleteFrom('buku_uang').execute()).rejects.toThrow('appended only')
  // Sessions of before are over.
  const again = uang(test)
  expect(await again.money(id)).toMatchObject({ dibayar: 10_000_000, sisa: 19_500_000, lebih: 0 })
  expect((await again.pay(id, 5_000_000)).nomor).toBe(later.nomor)
})

it('opens no office to whoever has the file', async () => {
  const { test, headers } = await filled()
  await using _ = test
  const file = join(test.dataDir, 'safar.backup')
  await backup(test.deps.env, await storeOf(test), file)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await using fresh = await createTestApp()
  await restore(fresh.deps.env, await storeOf(fresh), file)
  expect((await fresh.call({ url: '/api/auth/me', headers })).status).toBe(401)
})

it('names a file that is not there', async () => {
  await using test = await createTestApp()
  const missing = join(test.dataDir, 'tidak-ada')
  await expect(restore(test.deps.env, await storeOf(test), missing)).rejects.toThrow(
    `${missing} cannot be read (ENOENT)`,
  )
})

it.each(['not a database at all', 'SQLite format 3\0 but nothing else'])(
  'refuses %j and changes nothing',
  async (text) => {
    const { test } = await filled()
    await using _ = test
    const file = join(test.dataDir, 'wrong')
    await writeFile(file, text)
    await expect(restore(test.deps.env, await storeOf(test), file)).rejects.toThrow('not a backup')
    expect(await names(test)).toHaveLength(1)
  },
)

async function damage(DATA_DIR: string): Promise<void> {
  await writeFile(join(DATA_DIR, 'safar.db'), Buffer.alloc(8192, 'x'))
}

/** As a newer version of the program would leave it. */
async function migrateFurther(DATA_DIR: string): Promise<void> {
  await (await openDatabase({ DATA_DIR })).close()
  const file = new DatabaseSync(join(DATA_DIR, 'safar.db'))
  file.exec("insert into kysely_migration values ('9999-nanti', '2027-01-01T00:00:00Z')")
  file.close()
}

it.each([
  ['damaged', damage],
  ['newer', migrateFurther],
])('a %s database refuses to start, says what to do, and is kept by a restore', async (what, spoil) => {
  const { test } = await filled()
  await using _ = test
  const file = join(test.dataDir, 'safar.backup')
  await backup(test.deps.env, await storeOf(test), file)
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'safar-restore-'))
  await spoil(DATA_DIR)
  await expect(openDatabase({ DATA_DIR })).rejects.toThrow('npm run restore')
  await restore({ DATA_DIR }, await openDiskStore(join(DATA_DIR, 'img_uploads')), file)
  const database = await openDatabase({ DATA_DIR })
  expect(await database.db.selectFrom('paket').select('nama_paket').execute()).toHaveLength(1)
  await database.close()
  expect((await readdir(DATA_DIR)).some((name) => name.startsWith(`safar.db.${what}-`))).toBe(true)
  await rm(DATA_DIR, { recursive: true, force: true })
})
