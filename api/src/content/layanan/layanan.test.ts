import type { Layanan } from '@safar/shared/content/layanan/fields'
import { expect, it } from 'vitest'
import { DEMO_LAYANAN, LAYANAN_ALTS, LAYANAN_FOKUS } from '../../ops/seed/demo/layanan.ts'
import { seedPaket } from '../../ops/seed/seed.ts'
import { picture } from '../../testing/picture.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { layananNoun } from './layanan.noun.ts'

const DEMO = [{ noun: layananNoun, list: DEMO_LAYANAN, alts: LAYANAN_ALTS, fokus: LAYANAN_FOKUS }]

it('is a draft until somebody says more, live with its text and one of the types alone', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const post = (url: string, payload: object) =>
    test.call<{ data: Layanan; errors?: object }>({ method: 'POST', url, headers, payload })
  const { data } = (await post('/api/layanan', { nama: "Ma'had Nabawi", isi: '' })).body
  expect(data).toMatchObject({ slug: 'mahad-nabawi', status: 'draf', kosong: 'isi', tipe_paket: '' })
  expect((await test.call({ url: '/api/layanan/mahad-nabawi' })).status).toBe(404)
  const bare = await post(`/api/layanan/${data.id}`, { status: 'terbit' })
  expect([bare.status, Object.keys(bare.body.errors ?? {})]).toEqual([422, ['isi']])
  const wrong = await post(`/api/layanan/${data.id}`, { tipe_paket: 'Wisata' })
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['tipe_paket']])
  expect((await post(`/api/layanan/${data.id}`, { isi: 'Belajar.', status: 'terbit' })).status).toBe(200)
  expect((await test.call({ url: '/api/layanan/mahad-nabawi' })).status).toBe(200)
})

it('of the demo are the six of the specification, live in their order with words and points of their pictures', async () => {
  await using test = await createTestApp()
  const bytes = await picture('png', { width: 40, height: 30 })
  await seedPaket(test.deps, [], { picture: async () => bytes, flyer: async () => bytes }, DEMO)
  const { data } = (await test.call<{ data: Layanan[] }>({ url: '/api/layanan' })).body
  expect(data.map(({ slug, kosong }) => [slug, kosong])).toEqual(
    ['haji-khusus', 'umroh-overseas', 'umroh-plus', 'overseas-malaysia', 'halal-tour', 'mahad-nabawi'].map(
      (slug) => [slug, ''],
    ),
  )
  const shown = (await test.call<{ data: { alt: string; fokus: object }[] }>({ url: '/api/gambar/tampil' }))
    .body
  expect(shown.data.map(({ alt }) => alt).sort()).toEqual(Object.values(LAYANAN_ALTS).sort())
  expect(shown.data.find(({ alt }) => alt === LAYANAN_ALTS.nabawi)?.fokus).toEqual({ x: 0.5, y: 0.6 })
})
