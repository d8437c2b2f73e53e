import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { paketInput } from '@safar/shared/content/paket/factory'
import { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDiskStore } from '../../files/gambar/disk-store.ts'
import type { FileStore } from '../../files/gambar/store.ts'
import { migrate } from '../../platform/db/migrations.ts'
import { openSqliteFile, sqliteDialect } from '../../platform/db/sqlite.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { picture } from '../../testing/picture.ts'
import { createTestApp, PASSWORD, START, type TestApp } from '../../testing/test-app.ts'
import { NOUNS } from '../tables/nouns.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'

/** What a restore counts beside packages and pictures. */
const NOTHING = {
  ...Object.fromEntries(NOUNS.filter(({ single }) => !single).map(({ noun }) => [noun.name, 0])),
  pendaftaran: 1,
}

const storeOf = (test: TestApp) => openDiskStore(join(test.dataDir, 'img_uploads'))

/** A server with one package, one of it in the trash, a registration and a picture, and a backup of all that. */
async function filled(): Promise<{ test: TestApp; file: string }> {
  const test = await createTestApp()
  const headers = await test.signIn('admin', 'siti@safar.test')
  const thumbnail = await test.deps.gambar.storeGambar(await picture('png', { width: 600, height: 20 }))
  const post = (url: string, payload: object) => test.call({ method: 'POST', url, headers, payload })
  await post('/api/paket', paketInput({ thumbnail }))
  await post('/api/paket/1/kursi', { ubah: -3 })
  await post('/api/paket', paketInput({ nama_paket: 'Dibuang' }))
  await test.call({ method: 'DELETE', url: '/api/paket/2', headers })
  await post('/api/pendaftaran', { nama: 'Budi', email: 'budi@contoh.test', setuju: true })
  const file = join(test.dataDir, 'safar.backup')
  await backup(test.deps.env, await storeOf(test), file)
  return { test, file }
}

function craft(file: string, sql: string): void {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  database.exec('pragma writable_schema = on')
  database.exec(sql)
  database.close()
}

/** Everything that a restore could have touched. */
async function state({ deps, dataDir }: TestApp) {
  const { db } = deps.database
  return {
    paket: await db.selectFrom('paket').selectAll().execute(),
    riwayat: await db.selectFrom('riwayat').selectAll().execute(),
    akun: await db.selectFrom('akun').selectAll().execute(),
    sesi: await db.selectFrom('sesi').select('akun_id').execute(),
    pendaftaran: await db.selectFrom('pendaftaran').selectAll().execute(),
    versi: await deps.database.kontenVersi(),
    files: (await readdir(join(dataDir, 'img_uploads'))).sort(),
    beside: (await readdir(dataDir)).filter((name) => name !== 'safar.backup').sort(),
  }
}

// What refuses a backup leaves its server as it was: one serves all that is refused, each with a whole backup to spoil.
let refusing: Awaited<ReturnType<typeof filled>>
let whole: Buffer
beforeAll(async () => {
  refusing = await filled()
  whole = await readFile(refusing.file)
})
afterAll(() => refusing.test[Symbol.asyncDispose]())

const pictureNamed = (name: string) =>
  `insert into cadangan_gambar select ${name}, isi from cadangan_gambar limit 1`
const registration = (column: string, value: string) => `update pendaftaran set ${column} = ${value}`

it.each([
  ['a picture outside its folder', pictureNamed("'../../x'"), 'none of ours'],
  ['a picture with a name of ours outside its folder', pictureNamed("'../abc-600x20.webp'"), 'none of ours'],
  ['a picture at an absolute place', pictureNamed("'/tmp/safar-curi.webp'"), 'none of ours'],
  ['a picture behind a NUL', pictureNamed("'abc-600x20.webp' || char(0) || '/x'"), 'none of ours'],
  ['a picture behind a backslash', pictureNamed("'..\\abc-600x20.webp'"), 'none of ours'],
  ['a picture called as the folder', pictureNamed("'.'"), 'none of ours'],
  ['a picture without a name', pictureNamed('null'), 'has no name'],
  ['a picture that no row knows', pictureNamed("'abc-600x20.webp'"), 'belongs to nothing'],
  [
    'a picture twice',
    `create table s as select * from cadangan_gambar; drop table cadangan_gambar;
    create table cadangan_gambar (nama text, isi blob); insert into cadangan_gambar select * from s;
    insert into cadangan_gambar select * from s`,
    'belongs to nothing',
  ],
  ['a picture that is a script', "update cadangan_gambar set isi = cast('<script>' as blob)", 'is none'],
  ['a picture that is a text', "update cadangan_gambar set isi = 'RIFF    WEBP'", 'too large, or none'],
  ['a picture of a gigabyte', 'update cadangan_gambar set isi = zeroblob(20000000)', 'too large, or none'],
  ['a listed picture outside its folder', "update gambar set nama = '../../x'", 'no name of a picture'],
  ['a text for a number', "update paket set harga_quad = 'banyak'", 'harga_quad is no bigint'],
  ['a fraction for a number', 'update paket set sisa_pax = 1.5', 'sisa_pax is no integer'],
  ['a number beyond numbers', 'update paket set total_pax = 99999999999', 'total_pax is no integer'],
  ['a blob for a text', "update paket set nama_paket = x'00ff'", 'nama_paket is no text'],
  [
    'nothing for a text',
    `create table s as select * from paket; drop table paket;
    alter table s rename to paket; update paket set slug = null`,
    'slug is no text',
  ],
  ['a price below nothing', 'update paket set harga_quad = -1', 'harga_quad'],
  ['more stars than there are', 'update paket set rating_hotel = 6', 'rating_hotel'],
  ['a type that nobody knows', "update paket set tipe_paket = 'Kapal'", 'tipe_paket'],
  ['a currency that nobody knows', "update paket set currency = 'EUR'", 'currency'],
  ['a day that is none', "update paket set tanggal_keberangkatan = '2026-02-31'", 'tanggal_keberangkatan'],
  ['a list that is no JSON', "update paket set hotels = 'bukan json'", 'hotels: no list'],
  ['a list that is none', `update paket set hotels = '{"a":1}'`, 'hotels: no list'],
  ['a list of something else', `update paket set hotels = '[{"nama_hotel":{"a":1}}]'`, 'hotels'],
  [
    'a list without end',
    `update paket set keunggulans = '[' || substr(replace(hex(zeroblob(150)),
    '00', ',{"keterangan":"x"}'), 2) || ']'`,
    'keunggulans',
  ],
  ['a name too long', 'update paket set nama_paket = hex(zeroblob(100000))', 'nama_paket'],
  ['a text of megabytes', 'update paket set deskripsi = hex(zeroblob(6000000))', 'deskripsi is no text'],
  ['a NUL in a text', "update paket set nama_paket = 'a' || char(0) || 'b'", 'cannot be stored'],
  ['an address with a slash', "update paket set slug = '../admin'", 'slug'],
  ['an address that is an id', "update paket set slug = '12'", 'slug'],
  ['a time that is none', "update paket set updated_at = 'kemarin'", 'updated_at'],
  [
    'a time on no calendar',
    "update paket set updated_at = '2026-13-01T00:00:00.000Z'",
    'updated_at: no time',
  ],
  [
    'a time after which there is none',
    registration('updated_at', "'9999-12-31T23:59:59.999Z'"),
    'updated_at: no time',
  ],
  [
    'an id behind which there is none',
    "update riwayat set id = 2147483647 where aksi = 'hapus'",
    'riwayat 2147483647: id',
  ],
  [
    'two packages of one address',
    `create table s as select * from paket; drop table paket;
    alter table s rename to paket; insert into paket select * from paket;
    update paket set id = rowid`,
    'two rows are one',
  ],
  ['a package in two places', 'update sampah set data_id = 1', 'another paket'],
  ['a revision that is no JSON', "update riwayat set data = '{'", 'no JSON'],
  ['a revision that is no package', `update riwayat set data = '{"slug":1}'`, 'no paket'],
  ['a revision of another package', "update riwayat set data_id = 77 where aksi = 'buat'", 'another paket'],
  ['a revision of seats that are none', "update riwayat set data = '{}' where aksi = 'kursi'", 'updated_at'],
  ['an action that nobody knows', "update riwayat set aksi = 'curi'", 'aksi'],
  ['a trash that is no package', "update sampah set data = '[]'", 'no paket'],
  [
    'a trash with an address outside the site',
    "update sampah set data = json_set(data, '$.slug', '../../x')",
    'slug',
  ],
  ['a trash of no time', "update sampah set data = json_set(data, '$.created_at', 'kemarin')", 'created_at'],
  [
    'a revision with markup for an address',
    "update riwayat set data = json_set(data, '$.slug', '<b>') where aksi = 'buat'",
    'slug',
  ],
  ['a role that nobody knows', "update akun set role = 'root'", 'role'],
  [
    'a hash that nobody computes',
    `update akun set password_hash =
    '$argon2id$v=19$m=4000000000,t=9,p=1$c2FsdA$aGFzaA'`,
    'password_hash',
  ],
  [
    'a hash that nobody can read',
    `update akun set password_hash =
    '$argon2id$v=19$m=0000,t=0,p=1$c2FsdA$a'`,
    'password_hash',
  ],
  ['a password as it is', "update akun set password_hash = 'rahasia'", 'password_hash'],
  ["an account under another's email", "update akun set email_kunci = 'lain@safar.test'", 'email_kunci'],
  ['a status that nobody knows', registration('status', "'dicuri'"), 'status'],
  ['a note too long', registration('catatan_admin', 'hex(zeroblob(2000))'), 'catatan_admin'],
  ['more people than fit', registration('jumlah_pax', '101'), 'jumlah_pax'],
  ['a consent that is neither yes nor no', registration('setuju_pemasaran', '7'), 'setuju_pemasaran'],
  ['a trigger', 'create trigger t after insert on paket begin delete from akun; end', 'the trigger "t"'],
  ['a view', 'create view v as select 1', 'the view "v"'],
  [
    'a view in the place of a table',
    'alter table paket rename to asli; create view paket as select * from asli',
    'the view',
  ],
  ['a virtual table', 'create virtual table v using fts5(a)', 'the table "v"'],
  [
    'a computed column',
    `alter table pendaftaran rename to p; create table pendaftaran as select * from p;
    alter table pendaftaran drop column catatan;
    alter table pendaftaran add column catatan text generated always as (hex(nama)) virtual`,
    'catatan is missing',
  ],
  ['a missing table', 'drop table riwayat', 'the table riwayat is missing'],
  ['a missing column', 'alter table paket drop column keunggulans', 'the column keunggulans is missing'],
  ['a missing table of pictures', 'drop table cadangan_gambar', 'cadangan_gambar is missing'],
  ['no migrations', 'delete from kysely_migration', 'not ours'],
  ['a gap in the migrations', "delete from kysely_migration where name like '0002%'", 'not ours'],
  ['a migration of tomorrow', "insert into kysely_migration values ('9999-nanti', '')", 'newer version'],
  ['a version that is none', "update konten set versi = 'x'", 'versi'],
])('refuses %s, and nothing has changed', async (_what, sql, why) => {
  const { test, file } = refusing
  await writeFile(file, whole)
  craft(file, sql)
  const before = await state(test)
  const refused = restore(test.deps.env, await storeOf(test), file)
  await expect(refused).rejects.toThrow(why)
  await expect(refused).rejects.toThrow('Nothing was changed.')
  expect(await state(test)).toEqual(before)
  expect(existsSync('/tmp/safar-curi.webp')).toBe(false)
})

it('brings back what it has made, revisions of seats as well', async () => {
  const { test, file } = await filled()
  await using _ = test
  const kept = await test.deps.database.db.selectFrom('riwayat').select(['id', 'aksi', 'data']).execute()
  expect(kept.map(({ aksi }) => aksi)).toContain('kursi')
  expect(await restore(test.deps.env, await storeOf(test), file)).toEqual({ ...NOTHING, paket: 1, gambar: 2 })
  expect(await test.deps.database.db.selectFrom('riwayat').select(['id', 'aksi', 'data']).execute()).toEqual(
    kept,
  )
})

it('refuses a backup that was cut off', async () => {
  const { test, file } = refusing
  await writeFile(file, whole)
  const before = await state(test)
  for (const part of [0.9, 0.5, 0.1, 0]) {
    await truncate(file, Math.floor(whole.length * part))
    await expect(restore(test.deps.env, await storeOf(test), file)).rejects.toThrow('Nothing was changed.')
  }
  expect(await state(test)).toEqual(before)
})

it('reads no further than our own columns: tables and columns of somebody else stay behind', async () => {
  const { test, file } = await filled()
  await using _ = test
  craft(file, "create table catatan_kantor (a); alter table paket add column milik_kantor text default 'x'")
  expect(await restore(test.deps.env, await storeOf(test), file)).toEqual({ ...NOTHING, paket: 1, gambar: 2 })
})

it('takes pictures back when the rows cannot be written', async () => {
  const { test, file } = await filled()
  await using _ = test
  await using fresh = await createTestApp()
  const files = () => readdir(join(fresh.dataDir, 'img_uploads'))
  const store = await storeOf(fresh)
  let puts = 0
  const failing: FileStore = {
    ...store,
    async put(name, bytes) {
      puts += 1
      if (puts === 2) throw new Error('the disk is full')
      await store.put(name, bytes)
    },
  }
  await expect(restore(fresh.deps.env, failing, file)).rejects.toThrow('the disk is full')
  expect(await files()).toEqual([])
  const away = { ...fresh.deps.env, DATABASE_URL: 'postgres://safar@127.0.0.1:1/tidak-ada' }
  await expect(restore(away, store, file)).rejects.toThrow('cannot be used')
  expect(await files()).toEqual([])
})

/** A backup as the program wrote it before it kept accounts beside changes. */
async function oldBackup(hash: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'safar-lama-')), 'lama.backup')
  const database = openSqliteFile(file)
  const db = new Kysely<Tables>({ dialect: sqliteDialect({ writer: database }) })
  await migrate(db, 'sqlite', '0004-sewa')
  const { hotels, itineraris, fasilitas, maskapais, pembimbings, ...rest } = paketInput()
  const { harga_termasuks, harga_tidak_termasuks, keunggulans, syarat_ketentuans, ...plain } = rest
  const lists = { hotels, itineraris, fasilitas, maskapais, pembimbings }
  const texts = { harga_termasuks, harga_tidak_termasuks, keunggulans, syarat_ketentuans }
  const stamps = { created_at: START, updated_at: START }
  const row = {
    ...plain,
    ...Object.fromEntries(
      Object.entries({ ...lists, ...texts }).map(([name, list]) => [name, JSON.stringify(list)]),
    ),
    id: 3,
    slug: 'umrah-lama',
    cari: 'umrah',
    ...stamps,
  }
  const paket = JSON.stringify({ ...paketInput(), id: 3, slug: 'umrah-lama', ...stamps })
  const nama = 'lama1234-600x20.webp'
  insert('paket', row)
  insert('riwayat', { id: 9, paket_id: 3, aksi: 'buat', waktu: START, oleh: 'Siti', paket })
  insert('akun', {
    id: 2,
    email: 'lama@safar.test',
    email_kunci: 'lama@safar.test',
    nama: 'Siti',
    role: 'admin',
    password_hash: hash,
    created_at: START,
  })
  insert('gambar', { nama, created_at: START, avif: 1 })
  insert('pendaftaran', {
    id: 5,
    nama: 'Budi',
    email: 'budi@contoh.test',
    email_kunci: 'budi@contoh.test',
    paket: '',
    telepon: '',
    jumlah_pax: null,
    catatan: '',
    status: 'baru',
    catatan_admin: '',
    persetujuan_versi: '2026-11-21',
    persetujuan_pada: START,
    setuju_pemasaran: 1,
    ...stamps,
  })
  database.exec('create table cadangan_gambar (nama text primary key, isi blob not null)')
  const isi = await picture('webp', { width: 600, height: 20 })
  insert('cadangan_gambar', { nama, isi })
  database.exec('pragma journal_mode = delete')
  await db.destroy()
  return file

  function insert(table: string, values: Record<string, string | number | null | Buffer>): void {
    const columns = database.prepare(`select name from pragma_table_info('${table}')`).all()
    // Fields that came later were in no backup of then.
    const known = Object.entries(values).filter(([name]) => columns.some((column) => column.name === name))
    const names = known.map(([name]) => name)
    database
      .prepare(`insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`)
      .run(...known.map(([, value]) => value))
  }
}

it('brings back a backup of an earlier version', async () => {
  await using test = await createTestApp()
  await test.addAkun('admin', 'siti@safar.test')
  const akun = await test.deps.database.db.selectFrom('akun').selectAll().executeTakeFirstOrThrow()
  const file = await oldBackup(akun.password_hash)
  expect(await restore(test.deps.env, await storeOf(test), file)).toEqual({ ...NOTHING, paket: 1, gambar: 1 })
  const login = await test.call<Record<string, string>>({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: 'lama@safar.test', password: PASSWORD },
  })
  expect(login.status).toBe(200)
  const headers = { authorization: `Bearer ${login.body.access_token}` }
  expect((await test.call({ url: '/api/paket/umrah-lama' })).body).toMatchObject({ data: { id: 3 } })
  expect((await test.call({ url: '/api/paket/3/riwayat', headers })).body).toMatchObject({
    data: [{ oleh: 'Siti', aksi: 'buat' }],
  })
  const next = await test.call({ method: 'POST', url: '/api/paket', headers, payload: paketInput() })
  expect(next.body).toMatchObject({ data: { id: 4 } })
})

it('is not fooled by a journal that lies beside the file', async () => {
  const { test, file } = await filled()
  await using _ = test
  await writeFile(`${file}-journal`, 'x'.repeat(4096))
  await writeFile(`${file}-wal`, 'x'.repeat(4096))
  expect(await restore(test.deps.env, await storeOf(test), file)).toEqual({ ...NOTHING, paket: 1, gambar: 2 })
})
