import { paketInput } from '@safar/shared/content/paket/factory'
import { expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createPrivateFiles } from '../files/berkas-pribadi/private-files.ts'
import { createGambar } from '../files/gambar/gambar.ts'
import { openGambarStore } from '../files/gambar/open-store.ts'
import { NOUNS } from '../ops/tables/nouns.ts'
import { openDatabase } from '../platform/db/open.ts'
import { fileOwnerOf } from '../records/noun/stored-noun.ts'
import { AWAL } from './awal.ts'
import { fakePencadang } from './fake-pencadang.ts'
import { fakePratinjau } from './fake-pratinjau.ts'
import { fakePublisher } from './fake-publisher.ts'
import { createTestApp, PASSWORD, type TestApp } from './test-app.ts'

/** A second server on the first one's database and pictures, as another process would be. */
async function secondServer(first: TestApp) {
  const database = await openDatabase(first.deps.env)
  const { env, vault, now } = first.deps
  const gambar = createGambar(database, await openGambarStore(env), now)
  const app = await buildApp({
    env,
    ...AWAL,
    database,
    vault,
    gambar,
    berkasPribadi: createPrivateFiles({ env, database, vault, now }, NOUNS.map(fileOwnerOf)),
    publisher: fakePublisher(),
    pencadang: fakePencadang(),
    pratinjau: fakePratinjau(),
    now,
  })
  return {
    app,
    async [Symbol.asyncDispose]() {
      await app.close()
      await database.close()
    },
  }
}

it('answers of one server show at once what the other accepted', async () => {
  await using test = await createTestApp()
  await using other = await secondServer(test)
  const headers = await test.signIn('admin')
  const names = async () =>
    (await other.app.inject({ url: '/api/paket' }))
      .json()
      .data.map((paket: { nama_paket: string }) => paket.nama_paket)
  expect(await names()).toEqual([])
  for (let n = 0; n < 10; n += 1) {
    const payload = paketInput({ nama_paket: `Paket ${n}` })
    await test.call({ method: 'POST', url: '/api/paket', headers, payload })
    expect(await names()).toContain(`Paket ${n}`)
  }
  await other.app.inject({ method: 'DELETE', url: '/api/paket/1', headers })
  expect((await test.call({ url: '/api/paket/1' })).status).toBe(404)
})

it('gives every package a slug of its own, whichever server it came through', async () => {
  await using test = await createTestApp()
  await using other = await secondServer(test)
  const headers = await test.signIn('admin')
  const post = (app: TestApp['app']) =>
    app.inject({ method: 'POST', url: '/api/paket', headers, payload: paketInput() })
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => post(n % 2 ? test.app : other.app)))
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(201))
  expect(new Set(answers.map((answer) => answer.json().data.slug)).size).toBe(20)
})

it('counts tries of one account together', async () => {
  await using test = await createTestApp()
  await using other = await secondServer(test)
  await test.addAkun('admin', 'siti@safar.test')
  const login = (app: TestApp['app'], password: string) =>
    app.inject({ method: 'POST', url: '/api/auth/login', payload: { email: 'siti@safar.test', password } })
  for (let n = 0; n < 10; n += 1) await login(n % 2 ? test.app : other.app, 'salah')
  expect((await login(test.app, PASSWORD)).statusCode).toBe(429)
  expect((await login(other.app, PASSWORD)).statusCode).toBe(429)
})
