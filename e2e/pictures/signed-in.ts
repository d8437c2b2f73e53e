import type { Page } from '@playwright/test'
import { openAsAdmin } from '../journeys/admin-session.ts'
import { test as base } from '../test.ts'
import { NOW } from './clock.ts'
import { type OfficeData, officeData } from './office-data.ts'

type StorageState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

/** The test of pictures, whose sign-in is done once for all of them. */
export const test = base.extend<{ routed: undefined }, { office: OfficeData; signedIn: StorageState }>({
  // Every picture is taken with routes, which `open` sets.
  routed: [({ intercept: _ }, use) => use(undefined), { auto: true }],
  office: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: String(project.use.baseURL) })
      const data = await officeData(request)
      await request.dispose()
      await use(data)
    },
    { scope: 'worker' },
  ],
  // With the office's records, whichever picture is taken: the menu counts them.
  signedIn: [
    async ({ browser, office: _ }, use, { project }) => {
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
