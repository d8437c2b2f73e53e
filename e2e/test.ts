import { type BrowserContext, test as base, expect } from '@playwright/test'

interface Watch {
  /** Console errors and uncaught exceptions that the journey expects, as patterns. */
  expectConsole: (pattern: RegExp) => void
  /**
   * What the browser asks for is answered by a journey: `context.route`. Chromium needs a moment until its first route holds, and
   * a call that is made right after slips past it: with this one is there before the first page, and every later one holds at
   * once. Only where a journey asks for it, since a browser with routes keeps nothing and asks for every file anew.
   */
  intercept: BrowserContext['route']
}

/**
 * Said of a page that is still open after a few seconds, as on a busy machine, where the page before it left a larger copy of its
 * picture in memory, which Chromium then draws instead. That a page asks beforehand for no picture but those that it draws is held
 * by `site-setiap-halaman`, with an empty memory and without a clock.
 */
const LARGER_COPY = /was preloaded using link preload but not used within a few seconds/

/** Playwright's test, in which an unexpected console error, warning or exception fails the journey. */
export const test = base.extend<Watch>({
  expectConsole: [
    async ({ context }, use) => {
      const expected: RegExp[] = [LARGER_COPY]
      const seen: string[] = []
      context.on('console', (message) => {
        // Where it happened as well: "404 (Not Found)" alone leads nowhere.
        const said = `${message.text()} (${message.location().url})`
        if (message.type() === 'error' || message.type() === 'warning') seen.push(said)
      })
      context.on('weberror', (error) => seen.push(String(error.error())))
      await use((pattern) => {
        expected.push(pattern)
      })
      expect(seen.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    page.route = () => {
      throw new Error(
        'Take `intercept` from the test, before `page`: a route that is set on a page lets calls slip past it',
      )
    }
    await use(page)
  },
  intercept: async ({ context }, use) => {
    if (context.pages().length > 0) throw new Error('Name `intercept` before `page`')
    await context.route('http://nowhere.invalid/**', (route) => route.abort())
    await use((...words) => context.route(...words))
  },
})

export { expect }
