import { spawn } from 'node:child_process'
import { createSecretKey, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestApp, START, type TestApp } from '../../testing/test-app.ts'
import { beginVault, kataKunci } from './begin.ts'
import { keyOf } from './key.ts'
import { runKeyCommand } from './key-command.ts'
import { KEY_FOLDER, type VaultEnv } from './key-ring.ts'
import { rotate } from './rotate.ts'
import { countClosed, type SealedCells } from './sealed-cells.ts'
import { lookupText, openText, SealedError, sealText } from './sealed-text.ts'
import { createVault, KUNCI_TIDAK_ADA } from './vault.ts'

const PLACE = { noun: 'jamaah', record: 7, field: 'nik' }
const NIK = '3276012345670001'
const fresh = () => createSecretKey(randomBytes(32))
const now = () => new Date(START)

/** A server whose key is in its folder, as of one that was told of none. */
async function inFolder() {
  const test = await createTestApp()
  const env: VaultEnv = { DATA_DIR: test.dataDir }
  return { test, db: test.deps.database.db, env, vault: createVault(env, now) }
}

it('opens a value in its own place alone, and none that was changed', () => {
  const key = keyOf(fresh())
  const sealed = sealText(key, 3, PLACE, Buffer.from(NIK))
  expect(sealed).toMatch(new RegExp(`^${key.sidik}\\.3\\.`))
  expect(sealed).not.toContain(NIK)
  expect(openText(key, PLACE, sealed).toString()).toBe(NIK)
  // Equal values look different each time.
  expect(sealText(key, 3, PLACE, Buffer.from(NIK))).not.toBe(sealed)
  const elsewhere = [
    { ...PLACE, record: 8 },
    { ...PLACE, field: 'paspor' },
    { ...PLACE, noun: 'jamaah_lama' },
    { noun: 'jamaah', record: '7","nik', field: '' },
  ]
  for (const place of elsewhere) expect(() => openText(key, place, sealed)).toThrow(SealedError)
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const last = letters.indexOf(sealed.at(-1) ?? '')
  const changed = [
    sealed.replace('.3.', '.4.'),
    // In every bit of its last letter, those too that no byte takes.
    ...[1, 2, 4, 8, 16, 32].map((bit) => sealed.slice(0, -1) + letters.charAt(last ^ bit)),
    sealed.slice(0, -20),
    `${sealed}AAAA`,
    NIK,
    '',
    'x'.repeat(2_000_000),
  ]
  for (const text of changed) expect(() => openText(key, PLACE, text)).toThrow(SealedError)
  expect(() => openText(keyOf(fresh()), PLACE, sealed)).toThrow(SealedError)
})

it('finds equal values by a hash of a key of its own, in one field alone', () => {
  const key = keyOf(fresh())
  const hash = lookupText(key, PLACE, NIK)
  expect(lookupText(key, PLACE, NIK)).toBe(hash)
  expect(lookupText(key, { ...PLACE, field: 'paspor' }, NIK)).not.toBe(hash)
  expect(lookupText(key, PLACE, `${NIK}0`)).not.toBe(hash)
  expect(lookupText(keyOf(fresh()), PLACE, NIK)).not.toBe(hash)
})

it('makes one key of however many processes, for its owner alone, and says so at the start', async () => {
  const { test, db, env } = await inFolder()
  await using _ = test
  const vaults = Array.from({ length: 8 }, () => createVault(env, now))
  const sealed = await Promise.all(vaults.map((vault) => vault.seal(db, PLACE, Buffer.from(NIK))))
  const dir = join(env.DATA_DIR, KEY_FOLDER)
  expect(await readdir(dir)).toEqual(['1'])
  expect((await stat(join(dir, '1'))).mode & 0o777).toBe(0o600)
  expect((await stat(dir)).mode & 0o777).toBe(0o700)
  const other = createVault(env, now)
  for (const text of sealed) expect(other.open(PLACE, text).toString()).toBe(NIK)
  const standing = await beginVault(test.deps.database, other)
  expect(standing).toEqual({ nomor: 1, keadaan: 'baik' })
  expect(kataKunci(standing, env)).toContain('tanpa CADANGAN_KUNCI tidak membawa keduanya')
  const file = (await readFile(join(dir, '1'), 'utf8')).trim()
  expect(JSON.stringify(await db.selectFrom('kunci_data').selectAll().execute())).not.toContain(file)
})

it('makes no other key where its own is lost, seals nothing, and opens all once it is back', async () => {
  const { test, db, env, vault } = await inFolder()
  await using _ = test
  const sealed = await vault.seal(db, PLACE, Buffer.from(NIK))
  const dir = join(env.DATA_DIR, KEY_FOLDER)
  await rename(dir, `${dir}-pergi`)
  const left = createVault(env, now)
  const standing = await beginVault(test.deps.database, left)
  expect(standing).toEqual({ nomor: 1, keadaan: 'hilang' })
  expect(kataKunci(standing, env)).toContain('tidak ada yang ditimpa')
  await expect(left.seal(db, PLACE, Buffer.from('x'))).rejects.toThrow(KUNCI_TIDAK_ADA)
  expect(() => left.open(PLACE, sealed)).toThrow('is not here')
  expect(await readdir(env.DATA_DIR)).not.toContain(KEY_FOLDER)
  await expect(rotate(db, left, env, [], { now })).rejects.toThrow('Nothing was changed')
  // A file that is no key is as none.
  await rename(`${dir}-pergi`, dir)
  const text = await readFile(join(dir, '1'))
  await writeFile(join(dir, '1'), 'bukan kunci')
  expect(await createVault(env, now).standing(db)).toEqual({ nomor: 1, keadaan: 'hilang' })
  await writeFile(join(dir, '1'), text)
  // The same server finds it, without being started again.
  expect(left.open(PLACE, sealed).toString()).toBe(NIK)
})

it('goes on with a new key where the old one is lost for good', async () => {
  const { test, db, env, vault } = await inFolder()
  await using _ = test
  const sealed = await vault.seal(db, PLACE, Buffer.from(NIK))
  const first = join(env.DATA_DIR, KEY_FOLDER, '1')
  await rename(first, `${env.DATA_DIR}/simpan`)
  const left = createVault(env, now)
  expect(await runKeyCommand(['baru'], { db, env, vault: left, now }, [], [])).toContain('Key 2 seals')
  expect(left.open(PLACE, await left.seal(db, PLACE, Buffer.from('x'))).toString()).toBe('x')
  expect(() => left.open(PLACE, sealed)).toThrow(SealedError)
  // Under any name it opens what it sealed.
  await rename(`${env.DATA_DIR}/simpan`, join(env.DATA_DIR, KEY_FOLDER, 'server-lama'))
  expect(left.open(PLACE, sealed).toString()).toBe(NIK)
})

it('tells servers with folders of their own that one database needs one key', async () => {
  const { test, db, vault } = await inFolder()
  await using _ = test
  await vault.seal(db, PLACE, Buffer.from(NIK))
  const elsewhere = await mkdtemp(join(tmpdir(), 'safar-kunci-'))
  expect(await createVault({ DATA_DIR: elsewhere }, now).standing(db)).toMatchObject({ keadaan: 'hilang' })
  const wrong = createVault({ DATA_DIR: elsewhere, DATA_KEY: [fresh()] }, now)
  const standing = await beginVault(test.deps.database, wrong)
  expect(standing).toEqual({ nomor: 1, keadaan: 'asing' })
  expect(kataKunci(standing, { DATA_DIR: elsewhere })).toContain('DATA_KEY yang sama')
  expect(await readdir(elsewhere)).toEqual([])
  await rm(elsewhere, { recursive: true })
})

const CELLS: SealedCells[] = [
  { table: 'contoh', key: ['id'], column: 'nik', lookup: 'nik_kunci' },
  { table: 'contoh', key: ['id'], column: 'paspor' },
]
const COUNT = 230

/** A table of people, as a noun of them will have it, with more rows than one step takes. */
async function withPeople() {
  const opened = await inFolder()
  const { db, vault } = opened
  await sql`create table contoh (id integer primary key, nik text not null, nik_kunci text not null, paspor text not null)`.execute(
    db,
  )
  const nik = (id: number) => String(3_276_000_000_000_000 + id)
  const { nomor, key } = await vault.current(db)
  const people = Array.from({ length: COUNT }, (_, n) => {
    const place = { noun: 'contoh', record: n + 1, field: 'nik' }
    const sealed = sealText(key, nomor, place, Buffer.from(nik(n + 1)))
    return sql`(${n + 1}, ${sealed}, ${lookupText(key, place, nik(n + 1))}, '')`
  })
  await sql`insert into contoh values ${sql.join(people)}`.execute(db)
  interface Row {
    id: number
    nik: string
    nik_kunci: string
  }
  const rows = async () => (await sql<Row>`select * from contoh order by id`.execute(db)).rows
  return {
    ...opened,
    /** Whether all of it opens, and is found by what it is, as a server sees it that has just started. */
    async isWhole(seen = createVault(opened.env, now)) {
      const all = await rows()
      const found = all.filter(({ id, nik: sealed, nik_kunci }) => {
        const place = { noun: 'contoh', record: id, field: 'nik' }
        const isFound = id % 50 > 0 || seen.lookups(place, nik(id)).includes(nik_kunci)
        return isFound && seen.open(place, sealed).toString() === nik(id)
      })
      return found.length === COUNT
    },
    async under(nomor: number) {
      return (await rows()).filter(({ nik: sealed }) => sealed.split('.')[1] === String(nomor)).length
    },
  }
}

it('turns to a new key while a server serves, however often it ends on the way', async () => {
  const { test, db, env, vault, isWhole, under } = await withPeople()
  await using _ = test
  let killed = 0
  for (let at = 1; ; at += 1) {
    let step = 0
    try {
      await rotate(db, createVault(env, now), env, CELLS, {
        now,
        onStep() {
          step += 1
          if (step === at) throw new Error('killed')
        },
      })
      break
    } catch (error) {
      expect(String(error)).toContain('killed')
      killed += 1
    }
    expect(await isWhole()).toBe(true)
    // The server that began before goes on, and seals for the newest that the database names.
    expect(await isWhole(vault)).toBe(true)
    expect(vault.open(PLACE, await vault.seal(db, PLACE, Buffer.from(NIK))).toString()).toBe(NIK)
  }
  expect(killed).toBeGreaterThan(2)
  expect([await under(2), await isWhole(), await isWhole(vault)]).toEqual([COUNT, true, true])
  expect(await readdir(join(env.DATA_DIR, KEY_FOLDER))).toEqual(['1', '2'])
  // Nobody is in two keys at once: the two that begin together make one.
  const both = await Promise.all([1, 2].map(() => rotate(db, createVault(env, now), env, CELLS, { now })))
  expect([...new Set(both.map(({ nomor }) => nomor))]).toEqual([3])
  expect([await under(3), await isWhole(vault)]).toEqual([COUNT, true])
})

it('leaves what does not open, and what somebody changed meanwhile, as it is', async () => {
  const { test, db, env, vault, under } = await withPeople()
  await using _ = test
  const foreign = sealText(keyOf(fresh()), 1, { noun: 'contoh', record: 5, field: 'nik' }, Buffer.from('x'))
  await sql`update contoh set nik = ${foreign} where id = 5`.execute(db)
  await sql`update contoh set nik = (select nik from contoh where id = 6) where id = 7`.execute(db)
  const { jumlah } = await rotate(db, vault, env, CELLS, { now })
  expect([jumlah, await under(2)]).toEqual([COUNT - 2, COUNT - 2])
  const kept = await sql<{ nik: string }>`select nik from contoh where id = 5`.execute(db)
  expect(kept.rows).toEqual([{ nik: foreign }])
  expect(await countClosed(db, vault, CELLS)).toEqual(new Map([['contoh', 1]]))
})

it('moves from its folder to DATA_KEY, and from one of those to the next, when it is told to', async () => {
  const { test, db, env, isWhole } = await withPeople()
  await using _ = test
  const [one, two] = [fresh(), fresh()]
  const first = { ...env, DATA_KEY: [one] }
  expect(await createVault(first, now).standing(db)).toEqual({ nomor: 1, keadaan: 'belum-diputar' })
  expect(await rotate(db, createVault(first, now), first, CELLS, { now })).toEqual({
    nomor: 2,
    jumlah: COUNT,
  })
  await expect(rotate(db, createVault(first, now), first, CELLS, { now })).rejects.toThrow('names no new key')
  const second = { ...env, DATA_KEY: [two, one] }
  expect(await isWhole(createVault(second, now))).toBe(true)
  expect((await rotate(db, createVault(second, now), second, CELLS, { now })).nomor).toBe(3)
  const alone = createVault({ DATA_DIR: '/tidak-ada', DATA_KEY: [two] }, now)
  expect([await isWhole(alone), await alone.standing(db)]).toEqual([true, { nomor: 3, keadaan: 'baik' }])
})

it('survives that its process is killed', async () => {
  const { test, db, env, vault } = await inFolder()
  await using _ = test
  const secrets = await addWebhooks(test, vault, 150)
  const vars = {
    ...process.env,
    DATA_DIR: env.DATA_DIR,
    ...(test.deps.env.DATABASE_URL && { DATABASE_URL: test.deps.env.DATABASE_URL }),
  }
  const run = async (killAfter?: number) => {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, '../../ops/commands/kunci.ts'), 'putar'],
      {
        env: vars,
        stdio: 'ignore',
      },
    )
    const ended = once(child, 'exit')
    if (killAfter !== undefined) {
      // Once the new key is there it works on rows.
      for (let n = 0; n < 1_000 && (await readdir(join(env.DATA_DIR, KEY_FOLDER))).length < 2; n += 1)
        await pause(5)
      await pause(killAfter)
      child.kill('SIGKILL')
    }
    return (await ended)[0]
  }
  const opens = async () => {
    const seen = createVault(env, now)
    const rows = await db.selectFrom('webhook').select(['id', 'rahasia']).orderBy('id').execute()
    return rows.map(({ id, rahasia }) =>
      seen.open({ noun: 'webhook', record: id, field: 'rahasia' }, rahasia).toString(),
    )
  }
  for (const after of [0, 15]) {
    await run(after)
    expect(await opens()).toEqual(secrets)
  }
  expect(await run()).toBe(0)
  expect(await opens()).toEqual(secrets)
})

async function addWebhooks(
  test: TestApp,
  vault: ReturnType<typeof createVault>,
  count: number,
): Promise<string[]> {
  const { db } = test.deps.database
  const text = {
    peristiwa: '',
    rahasia_lama: '',
    alasan: '',
    dibuat_oleh: '',
    created_at: START,
    updated_at: START,
  }
  const { nomor, key } = await vault.current(db)
  const secrets = Array.from({ length: count }, (_, n) => `whsec_${n + 1}`)
  const rows = secrets.map((secret, n) => {
    const rahasia = sealText(
      key,
      nomor,
      { noun: 'webhook', record: n + 1, field: 'rahasia' },
      Buffer.from(secret),
    )
    return { id: n + 1, alamat: 'https://a.test', rahasia, keadaan: 'dijeda' as const, ...text }
  })
  await db.insertInto('webhook').values(rows).execute()
  return secrets
}
