import type { Page } from '@playwright/test'

/** The elements still loading: islands that are as they were built wait for a visitor who is about to use them. */
const WAITING = 'astro-island[ssr]:not([client="touch"], [client="near"]), [aria-busy="true"]'

/** Resolves once fonts, pictures in view and islands have loaded. */
export async function settled(page: Page): Promise<void> {
  // The first move hydrates the islands.
  await page.mouse.move(1, 1)
  // A page that waits for an answer stands as still as one that has it.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction((waiting) => {
    const { clientWidth, clientHeight } = document.documentElement
    const inView = ({ top, bottom, left, right }: DOMRect) =>
      right > Math.max(left, 0) && left < clientWidth && bottom > 0 && top < clientHeight
    const pending = [...document.images].some(
      (image) => inView(image.getBoundingClientRect()) && !(image.complete && image.naturalWidth > 0),
    )
    const busy = [...document.querySelectorAll(waiting)].some((element) =>
      [element, ...element.children].some((part) => inView(part.getBoundingClientRect())),
    )
    return !pending && !busy
  }, WAITING)
}

/** Loads pictures below the fold. */
export async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}
