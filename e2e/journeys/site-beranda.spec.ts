import type { Page } from '@playwright/test'
import { expect, test } from './api.ts'
import { swipe } from './swipe.ts'

const carousel = (page: Page) => page.getByRole('region', { name: 'Gambar perjalanan' })
const current = (page: Page) => carousel(page).locator('.hero-dots [aria-current="true"]')

const isAlive = (page: Page) => expect(carousel(page)).toHaveAttribute('data-ready', 'true')

/** Opens home and moves the mouse, at which the carousel hydrates. */
async function openHome(page: Page) {
  await page.goto('/')
  await page.mouse.move(5, 5)
  await isAlive(page)
}

const shows = (page: Page, number: number) =>
  expect(current(page)).toHaveAttribute('aria-label', `Gambar ${number}`)

test.describe('a visitor who asked for less motion', () => {
  test('turns the pictures by buttons that come on hover and on focus, around both ends', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHome(page)
    const next = page.getByRole('button', { name: 'Gambar berikutnya' })
    const previous = page.getByRole('button', { name: 'Gambar sebelumnya' })
    await expect(next).toHaveCSS('opacity', '0')
    await page.mouse.move(640, 300)
    await expect(next).toHaveCSS('opacity', '1')
    await page.mouse.move(640, 5)
    await expect(next).toHaveCSS('opacity', '0')
    await next.focus()
    await expect(previous).toHaveCSS('opacity', '1')

    await shows(page, 1)
    await previous.click()
    await shows(page, 3)
    await next.click()
    await shows(page, 1)
    await next.click()
    await shows(page, 2)
    await expect(carousel(page).getByRole('group', { name: '2 dari 3' })).toBeVisible()
    // Hidden slides are hidden from screen readers too.
    await expect(carousel(page).getByRole('group')).toHaveCount(1)
  })

  test('turns the pictures by arrow keys where the carousel has the focus, and nowhere else', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHome(page)
    await page.getByRole('link', { name: 'Lihat Paket', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await shows(page, 1)
    await page.getByRole('button', { name: 'Gambar 1' }).focus()
    await page.keyboard.press('ArrowRight')
    await shows(page, 2)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await shows(page, 3)
  })
})

test('pictures turn every five seconds, rest under the pointer, in focus and on request, and not at all unasked', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await page.mouse.move(900, 300)
  await isAlive(page)
  // From here on the journey alone moves the clock; under the pointer the picture stays.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  const start = Number((await current(page).getAttribute('aria-label'))?.slice(-1))
  const after = (number: number) => (number % 3) + 1
  await page.clock.runFor(20_000)
  await shows(page, start)

  await page.mouse.move(640, 5)
  await page.clock.runFor(4_000)
  await shows(page, start)
  await page.clock.runFor(1_500)
  await shows(page, after(start))

  // One turn in every 5,000 milliseconds, the animation included.
  const turns = await page.evaluateHandle(() => {
    const times: number[] = []
    const dots = document.querySelectorAll('.hero-dots [aria-label^="Gambar "]')
    const observer = new MutationObserver(() => {
      const now = Date.now()
      if (times.at(-1) !== now) times.push(now)
    })
    for (const dot of dots) observer.observe(dot, { attributeFilter: ['aria-current'] })
    return times
  })
  for (let step = 0; step < 600; step += 1) await page.clock.runFor(50)
  const times = await turns.jsonValue()
  expect(times).toHaveLength(6)
  for (const [index, time] of times.entries()) {
    expect(Math.abs(time - (times[0] ?? 0) - index * 5_000)).toBeLessThanOrEqual(50)
  }

  const pause = page.getByRole('button', { name: 'Hentikan pergantian gambar' })
  await pause.focus()
  await page.clock.runFor(20_000)
  await shows(page, after(start))
  await pause.press('Enter')
  await expect(page.getByRole('button', { name: 'Putar gambar' })).toBeVisible()
  await page.getByRole('link', { name: 'Profil' }).first().focus()
  await page.clock.runFor(20_000)
  await shows(page, after(start))

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  // The clock stands still: the first move hydrates the carousel.
  await page.mouse.move(600, 6)
  await isAlive(page)
  await page.clock.runFor(20_000)
  await shows(page, 1)
})

test('pictures turn for somebody who only looks, by a few lines; what is used goes on from the one that stands', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          entry instanceof PerformanceResourceTiming && /\.js$/.test(entry.name) ? entry.encodedBodySize : [],
        )
        .reduce((sum, bytes) => sum + bytes, 0),
    )
  await expect(carousel(page)).toHaveAttribute('data-ready', 'rest', { timeout: 10_000 })
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
  await page.clock.runFor(5_000)
  await shows(page, 2)
  await page.clock.runFor(10_000)
  await shows(page, 1)
  await page.clock.runFor(5_000)
  await shows(page, 2)
  await expect(carousel(page).getByRole('group')).toHaveCount(1)
  await expect(carousel(page)).toHaveAttribute('data-ready', 'rest')

  await page.mouse.move(640, 300)
  await isAlive(page)
  await shows(page, 2)
  const box = await carousel(page).getByRole('group', { name: '2 dari 3' }).boundingBox()
  expect(
    Math.abs(
      (box?.x ?? 9_999) - (await page.locator('.swiper').evaluate((row) => row.getBoundingClientRect().x)),
    ),
  ).toBeLessThan(2)

  // A button pressed before hydration is answered.
  await page.reload()
  // The turns begin a while after their script has come, which no clock of the page's says.
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(carousel(page)).toHaveAttribute('data-ready', 'rest', { timeout: 200 })
  }).toPass()
  expect(await scripts()).toBeLessThan(15_000)
  await page.getByRole('button', { name: 'Hentikan pergantian gambar' }).click()
  await isAlive(page)
  await expect(page.getByRole('button', { name: 'Putar gambar' })).toBeVisible()
})

test('a finger swipes the pictures, and a phone says everything at once', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await openHome(page)
  const slide = carousel(page).getByRole('group')
  await swipe(page, slide, -220)
  await shows(page, 2)
  await swipe(page, slide, 220)
  await shows(page, 1)

  const chat = await page.getByRole('link', { name: /^Chat Kami/ }).boundingBox()
  const hero = page.locator('.hero')
  for (const words of [
    hero.getByText('Umrah, Haji, Studi & Tour Sejarah'),
    hero.getByRole('heading', { level: 1 }),
    hero.getByText('Berangkat berikutnya'),
    hero.getByText(/^(Rp|USD) [\d.]+$/),
    hero.getByRole('link', { name: 'Lihat Paket' }),
    hero.getByText(/PPIU .* PIHK/),
    hero.getByRole('link', { name: /^Periksa izin/ }),
  ]) {
    await expect(words).toBeInViewport({ ratio: 1 })
    const box = await words.boundingBox()
    const covered =
      box && chat && box.y + box.height > chat.y && box.y < chat.y + chat.height && box.x + box.width > chat.x
    expect.soft(covered, `${await words.textContent()} under the chat button`).toBe(false)
  }
  await context.close()
})

for (const path of ['/', '/paket', '/data_produk/umrah-reguler-desember'])
  test(`what is far below the first screen of ${path} is laid out once the page has loaded, and at once on paper, without scripts, and for who comes for it`, async ({
    browser,
    baseURL,
    page,
  }) => {
    const skipped = (on: Page) =>
      on
        .locator('main [data-nanti]')
        .evaluateAll(
          (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
        )
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    // The pages of this context never load, as far as their scripts know.
    await context.addInitScript(() => addEventListener('load', (event) => event.stopImmediatePropagation()))
    const loading = await context.newPage()
    await loading.goto(path)
    expect(await skipped(loading)).toBeGreaterThan(2)
    await loading.emulateMedia({ media: 'print' })
    expect(await skipped(loading)).toBe(0)
    const places = loading.locator('[data-nanti] :is(section, h2, h3)[id]')
    const place = (await places.last().getAttribute('id')) ?? ''
    const within = await context.newPage()
    await within.goto(`${path}#${place}`)
    expect(await skipped(within)).toBe(0)
    await expect(within.locator(`[id="${place}"]`)).toBeInViewport()
    await context.close()

    const without = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
    const still = await without.newPage()
    await still.goto(path)
    expect(await skipped(still)).toBe(0)
    await without.close()

    await page.goto(path)
    await expect(page.locator('[data-nanti]')).toHaveCount(0)
  })
