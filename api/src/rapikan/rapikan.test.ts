import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { paketInput } from '@safar/shared/paket/factory'
import { expect, it } from 'vitest'
import { picture } from '../testing/picture.ts'
import { createTestApp } from '../testing/test-app.ts'
import { tidy } from './rapikan.ts'

const DAY_MS = 86_400_000

it('sweeps pictures that no package, revision or trash has named for a day', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const bytes = await picture('png', { width: 1000, height: 10 })
  const store = () => test.deps.gambar.storeGambar(bytes)
  const [used, past, trashed, unused] = [await store(), await store(), await store(), await store()]
  const post = (url: string, payload: object) => test.call({ method: 'POST', url, headers, payload })
  await post('/api/paket', paketInput({ thumbnail: past }))
  await post('/api/paket/1', { thumbnail: used })
  const hotels = paketInput().hotels.map((hotel) => ({ ...hotel, image: trashed }))
  await post('/api/paket', paketInput({ hotels }))
  await test.call({ method: 'DELETE', url: '/api/paket/2', headers })
  const files = async () => (await readdir(join(test.dataDir, 'img_uploads'))).sort()

  await tidy(test.deps)
  expect(await files()).toHaveLength(12)
  test.advance(DAY_MS + 1)
  const fresh = await store()
  await tidy(test.deps)
  const left = await files()
  expect(left).toHaveLength(12)
  expect(left).toEqual(expect.arrayContaining([used, past, trashed, fresh]))
  expect(left.some((name) => name.startsWith(unused.slice(0, 16)))).toBe(false)
})

it('keeps the trash for 30 days', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  await test.call({ method: 'POST', url: '/api/paket', headers, payload: paketInput() })
  await test.call({ method: 'DELETE', url: '/api/paket/1', headers })
  const count = async () =>
    (await test.deps.database.db.selectFrom('sampah').select('paket_id').execute()).length
  test.advance(30 * DAY_MS)
  await tidy(test.deps)
  expect(await count()).toBe(1)
  test.advance(1)
  await tidy(test.deps)
  expect(await count()).toBe(0)
})

it('keeps registrations no longer than the consent says', async () => {
  await using test = await createTestApp()
  const payload = { nama: 'Siti', email: 'siti@contoh.test', setuju: true }
  await test.call({ method: 'POST', url: '/api/pendaftaran', payload })
  const count = async () =>
    (await test.deps.database.db.selectFrom('pendaftaran').select('id').execute()).length
  test.advance(729 * DAY_MS)
  await tidy(test.deps)
  expect(await count()).toBe(1)
  test.advance(3 * DAY_MS)
  await tidy(test.deps)
  expect(await count()).toBe(0)
})
