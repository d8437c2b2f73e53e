import { paketInput } from '@safar/shared/paket/factory'
import { expect, it } from 'vitest'
import { artikelNoun } from '../artikel/artikel.noun.ts'
import { pembimbingNoun } from '../pembimbing/pembimbing.noun.ts'
import { picture } from '../testing/picture.ts'
import { createTestApp } from '../testing/test-app.ts'
import { seedPaket } from './seed.ts'

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
