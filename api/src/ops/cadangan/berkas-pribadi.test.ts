import { createSecretKey, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { buffer } from 'node:stream/consumers'
import { type FauxqsServer, startFauxqs } from 'fauxqs'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openPrivateStore } from '../../files/berkas-pribadi/open-private-store.ts'
import { resealFiles } from '../../files/berkas-pribadi/reseal-files.ts'
import { openGambarStore } from '../../files/gambar/open-store.ts'
import { rotate } from '../../platform/vault/rotate.ts'
import { countSealed } from '../../platform/vault/sealed-cells.ts'
import { createVault } from '../../platform/vault/vault.ts'
import { pdf, withBrankas } from '../../testing/brankas.ts'
import { picture } from '../../testing/picture.ts'
import { SEALED_CELLS } from '../tables/tables.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'
import { unseal } from './sandi.ts'
import { sealedBackup } from './sealed-backup.ts'

/* What becomes of private files as keys turn, and in backups, in a folder and in a bucket. */

const JPEG = await picture('jpeg', { width: 60, height: 40 })
const DAY_MS = 86_400_000
const kunci = createSecretKey(randomBytes(32).toString('base64'), 'utf8')
const keyText = () => randomBytes(32).toString('base64')

let s3: FauxqsServer
beforeAll(async () => {
  s3 = await startFauxqs({ port: 0, logger: false, init: { buckets: ['satu', 'dua'] } })
})
afterAll(() => s3.stop())

const bucket = (name: string) => ({
  S3_ENDPOINT: s3.address,
  S3_BUCKET: name,
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: 'test',
  S3_SECRET_ACCESS_KEY: 'test',
})

type Server = Awaited<ReturnType<typeof withBrankas>>

async function given({ test, staf }: Server, id: string) {
  const answer = await test.app.inject({ url: `/api/brankas/1/paspor/${id}`, headers: staf })
  return answer.statusCode === 200 ? answer.rawPayload : answer.json().message
}

async function sealedBytes({ test }: Server, id: string): Promise<Buffer | null> {
  const found = await (await openPrivateStore(test.deps.env)).open(id)
  return found && buffer(found.stream)
}

async function bringBack({ test }: Server, file: string) {
  return restore(test.deps.env, await openGambarStore(test.deps.env), file, kunci)
}

// A folder beside SQLite's file, a bucket beside PostgreSQL: as agencies have them.
const WHERE = inject('postgresUrl') ? 'a bucket' : 'a folder'
const settings = (name: string): Record<string, string> => (WHERE === 'a bucket' ? bucket(name) : {})

describe(WHERE, () => {
  it('gives its files to an encrypted backup as they lie sealed, and has them back elsewhere', async () => {
    const own = await withBrankas({ ...settings('satu'), DATA_KEY: keyText() })
    await using _own = own.test
    const { env } = own.test.deps
    const [kept, gone] = [await own.add(pdf(), 'X1234567.pdf'), await own.add(JPEG)]
    const file = join(own.test.dataDir, 'safar.backup')
    const made = await sealedBackup(env, await openGambarStore(env), file, kunci)
    expect([made.isi.berkas_pribadi, made.disisihkan]).toEqual([2, []])
    await unseal(file, join(own.test.dataDir, 'terbuka'), kunci)
    const plain = await readFile(join(own.test.dataDir, 'terbuka'))
    for (const secret of ['X1234567', '%PDF-1.4']) expect(plain.includes(secret)).toBe(false)
    const looks = await own.db.selectFrom('log_akses').selectAll().execute()

    const fresh = await withBrankas({ ...settings('dua'), DATA_KEY: keyText() })
    await using _fresh = fresh.test
    const later = await fresh.add(JPEG)
    const counts = await bringBack(fresh, file)
    expect(counts).toMatchObject({ berkas_pribadi: 2 })
    expect(counts).not.toHaveProperty('tersegel')
    expect(counts).not.toHaveProperty('hilang')
    fresh.staf = await fresh.test.signIn('staf')
    expect(pdf().equals(await given(fresh, kept.id))).toBe(true)
    expect(Buffer.isBuffer(await given(fresh, gone.id))).toBe(true)
    expect(await fresh.db.selectFrom('log_akses').selectAll().execute()).toHaveLength(looks.length + 2)
    // Sealed with the server's own key by now; what was its own stays for a day, and then goes.
    const { key } = await fresh.test.deps.vault.current(fresh.db)
    expect((await sealedBytes(fresh, kept.id))?.subarray(0, 16).toString()).toBe(key.sidik)
    expect(await fresh.rows()).toContainEqual({ id: later.id, keadaan: 'buang' })
    await fresh.files.sweep(true)
    expect(await sealedBytes(fresh, later.id)).not.toBeNull()
    // A restore has the real clock's day.
    await fresh.db
      .updateTable('berkas_pribadi')
      .set({ hapus_pada: new Date(fresh.test.deps.now().getTime() + DAY_MS).toISOString() })
      .where('hapus_pada', 'is not', null)
      .execute()
    fresh.test.advance(DAY_MS + 1)
    await fresh.files.sweep(true)
    expect(await sealedBytes(fresh, later.id)).toBeNull()
    expect((await fresh.rows()).map(({ id }) => id)).toEqual([kept.id, gone.id].sort())
    // On its own server what was removed since comes back as well.
    const url = `/api/brankas/1/paspor/${gone.id}`
    await own.test.call({ method: 'DELETE', url, headers: own.staf })
    await bringBack(own, file)
    own.staf = await own.test.signIn('staf')
    expect(Buffer.isBuffer(await given(own, gone.id))).toBe(true)
  })

  it('leaves its files out of a backup that anybody reads, and says which rows came back without', async () => {
    const own = await withBrankas({ ...settings('satu'), DATA_KEY: keyText() })
    await using _own = own.test
    const { env } = own.test.deps
    const { id } = await own.add(pdf(), 'a.pdf')
    const file = join(own.test.dataDir, 'safar.backup')
    const { isi } = await backup(env, await openGambarStore(env), file)
    expect(isi).not.toHaveProperty('berkas_pribadi')
    const sealed = await sealedBytes(own, id)
    expect(sealed && (await readFile(file)).includes(sealed)).toBe(false)
    // Here they are still in their place.
    expect(await bringBack(own, file)).not.toHaveProperty('hilang')
    own.staf = await own.test.signIn('staf')
    expect(pdf().equals(await given(own, id))).toBe(true)
    const fresh = await withBrankas({ ...settings('dua'), DATA_KEY: keyText() })
    await using _fresh = fresh.test
    expect(await bringBack(fresh, file)).toMatchObject({ hilang: 1, tersegel: 1 })
    fresh.staf = await fresh.test.signIn('staf')
    expect(await given(fresh, id)).toContain('tidak ikut dalam cadangan')
    expect(await fresh.rows()).toEqual([{ id, keadaan: 'hilang' }])
  })

  it('turns to a new key, ended anywhere and begun again, while files come and go', async () => {
    const first = keyText()
    const own = await withBrankas({ ...settings('satu'), DATA_KEY: first })
    await using _ = own.test
    const { db, test } = own
    const made = [await own.add(pdf(), 'a.pdf'), await own.add(pdf(), 'b.pdf'), await own.add(pdf(), 'c.pdf')]
    const [a = '', b = '', c = ''] = made.map(({ id }) => id).sort()
    const old = (await test.deps.vault.current(db)).key.sidik
    const env = {
      ...test.deps.env,
      DATA_KEY: [createSecretKey(keyText(), 'base64'), createSecretKey(first, 'base64')],
    }
    const vault = createVault(env, test.deps.now)
    // The server knows the new key as well.
    Object.assign(test.deps.vault, vault)
    const store = await openPrivateStore(env)
    let left = 0
    const mortal = async () => {
      left -= 1
      if (left < 0) throw new Error('killed')
    }
    const dying = {
      ...store,
      put: async (name: string, bytes: Buffer) => {
        await mortal()
        await store.put(name, bytes)
        await mortal()
      },
    }
    const turn = (files: typeof store) =>
      rotate(db, vault, env, SEALED_CELLS, {
        now: test.deps.now,
        alsoReseal: (onStep) => resealFiles(test.deps.database, vault, async () => files, onStep),
        onStep: files === dying ? mortal : () => {},
      })
    await own.test.call({ method: 'DELETE', url: `/api/brankas/1/paspor/${b}`, headers: own.staf })
    for (const most of [0, 2, 3, 4, 5, 6, 7]) {
      left = most
      // Where one had ended before, `DATA_KEY` is in use already.
      await turn(dying).catch((error) => expect(String(error)).toContain('killed'))
      for (const id of [a, c]) expect(pdf().equals(await given(own, id))).toBe(true)
      // None that the older key still seals is counted for the new one.
      const counted = (await countSealed(db, SEALED_CELLS)).filter(({ table }) => table === 'berkas_pribadi')
      for (const id of [a, c])
        if ((await sealedBytes(own, id))?.subarray(0, 16).toString() === old)
          expect(counted.map(({ sidik }) => sidik)).toContain(old)
    }
    await turn(store).catch((error) => expect(String(error)).toContain('names no new key'))
    const newest = (await vault.current(db)).key.sidik
    expect(newest).not.toBe(old)
    for (const id of [a, c]) expect((await sealedBytes(own, id))?.subarray(0, 16).toString()).toBe(newest)
    expect(await sealedBytes(own, b)).toBeNull()
    expect((await countSealed(db, SEALED_CELLS)).map(({ sidik }) => sidik)).not.toContain(old)
  })
})

it('takes no private file that belongs to no row, and none under a name that is none of ours', async () => {
  const own = await withBrankas({ DATA_KEY: keyText() })
  await using _ = own.test
  const { env } = own.test.deps
  const { dataDir } = own.test
  await own.add(pdf(), 'a.pdf')
  const file = join(dataDir, 'safar.backup')
  const crafted: [string, string][] = [
    ["insert into cadangan_berkas values ('00000000000000000000000000000000', x'00')", 'belongs to nothing'],
    ["insert into cadangan_berkas values ('../../safar.sqlite', x'00')", 'is none of ours'],
    ['update cadangan_berkas set isi = zeroblob(20000000)', 'is too large'],
    ["update cadangan_berkas set isi = 'teks'", 'is too large, or none'],
  ]
  const before = await readdir(join(dataDir, 'berkas_pribadi'))
  for (const [statement, words] of crafted) {
    await backup(env, await openGambarStore(env), file, () => [])
    const copy = new DatabaseSync(file)
    copy.exec(statement)
    copy.close()
    await expect(bringBack(own, file)).rejects.toThrow(words)
  }
  expect(await readdir(join(dataDir, 'berkas_pribadi'))).toEqual(before)
})
