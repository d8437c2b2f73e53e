import { paketRecord } from '@safar/shared/content/paket/factory'
import { beforeEach, expect, it, vi } from 'vitest'

vi.mock('astro:content', () => ({ getCollection: async () => [] }))
vi.mock('./env.ts', () => ({ readEnv: () => ({ API_URL: '', PUBLIC_API_URL: '', OG_BUDGET_MS: 0 }) }))

const shared = globalThis as typeof globalThis & { safarContent?: unknown; safarEpoch?: number }

/** A site with so many packages. */
function hold(count: number): void {
  const paket = Array.from({ length: count }, (_, n) => {
    const slug = `umrah-${n + 1}`
    return [slug, { data: paketRecord({ id: n + 1, slug }) }] as const
  })
  shared.safarContent = new Map([
    ['paket', new Map(paket)],
    ...['artikel', 'layanan', 'pembimbing', 'rupa'].map((name) => [name, new Map()] as const),
  ])
  shared.safarEpoch = (shared.safarEpoch ?? 0) + 1
}

const { GET: sitemap } = await import('./pages/sitemap.xml.ts')
const { GET: part, getStaticPaths } = await import('./pages/sitemap-[bagian].xml.ts')
type Context = Parameters<typeof part>[0]
const partNames = async () =>
  ((await getStaticPaths({} as never)) as { params: { bagian: string } }[]).map(({ params }) => params.bagian)
const textOf = async (answer: Response | Promise<Response>) => (await answer).text()
const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)

beforeEach(() => hold(3))

it('is one file while it is short', async () => {
  const xml = await textOf(sitemap({} as Context))
  expect(xml).toContain('<urlset ')
  expect(addresses(xml)).toContain('/data_produk/umrah-3')
  expect(await partNames()).toEqual([])
})

it('is a list of files with a thousand addresses each where it is long, and none is lost', async () => {
  hold(1_500)
  const index = await textOf(sitemap({} as Context))
  expect(index).toContain('<sitemapindex ')
  expect(addresses(index)).toEqual(['/sitemap-1.xml', '/sitemap-2.xml'])
  const parts = await Promise.all(
    (await partNames()).map((bagian) => textOf(part({ params: { bagian } } as unknown as Context))),
  )
  const told = parts.map(addresses)
  expect(told[0]).toHaveLength(1_000)
  const all = new Set(told.flat())
  expect(all.size).toBe(told.flat().length)
  for (let n = 1; n <= 1_500; n += 1) expect(all.has(`/data_produk/umrah-${n}`)).toBe(true)
  // Lists of departures that go on for pages are told too.
  expect(all.has('/paket/sudah-berangkat/2') || all.has('/paket/dari/jakarta/2')).toBe(true)
})
