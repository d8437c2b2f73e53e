import { paketRecord } from '@safar/shared/content/paket/factory'
import { expect, it, vi } from 'vitest'

vi.mock('astro:content', () => ({ getCollection: async () => [] }))
vi.mock('./today.ts', () => ({ today: '2026-11-01' }))

const shared = globalThis as typeof globalThis & { safarContent?: unknown; safarEpoch?: number }
const { feedItems } = await import('./ask-feed.ts')

const paket = (n: number, more: object) =>
  paketRecord({ id: n, slug: `umrah-${n}`, created_at: '2026-10-02T00:00:00.000Z', ...more })
const artikel = (n: number, terbit_pada: string) => ({
  id: n,
  slug: `artikel-${n}`,
  judul: `Artikel ${n}`,
  isi: 'Isi.',
  ringkasan: '',
  kategori: '',
  terbit_pada,
})

function hold(content: Record<string, { slug: string }[]>): void {
  const collections: typeof content = { paket: [], artikel: [], rupa: [], ...content }
  shared.safarContent = new Map(
    Object.entries(collections).map(([name, list]) => [
      name,
      new Map(list.map((data) => [data.slug, { data }])),
    ]),
  )
  shared.safarEpoch = (shared.safarEpoch ?? 0) + 1
}

const links = async () => (await feedItems()).map(({ link }) => link)

it('tells what is new first, of packages on sale and articles', async () => {
  hold({
    paket: [paket(1, {}), paket(2, { sisa_pax: 0 }), paket(3, { created_at: 'kapan-kapan' })],
    artikel: [artikel(1, '2026-10-01T00:00:00.000Z'), artikel(2, '2026-10-03T00:00:00.000Z')],
  })
  expect(await links()).toEqual([
    '/artikel/artikel-2',
    '/data_produk/umrah-1',
    '/artikel/artikel-1',
    '/data_produk/umrah-3',
  ])
})

it('tells fifty of thousands', async () => {
  hold({
    paket: Array.from({ length: 200 }, (_, n) => paket(n + 1, {})),
    artikel: Array.from({ length: 60 }, (_, n) => artikel(n + 1, '2026-10-03T00:00:00.000Z')),
  })
  expect(await links()).toHaveLength(50)
})
