import type { Page } from '@playwright/test'
import { expect, siteIsCurrent, test } from './api.ts'
import { expectAccessible } from './axe.ts'
import { brokenWords } from './halaman-terbaca.ts'
import { firstPaket, sitePages } from './site-pages.ts'

test.beforeAll(({ admin }) => siteIsCurrent(admin))

/** Actions of the page that lie under the chat button now. */
function underChat(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const chat = document.querySelector('a[aria-label^="Chat Kami"]')
    const own = chat?.getBoundingClientRect()
    if (!own) return ['no chat button']
    // Out of the way, beyond the edge.
    if (own.left >= innerWidth) return []
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((action) => action !== chat && action.checkVisibility({ visibilityProperty: true }))
      .filter((action) => {
        const box = action.getBoundingClientRect()
        const beside =
          box.right <= own.left || box.left >= own.right || box.bottom <= own.top || box.top >= own.bottom
        return !beside && box.width > 1
      })
      .map((action) => action.textContent?.trim().slice(0, 40) || action.outerHTML.slice(0, 60))
  })
}

for (const [width, height, some] of [
  [360, 640, null],
  [360, 740, ['/', '/haji', '/daftar']],
  [768, 1024, ['/', '/paket', '/daftar']],
] as const) {
  test(`Chat Kami covers no action at ${width}×${height}, on arrival or further down`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const pages = some ? [...some, await firstPaket(page.request)] : await sitePages(page.request)
    for (const path of pages) {
      await page.goto(path)
      await expect.soft.poll(() => underChat(page), { message: `${path} on arrival` }).toEqual([])
      const whole = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let y = 60; y < whole - height && y < 7 * height; y += Math.round(height * 0.37)) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
        await expect.soft.poll(() => underChat(page), { message: `${path} at ${y}` }).toEqual([])
      }
    }
  })
}

test('Chat Kami stands in sight where nothing is under it, comes to whoever tabs to it, and sits higher on a package', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const chat = page.getByRole('link', { name: /^Chat Kami/ })
  await page.goto('/haji')
  await expect(chat).toBeInViewport({ ratio: 1 })
  const low = await chat.boundingBox()
  await page.goto('/')
  await expect(chat).not.toBeInViewport()
  await chat.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(chat).toBeFocused()
  await expect(chat).toBeInViewport({ ratio: 1 })
  await page.goto(await firstPaket(page.request))
  await expect(chat).toBeInViewport({ ratio: 1 })
  expect((await chat.boundingBox())?.y).toBeLessThan(low?.y ?? 0)
})

test('with scripts off Chat Kami has a row of its own, and there is no button that only a script can work', async ({
  browser,
  baseURL,
  request,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    viewport: { width: 360, height: 640 },
  })
  const page = await context.newPage()
  for (const path of ['/', '/paket', '/daftar', '/produk/1', await firstPaket(request)]) {
    await page.goto(path)
    const chat = page.getByRole('link', { name: /^Chat Kami/ })
    const footer = await page.getByRole('contentinfo').boundingBox()
    expect.soft((await chat.boundingBox())?.y, path).toBeGreaterThan((footer?.y ?? 0) + (footer?.height ?? 0))
    await expect.soft(page.getByRole('button', { name: /^Print/ }), path).toHaveCount(0)
    await chat.scrollIntoViewIfNeeded()
    await expect.soft(chat, `${path}: beyond the edge`).toBeInViewport({ ratio: 1 })
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
  }
  await context.close()
})

test('on every laptop the offer stays in sight with Booking, and the section links stay under the header', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const path = await firstPaket(page.request)
  const offer = page.getByRole('region', { name: 'Penawaran' })
  const booking = page.getByRole('link', { name: 'Booking' })
  for (const [width, height] of [
    [1024, 600],
    [1366, 640],
    [1366, 720],
    [1366, 768],
    [1440, 900],
  ] as const) {
    const size = `${width}×${height}`
    await page.setViewportSize({ width, height })
    await page.goto(path)
    await expect.soft(booking, `${size} on arrival`).toBeInViewport({ ratio: 1 })
    for (const id of ['harga', 'itinerary', 'termasuk']) {
      await page.getByRole('navigation', { name: 'Bagian halaman' }).locator(`a[href="#${id}"]`).click()
      await expect(page.locator(`#${id} h2`)).toBeInViewport({ ratio: 1 })
      const [head, links, title] = await Promise.all(
        ['.header', 'nav[aria-label="Bagian halaman"]', `#${id} h2`].map((part) =>
          page.locator(part).boundingBox(),
        ),
      )
      const under = (box: typeof head) => (box?.y ?? 0) + (box?.height ?? 0)
      expect.soft(links?.y, `section links at ${size}`).toBeCloseTo(under(head), -0.5)
      expect.soft(title?.y, `${id} stands clear of them at ${size}`).toBeGreaterThanOrEqual(under(links))
      await expect.soft(offer, `${size} at ${id}`).toBeInViewport({ ratio: 1 })
      await expect.soft(booking, `${size} at ${id}`).toBeInViewport({ ratio: 1 })
    }
  }
})

test('a phone that is high enough keeps the section links in sight', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const path = await firstPaket(page.request)
  const links = page.getByRole('navigation', { name: 'Bagian halaman' })
  for (const [height, stays] of [
    [640, false],
    [740, true],
  ] as const) {
    await page.setViewportSize({ width: 360, height })
    await page.goto(`${path}#termasuk`)
    await expect(page.locator('#termasuk h2')).toBeInViewport({ ratio: 1 })
    if (stays) await expect(links).toBeInViewport({ ratio: 1 })
    else await expect(links).not.toBeInViewport()
  }
})

test('price and Booking are met before all that they are asked for, by key and by reader', async ({
  page,
}) => {
  const path = await firstPaket(page.request)
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 768 })
    await page.goto(path)
    await page.getByRole('navigation', { name: 'Remah roti' }).getByRole('link').last().focus()
    const stops: string[] = []
    while (stops.length < 5 && stops.at(-1) !== 'Booking') {
      await page.keyboard.press('Tab')
      stops.push((await page.evaluate(() => document.activeElement?.textContent?.trim())) ?? '')
    }
    expect(stops.at(-1), `${width}: ${stops.join(', ')}`).toBe('Booking')
    const offer = await page.getByRole('region', { name: 'Penawaran' }).boundingBox()
    const first = await page.locator('#ringkasan').boundingBox()
    // The eye meets it as early: beside the sections on a desktop, above them on a phone.
    expect(offer?.y).toBeLessThan(first?.y ?? 0)
  }
})

test('with letters twice as large a phone breaks no word, and what stays takes a quarter of its height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of await sitePages(page.request)) {
    await page.goto(path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
      window.scrollTo({ top: 900, behavior: 'instant' })
    })
    expect.soft(await brokenWords(page), path).toEqual([])
    const taken = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, top, bottom }) => width > innerWidth * 0.9 && bottom > 0 && top < innerHeight)
        .filter(({ top, bottom }) => top <= 200 || bottom >= innerHeight)
        .reduce((sum, { height }) => sum + height, 0),
    )
    expect.soft(taken, path).toBeLessThanOrEqual(160)
  }
  await expectAccessible(page, 'letters twice as large')
})
