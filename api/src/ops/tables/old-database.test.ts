import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { paketInput } from '@safar/shared/content/paket/factory'
import { Kysely } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { openDiskStore } from '../../files/gambar/disk-store.ts'
import { up as riwayatPendaftaran } from '../../platform/db/migrations/0115-riwayat-pendaftaran.ts'
import { withId } from '../../platform/db/migrations/schema.ts'
import { migrate } from '../../platform/db/migrations.ts'
import { sqliteDialect } from '../../platform/db/sqlite.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { picture } from '../../testing/picture.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { restore } from '../cadangan/restore.ts'

/*
 * What the program of 21 November 2026 left: its whole schema on either kind of database, and a few rows of every
 * table, among them a sale of seats and a package as the very first version kept it. These dumps are kept as they are;
 * no migration may ever fail on them.
 */

const dump = (name: string) =>
  readFile(join(import.meta.dirname, '../../testing/dumps', `0008-${name}.sql`), 'utf8')
const [ROWS, SQLITE, POSTGRES] = await Promise.all([dump('rows'), dump('sqlite'), dump('postgres')])
const PICTURE = 'lama1234abcd5678-600x20.webp'

const folders: string[] = []
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'safar-lama-'))
  folders.push(folder)
  return folder
}
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

function writeSqlite(path: string, statements: string): DatabaseSync {
  const file = new DatabaseSync(path)
  file.exec(`begin; ${statements}; commit`)
  return file
}

/** This program on the database that the older one left. */
async function upgraded(): Promise<TestApp> {
  const DATA_DIR = await newFolder()
  writeSqlite(join(DATA_DIR, 'safar.db'), SQLITE + ROWS).close()
  const own = await createTestDatabase({ dump: POSTGRES + ROWS })
  const test = await createTestApp({ DATA_DIR, ...own.settings })
  return {
    ...test,
    async [Symbol.asyncDispose]() {
      await test[Symbol.asyncDispose]()
      await own.drop()
    },
  }
}

/** This program once it brought back a backup of the older one. */
async function restored(): Promise<TestApp> {
  const path = join(await newFolder(), 'lama.backup')
  const file = writeSqlite(
    path,
    `${SQLITE}${ROWS} create table cadangan_gambar (nama text primary key, isi blob not null)`,
  )
  const isi = await picture('webp', { width: 600, height: 20 })
  file.prepare('insert into cadangan_gambar values (?, ?)').run(PICTURE, isi)
  file.close()
  const test = await createTestApp()
  const store = await openDiskStore(join(test.dataDir, 'img_uploads'))
  expect(await restore(test.deps.env, store, path)).toMatchObject({ paket: 2, gambar: 1 })
  return test
}

interface Answer {
  data: { id: number; aksi: string; oleh: string; akun: unknown; paket: Record<string, unknown> }[]
}

describe.each([
  ['upgraded', upgraded],
  ['brought back from a backup', restored],
])('a database of an older version, %s', (_how, open) => {
  it('holds the same tables as a fresh one', async () => {
    await using test = await open()
    await using fresh = await createTestApp()
    const tablesOf = async ({ deps }: TestApp) =>
      (await deps.database.db.introspection.getTables())
        .map(({ name, columns }) => ({
          name,
          columns: columns.map((column) => ({ ...column })).sort((a, b) => (a.name < b.name ? -1 : 1)),
        }))
        .sort((a, b) => (a.name < b.name ? -1 : 1))
    expect(await tablesOf(test)).toEqual(await tablesOf(fresh))
  })

  it('keeps accounts, packages and registrations, and goes on counting where it was', async () => {
    await using test = await open()
    const payload = { email: 'siti@safar.test', password: PASSWORD }
    const login = await test.call<{ access_token: string }>({
      method: 'POST',
      url: '/api/auth/login',
      payload,
    })
    expect(login.status).toBe(200)
    const headers = { authorization: `Bearer ${login.body.access_token}` }
    const get = async (url: string) =>
      (await test.call<Answer>({ url, headers })).body.data.map(({ id }) => id)
    expect((await get('/api/paket')).sort()).toEqual([1, 3])
    expect(await get('/api/paket?q=khusus')).toEqual([3])
    expect(await get('/api/pendaftaran?q=nuraini')).toEqual([1])
    const made = await test.call({ method: 'POST', url: '/api/paket', headers, payload: paketInput() })
    expect(made.body).toMatchObject({ data: { id: 4 } })
  })

  it('keeps revisions, of seats and of the first shape as well, and each can come back', async () => {
    await using test = await open()
    const headers = await test.signIn('admin', 'siti@safar.test')
    const riwayat = async (url: string) => (await test.call<Answer>({ url, headers })).body.data
    const kept = await riwayat('/api/paket/umrah-reguler/riwayat')
    expect(kept.map(({ id, aksi, oleh, akun }) => [id, aksi, oleh, akun])).toEqual([
      [3, 'kursi', 'Siti', { id: 1, email: 'Siti@Safar.test' }],
      [2, 'ubah', 'Siti', { id: 1, email: 'Siti@Safar.test' }],
      [1, 'buat', 'Siti', null],
    ])
    const seats = await test.call({ url: '/api/paket/1/riwayat/3', headers })
    expect(seats.body).toMatchObject({ data: { paket: { nama_paket: 'Umrah Reguler', sisa_pax: 9 } } })
    for (const id of [1, 2, 3]) {
      const back = await test.call({ method: 'POST', url: `/api/paket/1/riwayat/${id}/pulihkan`, headers })
      expect([id, back.status]).toEqual([id, 200])
      expect(back.body).toMatchObject({ data: { slug: 'umrah-reguler', sisa_pax: 9 } })
    }
    const first = await test.call({ url: '/api/paket/1/riwayat/1', headers })
    expect(first.body).toMatchObject({
      data: {
        paket: {
          tipe_paket: 'Umroh',
          durasi: '9 Hari',
          harga_quad: 29_500_000,
          tanggal_keberangkatan: '2027-01-12',
          deskripsi: '',
          fasilitas: [{ name: 'Bus ber-AC' }],
          keunggulans: [],
        },
      },
    })
  })

  it('keeps the trash, under the old call and the new', async () => {
    for (const url of ['/api/sampah/2/pulihkan', '/api/sampah/paket/2/pulihkan']) {
      await using test = await open()
      const headers = await test.signIn('admin', 'siti@safar.test')
      for (const list of ['/api/sampah', '/api/sampah?jenis=paket']) {
        const { body } = await test.call({ url: list, headers })
        expect(body).toMatchObject({
          data: [{ id: 2, dihapus_oleh: 'Siti', paket: { slug: 'umrah-ramadhan' } }],
        })
      }
      const back = await test.call({ method: 'POST', url, headers })
      expect(back.body).toMatchObject({ data: { id: 2, slug: 'umrah-ramadhan', sisa_pax: 12 } })
      expect((await test.call({ url: '/api/paket/umrah-ramadhan' })).status).toBe(200)
    }
  })
})

describe('the history of a registration, as it stood in a table of its own', () => {
  const WAKTU = '2026-11-25T03:00:00.000Z'
  const line = (aksi: string, oleh: string, ...ubah: [isian: string, dari: string, ke: string][]) => ({
    pendaftaran_id: 1,
    waktu: WAKTU,
    aksi,
    oleh,
    oleh_id: oleh ? 1 : null,
    ubah: JSON.stringify(ubah.map(([isian, dari, ke]) => ({ isian, dari, ke }))),
  })
  const SITI = 'Siti (siti@safar.test)'
  const lines = [
    line(
      'ubah',
      SITI,
      ['jumlah_pax', '2', ''],
      ['status', 'baru', 'dihubungi'],
      ['tindak_lanjut', '', '2026-12-01'],
    ),
    line('gabung', SITI, ['gabungan', '', 'BBBB-BBBB']),
    line('pisah', '', ['gabungan', 'BBBB-BBBB', '']),
    line('bukan-kembar', SITI, ['kembar', 'BBBB-BBBB, CCCC-CCCC', '']),
    line('kontak', SITI, ['kontak', 'Telepon · Terhubung', '']),
    line('impor', SITI, ['kamar', '', 'quad']),
    line('ubah', SITI, ['setuju_pemasaran', 'ya', 'tidak']),
    line('hapus', SITI, ['sampah', '', 'ya']),
    line('pulihkan', SITI, ['sampah', 'ya', '']),
  ]

  async function expectHistory(test: TestApp, id: number): Promise<void> {
    const headers = await test.signIn('staf', 'rina@safar.test')
    const { body } = await test.call<{ data: { riwayat: object[] } }>({
      url: `/api/pendaftaran/${id}`,
      headers,
    })
    expect(body.data.riwayat).toEqual(
      lines
        .map(({ waktu, aksi, oleh, ubah }) => ({
          id: expect.any(Number),
          ...{ waktu, aksi, oleh, ubah: JSON.parse(ubah) },
        }))
        .toReversed(),
    )
    const kept = await test.deps.database.db
      .selectFrom('riwayat')
      .select('data')
      .where('jenis', '=', 'pendaftaran')
      .orderBy('id')
      .executeTakeFirst()
    expect(JSON.parse(kept?.data ?? '')).toEqual({
      updated_at: WAKTU,
      sebelum: { jumlah_pax: 2, status: 'baru', tindak_lanjut: '' },
      sesudah: { jumlah_pax: null, status: 'dihubungi', tindak_lanjut: '2026-12-01' },
    })
    const erased = await test.call({
      method: 'DELETE',
      url: `/api/pendaftaran/${id}/selamanya`,
      headers: await test.signIn('admin'),
    })
    expect(erased.status).toBe(200)
    const left = test.deps.database.db.selectFrom('riwayat').select('id').where('jenis', '=', 'pendaftaran')
    expect(await left.execute()).toEqual([])
  }

  it('is among the revisions after the upgrade, says the same, and is erased with it', async () => {
    await using test = await createTestApp()
    await test.call({
      method: 'POST',
      url: '/api/pendaftaran',
      payload: { nama: 'Siti', email: 'siti@contoh.test', setuju: true },
    })
    const { db, kind } = test.deps.database
    let table = withId(db.schema.createTable('riwayat_pendaftaran'), kind)
    for (const name of ['waktu', 'aksi', 'oleh', 'ubah']) table = table.addColumn(name, 'text')
    await table.addColumn('pendaftaran_id', 'integer').addColumn('oleh_id', 'integer').execute()
    const old = db.$extendTables<{ riwayat_pendaftaran: (typeof lines)[number] }>()
    await old.insertInto('riwayat_pendaftaran').values(lines).execute()
    await riwayatPendaftaran(db)
    await expectHistory(test, 1)
  })

  it('comes back from a backup of that time', async () => {
    const path = join(await newFolder(), 'lama.backup')
    const file = writeSqlite(
      path,
      `${SQLITE}${ROWS} create table cadangan_gambar (nama text primary key, isi blob not null)`,
    )
    const db = new Kysely<Tables>({ dialect: sqliteDialect({ writer: file }) })
    const isi = await picture('webp', { width: 600, height: 20 })
    file.prepare('insert into cadangan_gambar values (?, ?)').run(PICTURE, isi)
    await migrate(db, 'sqlite', '0046-telepon-baku')
    const old = db.$extendTables<{ riwayat_pendaftaran: (typeof lines)[number] }>()
    await old.insertInto('riwayat_pendaftaran').values(lines).execute()
    await db.destroy()
    const test = await createTestApp()
    await using _ = test
    await restore(test.deps.env, await openDiskStore(join(test.dataDir, 'img_uploads')), path)
    await expectHistory(test, 1)
  })
})
