import { createCipheriv, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDiskStore } from '../../files/gambar/disk-store.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { restore } from './restore.ts'
import { isSealed, unseal } from './sandi.ts'

/** A backup as the program of 26 November 2026 encrypted it, the last one to write that format. It is kept as it is. */
const LAMA = join(import.meta.dirname, '../../testing/dumps/0094-sandi-lama.safar')
const TEXT = Buffer.alloc(32, 7).toString('base64')
const kunci = createSecretKey(TEXT, 'utf8')
const other = createSecretKey(randomBytes(32).toString('base64'), 'utf8')
const HEAD = 57
const PIECE = 1024 * 1024

async function newFolder() {
  const dir = await mkdtemp(join(tmpdir(), 'safar-sandi-lama-'))
  const sealed = join(dir, 'sealed')
  const opened = join(dir, 'opened')
  return {
    sealed,
    async open(bytes: Buffer, key: typeof kunci | undefined = kunci): Promise<Buffer> {
      await writeFile(sealed, bytes)
      await rm(opened, { force: true })
      await unseal(sealed, opened, key)
      return readFile(opened)
    },
    [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true }),
  }
}

/** Writes that format, as the earlier versions of this program did. */
function sealLama(bytes: Buffer): Buffer {
  const salt = randomBytes(32)
  const secret = Buffer.from(TEXT, 'base64')
  const derived = Buffer.from(hkdfSync('sha256', secret, salt, 'safar cadangan 1', 48))
  const head = Buffer.concat([Buffer.from('SAFARCAD'), Buffer.of(1), salt, derived.subarray(32)])
  const last = Math.max(0, Math.ceil(bytes.length / PIECE) - 1)
  const pieces = Array.from({ length: last + 1 }, (_, place) => {
    const nonce = Buffer.alloc(12)
    nonce.writeUIntBE(place, 5, 6)
    nonce[11] = place === last ? 1 : 0
    const cipher = createCipheriv('aes-256-gcm', derived.subarray(0, 32), nonce)
    cipher.setAAD(head)
    const piece = bytes.subarray(place * PIECE, (place + 1) * PIECE)
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  })
  return Buffer.concat([head, ...pieces])
}

it('brings a backup of the former format back with its key, and changes nothing without', async () => {
  expect(await isSealed(LAMA)).toBe(true)
  await using test = await createTestApp()
  const store = await openDiskStore(join(test.dataDir, 'img_uploads'))
  const paket = () => test.deps.database.db.selectFrom('paket').select('nama_paket').execute()
  for (const wrong of [undefined, other]) {
    await expect(restore(test.deps.env, store, LAMA, wrong)).rejects.toThrow('Nothing was changed.')
    expect(await paket()).toEqual([])
  }
  expect(await restore(test.deps.env, store, LAMA, kunci)).toMatchObject({ paket: 1, gambar: 2 })
  expect(await paket()).toEqual([{ nama_paket: 'Umrah Reguler Desember' }])
})

it.each([0, 1, PIECE, PIECE + 1, 2 * PIECE])('opens %i bytes of it', async (length) => {
  await using folder = await newFolder()
  const bytes = randomBytes(length)
  expect((await folder.open(sealLama(bytes))).equals(bytes)).toBe(true)
})

it('opens nothing of it that was changed, moved, cut off or lengthened', async () => {
  await using folder = await newFolder()
  const bytes = sealLama(randomBytes(2 * PIECE + 10))
  const part = PIECE + 16
  const flipped = (at: number) => {
    const copy = Buffer.from(bytes)
    copy.writeUInt8((copy[at] ?? 0) ^ 1, at)
    return copy
  }
  for (const at of [9, HEAD - 1, HEAD, HEAD + part - 1, HEAD + part + 5, bytes.length - 1]) {
    await expect(folder.open(flipped(at))).rejects.toThrow(/damaged/)
  }
  for (const end of [8, 20, HEAD, HEAD + 7, HEAD + part, HEAD + 2 * part, bytes.length - 1]) {
    await expect(folder.open(bytes.subarray(0, end))).rejects.toThrow(/damaged/)
  }
  const head = bytes.subarray(0, HEAD)
  const first = bytes.subarray(HEAD, HEAD + part)
  const second = bytes.subarray(HEAD + part, HEAD + 2 * part)
  const last = bytes.subarray(HEAD + 2 * part)
  for (const pieces of [
    [head, second, first, last],
    [head, first, last],
    [bytes, last],
  ]) {
    await expect(folder.open(Buffer.concat(pieces))).rejects.toThrow(/damaged/)
  }
})

it('names a wrong key, a missing one and a newer version of it', async () => {
  await using folder = await newFolder()
  const bytes = sealLama(randomBytes(10))
  await expect(folder.open(bytes, other)).rejects.toThrow('is not the key')
  await expect(unseal(folder.sealed, `${folder.sealed}2`, undefined)).rejects.toThrow('is not set')
  bytes.writeUInt8(2, 8)
  await expect(folder.open(bytes)).rejects.toThrow('newer version')
})
