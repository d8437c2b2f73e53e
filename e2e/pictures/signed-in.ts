import type { Page } from '@playwright/test'
import { openAsAdmin } from '../journeys/admin-session.ts'
import { test as base } from '../test.ts'
import { NOW } from './clock.ts'

type StorageState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

/** The test of pictures, whose sign-in is done once for all of them. */
export const test = base.extend<{ routed: undefined }, { signedIn: StorageState }>({
  // Every picture is taken with routes, which `open` sets.
  routed: [({ intercept: _ }, use) => use(undefined), { auto: true }],
  signedIn: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage({ baseURL: String(project.use.baseURL) })
      await page.clock.setFixedTime(NOW)
      await openAsAdmin(page, '/admin/dashboard')
      const state = await page.context().storageState()
      await page.close()
      await use(state)
    },
    { scope: 'worker' },
  ],
})

// A call under way when the test ends is nobody's failure.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }))

export { expect } from '../test.ts'
