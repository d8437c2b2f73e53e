import { test as base, expect } from '@playwright/test'

interface Watch {
  /** Console errors and uncaught exceptions that the journey expects, as patterns. */
  expectConsole: (pattern: RegExp) => void
}

/** Playwright's test, in which an unexpected console error, warning or exception fails the journey. */
export const test = base.extend<Watch>({
  expectConsole: [
    async ({ context }, use) => {
      const expected: RegExp[] = []
      const seen: string[] = []
      context.on('console', (message) => {
        // Where it happened as well: "404 (Not Found)" alone leads nowhere.
        const said = `${message.text()} (${message.location().url})`
        if (message.type() === 'error' || message.type() === 'warning') seen.push(said)
      })
      context.on('weberror', (error) => seen.push(String(error.error())))
      // Chromium needs a moment until its first route holds, and a call that a journey makes right after setting one slips
      // past it. With a route from the start, whatever it names, every later one holds at once.
      await context.route('http://nowhere.invalid/**', (route) => route.abort())
      await use((pattern) => {
        expected.push(pattern)
      })
      expect(seen.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
