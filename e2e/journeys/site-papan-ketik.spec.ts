import type { Page } from '@playwright/test'
import { expect, siteIsCurrent, test } from './api.ts'
import { sitePages } from './site-pages.ts'

test.beforeAll(({ admin }) => siteIsCurrent(admin))

/** What has the focus, and whether a person could see it there. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const box = element.getBoundingClientRect()
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''}`
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(box.x + box.width * x, box.y + box.height * y)),
    )
    const seen = points.some((hit) => hit && (element.contains(hit) || hit.contains(element)))
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const marked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    return { name, seen, marked }
  })
}

for (const width of [360, 1280]) {
  test(`everything on every page is reached by Tab at ${width} px, in sight and marked`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of await sitePages(page.request)) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveJSProperty('lang', 'id')
      await page.keyboard.press('Tab')
      expect((await focused(page))?.name, path).toBe('A Langsung ke isi')
      // The first key brings the page to life; what comes with that is reached as well.
      await page.evaluate(() => dispatchEvent(new Event('safar:bangun')))
      await expect(
        page.locator(
          'astro-island[ssr]:is([client="calm"], [client="touch"], [client="near"]:not(:has(#hitung)))',
        ),
      ).toHaveCount(0)
      await expect(page.locator('[data-ready="false"]')).toHaveCount(0)
      // The search of departures takes its place at the first key within it.
      const search = page.locator('#cari:has([data-bulan])')
      if ((await search.count()) > 0) {
        await search.dispatchEvent('keydown')
        await expect(search.locator('button[data-bulan]').first()).toBeVisible()
      }
      const unseen: string[] = []
      let stops = 0
      for (let now = await focused(page); now; now = await focused(page)) {
        if (!now.seen) unseen.push(`${now.name} is out of sight`)
        if (!now.marked) unseen.push(`${now.name} is not marked`)
        stops += 1
        expect(stops, `${path} has an end`).toBeLessThan(400)
        await page.keyboard.press('Tab')
      }
      // Of radios that belong together Tab reaches the chosen one, arrows the others.
      const reachable = await page.evaluate(
        () =>
          [
            ...document.querySelectorAll<HTMLElement>(
              'a[href], button, input:not([type="radio"]:not(:checked)), select, textarea, summary',
            ),
          ].filter(
            (element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0,
          ).length,
      )
      expect.soft(unseen, path).toEqual([])
      expect.soft(stops, path).toBeGreaterThanOrEqual(reachable)
    }
  })
}

test('the slide-in menu opens, holds the focus, and closes by Escape, its icon, a tap outside and a link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/galeri')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const opener = page.getByRole('button', { name: 'Buka menu' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tutup menu' })).toBeFocused()
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('#menu') !== null,
    )
    expect(inside).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await page.getByRole('button', { name: 'Tutup menu' }).click()
  await expect(menu).toBeHidden()
  await opener.click()
  await page.mouse.click(10, 400)
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/galeri$/)

  await opener.click()
  for (const name of ['Profil', 'Umroh', 'Haji', 'Galeri', 'Blog']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(menu.getByText('Kemitraan')).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Kemitraan' })).toHaveCount(0)
  for (const name of ['Umroh dan Haji', 'Studi Tour Ilmiah', 'Tour Sejarah']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await menu.getByRole('link', { name: 'Umroh', exact: true }).click()
  await expect(page).toHaveURL(/\/umroh$/)
  await expect(menu).toBeHidden()
})

test('the menu works with scripts off', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: 'Buka menu' }).click()
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'Haji', exact: true })
    .click()
  await expect(page).toHaveURL(/\/haji$/)
  await context.close()
})
