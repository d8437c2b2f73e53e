import type { APIRequestContext, Page } from '@playwright/test'
import { eagerOptions } from '../chromium.ts'
import { expect, siteIsCurrent, test } from './api.ts'
import { underChat } from './halaman-terbaca.ts'
import { firstPaket, sitemap } from './site-pages.ts'

/*
 * Measures how far a visitor scrolls through a page, and what floats over it meanwhile. Each page is opened once and
 * given one size after another.
 */

test.slow()
test.use({ launchOptions: eagerOptions })
test.beforeAll(({ admin }) => siteIsCurrent(admin))

/** The package of the demonstration that says most. */
async function fullest(request: APIRequestContext): Promise<string> {
  const { data }: { data: { slug: string }[] } = await (await request.get('/api/paket')).json()
  const [most] = data.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
  if (!most) throw new Error('the demonstration holds no package')
  return `/data_produk/${most.slug}`
}

async function look(page: Page, width: number, height: number, letters: string) {
  await page.setViewportSize({ width, height })
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, letters)
}

/** Closes or opens the parts that a phone folds away, as a page opened at this width has them. */
const fold = (page: Page, open: boolean) =>
  page.evaluate((wide) => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('details[data-lipatan]'))
      part.open = wide
  }, open)

/** The most pixels of height of the fullest package, with letters as they are and twice as large. */
const TINGGI = [
  [320, 7_500, 17_300],
  [360, 7_000, 16_000],
  [390, 6_900, 15_300],
  [768, 14_000, 29_000],
  [1366, 12_500, 27_000],
  [1440, 12_500, 27_000],
] as const

test('the fullest package is read in a few screens of a phone, closed, and in no more than it needs elsewhere', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(await fullest(page.request))
  for (const [width, once, twice] of TINGGI)
    for (const [letters, most] of [
      ['100%', once],
      ['200%', twice],
    ] as const) {
      await look(page, width, 800, letters)
      await fold(page, width >= 760)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect.soft(height, `${width} px, letters of ${letters}`).toBeLessThanOrEqual(most)
    }
})

test('what a phone folds away opens by a press with scripts off, and stands open on paper and where there is room', async ({
  browser,
  baseURL,
  request,
  page,
}) => {
  const path = await fullest(request)
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const plain = await context.newPage()
  await plain.goto(path)
  for (const id of ['pasti', 'ringkasan', 'itinerary', 'hotel', 'penerbangan', 'termasuk', 'syarat']) {
    const part = plain.locator(`#${id} details:not([open])`).first()
    const inside = part.locator(':scope > div')
    await expect(inside, id).toBeHidden()
    await part.locator('summary').first().click()
    await expect(plain.locator(`#${id} details[open] > div`).first(), id).toBeVisible()
  }
  await context.close()

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(path)
  await expect(page.locator('#itinerary').getByRole('listitem')).toHaveCount(2)
  await expect(page.locator('#termasuk details[open]')).toHaveCount(0)
  // A link to a part unfolds it, even where the address has it already.
  await page
    .getByRole('navigation', { name: 'Bagian halaman' })
    .getByRole('link', { name: 'Termasuk' })
    .click()
  await expect(page.locator('#termasuk details[open]')).toHaveCount(1)
  await page.goto(`${path}#pasti`)
  await expect(page.locator('#pasti details').first()).toHaveAttribute('open', '')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#termasuk').getByRole('listitem').first()).toBeVisible()
  await page.emulateMedia({ media: null })
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto(path)
  await expect(page.locator('#syarat details[open]').first()).toBeVisible()
  await expect(page.locator('details[data-lipatan]:not([open])')).toHaveCount(0)
})

test('Chat Kami lies on no price, button or total at any height of a page, and takes a fifth of a small phone with the bar', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(await fullest(page.request))
  for (const letters of ['100%', '200%'])
    for (const width of [320, 360, 390, 768]) {
      await look(page, width, 640, letters)
      expect.soft(await underChat(page), `${width} px, letters of ${letters}`).toEqual([])
      const taken = await page.evaluate(() =>
        [...document.querySelectorAll('a[aria-label^="Chat Kami"], main div')]
          .filter((part) => part.matches('a') || getComputedStyle(part).position === 'fixed')
          .reduce((sum, part) => sum + part.getBoundingClientRect().height, 0),
      )
      if (width < 600) expect.soft(taken, `${width} px, letters of ${letters}`).toBeLessThanOrEqual(128)
    }
})

test('Chat Kami lies on nothing that matters on any kind of page either, in the form’s second step neither', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 640 })
  const [artikel = ''] = (await sitemap(page.request)).filter((path) => path.startsWith('/artikel/'))
  const { data }: { data: { slug: string }[] } = await (await page.request.get('/api/paket')).json()
  const banding = `/paket/banding?p=${data
    .slice(0, 2)
    .map(({ slug }) => slug)
    .join(',')}`
  const walk = async (path: string) => {
    for (const letters of ['100%', '200%'])
      for (const width of [320, 360, 390]) {
        await look(page, width, 640, letters)
        expect.soft(await underChat(page), `${path} at ${width} px, letters of ${letters}`).toEqual([])
      }
  }
  for (const path of ['/', '/paket', '/umroh', banding, '/galeri', artikel, '/daftar']) {
    await page.goto(path)
    // Islands that hydrate at the first touch are measured as well.
    await page.keyboard.press('Shift')
    await page.waitForLoadState('networkidle')
    await walk(path)
  }
  await page.getByRole('textbox', { name: 'Nama' }).fill('Siti')
  await page.getByRole('button', { name: 'Lanjut', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Kirim Pendaftaran' })).toBeVisible()
  await walk('the second step of /daftar')
})

test('the calculator is a step of its own: a link opens it, Back closes it, and an address leads right to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const path = await firstPaket(page.request)
  const sheet = page.getByRole('dialog', { name: 'Hitung biaya keluarga' })
  await page.goto(path)
  await page.getByRole('link', { name: 'Hitung biaya keluarga' }).click()
  await expect(sheet).toBeVisible()
  await sheet.getByRole('button', { name: 'Tambah dewasa' }).click()
  await expect(page).toHaveURL(/#hitung\?d=3&k=/)
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(path)
  // The last sum is on the page, with a link to the calculator.
  const hitung = page.locator('#hitung')
  await expect(hitung).toContainText('3 orang')
  await hitung.getByRole('link', { name: 'Atur orang dan kamar' }).click()
  await expect(sheet.getByRole('status').filter({ hasText: 'Total untuk' })).toContainText('3 orang')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(path)

  await page.goto(`${path}#hitung?d=4&k=quad`)
  await expect(sheet.getByRole('status').filter({ hasText: 'Total untuk' })).toContainText('4 orang')
  await sheet.getByRole('button', { name: 'Kembali ke paket' }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(path)
})

test('the way on stands on an open departure too: other days of its kind', async ({ page }) => {
  const { data }: { data: { slug: string; sisa_pax: number; tipe_paket: string }[] } = await (
    await page.request.get('/api/paket?jenis=umroh')
  ).json()
  const open = data.find(({ sisa_pax }) => sisa_pax > 0)
  await page.goto(`/data_produk/${open?.slug}`)
  const lain = page.getByRole('region', { name: 'Keberangkatan lain yang masih dibuka' })
  await expect(lain.getByRole('link')).toHaveCount(3)
  await expect(lain.locator(`a[href$="/${open?.slug}"]`)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Lihat semua keberangkatan' })).toBeVisible()
})

/**
 * Measures the empty space of each list of cards, beside the last of its rows and below a card beside a higher one, in
 * pixels.
 */
const holes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main ul:has(> li > article)')].flatMap((list) => {
      const edge = list.getBoundingClientRect().right
      const cards = [...list.children].map((card) => card.getBoundingClientRect())
      const rows = new Map<number, DOMRect[]>()
      for (const card of cards) rows.set(card.top, [...(rows.get(card.top) ?? []), card])
      return [...rows.values()].flatMap((row) => {
        const right = Math.round(edge - Math.max(...row.map((card) => card.right)))
        const below = Math.round(
          Math.max(...row.map((card) => card.bottom)) - Math.min(...row.map((card) => card.bottom)),
        )
        return right > 1 || below > 1 ? [{ right, below }] : []
      })
    }),
  )

test('every screen sees a departure by name first on the lists, and no month leaves a hole at any width', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/paket', '/umroh']) {
    await page.goto(path)
    for (const [width, height] of [
      [320, 640],
      [360, 640],
      [390, 844],
      [768, 1024],
      [1366, 768],
      [1440, 900],
    ] as const) {
      await look(page, width, height, '100%')
      const name = page.getByRole('main').getByRole('article').first().getByRole('heading')
      await expect.soft(name, `${path} at ${width}`).toBeInViewport({ ratio: 0.9 })
    }
  }
  const months = (await sitemap(request)).filter((path) => path.startsWith('/paket/bulan/')).slice(0, 3)
  for (const path of ['/paket', ...months]) {
    await page.goto(path)
    for (const width of [320, 640, 768, 900, 1024, 1100, 1366, 1440])
      for (const letters of ['100%', '200%']) {
        await look(page, width, 900, letters)
        expect.soft(await holes(page), `${path} at ${width} px, letters of ${letters}`).toEqual([])
      }
  }
})

test('where there is room the way on stands beside a price, two words on one line, and a tick below all that it is for', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/')
  const bar = page.getByRole('complementary', { name: 'Keberangkatan berikutnya' })
  const [price, way] = await Promise.all(
    [bar.getByText(/^(Rp|USD) [\d.]+$/), bar.getByRole('link', { name: /^Lihat Detail/ })].map((part) =>
      part.boundingBox(),
    ),
  )
  expect(way?.x).toBeGreaterThan((price?.x ?? 0) + (price?.width ?? 0))
  expect(Math.abs((way?.y ?? 0) + (way?.height ?? 0) / 2 - (price?.y ?? 0))).toBeLessThan(40)

  const { data }: { data: { slug: string }[] } = await (await request.get('/api/paket')).json()
  const three = data.slice(0, 3).map(({ slug }) => slug)
  await page.goto(`/paket/banding?p=${three.join(',')}`)
  const table = page.getByRole('region', { name: 'Tabel perbandingan' })
  const heads = table.getByRole('columnheader').filter({ has: page.getByRole('link') })
  await expect(heads).toHaveCount(3)
  for (const link of await heads.getByRole('link').all())
    expect.soft((await link.boundingBox())?.height).toBeLessThanOrEqual(48)
  await page.setViewportSize({ width: 1440, height: 900 })
  const right = (box: { x: number; width: number } | null) => (box?.x ?? 0) + (box?.width ?? 0)
  const [head, frame] = await Promise.all([heads.last().locator('> div').boundingBox(), table.boundingBox()])
  expect(Math.abs(right(head) - right(frame)), 'the last head ends where the page does').toBeLessThan(2)

  await page.goto('/paket')
  const card = page.locator('#cari article').first()
  const [harga, tick] = await Promise.all(
    [card.getByText(/^(Rp|USD) [\d.]+$/), card.getByRole('checkbox')].map((part) => part.boundingBox()),
  )
  expect(harga?.y).toBeLessThan(tick?.y ?? 0)
})

test('after a filter on a phone the first departure is in sight, and how many there are is said', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/paket')
  await page.getByRole('button', { name: /^Saring/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Saring keberangkatan' })
  await sheet.getByRole('checkbox', { name: /^Haji/ }).check()
  const foot = sheet.getByRole('button', { name: /^Lihat \d+ keberangkatan/ })
  await foot.click()
  await expect(sheet).toBeHidden()
  await expect(page.locator('#cari article').first()).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByRole('heading', { name: /^\d+ keberangkatan cocok/ })).toBeVisible()
})
