import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, START } from '../../testing/test-app.ts'
import type { Database } from './database.ts'
import { migrate } from './migrations.ts'
import { openDatabase } from './open.ts'
import { openSqliteFile, sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

let root: string
let mask: number

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'safar-open-'))
  mask = process.umask(0)
})
afterEach(async () => {
  process.umask(mask)
  await rm(root, { recursive: true, force: true })
})

const modeOf = async (path: string) => ((await stat(path)).mode & 0o7777).toString(8)
async function opened<Result>(
  DATA_DIR: string,
  act: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ DATA_DIR })
  try {
    return await act(database)
  } finally {
    await database.close()
  }
}

describe('whatever the mask, nobody else reads', () => {
  it('a new data folder, the database, and what SQLite lays beside it', async () => {
    const dir = join(root, 'data')
    await opened(dir, async () => {
      expect(await modeOf(dir)).toBe('700')
      for (const name of ['safar.db', 'safar.db-wal', 'safar.db-shm']) {
        expect([name, await modeOf(join(dir, name))]).toEqual([name, '600'])
      }
    })
  })

  it('what an earlier version left open', async () => {
    const dir = join(root, 'data')
    await opened(dir, async () => {})
    await chmod(join(dir, 'safar.db'), 0o644)
    await chmod(dir, 0o755)
    await opened(dir, async () => {
      expect(await modeOf(join(dir, 'safar.db'))).toBe('600')
      // A web server reads releases by the group.
      expect(await modeOf(dir)).toBe('750')
    })
  })

  it('but a folder with other things in it stays as it is', async () => {
    const dir = join(root, 'bersama')
    await mkdir(dir, { mode: 0o755 })
    await writeFile(join(dir, 'lain.txt'), '')
    await opened(dir, async () => expect(await modeOf(dir)).toBe('755'))
  })
})

describe('what was erased', () => {
  const SECRET = 'Nama-Yang-Minta-Dihapus'
  const found = async (dir: string) => {
    const names = (await readdir(dir)).filter((name) => name.startsWith('safar.db'))
    const texts = await Promise.all(names.map((name) => readFile(join(dir, name), 'latin1')))
    return texts.some((text) => text.includes(SECRET))
  }

  it('is in no file of the database any more, once erased by hand', async () => {
    await using test = await createTestApp()
    const headers = await test.signIn('admin')
    const payload = { nama: SECRET, email: 'siti@contoh.test', telepon: '081234567890', setuju: true }
    await test.call({ method: 'POST', url: '/api/pendaftaran', payload })
    expect(await found(test.dataDir)).toBe(true)
    await test.call({ method: 'DELETE', url: '/api/pendaftaran/1/selamanya', headers })
    expect(await found(test.dataDir)).toBe(false)
  })

  it('nor once its time is over', async () => {
    await using test = await createTestApp()
    const payload = { nama: SECRET, email: 'siti@contoh.test', telepon: '081234567890', setuju: true }
    await test.call({ method: 'POST', url: '/api/pendaftaran', payload })
    await test.tidy()
    expect(await found(test.dataDir)).toBe(true)
    for (let day = 0; day < 735; day += 5) {
      test.advance(5 * 86_400_000)
      await test.tidy()
    }
    expect(await found(test.dataDir)).toBe(false)
  })

  it('by an earlier version goes with the upgrade', async () => {
    const file = openSqliteFile(join(root, 'safar.db'))
    file.exec('pragma secure_delete = off')
    const db = new Kysely<Tables>({ dialect: sqliteDialect({ writer: file }) })
    await migrate(db, 'sqlite', '0004-sewa')
    const insert = file.prepare(
      `insert into riwayat (paket_id, aksi, waktu, oleh, paket) values (1, 'buat', ?, '', ?)`,
    )
    insert.run(START, SECRET.repeat(1000))
    file.exec('delete from riwayat; pragma wal_checkpoint(truncate)')
    await db.destroy()
    expect(await found(root)).toBe(true)
    await opened(root, async ({ forget }) => forget())
    expect(await found(root)).toBe(false)
  })
})

it('rows carry the names that a query gives them, and all columns those of a table that was changed since', async () => {
  await opened(join(root, 'data'), async ({ db }) => {
    await sql`create table uji (a text, b integer)`.execute(db)
    await sql`insert into uji values ('satu', 1), ('dua', null)`.execute(db)
    const all = () => sql`select * from uji order by a`.execute(db)
    const named = () => sql`select b as hitung, a from uji order by a`.execute(db)
    const both = [
      { hitung: null, a: 'dua' },
      { hitung: 1, a: 'satu' },
    ]
    expect((await all()).rows[1]).toEqual({ a: 'satu', b: 1 })
    expect((await named()).rows).toEqual(both)
    await sql`alter table uji add column c text default 'baru'`.execute(db)
    await sql`alter table uji rename column b to d`.execute(db)
    expect((await all()).rows[1]).toEqual({ a: 'satu', d: 1, c: 'baru' })
    await sql`alter table uji rename column d to b`.execute(db)
    expect((await named()).rows).toEqual(both)
    const made = await sql`insert into uji (a) values ('tiga') returning a, c`.execute(db)
    expect(made.rows).toEqual([{ a: 'tiga', c: 'baru' }])
  })
})
