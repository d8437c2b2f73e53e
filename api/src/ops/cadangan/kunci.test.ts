import { createCipheriv, createSecretKey, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { kodeTotp, langkahOf } from '../../accounts/faktor/kode-totp.ts'
import { sealTotp } from '../../accounts/faktor/totp.repository.ts'
import { openDiskStore } from '../../files/gambar/disk-store.ts'
import { keyOf } from '../../platform/vault/key.ts'
import { KEY_FOLDER } from '../../platform/vault/key-ring.ts'
import { sealOwnSecrets } from '../../platform/vault/own-secrets.ts'
import { createVault } from '../../platform/vault/vault.ts'
import { createTestApp, PASSWORD, START, type TestApp } from '../../testing/test-app.ts'
import { bookings, ORANG } from '../../trips/pemesanan/pemesanan.testing.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'
import { seal } from './sandi.ts'
import { sealedBackup } from './sealed-backup.ts'

/* What becomes of sealed values, and of the key that opens them, in backups and elsewhere. */

const SITI = 'siti@safar.test'
const APP = Buffer.from('12345678901234567890')
const kunci = createSecretKey(randomBytes(32).toString('base64'), 'utf8')
const storeOf = (test: TestApp) => openDiskStore(join(test.dataDir, 'img_uploads'))
const ownKey = () => ({ DATA_KEY: randomBytes(32).toString('base64') })
const fileOf = (test: TestApp) => join(test.dataDir, 'safar.backup')

/** A server with an account that has an app set up. */
async function withApp(settings: Record<string, string>) {
  const test = await createTestApp(settings)
  await test.addAkun('admin', SITI)
  const { db } = test.deps.database
  const { id } = await db.selectFrom('akun').select('id').executeTakeFirstOrThrow()
  const rahasia = await sealTotp({ db, vault: test.deps.vault }, id, APP)
  const times = { created_at: START, aktif_pada: START }
  await db
    .insertInto('totp')
    .values({ akun_id: id, rahasia, langkah: 0, ...times })
    .execute()
  return test
}

/** Whether the app lets its owner in. */
async function letsIn(test: TestApp): Promise<boolean> {
  // A step further each time: no code serves twice.
  test.advance(60_000)
  const login = { email: SITI, password: PASSWORD, kode: kodeTotp(APP, langkahOf(test.deps.now())) }
  return (await test.call({ method: 'POST', url: '/api/auth/login', payload: login })).status === 200
}

it('opens on another server what an encrypted backup holds, and goes on sealing with the own key', async () => {
  await using test = await withApp(ownKey())
  await sealedBackup(test.deps.env, await storeOf(test), fileOf(test), kunci)
  await using fresh = await createTestApp(ownKey())
  const { db } = fresh.deps.database
  const before = await fresh.deps.vault.current(db)
  const counts = await restore(fresh.deps.env, await storeOf(fresh), fileOf(test), kunci)
  expect(counts).not.toHaveProperty('tersegel')
  expect(await letsIn(fresh)).toBe(true)
  const { rahasia } = await db.selectFrom('totp').select('rahasia').executeTakeFirstOrThrow()
  expect(rahasia.split('.')[0]).toBe(before.key.sidik)
  // What came along stays beside it, for its owner alone: older backups of that server open as well.
  const dir = join(fresh.dataDir, KEY_FOLDER)
  const [brought = '', ...more] = await readdir(dir)
  expect([brought.startsWith('cadangan-'), more]).toEqual([true, []])
  expect((await stat(join(dir, brought))).mode & 0o777).toBe(0o600)
})

it('leaves the key out of a backup that is not encrypted, and says elsewhere what does not open', async () => {
  await using test = await withApp(ownKey())
  await backup(test.deps.env, await storeOf(test), fileOf(test))
  const bytes = await readFile(fileOf(test))
  const text = test.deps.env.DATA_KEY?.[0]?.export().toString('base64') ?? 'none'
  expect(bytes.includes(text)).toBe(false)
  expect(bytes.includes('cadangan_kunci')).toBe(false)
  await using fresh = await createTestApp(ownKey())
  expect(await restore(fresh.deps.env, await storeOf(fresh), fileOf(test))).toMatchObject({ tersegel: 1 })
  expect(await letsIn(fresh)).toBe(false)
  // On its own server it opens.
  expect(await restore(test.deps.env, await storeOf(test), fileOf(test))).not.toHaveProperty('tersegel')
  expect(await letsIn(test)).toBe(true)
})

it('brings a lost key back with an encrypted backup', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'safar-kunci-'))
  await using test = await withApp({ DATA_DIR, DATA_KEY: '' })
  await sealedBackup(test.deps.env, await storeOf(test), fileOf(test), kunci)
  await rename(join(DATA_DIR, KEY_FOLDER), join(DATA_DIR, 'hilang'))
  Object.assign(test.deps.vault, createVault(test.deps.env, test.deps.now))
  expect(await letsIn(test)).toBe(false)
  await restore(test.deps.env, await storeOf(test), fileOf(test), kunci)
  expect(await letsIn(test)).toBe(true)
  const { db } = test.deps.database
  expect(await test.deps.vault.standing(db)).toEqual({ nomor: 1, keadaan: 'baik' })
  await rm(DATA_DIR, { recursive: true })
})

it('takes over from a key that is lost where the backup is of another one', async () => {
  await using test = await withApp(ownKey())
  await sealedBackup(test.deps.env, await storeOf(test), fileOf(test), kunci)
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'safar-kunci-'))
  await using fresh = await withApp({ DATA_DIR, DATA_KEY: '' })
  await rm(join(DATA_DIR, KEY_FOLDER), { recursive: true })
  Object.assign(fresh.deps.vault, createVault(fresh.deps.env, fresh.deps.now))
  await restore(fresh.deps.env, await storeOf(fresh), fileOf(test), kunci)
  expect(await letsIn(fresh)).toBe(true)
  expect(await fresh.deps.vault.standing(fresh.deps.database.db)).toEqual({ nomor: 2, keadaan: 'baik' })
  await rm(DATA_DIR, { recursive: true })
})

it('believes no key of a file that was not encrypted, and takes no text for a key', async () => {
  await using test = await withApp(ownKey())
  const plain = join(test.dataDir, 'terbuka')
  await backup(test.deps.env, await storeOf(test), plain, () => [keyOf(createSecretKey(randomBytes(32)))])
  await using fresh = await createTestApp(ownKey())
  await restore(fresh.deps.env, await storeOf(fresh), plain)
  expect(await readdir(fresh.dataDir)).not.toContain(KEY_FOLDER)
  const file = new DatabaseSync(plain)
  file.exec("update cadangan_kunci set kunci = 'bukan kunci'")
  file.close()
  await seal(plain, fileOf(test), kunci)
  const bring = restore(fresh.deps.env, await storeOf(fresh), fileOf(test), kunci)
  await expect(bring).rejects.toThrow('one of its keys is none. Nothing was changed.')
  expect(await readdir(fresh.dataDir)).not.toContain(KEY_FOLDER)
})

/** As versions before the vault left it: the key of apps in the database, and secrets of webhooks as they are. */
async function asBefore({ deps: { database } }: TestApp): Promise<void> {
  const { db } = database
  const key = randomBytes(32)
  const { akun_id } = await db.selectFrom('totp').select('akun_id').executeTakeFirstOrThrow()
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(`akun:${akun_id}`))
  const hidden = Buffer.concat([cipher.update(APP), cipher.final()])
  const rahasia = Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
  await db.updateTable('totp').set({ rahasia }).execute()
  await db
    .insertInto('kunci_server')
    .values({ nama: 'totp', kunci: key.toString('base64url') })
    .execute()
  const text = { peristiwa: '', alasan: '', dibuat_oleh: '', created_at: START, updated_at: START }
  await db
    .insertInto('webhook')
    .values({
      alamat: 'https://a.test',
      rahasia: 'whsec_baru',
      rahasia_lama: 'whsec_lama',
      keadaan: 'dijeda',
      ...text,
    })
    .execute()
}

it('moves what older versions left in the database, however often that ends on the way, and still takes their backups', async () => {
  await using test = await withApp(ownKey())
  await asBefore(test)
  const { db } = test.deps.database
  // A backup of then, whose key is in no backup.
  await backup(test.deps.env, await storeOf(test), fileOf(test))
  const { vault } = test.deps
  for (let at = 1; at <= 4; at += 1) {
    let sealed = 0
    const mortal = {
      ...vault,
      seal: (...given: Parameters<typeof vault.seal>) => {
        sealed += 1
        if (sealed > 1) throw new Error('killed')
        return vault.seal(...given)
      },
    }
    await sealOwnSecrets(db, mortal).catch((error) => expect(String(error)).toContain('killed'))
  }
  expect(await sealOwnSecrets(db, vault)).toBe(0)
  const kept = JSON.stringify([
    await db.selectFrom('webhook').selectAll().execute(),
    await db.selectFrom('kunci_server').selectAll().execute(),
  ])
  expect(kept).not.toContain('whsec_')
  expect(kept.match(/"[0-9a-f]{16}\.1\./g)).toHaveLength(3)
  expect(await letsIn(test)).toBe(true)
  await restore(test.deps.env, await storeOf(test), fileOf(test))
  expect(await letsIn(test)).toBe(true)
  const { rahasia } = await db.selectFrom('totp').select('rahasia').executeTakeFirstOrThrow()
  expect(rahasia).toMatch(/^[0-9a-f]{16}\.1\./)
})

it('seals numbers of visas and policies that a backup of an older version holds open', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const visa = { provider: 'Nusuk', berlaku: '', akhir: '' }
  const { id } = await office.book({ paket_id: (await office.addPaket()).id, peserta: [{ ...ORANG, visa }] })
  const { db } = test.deps.database
  await db
    .updateTable('peserta')
    .set({ visa: JSON.stringify({ ...visa, no: 'VISA-4711' }) })
    .execute()
  expect((await backup(test.deps.env, await storeOf(test), fileOf(test))).disisihkan).toEqual([])
  await restore(test.deps.env, await storeOf(test), fileOf(test))
  expect(JSON.stringify(await db.selectFrom('peserta').selectAll().execute())).not.toContain('4711')
  // Sessions of before are over.
  const [one] = (await bookings(test).read(id)).body.data.peserta
  expect(one?.visa).toEqual({ ...visa, no: 'VISA-4711' })
})
