import { expect, test } from './api.ts'
import { bertentangan, type Klaim, klaimOf } from './klaim.ts'
import { sitemap } from './site-pages.ts'

interface Paket {
  slug: string
  nama_paket: string
  tanggal_keberangkatan: string
  harga_quad: number
  harga_triple: number
  harga_double: number
  currency: string
  sisa_pax: number
  [field: string]: unknown
}

/** A part of a page: what it says, and of which departure. */
interface Bagian {
  slug: string
  text: string
}

test('two answers to one question are found, whichever of them is right', () => {
  const of = (...texts: [text: string, tentang: string][]) =>
    bertentangan(texts.flatMap(([text, tentang], nth) => klaimOf(text, tentang, `teks ${nth + 1}`)))
  for (const [one, other, tentang] of [
    ['Bisa dicicil sampai 10 Des', 'Dibayar lunas saat mendaftar, tidak ada cicilan.', 'a'],
    ['Uang muka minimal Rp10.000.000 per pax.', 'Uang muka Per pax, saat mendaftar Rp 5.000.000', 'a'],
    ['Pelunasan paling lambat 30 hari sebelum berangkat.', 'Lunas 45 hari sebelum keberangkatan.', 'agensi'],
    [
      'Batal 60 sampai 89 hari sebelum berangkat: 25% dari harga dipotong.',
      '60 sampai 89 hari Rp 3.000.000 (10%)',
      'a',
    ],
    ['Batal lebih dari 45 hari: uang kembali penuh.', 'Bila batal, uang muka hangus.', 'a'],
    [
      'Batal hari ini (26 November 2026), 23 hari sebelum berangkat: 75% dari harga dipotong.',
      'Batal hari ini (26 November 2026), 23 hari sebelum berangkat: 50% dari harga dipotong.',
      'a',
    ],
    [
      'Cicilan ditutup 6 November 2026, 30 hari sebelum hari pelunasan (6 Desember 2026).',
      'Untuk pendaftaran sampai 11 November 2026',
      'a',
    ],
    ['Transit 1 kali di Jakarta.', 'Penerbangan langsung pergi dan pulang', 'a'],
    ['Rp 32.000.000 / pax DOUBLE', 'Double Rp 31.000.000', 'a'],
    ['Harga per pax DOUBLE Rp 32.000.000', 'Double mulai Rp 31.000.000', 'a'],
    ['Izin PPIU U.100/2024 · Gambar: ilustrasi', 'dengan nomor PPIU U.200/2024.', 'agensi'],
    ['Kursi roda beserta pendorongnya: Rp 1.500.000 per umrah', 'Kursi roda gratis', 'a'],
    ['Berlaku pada 26 November 2026.', 'Hari terakhir masa berlakunya belum tercatat.', 'agensi'],
  ] as const) {
    expect(of([one, tentang], [other, tentang]), `${one} | ${other}`).toHaveLength(1)
    expect(of([one, tentang], [one, tentang]), one).toEqual([])
  }
  expect(of(['Bisa dicicil', 'a'], ['Lunas saat mendaftar', 'b'])).toEqual([])
})

test('no two published pages, feeds, pictures, forms or chats answer differently', async ({
  page,
  request,
  api,
}) => {
  await api.published()
  const { data }: { data: Paket[] } = await (await request.get('/api/paket')).json()
  const paths = await sitemap(request)
  const klaim: Klaim[] = []
  const take = (text: string, tentang: string, di: string) => klaim.push(...klaimOf(text, tentang, di))
  // A page of ours without a script of its own: what is parsed here loads and runs nothing.
  await page.goto('/robots.txt')
  const read = (html: string) =>
    page.evaluate((source): { bagian: Bagian[]; umum: string; lain: string[]; mulai: string[] } => {
      const doc = new DOMParser().parseFromString(source, 'text/html')
      for (const unread of doc.querySelectorAll('style, script:not([type="application/ld+json"])'))
        unread.remove()
      const facts = [...doc.querySelectorAll('script')].map((script) => script.textContent ?? '')
      for (const script of doc.querySelectorAll('script')) script.remove()
      const textOf = (part: Element | null) => {
        const words: string[] = []
        if (!part) return ''
        const walk = doc.createTreeWalker(part, NodeFilter.SHOW_TEXT)
        while (walk.nextNode()) words.push(walk.currentNode.textContent ?? '')
        return words.join(' ')
      }
      const bagian: Bagian[] = []
      for (const link of doc.querySelectorAll('main a[href^="/data_produk/"]')) {
        const card = link.closest('article, li, tr')
        const slug = (link.getAttribute('href') ?? '').split('/')[2]?.split('#')[0] ?? ''
        if (!card || card.querySelector('h1')) continue
        if (card.querySelectorAll('article, li a[href^="/data_produk/"]').length > 1) continue
        bagian.push({ slug, text: textOf(card) })
        card.remove()
      }
      // The texts for who does not see: of pictures, and of buttons without words.
      const unseen = [...doc.querySelectorAll('main [alt], main [aria-label], main [title]')].flatMap(
        (part) => ['alt', 'aria-label', 'title'].flatMap((name) => part.getAttribute(name)?.trim() || []),
      )
      const alt = doc.querySelector('meta[property="og:image:alt"]')?.getAttribute('content') ?? ''
      const about = doc.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''
      const chats = [...doc.querySelectorAll('a[href*="wa.me"]')].map(
        (link) => new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '',
      )
      const mulai = [...doc.querySelectorAll('p')]
        .filter((one) => one.textContent?.trim() === 'Mulai Dari')
        .map((one) => textOf(one.parentElement?.parentElement ?? null).replace(/\s+/g, ' '))
      return { bagian, umum: textOf(doc.body), lain: [alt, about, ...chats, ...facts, ...unseen], mulai }
    }, html)

  for (const path of paths) {
    const { bagian, umum, lain, mulai } = await read(await (await request.get(path)).text())
    const own = data.find(({ slug }) => path === `/data_produk/${slug}`)
    const tentang = own?.slug ?? 'agensi'
    for (const text of [umum, ...lain]) take(text, tentang, path)
    for (const { slug, text } of bagian) take(text, slug, `${path}, ${slug}`)
    // SPEC's label says how many share the room of its price: a cheaper room is never a second lowest price.
    if (own) {
      const murah = Math.min(...[own.harga_quad, own.harga_triple].filter((harga) => harga > 0))
      expect(mulai.length, path).toBeGreaterThan(0)
      for (const text of mulai) {
        if (own.harga_double === 0) continue
        expect.soft(text, path).toMatch(/Mulai Dari sekamar berdua (Rp|USD) [\d.]+ \/ pax DOUBLE/)
        if (murah < own.harga_double)
          expect.soft(text, path).toMatch(/DOUBLE Lebih murah: (Quad|Triple) (Rp|USD) [\d.]+/)
        expect.soft(text, path).not.toMatch(/termurah/i)
      }
    }
  }
  const feed = await (await request.get('/feed.xml')).text()
  for (const item of feed.split('<item>').slice(1)) {
    const slug = /\/data_produk\/([a-z0-9-]+)/.exec(item)?.[1] ?? 'agensi'
    take(item.replace(/<[^>]{0,200}>/g, ' '), slug, '/feed.xml')
  }
  // `tools/selaras-gambar.test.ts` checks words drawn into pictures against the same fields.
  for (const { slug, currency, ...paket } of data)
    for (const [kamar, harga] of [
      ['Quad', paket.harga_quad],
      ['Triple', paket.harga_triple],
      ['Double', paket.harga_double],
    ] as const)
      if (harga > 0)
        take(`${kamar} ${currency} ${new Intl.NumberFormat('id-ID').format(harga)}`, slug, 'isian')
  for (const { slug } of data) {
    const form = `/api/pendaftaran/formulir?paket=${slug}`
    take((await read(await (await request.get(form)).text())).umum, slug, form)
    const { data: plan }: { data: { jadwal: { uraian: string }[] } } = await (
      await request.post(`/api/paket/${slug}/hitung`, {
        data: { peserta: [{ jenis: 'dewasa' }], kamar: 'double' },
      })
    ).json()
    const [first] = plan.jadwal
    if (first?.uraian === 'Lunas saat mendaftar') take('Lunas saat mendaftar', slug, 'hitung')
    else if (plan.jadwal.length > 1) take('Bertahap, 2 kali', slug, 'hitung')
  }
  take((await read(await (await request.get('/api/tanya/cari?q=batal')).text())).umum, 'agensi', 'cari batal')

  expect(bertentangan(klaim)).toEqual([])
  // Each question is answered somewhere, or the patterns miss the pages' words.
  for (const topik of ['bayar', 'batal', 'transit', 'kamar', 'kursi roda', 'izin'] as const)
    expect(klaim.filter((one) => one.topik === topik).length, `jawaban tentang ${topik}`).toBeGreaterThan(0)
  expect(new Set(klaim.filter(({ hal }) => hal === 'cara').map(({ jawab }) => jawab)).size).toBe(2)
})

test('comparison, page, bar and calculator of one departure tell one room and one way of paying', async ({
  page,
  request,
  api,
}) => {
  await api.published()
  const { data }: { data: Paket[] } = await (await request.get('/api/paket')).json()
  const hariIni = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(new Date())
  const open = data.filter(
    ({ sisa_pax, harga_quad, currency, tipe_paket, tanggal_keberangkatan: hari }) =>
      // Packages that sell no wheelchair, whichever of them departs next.
      tipe_paket === 'Umroh' && sisa_pax > 0 && harga_quad > 0 && currency === 'Rp' && hari > hariIni,
  )
  const klaim: Klaim[] = []
  const [one] = open
  // With another price and day: equal facts of two departures share a row.
  const other = open.find(
    ({ harga_quad, tanggal_keberangkatan: hari }) =>
      harga_quad !== one?.harga_quad && hari !== one?.tanggal_keberangkatan,
  )
  if (!one || !other) throw new Error('the demonstration sells too few departures')
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto('/paket')
  const link = page.locator(`a[href^="/data_produk/${one.slug}#kamar=quad"]`).first()
  await expect(link).toBeAttached()
  await page.goto(`${await link.getAttribute('href')}&orang=2`)
  const harga = `Rp ${new Intl.NumberFormat('id-ID').format(one.harga_quad)}`
  const bar = page.locator('[class*="bar"]', { hasText: 'Available Pax' }).last()
  await expect(bar).toContainText(harga)
  await expect(bar).toContainText('QUAD')
  await expect(page.locator('#penawaran').getByRole('link', { name: 'Booking' })).toHaveAttribute(
    'href',
    `/daftar?paket=${one.slug}#kamar=quad`,
  )
  const hitung = page.locator('#hitung')
  await hitung.getByRole('link', { name: 'Atur orang dan kamar' }).click()
  await expect(hitung.getByText('2 × Dewasa, kamar quad')).toBeVisible()
  await expect(hitung.getByText(/laki-laki dan perempuan dipisah/).first()).toBeVisible()
  await expect(hitung.getByText(/^Kursi roda beserta pendorongnya/)).toBeVisible()
  await hitung.getByRole('radio', { name: /^Pilih kamar lain/ }).check()
  await hitung.getByRole('combobox', { name: 'Jenis kamar' }).selectOption('triple')
  await expect(bar).toContainText('TRIPLE')
  const chat = (await hitung.getByRole('link', { name: /^Kirim ke WhatsApp/ }).getAttribute('href')) ?? ''
  klaim.push(...klaimOf(new URL(chat).searchParams.get('text') ?? '', one.slug, 'chat'))
  // As people read it: a line ends with its element. Other departures have prices of their own.
  const halaman = await page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true)
    if (!(copy instanceof HTMLElement)) return ''
    for (const beside of copy.querySelectorAll('a[href^="/data_produk/"]'))
      (beside.closest('li') ?? beside).remove()
    for (const part of copy.querySelectorAll('p, div, li, dt, dd, td, th, h2, h3, summary, address, br'))
      part.after(' ')
    return copy.textContent
  })
  klaim.push(...klaimOf(halaman, one.slug, 'halaman'))

  await page.goto(`/paket/banding?p=${one.slug},${other.slug}&kamar=quad&orang=2`)
  const table = page.getByRole('region', { name: 'Tabel perbandingan' })
  await expect(table.getByRole('row', { name: /Untuk 2 orang, kamar quad/ })).toBeAttached()
  const cell = table
    .getByRole('row', { name: /^(Berbeda: )?Pelunasan/ })
    .last()
    .getByRole('cell')
    .first()
  klaim.push(...klaimOf((await cell.textContent()) ?? '', one.slug, 'perbandingan'))
  klaim.push(
    ...klaimOf((await table.getByRole('columnheader').nth(1).textContent()) ?? '', one.slug, 'perbandingan'),
  )
  expect(bertentangan(klaim)).toEqual([])
})
