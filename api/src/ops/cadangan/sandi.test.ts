import { createSecretKey, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Readable } from 'node:stream'
import { paketInput } from '@safar/shared/content/paket/factory'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, it } from 'vitest'
import { openDiskStore } from '../../files/gambar/disk-store.ts'
import type { FileStore } from '../../files/gambar/store.ts'
import { picture } from '../../testing/picture.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { restore } from './restore.ts'
import { isSealed, seal, unseal } from './sandi.ts'
import { sealedBackup } from './sealed-backup.ts'

/** What the library encrypts at a time, and what it is given at a time. */
const PART = 64 * 1024
const PIECE = 1024 * 1024
const newKunci = () => createSecretKey(randomBytes(32).toString('base64'), 'utf8')
const kunci = newKunci()
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
    async with(changed: Buffer | string, key: typeof kunci | undefined = kunci) {
      await writeFile(sealed, changed)
      await rm(opened, { force: true })
      await unseal(sealed, opened, key)
    },
    [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true }),
  }
}

it.each([0, 1, PART - 1, PART, PART + 1, PIECE, PIECE + 1, 3 * PIECE])(
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
  await using files = await sealedOf(randomBytes(2 * PART + 10))
  const bytes = await readFile(files.sealed)
  const whole = bytes.toString('latin1')
  const headEnd = whole.indexOf('\n', whole.indexOf('\n--- ') + 1) + 1
  const bodyAt = headEnd + 16
  const part = PART + 16
  const flipped = (at: number) => {
    const copy = Buffer.from(bytes)
    copy.writeUInt8((copy[at] ?? 0) ^ 1, at)
    return copy
  }
  const salt = whole.indexOf('scrypt ') + 7
  const ownKey = whole.indexOf('\n', salt) + 5
  const proof = whole.indexOf('--- ') + 8
  const inBody = [headEnd, bodyAt, bodyAt + part - 1, bodyAt + part + 5, bytes.length - 1]
  for (const at of [20, 21, salt, salt + 23, ownKey, proof, headEnd - 1, ...inBody]) {
    await expect(files.with(flipped(at)), `byte ${at}`).rejects.toThrow(/damaged/)
  }
  const inHead = [19, 25, salt + 3, headEnd - 1, headEnd, headEnd + 7, bodyAt]
  for (const end of [...inHead, bodyAt + 7, bodyAt + part, bodyAt + 2 * part, bytes.length - 1]) {
    await expect(files.with(bytes.subarray(0, end)), `${end} bytes`).rejects.toThrow(/damaged/)
  }
  const head = bytes.subarray(0, bodyAt)
  const first = bytes.subarray(bodyAt, bodyAt + part)
  const second = bytes.subarray(bodyAt + part, bodyAt + 2 * part)
  const last = bytes.subarray(bodyAt + 2 * part)
  await expect(files.with(Buffer.concat([head, second, first, last]))).rejects.toThrow(/damaged/)
  await expect(files.with(Buffer.concat([head, first, last]))).rejects.toThrow(/damaged/)
  await expect(files.with(Buffer.concat([bytes, last]))).rejects.toThrow(/damaged/)
})

it('names a wrong key, a missing one, a key file and a newer version', async () => {
  await using files = await sealedOf(randomBytes(10))
  const bytes = await readFile(files.sealed)
  await expect(files.with(bytes, newKunci())).rejects.toThrow('is not the key')
  await expect(unseal(files.sealed, `${files.opened}2`, undefined)).rejects.toThrow(
    'CADANGAN_KUNCI is not set',
  )
  const encrypter = new Encrypter()
  encrypter.addRecipient(await identityToRecipient(await generateX25519Identity()))
  await expect(files.with(Buffer.from(await encrypter.encrypt('rahasia')))).rejects.toThrow('for a key file')
  bytes.write('2', 'age-encryption.org/v'.length)
  await expect(files.with(bytes)).rejects.toThrow('newer version')
})

it('works no longer, and reads no more of a head, than a backup may ask for', async () => {
  await using files = await sealedOf(randomBytes(10))
  const text = (await readFile(files.sealed)).toString('latin1')
  const asking = (work: string) => Buffer.from(text.replace(/^(-> scrypt \S+) 12$/m, `$1 ${work}`), 'latin1')
  await expect(files.with(asking('19'))).rejects.toThrow('more memory than a backup may')
  await expect(files.with(asking('200'))).rejects.toThrow('damaged')
  await expect(files.with(`age-encryption.org/v1\n-> scrypt ${'A'.repeat(PIECE)}`)).rejects.toThrow('damaged')
  await expect(files.with(`age-encryption.org/v1\n-> ${'A'.repeat(PIECE)}`)).rejects.toThrow('damaged')
})

async function filled(): Promise<TestApp> {
  const test = await createTestApp()
  const headers = await test.signIn('admin', 'siti@safar.test')
  const thumbnail = await test.deps.gambar.storeGambar(await picture('png', { width: 600, height: 20 }))
  await test.call({ method: 'POST', url: '/api/paket', headers, payload: paketInput({ thumbnail }) })
  return test
}

/** A key as somebody has it on paper, and as the settings give it. */
const TEXT = Buffer.alloc(32, 7).toString('base64')
const onPaper = createSecretKey(TEXT, 'utf8')

it('brings an encrypted backup back with its key, and changes nothing without', async () => {
  await using test = await filled()
  const file = join(test.dataDir, 'safar.backup')
  expect(await sealedBackup(test.deps.env, await storeOf(test), file, onPaper)).toMatchObject({
    isi: { paket: 1, gambar: 2 },
  })
  expect((await readFile(file)).includes('siti@safar.test')).toBe(false)
  expect((await readdir(test.dataDir)).filter((name) => name.includes('unfinished'))).toEqual([])

  await using fresh = await createTestApp()
  const paket = () => fresh.deps.database.db.selectFrom('paket').select('nama_paket').execute()
  for (const wrong of [undefined, newKunci()]) {
    await expect(restore(fresh.deps.env, await storeOf(fresh), file, wrong)).rejects.toThrow(
      'Nothing was changed.',
    )
    expect(await paket()).toEqual([])
  }
  expect(await restore(fresh.deps.env, await storeOf(fresh), file, onPaper)).toMatchObject({
    paket: 1,
    gambar: 2,
  })
  expect(await paket()).toEqual([{ nama_paket: 'Umrah Reguler Desember' }])
  await opensByAge(fresh, file)
})

/** Goes the way of the runbook for who has the file, the key and an `age` program alone, and back. */
async function opensByAge(test: TestApp, file: string): Promise<void> {
  const runbook = await readFile(join(import.meta.dirname, '../../../../docs/runbook.md'), 'utf8')
  expect(runbook).toContain('`age --decrypt --output safar.sqlite FILE`')
  // What that command does once the key is pasted where it asks for a passphrase.
  const age = new Decrypter()
  age.addPassphrase(TEXT)
  const opened = await age.decrypt(await readFile(file))
  const sqlite = join(test.dataDir, 'safar.sqlite')
  await writeFile(sqlite, opened)
  const database = new DatabaseSync(sqlite, { readOnly: true })
  expect(database.prepare('select nama_paket from paket').all()).toMatchObject([
    { nama_paket: 'Umrah Reguler Desember' },
  ])
  expect(database.prepare('select count(*) as n from cadangan_gambar').get()?.n).toBe(2)
  database.close()

  const again = new Encrypter()
  again.setPassphrase(TEXT)
  again.setScryptWorkFactor(10)
  const byHand = join(test.dataDir, 'safar.age')
  await writeFile(byHand, await again.encrypt(opened))
  expect(await restore(test.deps.env, await storeOf(test), byHand, onPaper)).toMatchObject({ paket: 1 })
}

it('keeps the older backup where the new one would not come back', async () => {
  await using test = await filled()
  const file = join(test.dataDir, 'safar.backup')
  await writeFile(file, 'yang lama')
  const store = await storeOf(test)
  const broken: FileStore = {
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
