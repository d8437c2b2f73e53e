import { paketInput } from '@safar/shared/content/paket/factory'
import { gambarVariant } from '@safar/shared/files/gambar/name'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { artikelNoun } from '../../content/artikel/artikel.noun.ts'
import { pembimbingNoun } from '../../content/pembimbing/pembimbing.noun.ts'
import { picture } from '../../testing/picture.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { seedPaket as seed } from './seed.ts'

const seedPaket = async (...given: Parameters<typeof seed>) => (await seed(...given)).count

const small = await picture('png', { width: 40, height: 50 })
const pictures = { picture: async () => small, flyer: async () => small }
const two = [paketInput({ nama_paket: 'Satu' }), paketInput({ nama_paket: 'Dua' })]

it('fills a database once, with pictures like those of an upload', async () => {
  await using test = await createTestApp()
  expect(await seedPaket(test.deps, two, pictures)).toBe(2)
  expect(await seedPaket(test.deps, two, pictures)).toBe(0)
  const { body } = await test.call<{ data: Record<string, string>[] }>({ url: '/api/paket' })
  expect(body.data).toHaveLength(2)
  const shown = await test.call({ url: `/storage/img_uploads/${body.data[0]?.thumbnail}` })
  expect(shown.status).toBe(200)
})

it('stores of a record that is named its id, and none of one that is not there', async () => {
  await using test = await createTestApp()
  const artikel = (judul: string, penulis?: string) => ({ judul, isi: 'Isi.', ...(penulis && { penulis }) })
  await seedPaket(test.deps, two, pictures, [
    { noun: pembimbingNoun, list: [{ nama: 'Fahri' }, { nama: 'Laila' }] },
    {
      noun: artikelNoun,
      list: [artikel('Satu', 'Laila'), artikel('Dua'), artikel('Tiga', 'Orang lain')],
      names: { penulis: pembimbingNoun },
    },
  ])
  const { body } = await test.call<{ data: { judul: string; penulis: number | null }[] }>({
    url: '/api/artikel',
  })
  expect(body.data.map(({ judul, penulis }) => [judul, penulis])).toEqual([
    ['Tiga', null],
    ['Dua', null],
    ['Satu', 2],
  ])
})

it('leaves a database alone whose packages were all deleted', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  await test.call({ method: 'POST', url: '/api/paket', headers, payload: paketInput() })
  await test.call({ method: 'DELETE', url: '/api/paket/1', headers })
  expect(await seedPaket(test.deps, two, pictures)).toBe(0)
})

it('writes nothing when a picture is missing', async () => {
  await using test = await createTestApp()
  const broken = { ...pictures, flyer: async () => Buffer.from('x') }
  await expect(seedPaket(test.deps, two, broken)).rejects.toThrow()
  expect(await test.deps.database.kontenVersi()).toBe(1)
})

it('fills once when two servers start on one database at once', async () => {
  await using test = await createTestApp()
  const counts = await Promise.all([seedPaket(test.deps, two, pictures), seedPaket(test.deps, two, pictures)])
  expect(counts.sort()).toEqual([0, 2])
})

it('names flyers at once and draws them later; whoever opens one meanwhile waits for it', async () => {
  await using test = await createTestApp()
  const order: string[] = []
  const size = { width: 40, height: 50 }
  const later = { ...pictures, flyerSize: size, flyer: async () => small }
  const { count, draw } = await seed(test.deps, two, later)
  expect(count).toBe(2)
  const { body } = await test.call<{ data: Record<string, string>[] }>({ url: '/api/paket' })
  const opened = body.data.map(async ({ flyer }) => {
    const { status } = await test.call({ url: `/storage/img_uploads/${flyer}` })
    order.push(`flyer ${status}`)
  })
  await test.call({ url: '/api/paket' })
  order.push('halaman 200')
  await draw()
  await Promise.all(opened)
  expect(order).toEqual(['halaman 200', 'flyer 200', 'flyer 200'])
})

it('lets nobody wait for a flyer that cannot be drawn', async () => {
  await using test = await createTestApp()
  const failing = {
    ...pictures,
    flyerSize: { width: 40, height: 50 },
    flyer: async () => Promise.reject(new Error('tanpa alas')),
  }
  const { draw } = await seed(test.deps, two, failing)
  const { body } = await test.call<{ data: Record<string, string>[] }>({ url: '/api/paket' })
  const opened = test.call({ url: `/storage/img_uploads/${body.data[0]?.flyer}` })
  await draw()
  expect((await opened).status).toBe(404)
})

it('keeps files that were made before as they are, and makes the others', async () => {
  await using test = await createTestApp()
  const wide = await sharp(await picture('png', { width: 1200, height: 600 }))
    .webp()
    .toBuffer()
  const ready = await sharp(wide).resize({ width: 480 }).webp({ quality: 5 }).toBuffer()
  const made = { largest: wide, smaller: new Map([[480, ready]]) }
  const { draw } = await seed(test.deps, two, { ...pictures, picture: async () => made })
  const { body } = await test.call<{ data: Record<string, string>[] }>({ url: '/api/paket' })
  const name = body.data[0]?.thumbnail ?? ''
  const bytesOf = async (width: number) => {
    const url = `/storage/img_uploads/${gambarVariant(name, width)}`
    return (await test.app.inject({ url, headers: { accept: 'image/webp' } })).rawPayload
  }
  expect((await bytesOf(480)).equals(ready)).toBe(true)
  expect((await bytesOf(960)).equals(wide)).toBe(true)
  await draw()
  expect((await sharp(await bytesOf(960)).metadata()).width).toBe(960)
  expect((await bytesOf(480)).equals(ready)).toBe(true)
})
