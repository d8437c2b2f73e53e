import { isPembimbingContoh } from '@safar/shared/content/contoh/pembimbing'
import type { Galeri } from '@safar/shared/content/galeri/galeri-fields'
import type { Layanan } from '@safar/shared/content/layanan/layanan-fields'
import type { Pembimbing } from '@safar/shared/content/pembimbing/pembimbing-fields'
import type { Spanduk } from '@safar/shared/content/spanduk/spanduk-fields'
import type { Tanya } from '@safar/shared/content/tanya/tanya-fields'
import { isContoh, type Testimoni } from '@safar/shared/content/testimoni/testimoni-fields'
import { expect, it } from 'vitest'
import { galeriNoun } from '../../content/galeri/galeri.noun.ts'
import { layananNoun } from '../../content/layanan/layanan.noun.ts'
import { pembimbingNoun } from '../../content/pembimbing/pembimbing.noun.ts'
import { spandukNoun } from '../../content/spanduk/spanduk.noun.ts'
import { tanyaNoun } from '../../content/tanya/tanya.noun.ts'
import { testimoniNoun } from '../../content/testimoni/testimoni.noun.ts'
import { picture } from '../../testing/picture.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { DEMO_GALERI, GALERI_ALTS, GALERI_FOKUS } from './demo/galeri.ts'
import { DEMO_LAYANAN, LAYANAN_ALTS, LAYANAN_FOKUS } from './demo/layanan.ts'
import { DEMO_PEMBIMBING, PEMBIMBING_ALTS } from './demo/pembimbing.ts'
import { DEMO_SPANDUK, SPANDUK_ALTS, SPANDUK_FOKUS } from './demo/spanduk.ts'
import { DEMO_TANYA } from './demo/tanya.ts'
import { DEMO_TESTIMONI } from './demo/testimoni.ts'
import { seedPaket } from './seed.ts'

const small = await picture('png', { width: 40, height: 25 })
const pictures = { picture: async () => small, flyer: async () => small }

it('a gallery begins with the pictures of the demonstration, with their words and the point that stays in sight', async () => {
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

it('services of the demo are the six of the specification, live in their order with words and points of their pictures', async () => {
  await using test = await createTestApp()
  const one = [{ noun: layananNoun, list: DEMO_LAYANAN, alts: LAYANAN_ALTS, fokus: LAYANAN_FOKUS }]
  await seedPaket(test.deps, [], pictures, one)
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

it('guides of the demo are two, live with words of their portraits, and known as examples until somebody writes of them', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  await seedPaket(test.deps, [], pictures, [
    { noun: pembimbingNoun, list: DEMO_PEMBIMBING, alts: PEMBIMBING_ALTS },
  ])
  const list = async () => (await test.call<{ data: Pembimbing[] }>({ url: '/api/pembimbing' })).body.data
  const [first, second, ...others] = await list()
  expect([first, second].map((guide) => guide && isPembimbingContoh(guide))).toEqual([true, true])
  expect(others).toEqual([])
  await test.call({
    method: 'POST',
    url: `/api/pembimbing/${first?.id}`,
    headers,
    payload: { nama: 'Ustadz Kami' },
  })
  expect((await list()).map(isPembimbingContoh)).toEqual([false, true])
})

it('slides begin with the pictures of the demonstration', async () => {
  await using test = await createTestApp()
  const one = [{ noun: spandukNoun, list: DEMO_SPANDUK, alts: SPANDUK_ALTS, fokus: SPANDUK_FOKUS }]
  await seedPaket(test.deps, [], pictures, one)
  const { body } = await test.call<{ data: Spanduk[] }>({ url: '/api/spanduk' })
  expect(body.data.map(({ judul }) => judul)).toEqual(DEMO_SPANDUK.map(({ judul }) => judul))
})

it('an agency begins with questions that are whole and live, beside the packages of the demonstration', async () => {
  await using test = await createTestApp()
  const one = [{ noun: tanyaNoun, list: DEMO_TANYA }]
  expect(await seedPaket(test.deps, [], pictures, one)).toMatchObject({ count: 0 })
  const { body } = await test.call<{ data: Tanya[] }>({ url: '/api/tanya' })
  expect(body.data.map(({ tanya }) => tanya)).toEqual(DEMO_TANYA.map(({ tanya }) => tanya))
})

it('shows made-up ones of the demonstration as examples, until somebody says when they were allowed', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const post = (url: string, payload: object) => test.call({ method: 'POST', url, headers, payload })
  const one = [{ noun: testimoniNoun, list: DEMO_TESTIMONI, areExamples: true as const }]
  await seedPaket(test.deps, [], pictures, one)
  const listed = async () => (await test.call<{ data: Testimoni[] }>({ url: '/api/testimoni' })).body.data
  expect((await listed()).map(({ nama }) => nama)).toEqual(DEMO_TESTIMONI.map(({ nama }) => nama))
  expect((await listed()).every(isContoh)).toBe(true)
  const [first] = await listed()
  const path = `/api/testimoni/${first?.id}`
  expect((await post(path, { isi: 'Kata yang sebenarnya.' })).status).toBe(200)
  expect((await listed()).map(isContoh)).toEqual([true, true, true])
  expect((await post(path, { izin_pada: '2026-11-02' })).status).toBe(200)
  expect((await listed()).map(isContoh)).toEqual([false, true, true])
})
