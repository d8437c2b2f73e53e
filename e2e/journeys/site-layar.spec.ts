import { expect, siteIsCurrent, test } from './api.ts'
import { firstPaket } from './site-pages.ts'

test.beforeAll(({ admin }) => siteIsCurrent(admin))

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
    // It is equally prominent: beside the sections on a desktop, above them on a phone.
    expect(offer?.y).toBeLessThan(first?.y ?? 0)
  }
})
