import { createSecretKey, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { paketInput } from '@safar/shared/paket/factory'
import { expect, it } from 'vitest'
import { openDiskStore } from '../gambar/disk-store.ts'
import type { GambarStore } from '../gambar/store.ts'
import { picture } from '../testing/picture.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { restore } from './restore.ts'
import { isSealed, seal, unseal } from './sandi.ts'
import { sealedBackup } from './sealed-backup.ts'

const PIECE = 1024 * 1024
const HEAD = 57
const kunci = createSecretKey(randomBytes(32))
const storeOf = (test: TestApp) => openDiskStore(join(test.dataDir, 'img_uploads'))

async function sealedOf(bytes: Buffer) {
  const dir = await mkdtemp(join(tmpdir(), 'safar-sandi-'))
  const plain = join(dir, 'plain')
  const sealed = join(dir, 'sealed')
  const opened = join(dir, 'opened')
  await writeFile(plain, bytes)
  await seal(plain, sealed, kunci)
  return {
    sealed,
    opened,
    /** Opens what the bytes have been made into. */
    async with(changed: Buffer, key: typeof kunci | undefined = kunci) {
      await writeFile(sealed, changed)
      await rm(opened, { force: true })
      await unseal(sealed, opened, key)
    },
    [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true }),
  }
}

it.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE])(
  'gives %i bytes back as they were',
  async (length) => {
    const bytes = randomBytes(length)
    await using files = await sealedOf(bytes)
    expect(await isSealed(files.sealed)).toBe(true)
    await unseal(files.sealed, files.opened, kunci)
    expect((await readFile(files.opened)).equals(bytes)).toBe(true)
  },
)

it('opens nothing that was changed, moved, cut off or lengthened', async () => {
  await using files = await sealedOf(randomBytes(2 * PIECE + 10))
  const bytes = await readFile(files.sealed)
  const part = PIECE + 16
  const flipped = (at: number) => {
    const copy = Buffer.from(bytes)
    copy.writeUInt8((copy[at] ?? 0) ^ 1, at)
    return copy
  }
  for (const at of [9, HEAD - 1, HEAD, HEAD + part - 1, HEAD + part + 5, bytes.length - 1]) {
    await expect(files.with(flipped(at))).rejects.toThrow(/damaged/)
  }
  for (const end of [8, 20, HEAD, HEAD + 7, HEAD + part, HEAD + 2 * part, bytes.length - 1]) {
    await expect(files.with(bytes.subarray(0, end))).rejects.toThrow(/damaged/)
  }
  const head = bytes.subarray(0, HEAD)
  const first = bytes.subarray(HEAD, HEAD + part)
  const second = bytes.subarray(HEAD + part, HEAD + 2 * part)
  const last = bytes.subarray(HEAD + 2 * part)
  await expect(files.with(Buffer.concat([head, second, first, last]))).rejects.toThrow(/damaged/)
  await expect(files.with(Buffer.concat([head, first, last]))).rejects.toThrow(/damaged/)
  await expect(files.with(Buffer.concat([bytes, last]))).rejects.toThrow(/damaged/)
})

it('names a wrong key, a missing one and a newer version', async () => {
  await using files = await sealedOf(randomBytes(10))
  const bytes = await readFile(files.sealed)
  await expect(files.with(bytes, createSecretKey(randomBytes(32)))).rejects.toThrow('is not the key')
  await expect(unseal(files.sealed, `${files.opened}2`, undefined)).rejects.toThrow(
    'CADANGAN_KUNCI is not set',
  )
  bytes.writeUInt8(2, 8)
  await expect(files.with(bytes)).rejects.toThrow('newer version')
})

async function filled(): Promise<TestApp> {
  const test = await createTestApp()
  const headers = await test.signIn('admin', 'siti@safar.test')
  const thumbnail = await test.deps.gambar.storeGambar(await picture('png', { width: 600, height: 20 }))
  await test.call({ method: 'POST', url: '/api/paket', headers, payload: paketInput({ thumbnail }) })
  return test
}

it('brings an encrypted backup back with its key, and changes nothing without', async () => {
  await using test = await filled()
  const file = join(test.dataDir, 'safar.backup')
  expect(await sealedBackup(test.deps.env, await storeOf(test), file, kunci)).toMatchObject({
    isi: { paket: 1, gambar: 2 },
  })
  expect((await readFile(file)).includes('siti@safar.test')).toBe(false)
  expect((await readdir(test.dataDir)).filter((name) => name.includes('unfinished'))).toEqual([])

  await using fresh = await createTestApp()
  const paket = () => fresh.deps.database.db.selectFrom('paket').select('nama_paket').execute()
  for (const wrong of [undefined, createSecretKey(randomBytes(32))]) {
    await expect(restore(fresh.deps.env, await storeOf(fresh), file, wrong)).rejects.toThrow(
      'Nothing was changed.',
    )
    expect(await paket()).toEqual([])
  }
  expect(await restore(fresh.deps.env, await storeOf(fresh), file, kunci)).toMatchObject({
    paket: 1,
    gambar: 2,
  })
  expect(await paket()).toEqual([{ nama_paket: 'Umrah Reguler Desember' }])
})

it('keeps the older backup where the new one would not come back', async () => {
  await using test = await filled()
  const file = join(test.dataDir, 'safar.backup')
  await writeFile(file, 'yang lama')
  const store = await storeOf(test)
  const broken: GambarStore = {
    ...store,
    open: async (name) => {
      const found = await store.open(name)
      return found && { ...found, stream: Readable.from([Buffer.from('bukan gambar')]) }
    },
  }
  await expect(sealedBackup(test.deps.env, broken, file, kunci)).rejects.toThrow(/the picture .* is none/)
  expect(await readFile(file, 'utf8')).toBe('yang lama')
  expect(existsSync(`${file}.unfinished`)).toBe(false)
})
