import type { Page } from '@playwright/test'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../accounts.ts'
import { expect } from '../test.ts'

/**
 * Opens `path` signed in as the admin, in a session of the page's own: a journey may end it. The stored session is set
 * directly; the login page has journeys of its own.
 */
export async function openAsAdmin(page: Page, path: string): Promise<void> {
  const data = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }
  const answer = await page.request.post('/api/auth/login', { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { access_token: token, expires_in, role, user } = await answer.json()
  const expiresAt = (await page.evaluate(() => Date.now())) + expires_in * 1000
  const userInfo = { role, access_token: token, user }
  const value = JSON.stringify({ state: { isUserAvailable: true, userInfo, token, expiresAt }, version: 1 })
  const { origin } = new URL(answer.url())
  await page
    .context()
    .setStorageState({ cookies: [], origins: [{ origin, localStorage: [{ name: 'safar-session', value }] }] })
  await page.goto(path)
  await expectOffice(page)
  await expect(page).not.toHaveURL(/\/login/)
}

/**
 * Expects that a page of the office is rendered. On a slow machine its entry has a heading too: that it cannot be
 * opened yet.
 */
export async function expectOffice(page: Page): Promise<void> {
  await expect(page.locator('#belum')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The width below which the menu overlays the page, and closes; beside the page it opens. */
const BESIDE = 992

/** Sets a page of the office to a width, and waits until it is drawn. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  // A busy page renders its menu anew some frames later: a locator would lose its element.
  const menu = page.locator('#sidebar')
  if ((await menu.count()) > 0) await expect(menu).toHaveAttribute('data-open', String(width >= BESIDE))
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
