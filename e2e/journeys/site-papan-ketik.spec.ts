import type { Page } from '@playwright/test'
import { expect, siteIsCurrent, test } from './api.ts'
import { sitePages } from './site-pages.ts'

const MOST_STOPS = 400

test.beforeAll(({ admin }) => siteIsCurrent(admin))

interface Stop {
  name: string
  /** True if a person could see it there. */
  seen: boolean
  marked: boolean
}

declare global {
  interface Window {
    /** The focused element at each press of Tab; null for the page itself, behind its last stop. */
    stops: (Stop | null)[]
  }
}

/** Makes the page record at each press of Tab which element had the focus. */
function noteStops(page: Page): Promise<void> {
  return page.evaluate(() => {
    const focused = (): Stop | null => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      const box = element.getBoundingClientRect()
      const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''}`
      const seen = [0.1, 0.5, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) => {
          const hit = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y)
          return hit && (element.contains(hit) || hit.contains(element))
        }),
      )
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return { name, seen, marked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 }
    }
    window.stops = []
    addEventListener('keydown', ({ key }) => key === 'Tab' && window.stops.push(focused()), true)
  })
}

/** Presses Tab from the focused element to the page's end; returns the stops, at most `most`. */
async function tabToEnd(page: Page, most: number): Promise<Stop[]> {
  const devtools = await page.context().newCDPSession(page)
  // Many presses at a time: waiting for each took most of the time.
  const tab = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const
  try {
    for (;;) {
      await Promise.all(Array.from({ length: 20 }, () => devtools.send('Input.dispatchKeyEvent', tab)))
      const stops = await page.evaluate(() => window.stops)
      const end = stops.indexOf(null)
      if (end >= 0 || stops.length > most)
        return stops.slice(0, end >= 0 ? end : most).filter((stop) => !!stop)
    }
  } finally {
    await devtools.detach()
  }
}

for (const width of [360, 1280]) {
  test(`everything on every page is reached by Tab at ${width} px, in sight and marked`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of await sitePages(page.request)) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveJSProperty('lang', 'id')
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus'), path).toHaveText('Langsung ke isi')
      // The first key hydrates the page; its controls are then reached as well.
      await page.evaluate(() => dispatchEvent(new Event('safar:bangun')))
      await expect(
        page.locator(
          'astro-island[ssr]:is([client="calm"], [client="touch"], [client="near"]:not(:has(#hitung)))',
        ),
      ).toHaveCount(0)
      await expect(page.locator('[data-ready="false"]')).toHaveCount(0)
      // The search of departures mounts at the first key within it.
      const search = page.locator('#cari:has([data-bulan])')
      if ((await search.count()) > 0) {
        await search.dispatchEvent('keydown')
        await expect(search.locator('button[data-bulan]').first()).toBeVisible()
      }
      await noteStops(page)
      const stops = await tabToEnd(page, MOST_STOPS)
      expect(stops.length, `${path} has an end`).toBeLessThan(MOST_STOPS)
      // Tab reaches the chosen one of a group of radios, arrows the others.
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
      const unseen = stops.filter(({ seen, marked }) => !seen || !marked)
      expect.soft(unseen, path).toEqual([])
      expect.soft(stops.length, path).toBeGreaterThanOrEqual(reachable)
    }
  })
}

test('the slide-in menu opens, holds the focus, and closes by Escape, its icon, a tap outside, Back and a link', async ({
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
  // The way back from the closed menu's entry lands later than the menu is gone.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('menuTerbuka')
  await opener.click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/galeri$/)

  // Closed and opened again at once, sooner than the entry of before is left.
  await opener.click()
  await menu.evaluate(async (box: HTMLElement) => {
    const landed = new Promise((done) => addEventListener('popstate', done, { once: true }))
    box.hidePopover()
    box.showPopover()
    await landed
  })
  await expect(menu).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state?.menuTerbuka)).toBe(true)
  await page.goBack()
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
  // One Back is enough, as from any link.
  await page.goBack()
  await expect(page).toHaveURL(/\/galeri$/)
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
