import type { Page } from '@playwright/test'
import { eagerOptions } from '../chromium.ts'
import { expect, siteIsCurrent, test } from './api.ts'
import { expectAccessible } from './axe.ts'
import { brokenWords, cutOff, heldHeight, lengthenMonths, underChat } from './halaman-terbaca.ts'
import { IN_NO_RELEASE, sitePages, UNTOLD } from './site-pages.ts'
import { openFirst } from './tanpa-ingatan.ts'

/*
 * Checks what holds for every page of the sitemap. Each page is opened once and then given one size after another:
 * opening it costs more than all the looks. A failure names page, size and finding.
 */

// Two hundred looks in one journey.
test.slow()
test.use({ launchOptions: eagerOptions })
test.beforeAll(({ admin }) => siteIsCurrent(admin))

const PHONE = [360, 640] as const
const TABLET = [768, 1024] as const

async function look(page: Page, [width, height]: readonly [number, number], letters = '100%') {
  await page.setViewportSize({ width, height })
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, letters)
}

const moving = (page: Page) => page.evaluate(() => document.getAnimations().length)

/** Finds pictures that the page preloaded and does not draw. */
const preloadedInVain = (page: Page) =>
  page.evaluate(() => {
    const drawn = new Set([...document.images].map((image) => image.currentSrc))
    return performance
      .getEntriesByType('resource')
      .filter((entry) => 'initiatorType' in entry && entry.initiatorType === 'link')
      .map(({ name }) => name)
      .filter((name) => /\.(?:avif|webp|svg|jpe?g|png)$/.test(name) && !drawn.has(name))
  })

/** The most packed bytes of scripts of a page where nothing is touched; `npm run bench -- site` holds it as well. */
const SCRIPTS_AT_REST = 15_000

const scriptsAtRest = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )

/** Expects no action, heading or price under Chat Kami, on arrival and further down. */
async function chatCoversNothing(page: Page, size: readonly [number, number], path: string): Promise<void> {
  await look(page, size)
  expect.soft(await underChat(page), `${path} at ${size}`).toEqual([])
}

/** Expects nothing to be cut off or to scroll sideways with letters this large. */
async function losesNothing(
  page: Page,
  size: readonly [number, number],
  letters: '100%' | '200%',
  path: string,
): Promise<void> {
  await look(page, size, letters)
  const { found, beyond } = await cutOff(page)
  expect.soft(found, `${path}, letters of ${letters} at ${size}`).toEqual([])
  expect.soft(beyond, `${path}, letters of ${letters} at ${size}`).toBeLessThanOrEqual(0)
}

test('axe finds nothing on any page at 360 and 1280 px, and none scrolls sideways on the smallest phone', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 404/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [...(await sitePages(page.request)), ...UNTOLD]) {
    await openFirst(page, path)
    expect.soft(await preloadedInVain(page), path).toEqual([])
    // The page of a package that is in no release asks for it, and shows what the answer says.
    if (path !== IN_NO_RELEASE)
      expect.soft(await scriptsAtRest(page), `${path}: bytes of scripts`).toBeLessThanOrEqual(SCRIPTS_AT_REST)
    for (const width of [1280, 360]) {
      await look(page, [width, 800])
      await expectAccessible(page, `${path} at ${width}`)
    }
    await look(page, [320, 640])
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(beyond, path).toBeLessThanOrEqual(0)
  }
})

test('no page moves for whoever asked for rest, puts an action under Chat Kami, or loses a word to large letters or zoom', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of await sitePages(page.request)) {
    await page.setViewportSize({ width: 360, height: 640 })
    await openFirst(page, path)
    expect.soft(await moving(page), path).toBe(0)
    for (const size of [PHONE, TABLET]) await chatCoversNothing(page, size, path)

    await lengthenMonths(page)
    await look(page, [360, 640], '200%')
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    expect.soft(await brokenWords(page), path).toEqual([])
    // A quarter of the phone's height.
    expect.soft(await heldHeight(page), path).toBeLessThanOrEqual(160)

    await losesNothing(page, [360, 740], '200%', path)
    await losesNothing(page, [1280, 800], '200%', path)
    expect.soft(await moving(page), `${path} on a desktop`).toBe(0)
    // The rest of a desktop's width at 200 % zoom.
    await losesNothing(page, [640, 400], '100%', path)
  }
  await look(page, [360, 640], '200%')
  await expectAccessible(page, 'letters twice as large')
})
