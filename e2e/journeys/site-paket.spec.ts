import type { Locator, Page } from '@playwright/test'
import { expect, type StoredPaket, siteIsCurrent, test } from './api.ts'
import { firstPaket } from './site-pages.ts'

test.beforeAll(({ admin }) => siteIsCurrent(admin))

const path = ({ slug }: Pick<StoredPaket, 'slug'>) => `/data_produk/${slug}`
const offer = (page: Page) => page.getByRole('region', { name: 'Penawaran' })
/** The bar at the bottom of a phone; elsewhere it is in the page, and hidden. */
const barOf = (page: Page) =>
  page
    .locator('a:is([href="#penawaran"], [href="#daftar-tunggu"])', { hasText: /Lihat Paket|Daftar tunggu/ })
    .locator('..')

/** Lists of plain words, which the page shows as they were typed. */
const LISTS = ['pembimbings', 'fasilitas', 'harga_termasuks', 'harga_tidak_termasuks', 'keunggulans']

/** Words of the message that a chat link opens with. */
async function message(within: Page | Locator, name: RegExp) {
  const href = await within.getByRole('link', { name }).first().getAttribute('href')
  return new URL(href ?? '').searchParams.get('text') ?? ''
}

/** Notes what would go to the printer in place of a dialog that no test can close. */
function catchPrint(page: Page) {
  return page.addInitScript(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'))
      const { print = '' } = document.documentElement.dataset
      const folded = document.querySelectorAll('main details:not([open])').length
      const said = document.querySelector('[data-printed]')?.textContent
      document.documentElement.dataset.caught = `${print}, ${folded} folded, ${said}`
      window.dispatchEvent(new Event('afterprint'))
    }
  })
}

test('a package page says all that a family needs, and each way on carries the package along', async ({
  page,
  api,
}) => {
  const nama = api.nama('Umrah Keluarga Besar')
  const [thumbnail, flyer, hotel] = [
    await api.upload('kaaba'),
    await api.upload('flyer-1'),
    await api.upload('hotel-madinah-1'),
  ]
  const paket = await api.createPaket({
    nama_paket: nama,
    thumbnail,
    flyer,
    currency: 'Rp',
    pemberangkatan: 'Jakarta (CGK)',
    harga_quad: 29_500_000,
    harga_triple: 30_500_000,
    harga_double: 32_000_000,
    tanggal_keberangkatan: '2031-03-08',
    keterangan: 'Kamar sendiri tambah Rp 7.500.000 per pax.',
    total_pax: 45,
    sisa_pax: 17,
    deskripsi: 'Baris pertama cerita.\n\nBaris kedua cerita.',
    maskapais: [
      {
        nama_maskapai: 'Saudia',
        departure: 'Jakarta (CGK)',
        arrival: 'Madinah (MED)',
        date_departure: '2031-03-08',
        date_arrival: '2031-03-08',
        gate: 'Terminal 3, Gate 7',
        image: '',
      },
    ],
    hotels: [
      {
        nama_hotel: 'Taibah Nur',
        lokasi: 'Madinah, 200 m ke Masjid Nabawi',
        bintang: 5,
        check_in: '2031-03-08',
        check_out: '2031-03-11',
        image: hotel,
      },
      {
        nama_hotel: 'Reyhan Ajyad',
        lokasi: 'Makkah',
        bintang: 3,
        check_in: '2031-03-11',
        check_out: '2031-03-15',
        image: '',
      },
    ],
    itineraris: [
      { hari: 1, tanggal: '2031-03-08', name: 'Jakarta – Madinah', deskripsi: 'Berkumpul di bandara.' },
      { hari: 2, tanggal: '2031-03-09', name: 'Ziarah', deskripsi: 'Masjid Quba.' },
    ],
    syarat_ketentuans: [
      { keterangan: 'Uang muka: minimal Rp10.000.000 per pax.' },
      { keterangan: 'Paspor: berlaku paling sedikit 7 bulan.' },
    ],
  })
  await api.served(path(paket), nama)
  await catchPrint(page)
  await page.goto(path(paket))

  await expect(page).toHaveTitle('Paket Umroh dan Haji | Safar')
  await expect(page.getByRole('heading', { level: 1, name: nama })).toBeVisible()
  await expect(offer(page)).toContainText('Mulai Dari')
  await expect(offer(page)).toContainText(/Rp 32\.000\.000.*\/ pax.*DOUBLE/s)
  for (const [room, harga] of [
    ['Quad', '29.500.000'],
    ['Triple', '30.500.000'],
    ['Double', '32.000.000'],
  ]) {
    await expect(page.getByRole('row', { name: new RegExp(`^${room}.*Rp ${harga}`) })).toBeVisible()
  }
  await expect(offer(page)).toContainText('Total Pax45 Pax')
  await expect(offer(page)).toContainText('Available Pax17 Pax')
  await expect(offer(page)).toContainText('Sisa 17 dari 45 kursi')
  await expect(offer(page)).toContainText(/\[SINGLE\].*Kamar sendiri tambah/s)
  const main = page.getByRole('main')
  for (const words of [
    'Baris pertama cerita.',
    'Baris kedua cerita.',
    ...LISTS.flatMap((list) => (paket[list] as object[]).flatMap((entry) => Object.values(entry))),
    'Hari 1',
    'Masjid Quba.',
    'Taibah Nur',
    'Check-in',
    'Reyhan Ajyad',
    'Terminal 3, Gate 7',
    'Jakarta (CGK), 8 Maret 2031',
    'Sabtu, 8 Maret 2031',
    'PPIU',
    'PIHK',
  ]) {
    await expect(main.getByText(words).first(), words).toBeAttached()
  }
  await expect(page.getByText('Baris pertama cerita.')).toHaveText('Baris pertama cerita.')
  await expect(page.getByRole('img', { name: `Flyer ${nama}` })).toHaveAttribute('src', new RegExp(flyer))
  await expect(page.getByRole('img', { name: 'Hotel Taibah Nur' })).toHaveAttribute('src', new RegExp(hotel))
  await expect(page.getByText('Berempat dalam satu kamar')).toBeVisible()

  for (const link of [/^Tanya CS/, /^Chat Kami/]) {
    const words = await message(page, link)
    expect(words).toContain(nama)
    expect(words).toContain('8 Maret 2031')
  }
  const share = await message(page, /^Bagikan/)
  expect(share).toContain(nama)
  expect(share).toContain(path(paket))
  await expect(page.getByRole('link', { name: 'Booking' })).toHaveAttribute(
    'href',
    `/daftar?paket=${paket.slug}`,
  )

  const printed = `0 folded, Dicetak ${new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' }).format(new Date())}`
  const root = page.locator('html')
  await page.mouse.move(5, 5)
  await expect(page.locator('astro-island[ssr] #penawaran')).toHaveCount(0)
  await page.pdf()
  await expect(page.locator('[data-printed]'), 'printed by the browser itself').toHaveText(/^Dicetak \d/)
  await page.getByRole('button', { name: 'Print Paket' }).click()
  await expect(root).toHaveAttribute('data-caught', `paket, ${printed}`)
  await page.getByRole('button', { name: 'Print Itenary' }).click()
  await expect(root).toHaveAttribute('data-caught', `itinerary, ${printed}`)
  await expect(root).not.toHaveAttribute('data-print')

  await page.setViewportSize({ width: 360, height: 740 })
  const bar = barOf(page)
  await expect(bar).toContainText('Available Pax 17')
  await expect(bar).toContainText('Rp 32.000.000')
  await bar.getByRole('link', { name: 'Lihat Paket' }).click()
  await expect(offer(page)).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('link', { name: 'Lihat Penawaran' }).click()
  await expect(offer(page)).toBeInViewport()
})

test('Lihat Penawaran stands with the price at every width and leads to the offer', async ({
  page,
  request,
}) => {
  // Without smooth scrolling, which would move during the measurement.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(await firstPaket(request))
  const button = page.getByRole('main').getByRole('link', { name: 'Lihat Penawaran' })
  for (const width of [320, 360, 768, 1023, 1024, 1366, 1920]) {
    await page.setViewportSize({ width, height: 700 })
    await expect(button, String(width)).toBeVisible()
    const price = await button
      .locator('..')
      .getByText(/^(Rp|USD) [\d.]+$/)
      .boundingBox()
    const own = await button.boundingBox()
    // Beside or right under it.
    expect(Math.abs((own?.y ?? 0) - (price?.y ?? Number.POSITIVE_INFINITY)), String(width)).toBeLessThan(120)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await button.press('Enter')
    await expect(offer(page), String(width)).toBeInViewport()
    await expect(offer(page)).toBeFocused()
  }
})

test('Print Paket and Print Itenary show on paper what they name, and none of the screen', async ({
  page,
  request,
}) => {
  await page.goto(await firstPaket(request))
  await page.emulateMedia({ media: 'print' })
  const shown = async (names: string[]) => {
    for (const name of names)
      await expect(page.getByRole('heading', { level: 2, name }).first()).toBeVisible()
  }
  await shown([
    'Ringkasan',
    'Harga menurut kamar',
    'Itinerary',
    'Hotel',
    'Penerbangan',
    'Syarat dan ketentuan',
  ])
  const head = page.getByRole('article').getByText(/ · PPIU .* · PIHK /)
  await expect(head).toBeVisible()
  await expect(head.locator('..').getByText(/ · \d+ Hari/)).toBeVisible()
  for (const part of ['.header', '.contact', 'footer', '.chat', 'nav[aria-label="Bagian halaman"]']) {
    await expect(page.locator(part).first()).toBeHidden()
  }
  await expect(barOf(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Booking' })).toBeHidden()

  await page.evaluate(() => {
    document.documentElement.dataset.print = 'itinerary'
  })
  await shown(['Itinerary'])
  await expect(head).toBeVisible()
  for (const name of ['Ringkasan', 'Harga menurut kamar', 'Hotel', 'Syarat dan ketentuan']) {
    await expect(page.getByRole('heading', { level: 2, name }).first()).toBeHidden()
  }
})

test('full and departed packages say so and offer another departure in place of Booking', async ({
  page,
  api,
}) => {
  const full = await api.createPaket({
    nama_paket: api.nama('Umrah Penuh'),
    tanggal_keberangkatan: '2031-03-08',
    sisa_pax: 0,
  })
  const gone = await api.createPaket({
    nama_paket: api.nama('Umrah Lewat'),
    tanggal_keberangkatan: '2024-02-01',
    total_pax: 45,
    sisa_pax: 17,
  })
  for (const [paket, words, date] of [
    [full, 'Penuh', '8 Maret 2031'],
    [gone, 'Sudah berangkat', '1 Februari 2024'],
  ] as const) {
    await api.served(path(paket), paket.nama_paket)
    await page.goto(path(paket))
    await expect(page.getByRole('article').locator('header')).toContainText(words)
    await expect(offer(page)).toContainText(words)
    await expect(barOf(page)).toContainText(words)
    await expect(page.getByText(/17 Pax|Available Pax 17/)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Booking' })).toHaveCount(0)
    const words2 = await message(page, /^Tanyakan keberangkatan lain/)
    expect(words2).toContain(paket.nama_paket)
    expect(words2).toContain(date)
    // A full or departed package is no dead end: alternatives stand beside it, with rooms and seats.
    const lain = page.getByRole('region', { name: 'Keberangkatan lain yang masih dibuka' })
    await expect(lain).toContainText(/Sisa \d+ dari \d+ kursi.*Double (?:Rp|USD) [\d.]+/s)
    expect(await lain.getByRole('link').count()).toBeLessThanOrEqual(3)
    const next = await lain.getByRole('link').first().getAttribute('href')
    expect((await page.request.get(next ?? '')).status()).toBe(200)
  }
  const all = await api.served('/paket', full.nama_paket, gone.nama_paket)
  expect(all.indexOf(gone.nama_paket)).toBeGreaterThan(all.indexOf(full.nama_paket))
})

test('the longest names, forty days, dollars and missing pictures break no page', async ({
  page,
  api,
  expectConsole,
}) => {
  expectConsole(/status of 404/)
  const word =
    'Perjalanan Keluarga Besar Menyusuri Jejak Peradaban Islam dari Makkah, Madinah, Yerusalem, Kairo, Istanbul, sampai Samarkand '
  const paket = await api.createPaket({
    nama_paket: api.nama(word.trim()),
    // Pictures that the store has lost.
    thumbnail: 'hilang-1600x1000.webp',
    flyer: 'hilang-800x1000.webp',
    tipe_paket: 'Overseas',
    currency: 'USD',
    harga_quad: 0,
    harga_triple: 11_900,
    harga_double: 12_500,
    durasi: '40 Hari',
    maskapai: 'Garuda Indonesia bersama Turkish Airlines dan Uzbekistan Airways',
    itineraris: Array.from({ length: 40 }, (_, index) => ({
      hari: index + 1,
      tanggal: '',
      name: `Hari ke-${index + 1} yang panjang namanya: ${word}`,
      deskripsi: `${word}\n${word}`,
    })),
    pembimbings: [{ nama: `Ustadz ${'Abdurrahman'.repeat(12)}` }],
    hotels: [
      {
        nama_hotel: `Hotel ${'Menara'.repeat(20)}`,
        lokasi: word,
        deskripsi: '',
        bintang: '',
        check_in: '',
        check_out: '',
        image: 'hilang.webp',
      },
    ],
    maskapais: [
      {
        nama_maskapai: word,
        departure: word,
        arrival: `Bandara ${'X'.repeat(100)}`,
        date_departure: '',
        date_arrival: '',
        gate: word,
        image: '',
      },
    ],
    syarat_ketentuans: [{ keterangan: 'panjang'.repeat(100) }],
    total_pax: 9_999,
    sisa_pax: 9_999,
  })
  await api.served(path(paket), 'Hari ke-40')
  await api.served('/paket', paket.slug)
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const address of [path(paket), '/paket']) {
      await page.goto(address)
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect.soft(beyond, `${address} at ${width}`).toBeLessThanOrEqual(0)
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
      expect.soft((heading?.x ?? 0) + (heading?.width ?? 0), address).toBeLessThanOrEqual(width)
    }
  }
  await page.goto(path(paket))
  await expect(page.getByRole('region', { name: 'Itinerary' }).getByRole('listitem')).toHaveCount(40)
  await expect(offer(page)).toContainText('USD 12.500')
  await expect(page.getByRole('row', { name: /^Quad/ })).toHaveCount(0)
  // A picture lost from the store leaves the ornament, not a broken frame.
  const lost = page.getByRole('img', { name: /^Hotel Hotel/ })
  await lost.scrollIntoViewIfNeeded()
  await expect(lost).toHaveJSProperty('complete', true)
  const covered = await lost.evaluate((image) => getComputedStyle(image, '::after').backgroundImage)
  expect(covered).toContain('svg')
})

test('a package that no release holds yet is shown from the API, after saying that it loads', {
  tag: '@host',
}, async ({ intercept, page, api }) => {
  await intercept('**/data_produk/*', async (route) => {
    // As on the day of its making: the package exists, its page does not yet.
    const shell = await page.request.get('/data_produk/belum-ada-di-rilis')
    await route.fulfill({ status: 200, contentType: 'text/html; charset=utf-8', body: await shell.text() })
  })
  const paket = await api.createPaket({ nama_paket: api.nama('Umrah Baru'), total_pax: 45, sisa_pax: 17 })
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await intercept('**/api/paket/*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path(paket))
  await expect(page.getByRole('status').filter({ hasText: 'LOADING' })).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { level: 1, name: paket.nama_paket })).toBeVisible()
  await expect(offer(page)).toContainText('Sisa 17 dari 45 kursi')
  expect(await message(offer(page), /^Tanya CS/)).toContain(paket.nama_paket)
  // A press prints once.
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    window.print = () => {
      dataset.printed = `${dataset.printed ?? ''}x`
    }
  })
  await page.getByRole('button', { name: 'Print Paket' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'x')
})

test('while the API is away a package without a page says so and can be tried again', async ({
  intercept,
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  await intercept('**/api/paket/*', (route) => route.abort())
  await page.goto('/data_produk/belum-terbit')
  await expect(page.getByRole('heading', { name: 'Paket yang anda tuju tidak tersedia' })).toBeVisible()
  await expect(page.getByText('Sambungan sedang terputus')).toBeVisible()
  await expect(page.getByText('tidak dijual')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
})

test("sharing hands name, date and address to the phone's own sheet, and to WhatsApp where that fails", async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const share = (data: ShareData) => {
      document.documentElement.dataset.shared = `${data.text} ${data.url}`
      return Promise.reject(new Error('this phone has no sheet'))
    }
    Object.defineProperty(navigator, 'share', { value: share })
  })
  const address = await firstPaket(request)
  await page.goto(address)
  await page.getByRole('link', { name: /^Bagikan/ }).hover()
  await expect(page.locator('astro-island[ssr] #penawaran')).toHaveCount(0)
  await page.getByRole('link', { name: 'Bagikan ke keluarga' }).click()
  await expect(page.getByRole('link', { name: 'Bagikan lewat WhatsApp' })).toBeVisible()
  const shared = await page.locator('html').getAttribute('data-shared')
  expect(shared).toContain(await page.getByRole('heading', { level: 1 }).textContent())
  expect(shared).toMatch(/keberangkatan \d+ \S+ \d{4} http/)
  expect(shared).toContain(address)
})
