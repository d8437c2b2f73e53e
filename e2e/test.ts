import { type BrowserContext, test as base, expect } from '@playwright/test'

interface Watch {
  /** Adds a pattern of console errors and uncaught exceptions that the journey expects. */
  expectConsole: (pattern: RegExp) => void
  /**
   * Intercepts the browser's calls: `context.route`. Chromium needs a moment until its first route holds, and a call
   * right after it slips past: this one sets it before the first page, and every later one holds at once. It is opt-in,
   * since a browser with routes caches nothing and fetches every file anew.
   */
  intercept: BrowserContext['route']
}

/**
 * The warning of a page open for a few seconds, as on a busy machine, when the page before it left a larger copy of its
 * picture in memory, which Chromium then draws instead. `site-setiap-halaman` holds that a page preloads only pictures
 * that it draws, with an empty memory and without a clock.
 */
const LARGER_COPY = /was preloaded using link preload but not used within a few seconds/

/**
 * Makes pages say in their console what the policy refuses them: what a library tries, and does without, leaves no
 * other trace.
 */
export async function sayRefusals(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`refused by policy: ${violatedDirective} ${blockedURI}`),
    )
  })
}

/** Playwright's test, in which an unexpected console error, warning, exception or refusal fails the journey. */
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
      await sayRefusals(context)
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
