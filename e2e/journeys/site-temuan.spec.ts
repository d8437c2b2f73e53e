import type { APIRequestContext } from '@playwright/test'
import { expect, siteIsCurrent, test } from './api.ts'
import { sitemap, sitePages } from './site-pages.ts'

interface Package {
  slug: string
  nama_paket: string
  harga_double: number
  currency: string
  tanggal_keberangkatan: string
  maskapai: string
  sisa_pax: number
  total_pax: number
}

test.beforeAll(({ admin }) => siteIsCurrent(admin))

async function packages(request: APIRequestContext): Promise<Package[]> {
  return (await (await request.get('/api/paket')).json()).data
}

/** Reads the tags of a page's head, with entities decoded. */
function headOf(html: string) {
  const plain = (text: string | undefined) =>
    text?.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
  const tag = (pattern: RegExp) => plain(pattern.exec(html)?.[1])
  return {
    canonical: tag(/<link rel="canonical" href="([^"]+)"/),
    description: tag(/<meta name="description" content="([^"]+)"/),
    image: tag(/<meta property="og:image" content="([^"]+)"/),
    ogTitle: tag(/<meta property="og:title" content="([^"]+)"/),
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(
      ([, json = '']) => {
        const value: unknown = JSON.parse(json)
        return Array.isArray(value) ? value : [value]
      },
    ),
  }
}

test('every page tells search engines and chats where it lies, what it is, and shows a picture of its own', {
  tag: '@host',
}, async ({ request, baseURL }) => {
  const descriptions = new Set<string>()
  const pages = await sitePages(request)
  for (const path of pages) {
    const { canonical, description, image } = headOf(await (await request.get(path)).text())
    expect.soft(canonical, path).toBe(`${baseURL}${path}`)
    expect.soft(description?.length, path).toBeGreaterThan(40)
    descriptions.add(description ?? '')
    const picture = await request.get(image ?? '/no-picture')
    expect.soft(picture.status(), `${path}: ${image}`).toBe(200)
    expect.soft(picture.headers()['content-type'], path).toBe('image/jpeg')
    expect.soft((await picture.body()).length, path).toBeLessThan(300_000)
  }
  expect(descriptions.size).toBe(pages.length)
})

test('a package says the same name and price to people and to machines', async ({ page, request }) => {
  const list = await packages(request)
  for (const { slug, nama_paket, harga_double, currency } of list.slice(0, 3)) {
    const path = `/data_produk/${slug}`
    await page.goto(path)
    const offer = page.getByRole('region', { name: 'Penawaran' })
    const shown = harga_double.toString().replace(/\B(?=(\d{3})+$)/g, '.')
    await expect(offer).toContainText(`${currency} ${shown}`)
    const { jsonLd, ogTitle } = headOf(await (await request.get(path)).text())
    expect(ogTitle).toBe(nama_paket)
    const said = JSON.stringify(jsonLd)
    expect(said).toContain(`"name":${JSON.stringify(nama_paket)}`)
    expect(said).toMatch(/"@type":\[?"(Product|Trip)"/)
    expect(said).toMatch(new RegExp(`"price":"?${harga_double}"?[,}]`))
    expect(said).toContain(`"priceCurrency":"${currency === 'USD' ? 'USD' : 'IDR'}"`)
    const crumbs = jsonLd.find((entry) => entry['@type'] === 'BreadcrumbList')
    expect(crumbs?.itemListElement?.at(-1)?.name).toBe(nama_paket)
  }
  const home = headOf(await (await request.get('/')).text())
  expect(JSON.stringify(home.jsonLd)).toContain('TravelAgency')
})

const BULAN = 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(
  ' ',
)

/** Returns the text of a page's source, in one line. */
const textOf = (html: string) =>
  html
    .replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')

test('every published package says one price, date, airline and number of seats wherever it is told', async ({
  request,
}) => {
  const list = await packages(request)
  const feed = await (await request.get('/feed.xml')).text()
  const published = new Set(await sitemap(request))
  for (const paket of list) {
    const path = `/data_produk/${paket.slug}`
    if (!published.has(path)) continue
    const html = await (await request.get(path)).text()
    const { jsonLd, description } = headOf(html)
    const text = textOf(html)
    const [year, month, day] = paket.tanggal_keberangkatan.split('-').map(Number)
    const isPriced = paket.harga_double > 0
    const price = `${paket.currency} ${paket.harga_double.toString().replace(/\B(?=(\d{3})+$)/g, '.')}`
    expect.soft(text, path).toContain(isPriced ? price : 'Harga menyusul')
    expect.soft(text, path).toContain(`${day} ${BULAN[(month ?? 1) - 1]} ${year}`)
    expect.soft(text, path).toContain(paket.maskapai)
    expect.soft(text, path).toContain(`${paket.total_pax} Pax`)
    if (paket.sisa_pax > 0 && text.includes('Available Pax') && !text.includes('Sudah berangkat'))
      expect.soft(text, path).toContain(`${paket.sisa_pax} Pax`)

    const said = jsonLd.find(({ offers }) => offers)
    // A package without a price has no offer for machines.
    expect.soft(said !== undefined, path).toBe(isPriced)
    if (said) {
      expect.soft(said.offers.price, path).toBe(paket.harga_double)
      expect.soft(said.offers.validThrough, path).toBe(paket.tanggal_keberangkatan)
      expect.soft(said.description, path).toBe(description)
    }
    // Nobody rates what we sell but those who came back, and they do it elsewhere.
    expect.soft(JSON.stringify(jsonLd), path).not.toMatch(/aggregateRating|reviewRating|starRating/)
    const item = feed.split('<item>').find((part) => part.includes(`${path}<`))
    if (item && said) expect.soft(item, path).toContain(`<category>${said.category}</category>`)

    const moved: { dari: unknown; ke: unknown }[] = (
      await (await request.get(`/api/paket/${paket.slug}/perubahan`)).json()
    ).data
    // A price is crossed out only where it was published, and with its day.
    const crossed = html.match(/<(?:del|s)\b/g)?.length ?? 0
    expect.soft(crossed, path).toBeLessThanOrEqual(moved.length)
    expect.soft(crossed > 0, path).toBe(moved.length > 0)
  }
})

test('sitemap, robots, feed and manifest lead to pages and icons that are there', { tag: '@host' }, async ({
  request,
  baseURL,
}) => {
  const list = await packages(request)
  const listed = await sitemap(request)
  const [, ...entries] = (await (await request.get('/sitemap.xml')).text()).split('<loc>')
  expect(entries.filter((entry) => !entry.startsWith(`${baseURL}/`))).toEqual([])
  for (const { slug } of list) expect(listed).toContain(`/data_produk/${slug}`)
  for (const path of listed) expect((await request.get(path)).status(), path).toBe(200)

  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const feed = await request.get('/feed.xml')
  expect(feed.headers()['content-type']).toMatch(/xml/)
  expect(await feed.text()).toContain(`/data_produk/${list[0]?.slug}`)

  const manifest: { name: string; icons: { src: string }[] } = await (
    await request.get('/site.webmanifest')
  ).json()
  expect(manifest.icons.length).toBeGreaterThan(0)
  for (const { src } of [...manifest.icons, { src: '/logo/favicon.svg' }, { src: '/logo/favicon-180.png' }]) {
    expect((await request.get(src)).status(), src).toBe(200)
  }
})

test('an address that was shared once leads to its package after the name has changed', async ({
  page,
  api,
}) => {
  const before = api.nama('Umrah Alamat Lama')
  const after = api.nama('Umrah Nama Baru')
  const paket = await api.createPaket({ nama_paket: before })
  await api.served(`/data_produk/${paket.slug}`, before)
  await api.updatePaket(paket.id, { nama_paket: after })
  await api.served(`/data_produk/${paket.slug}`, after)
  await page.goto(`/data_produk/${paket.slug}`)
  await expect(page.getByRole('heading', { level: 1, name: after })).toBeVisible()
})
