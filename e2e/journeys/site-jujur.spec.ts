import { expect, test } from './api.ts'
import { sitemap } from './site-pages.ts'

interface Paket {
  slug: string
  nama_paket: string
  tipe_paket: string
  tanggal_keberangkatan: string
  currency: 'Rp' | 'USD'
  harga_double: number
  total_pax: number
  sisa_pax: number
  maskapais: { nama_maskapai: string }[]
}

/** The content of a page, read by a browser's own parser. */
interface Halaman {
  facts: unknown[]
  ogAlt: string
  main: string
  /** The offer and flights of a package's page; empty elsewhere. */
  penawaran: string
  penerbangan: string
  /** Each card or row that leads to a package, in words. */
  kartu: { slug: string; text: string }[]
  dicoret: number
  hitungMundur: number
}

const BULAN = ['Januari', 'Februari', 'Maret', 'April', 'Mei', 'Juni', 'Juli', 'Agustus', 'September']
  .concat(['Oktober', 'November', 'Desember'])
  .map((nama) => nama.slice(0, 3))

/** `32.000.000`, as a page groups thousands. */
const ribuan = (amount: number) => new Intl.NumberFormat('id-ID').format(amount)
/** `12 Des`, however much of the month follows. */
const hari = (tanggal: string) => `${Number(tanggal.slice(8))} ${BULAN[Number(tanggal.slice(5, 7)) - 1]}`

/** Returns every value under a name, at any depth. */
function valuesOf(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => [
    ...(key === name ? [each] : []),
    ...valuesOf(each, name),
  ])
}

test('every published page tells price, date, seats and airline as the API does', async ({
  page,
  request,
  api,
}) => {
  await api.published()
  const hariIni = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(new Date())
  const { data }: { data: Paket[] } = await (await request.get('/api/paket')).json()
  const pakets = new Map(data.map((paket) => [paket.slug, paket]))
  expect(pakets.size).toBeGreaterThan(5)
  const paths = await sitemap(request)
  // A page of ours without scripts: what is parsed here loads and runs nothing.
  await page.goto('/robots.txt')
  const told = { cards: 0, offers: 0 }

  for (const path of paths) {
    const html = await (await request.get(path)).text()
    const halaman = await page.evaluate((source): Halaman => {
      const doc = new DOMParser().parseFromString(source, 'text/html')
      const textOf = (part: Element | null | undefined) => {
        const copy = part?.cloneNode(true)
        if (!(copy instanceof Element)) return ''
        for (const unread of copy.querySelectorAll('script, style, noscript')) unread.remove()
        // Adjacent elements have no space between them.
        const words: string[] = []
        const walk = doc.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
        while (walk.nextNode()) words.push(walk.currentNode.textContent ?? '')
        return words.join(' ').replace(/\s+/g, ' ').trim()
      }
      const links = [...doc.querySelectorAll('main a[href^="/data_produk/"]')]
      return {
        facts: [...doc.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
          JSON.parse(script.textContent ?? ''),
        ),
        ogAlt: doc.querySelector('meta[property="og:image:alt"]')?.getAttribute('content') ?? '',
        main: textOf(doc.querySelector('main')),
        penawaran: textOf(doc.querySelector('#penawaran')),
        penerbangan: textOf(doc.querySelector('#penerbangan')),
        kartu: links.flatMap((link) => {
          const card = link.closest('article, li, tr')
          const slug = (link.getAttribute('href') ?? '').split('/')[2]?.split('#')[0] ?? ''
          // A list of lists is no card.
          const isOne = card && card.querySelectorAll('article, li a[href^="/data_produk/"]').length <= 1
          return isOne ? [{ slug, text: textOf(card) }] : []
        }),
        dicoret: doc.querySelectorAll('s, del, strike').length,
        hitungMundur: doc.querySelectorAll('[role="timer"]').length,
      }
    }, html)

    // No self-given ratings, no countdowns, no crossed-out prices.
    for (const name of ['aggregateRating', 'review', 'starRating', 'ratingValue'])
      expect.soft(valuesOf(halaman.facts, name), `${path}: ${name}`).toEqual([])
    expect.soft([halaman.dicoret, halaman.hitungMundur], path).toEqual([0, 0])

    const own = pakets.get(/^\/data_produk\/([^/]+)$/.exec(path)?.[1] ?? '')
    if (own) {
      told.offers += 1
      const { harga_double, tanggal_keberangkatan, sisa_pax, currency } = own
      const isOver = tanggal_keberangkatan !== '' && tanggal_keberangkatan < hariIni
      const offers = valuesOf(halaman.facts, 'offers')
      if (harga_double > 0) {
        expect.soft(offers, path).toMatchObject([
          {
            price: harga_double,
            priceCurrency: currency === 'USD' ? 'USD' : 'IDR',
            ...(tanggal_keberangkatan && { validThrough: tanggal_keberangkatan }),
            availability: `https://schema.org/${
              isOver
                ? 'Discontinued'
                : sisa_pax === 0
                  ? 'SoldOut'
                  : sisa_pax <= 5
                    ? 'LimitedAvailability'
                    : 'InStock'
            }`,
          },
        ])
        expect.soft(halaman.penawaran, path).toContain(ribuan(harga_double))
        if (halaman.ogAlt) expect.soft(halaman.ogAlt, path).toContain(ribuan(harga_double))
      } else {
        expect.soft(offers, path).toEqual([])
        expect.soft(halaman.penawaran, path).toContain('Harga menyusul')
      }
      if (tanggal_keberangkatan) {
        expect.soft(halaman.main, path).toContain(hari(tanggal_keberangkatan))
        if (halaman.ogAlt) expect.soft(halaman.ogAlt, path).toContain(hari(tanggal_keberangkatan))
      }
      if (!isOver) {
        expect.soft(halaman.penawaran, path).toContain(`${sisa_pax} Pax`)
        expect.soft(halaman.penawaran, path).toMatch(/Kursi per \d/)
      }
      for (const { nama_maskapai } of own.maskapais)
        expect.soft(halaman.penerbangan, path).toContain(nama_maskapai)
    }

    for (const { slug, text } of halaman.kartu) {
      const paket = pakets.get(slug)
      expect.soft(paket, `${path} leads to ${slug}`).toBeDefined()
      if (!paket) continue
      told.cards += 1
      const where = `${path}: ${slug}`
      // Every amount, day of departure and number of seats is the API's.
      for (const [, amount = ''] of text.matchAll(/(?:Rp|USD|\$)\s?(\d[\d.]+\d)(?! jt)/g))
        expect.soft(pricesOf(paket), where).toContain(amount)
      for (const [, sisa = '', total = ''] of text.matchAll(/Sisa (\d+) dari (\d+) kursi/g))
        expect.soft([Number(sisa), Number(total)], where).toEqual([paket.sisa_pax, paket.total_pax])
      for (const [, sisa = ''] of text.matchAll(/Sisa (\d+) kursi/g))
        expect.soft(Number(sisa), where).toBe(paket.sisa_pax)
      if (/\bPenuh\b/.test(text)) expect.soft(paket.sisa_pax, where).toBe(0)
    }
  }
  expect(told.offers).toBe(pakets.size)
  expect(told.cards).toBeGreaterThan(pakets.size)

  // The feed, and the search index.
  const feed = await (await request.get('/feed.xml')).text()
  const items = await page.evaluate((source) => {
    const doc = new DOMParser().parseFromString(source, 'application/xml')
    return [...doc.querySelectorAll('item')].map((item) => ({
      title: item.querySelector('title')?.textContent ?? '',
      path: new URL(item.querySelector('link')?.textContent ?? '').pathname,
      text: item.textContent ?? '',
    }))
  }, feed)
  const sold = items.flatMap(({ path, ...item }) => {
    const paket = pakets.get(/^\/data_produk\/(.+)$/.exec(path)?.[1] ?? '')
    return paket ? [{ paket, ...item }] : []
  })
  expect(sold.length).toBeGreaterThan(5)
  for (const { paket, title, text } of sold) {
    expect.soft(title).toBe(paket.nama_paket)
    expect
      .soft(paket.tanggal_keberangkatan === '' || paket.tanggal_keberangkatan >= hariIni, title)
      .toBe(true)
    expect.soft(paket.sisa_pax, title).toBeGreaterThan(0)
    for (const [, amount = ''] of text.matchAll(/(?:Rp|USD)\s?(\d[\d.]+\d)/g))
      expect.soft(pricesOf(paket), title).toContain(amount)
  }
  const { data: kursi }: { data: { slug: string; sisa_pax: number; total_pax: number }[] } = await (
    await request.get('/api/kursi')
  ).json()
  expect(kursi.length).toBeGreaterThan(5)
  for (const { slug, ...seats } of kursi) expect.soft(pakets.get(slug), slug).toMatchObject(seats)
})

/** Returns every amount in a package's record, formatted as on pages. */
function pricesOf(paket: Paket): string[] {
  return Object.entries(paket).flatMap(([name, value]) =>
    typeof value === 'number' && (name.startsWith('harga_') || name === 'dp_per_pax') ? [ribuan(value)] : [],
  )
}
