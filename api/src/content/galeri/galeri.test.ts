import type { Galeri } from '@safar/shared/content/galeri/fields'
import { expect, it } from 'vitest'
import { DEMO_GALERI, GALERI_ALTS, GALERI_FOKUS } from '../../ops/seed/demo/galeri.ts'
import { seedPaket } from '../../ops/seed/seed.ts'
import { picture } from '../../testing/picture.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { galeriNoun } from './galeri.noun.ts'

const small = await picture('png', { width: 40, height: 25 })
const pictures = { picture: async () => small, flyer: async () => small }

it('goes live with a picture that says what is to be seen, and keeps whether people agreed to be shown', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const post = (url: string, payload: object) =>
    test.call<{ data: Galeri; errors?: Record<string, string[]> }>({ method: 'POST', url, headers, payload })
  const [silent, told] = await Promise.all(
    ['', 'Tawaf'].map((alt) => test.deps.gambar.storeGambar(small, { alt })),
  )
  const live = { judul: 'Tawaf', status: 'terbit' }
  const refused = await Promise.all([
    post('/api/galeri', live),
    post('/api/galeri', { ...live, gambar: silent }),
  ])
  expect(refused.map(({ status, body }) => [status, Object.keys(body.errors ?? {})])).toEqual([
    [422, ['gambar']],
    [422, ['gambar']],
  ])
  const { data } = (await post('/api/galeri', { ...live, gambar: told })).body
  expect(data.izin_subjek).toBe(false)
  const path = `/api/galeri/${data.id}`
  expect((await post(path, { izin_subjek: true })).body.data).toMatchObject({
    izin_subjek: true,
    judul: 'Tawaf',
  })
  expect((await test.call<{ data: Galeri }>({ url: path })).body.data.izin_subjek).toBe(true)
  expect((await post(path, { izin_subjek: null })).body.data.izin_subjek).toBe(false)
  expect((await post(path, { izin_subjek: 'mungkin' })).body.errors).toEqual({
    izin_subjek: ['Pilih ya atau tidak'],
  })
})

it('begins with the pictures of the demonstration, with their words and the point that stays in sight', async () => {
  await using test = await createTestApp()
  const one = [{ noun: galeriNoun, list: DEMO_GALERI, alts: GALERI_ALTS, fokus: GALERI_FOKUS }]
  await seedPaket(test.deps, [], pictures, one)
  const { body } = await test.call<{ data: Galeri[] }>({ url: '/api/galeri' })
  expect(body.data.map(({ judul }) => judul)).toEqual(DEMO_GALERI.map(({ judul }) => judul))
  const rows = await test.deps.database.db.selectFrom('gambar').select(['berkas', 'alt', 'fokus_x']).execute()
  expect(rows).toHaveLength(18)
  expect(rows.find(({ berkas }) => berkas === 'kaaba.webp')).toMatchObject({
    alt: GALERI_ALTS.kaaba,
    fokus_x: 700_000,
  })
})
