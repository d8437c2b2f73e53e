import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { paketInput } from '@safar/shared/content/paket/factory'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDiskStore } from '../../files/gambar/disk-store.ts'
import { picture } from '../../testing/picture.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'

const storeOf = (test: TestApp) => openDiskStore(join(test.dataDir, 'img_uploads'))

/**
 * A server with three packages, one of them in the trash, two registrations and two accounts, one with a code on paper.
 */
async function filled() {
  const test = await createTestApp()
  const headers = await test.signIn('admin', 'siti@safar.test')
  await test.addAkun('staf', 'rina@safar.test')
  const post = (url: string, payload: object) => test.call({ method: 'POST', url, headers, payload })
  const thumbnail = await test.deps.gambar.storeGambar(await picture('png', { width: 600, height: 20 }))
  await test.deps.gambar.storeGambar(await picture('png', { width: 30, height: 20 }))
  for (const nama_paket of ['Satu', 'Dua', 'Tiga'])
    await post('/api/paket', paketInput({ nama_paket, thumbnail }))
  await test.call({ method: 'DELETE', url: '/api/paket/3', headers })
  for (const nama of ['Budi', 'Sari'])
    await post('/api/pendaftaran', { nama, email: `${nama}@contoh.test`, setuju: true })
  const file = join(test.dataDir, 'safar.backup')
  return { test, file, make: async () => backup(test.deps.env, await storeOf(test), file) }
}

it('sets aside what a restore would refuse, names it without saying who it is, and brings the rest back', async () => {
  const { test, file, make } = await filled()
  await using _ = test
  const long = 'x'.repeat(500)
  for (const statement of [
    `update paket set nama_paket = '${long}' where id = 2`,
    "update pendaftaran set created_at = 'kemarin' where id = 1",
    "update pendaftaran set status = 'entah' where id = 2",
    "update riwayat set data = '{' where id = 1",
    "update sampah set data = '[]'",
    "insert into alamat_surat values ('joko@contoh.test', 'x', '', null, 'kapan')",
  ])
    await sql.raw(statement).execute(test.deps.database.db)
  const aside = [
    { tabel: 'paket', kunci: '2' },
    { tabel: 'riwayat', kunci: '1' },
    { tabel: 'sampah', kunci: 'paket 3' },
    { tabel: 'pendaftaran', kunci: '1' },
    { tabel: 'pendaftaran', kunci: '2' },
    { tabel: 'alamat_surat', kunci: '' },
  ]
  const { disisihkan, isi } = await make()
  expect(disisihkan).toMatchObject(aside)
  expect(JSON.stringify(disisihkan)).not.toContain('joko')
  expect(isi).toMatchObject({ paket: 1, pendaftaran: 0, gambar: 3 })
  const back = await restore(test.deps.env, await storeOf(test), file)
  expect(back).toEqual({ ...isi, disisihkan: aside.length })
  const kept = new DatabaseSync(file, { readOnly: true })
  expect(kept.prepare('select tabel, kunci from cadangan_disisihkan').all()).toEqual(aside)
  kept.close()
  // What came back is whole.
  expect((await make()).disisihkan).toEqual([])
})

it('keeps the whole of what it sets aside, with what hangs on it', async () => {
  const { test, file, make } = await filled()
  await using _ = test
  const { db } = test.deps.database
  const akun = await db
    .selectFrom('akun')
    .selectAll()
    .where('email', '=', 'rina@safar.test')
    .executeTakeFirstOrThrow()
  const code = { akun_id: akun.id, awal: '0123', kode_hash: akun.password_hash, created_at: akun.created_at }
  await db.insertInto('kode_pemulihan').values(code).execute()
  await db.updateTable('akun').set({ password_hash: "it's" }).where('id', '=', akun.id).execute()
  const { disisihkan } = await make()
  expect(disisihkan.map(({ tabel, kunci }) => `${tabel} ${kunci}`)).toEqual([
    `akun ${akun.id}`,
    `kode_pemulihan ${akun.id} 0123`,
  ])
  const kept = new DatabaseSync(file, { readOnly: true })
  const { isi } = kept.prepare("select isi from cadangan_disisihkan where tabel = 'akun'").get() ?? {}
  expect(JSON.parse(String(isi))).toMatchObject({ password_hash: "'it''s'", email: "'rina@safar.test'" })
  kept.close()
  expect(await restore(test.deps.env, await storeOf(test), file)).toMatchObject({ disisihkan: 2 })
  expect(await db.selectFrom('akun').select('email').execute()).toEqual([{ email: 'siti@safar.test' }])
})

it('sets a picture aside whose file is none, and fails where none of them is one', async () => {
  const { test, file } = await filled()
  await using _ = test
  const store = await storeOf(test)
  const spoilt = (isSpoilt: (name: string) => boolean) => ({
    ...store,
    open: async (name: string) => {
      const found = await store.open(name)
      return found && isSpoilt(name) ? { ...found, stream: new Blob(['x']).stream() } : found
    },
  })
  const [row] = await test.deps.database.db
    .selectFrom('gambar')
    .select('nama')
    .orderBy('created_at')
    .execute()
  const { disisihkan } = await backup(
    test.deps.env,
    spoilt((name) => name === row?.nama) as typeof store,
    file,
  )
  expect(disisihkan).toEqual([{ tabel: 'cadangan_gambar', kunci: row?.nama, sebab: 'it is no picture' }])
  await restore(test.deps.env, store, file)
  await expect(backup(test.deps.env, spoilt(() => true) as typeof store, file)).rejects.toThrow('is none')
})
