import { join } from 'node:path'
import { paketInput } from '@safar/shared/content/paket/factory'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

interface Artikel {
  id: number
  slug: string
  judul: string
  updated_at: string
}
interface Answer {
  data: Artikel
  message?: string
  errors?: Record<string, string[]>
  usul?: { slug: string }
}

const LIVE = { isi: 'Isi', status: 'terbit' }

async function server() {
  const test = await createTestApp()
  const headers = await test.signIn('admin')
  const post = (url: string, payload: object = {}) =>
    test.call<Answer>({ method: 'POST', url: `/api/${url}`, headers, payload })
  return {
    test,
    post,
    add: async (judul: string, more: object = LIVE) => (await post('artikel', { judul, ...more })).body.data,
    remove: (id: number) => test.call({ method: 'DELETE', url: `/api/artikel/${id}`, headers }),
    read: (slug: string) => test.call<Answer>({ url: `/api/artikel/${slug}` }),
    former: async () =>
      (
        await test.call<{ data: { lama: string; baru: string }[] }>({ url: '/api/alamat-lama' })
      ).body.data.map(({ lama, baru }) => `${lama} > ${baru}`),
  }
}

it('is made from the name, or sent; a changed name keeps it', async () => {
  const { test, post, add } = await server()
  await using _ = test
  expect((await add('Satu')).slug).toBe('satu')
  expect((await add('Dua', { ...LIVE, slug: 'dua-sendiri' })).slug).toBe('dua-sendiri')
  expect((await add('Tiga', { ...LIVE, slug: '' })).slug).toBe('tiga')
  expect((await post('artikel/1', { judul: 'Lain', slug: 'satu' })).body.data.slug).toBe('satu')
  expect((await post('artikel/1', { judul: 'Lain lagi' })).body.data.slug).toBe('satu')
})

it.each(['kategori', 'Umrah', 'a b', '-a', '2027', 'a/b', '../a', '<b>', 'a'.repeat(101), '%00'])(
  'refuses %.20s at its field',
  async (slug) => {
    const { test, post, add } = await server()
    await using _ = test
    await add('Satu')
    for (const url of ['artikel', 'artikel/1']) {
      const { status, body } = await post(url, { judul: 'Dua', ...LIVE, slug })
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['slug']])
    }
  },
)

it('leads from former slugs to the record, in one step, and lets it have one back', async () => {
  const { test, post, add, read, former } = await server()
  await using _ = test
  await add('Satu')
  for (const slug of ['dua', 'tiga']) await post('artikel/1', { slug })
  for (const slug of ['satu', 'dua', 'tiga'])
    expect((await read(slug)).body.data).toMatchObject({ id: 1, slug: 'tiga' })
  expect(await former()).toEqual(['dua > tiga', 'satu > tiga'])
  expect((await post('artikel/dua', { slug: 'satu' })).body.data.slug).toBe('satu')
  expect(await former()).toEqual(['dua > satu', 'tiga > satu'])
})

it('refuses one that another record has or had, with one that is free', async () => {
  const { test, post, add } = await server()
  await using _ = test
  await add('Satu')
  await post('artikel/1', { slug: 'uno' })
  await add('Dua')
  for (const slug of ['satu', 'uno']) {
    for (const url of ['artikel', 'artikel/dua']) {
      const { status, body } = await post(url, { judul: 'Dua', ...LIVE, slug })
      expect([status, body.usul, body.errors?.slug?.[0]]).toEqual([
        409,
        { slug: `${slug}-2` },
        `Sudah dipakai, sekarang atau dulu. Yang masih bebas: ${slug}-2`,
      ])
    }
  }
  expect((await add('Satu')).slug).toBe('satu-2')
  // Each noun has slugs of its own.
  expect((await post('tanya', { tanya: 'Apa?', slug: 'satu' })).body.data.slug).toBe('satu')
})

it('gives a wanted one to one of two who ask at once', async () => {
  const { test, post, add } = await server()
  await using _ = test
  for (const judul of ['Satu', 'Dua']) await add(judul)
  const answers = await Promise.all([1, 2].map((id) => post(`artikel/${id}`, { slug: 'milik' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

it('follows the name of a draft where it is blank, and keeps no former one that nobody could read', async () => {
  const { test, post, add, former, read } = await server()
  await using _ = test
  await add('Satu', {})
  expect((await post('artikel/1', { judul: 'Umrah', slug: '' })).body.data.slug).toBe('umrah')
  expect((await post('artikel/1', { judul: 'Haji' })).body.data.slug).toBe('umrah')
  await post('artikel/1', LIVE)
  expect((await post('artikel/1', { judul: 'Lain', slug: '' })).body.data.slug).toBe('umrah')
  expect(await former()).toEqual([])
  // Once read, always known: also of what is a draft again, with no word of when it was live.
  await post('artikel/1', { status: 'draf', terbit_pada: '' })
  expect((await post('artikel/1', { judul: 'Baru', slug: '' })).body.data.slug).toBe('umrah')
  await post('artikel/1', { slug: 'baru' })
  expect(await former()).toEqual([])
  expect((await read('umrah')).status).toBe(404)
  await post('artikel/1', { status: 'terbit' })
  expect(await former()).toEqual(['umrah > baru'])
})

it('is what it is by now when an earlier revision comes back', async () => {
  const { test, post, add } = await server()
  await using _ = test
  await add('Satu')
  await post('artikel/1', { judul: 'Dua', slug: 'dua' })
  const { body } = await post('artikel/1/riwayat/1/pulihkan')
  expect(body.data).toMatchObject({ judul: 'Satu', slug: 'dua' })
})

it('goes and comes back with its record, and with the record for good', async () => {
  const { test, post, add, read, remove, former } = await server()
  await using _ = test
  await add('Satu')
  await post('artikel/1', { slug: 'dua' })
  await remove(1)
  expect([await former(), (await read('satu')).status]).toEqual([[], 404])
  await post('sampah/artikel/1/pulihkan')
  expect(await former()).toEqual(['satu > dua'])
  await remove(1)
  // What nobody can read any more is free for others, who keep it.
  expect((await add('Satu')).slug).toBe('satu')
  expect((await post('sampah/artikel/1/pulihkan')).body.data.slug).toBe('dua')
  expect(await former()).toEqual([])
  await post('artikel/1', { slug: 'tiga' })
  await remove(1)
  for (let day = 0; day <= 30; day += 5) {
    test.advance(5 * 86_400_000)
    await test.tidy()
  }
  expect(await test.deps.database.db.selectFrom('alamat_lama').selectAll().execute()).toEqual([])
})

it('keeps the newest twenty of a record', async () => {
  const { test, post, add, former } = await server()
  await using _ = test
  await add('Satu')
  for (let n = 1; n <= 22; n += 1) {
    test.advance(1_000)
    await post('artikel/1', { slug: `nomor-${n}` })
  }
  const kept = await former()
  expect(kept).toHaveLength(20)
  expect(kept).not.toContain('satu > nomor-22')
})

it('is of packages as well, beside a change of seats', async () => {
  const { test, post } = await server()
  await using _ = test
  const made = (await post('paket', paketInput({ sisa_pax: 5 }))).body.data
  // Older clients send whole packages as new ones.
  const copied = await post('paket', { ...made, nama_paket: 'Salinan' })
  expect([copied.status, copied.body.data.slug]).toEqual([201, 'salinan'])
  const saved = await post(`paket/${made.slug}`, { slug: 'umrah-baru', ubah_kursi: -1 })
  expect(saved.body.data).toMatchObject({ slug: 'umrah-baru', sisa_pax: 4 })
  const old = await test.call<Answer>({ url: `/api/paket/${made.slug}` })
  expect([old.status, old.body.data.slug]).toEqual([200, 'umrah-baru'])
})

it('is in a backup, former ones too', async () => {
  const { test, post, add } = await server()
  await using _ = test
  await add('Satu')
  await post('artikel/1', { slug: 'dua' })
  const file = join(test.dataDir, 'safar.backup')
  await test.backup(file)
  const fresh = await server()
  await using _fresh = fresh.test
  await fresh.test.restore(file)
  expect(await fresh.former()).toEqual(['satu > dua'])
})
