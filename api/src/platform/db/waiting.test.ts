import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { paketInput } from '@safar/shared/content/paket/factory'
import { expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** Another program on the same file, such as a backup or a curious shell. */
function otherProgram({ dataDir }: TestApp, statement: string) {
  const file = new DatabaseSync(join(dataDir, 'safar.db'))
  file.exec(`begin ${statement}`)
  file.prepare('select count(*) from akun').get()
  return {
    [Symbol.dispose]() {
      if (file.isOpen) file.close()
    },
    close: () => file.close(),
  }
}

const isSqlite = (test: TestApp) => test.deps.database.kind === 'sqlite'
const SITI = { nama: 'Nama-Yang-Dihapus', email: 'siti@contoh.test', setuju: true }
const register = (test: TestApp, n = 0) =>
  test.call({ method: 'POST', url: '/api/pendaftaran', remoteAddress: `10.0.0.${n}`, payload: SITI })

it('goes on reading while another program holds the lock, and writes once that is free', async () => {
  await using test = await createTestApp()
  if (!isSqlite(test)) return
  const headers = await test.signIn('admin')
  using other = otherProgram(test, 'immediate')
  const order: string[] = []
  const writes = [1, 2, 3].map(async (n) => {
    expect((await register(test, n)).status).toBe(201)
    order.push('ditulis')
  })
  for (const url of ['/api/paket', '/api/pendaftaran', '/api/auth/me', '/api/publikasi']) {
    expect([url, (await test.call({ url, headers })).status]).toEqual([url, 200])
    order.push('dibaca')
  }
  other.close()
  await Promise.all(writes)
  expect(order).toEqual([...Array(4).fill('dibaca'), ...Array(3).fill('ditulis')])
})

it('goes on reading what was committed while a transaction of its own is long', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  await test.call({ method: 'POST', url: '/api/paket', headers, payload: paketInput() })
  const { db } = test.deps.database
  const names = async () =>
    (await db.selectFrom('paket').select('nama_paket').execute()).map((row) => row.nama_paket)
  const [before] = await names()
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('paket').set({ nama_paket: 'Belum' }).execute()
    expect(await names()).toEqual([before])
    expect((await test.call({ url: '/api/paket/1', headers })).body).toMatchObject({
      data: { nama_paket: before },
    })
    await trx.updateTable('paket').set({ nama_paket: 'Sudah' }).execute()
  })
  expect(await names()).toEqual(['Sudah'])
  // One that fails leaves nothing, and nobody behind it waits for ever.
  const failed = db.transaction().execute(async (trx) => {
    await trx.updateTable('paket').set({ nama_paket: 'Gagal' }).execute()
    throw new Error('gagal')
  })
  await expect(failed).rejects.toThrow('gagal')
  expect(await names()).toEqual(['Sudah'])
  await db.updateTable('paket').set({ nama_paket: 'Lagi' }).execute()
  expect(await names()).toEqual(['Lagi'])
})

it('erases without waiting for whoever reads, and empties its log once they have gone', async () => {
  await using test = await createTestApp()
  if (!isSqlite(test)) return
  const headers = await test.signIn('admin')
  await register(test)
  const isFound = async () => {
    const names = (await readdir(test.dataDir)).filter((name) => name.startsWith('safar.db'))
    const texts = await Promise.all(names.map((name) => readFile(join(test.dataDir, name), 'latin1')))
    return texts.some((text) => text.includes(SITI.nama))
  }
  using other = otherProgram(test, 'deferred')
  expect((await test.call({ method: 'DELETE', url: '/api/pendaftaran/1/selamanya', headers })).status).toBe(
    200,
  )
  expect(await isFound()).toBe(true)
  other.close()
  await vi.waitFor(async () => expect(await isFound()).toBe(false), { timeout: 20_000 })
})
