import type { Page } from '@playwright/test'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../accounts.ts'
import { expect } from '../test.ts'

/** Signs in as the admin and arrives at `path`. */
export async function openAsAdmin(page: Page, path: string): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(path)}`)
  await page.getByLabel('Email').fill(ADMIN_EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).not.toHaveURL(/\/login/)
}
