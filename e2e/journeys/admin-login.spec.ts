import type { Page } from '@playwright/test'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../accounts.ts'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'

async function signIn(page: Page, password: string) {
  await page.getByLabel('Email').fill(ADMIN_EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

test('after too many tries the login page says when to go on, and being offline is said in its place', async ({
  intercept,
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/status of 429|ERR_INTERNET_DISCONNECTED/)
  await page.clock.install()
  await page.goto('/login')
  await intercept('**/api/auth/login', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '60' }, json: { message: 'Terlalu sering' } }),
  )
  await signIn(page, 'bukan kata sandinya')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Email or Password is wrong')
  await expect(alert).toContainText('Terlalu banyak percobaan. Coba lagi dalam 1 menit.')
  await page.clock.runFor(5_000)
  await expect(alert).toContainText(/Terlalu banyak percobaan\. Coba lagi dalam \d\d detik\./)
  // What a screen reader is told does not change by the second.
  await expect(alert).toMatchAriaSnapshot(`
    - alert:
      - paragraph: Email or Password is wrong
      - paragraph: Terlalu banyak percobaan. Coba lagi dalam 1 menit.
  `)
  await expectAccessible(page, 'login after too many tries')
  await page.clock.runFor(60_000)
  await expect(alert).toContainText('Anda dapat mencoba lagi sekarang.')
  await page.context().unroute('**/api/auth/login')

  await context.setOffline(true)
  await signIn(page, ADMIN_PASSWORD)
  await expect(alert).toContainText('Email or Password is wrong')
  await expect(alert).toContainText('Tidak ada sambungan internet. Coba lagi setelah tersambung.')
  await context.setOffline(false)
  await signIn(page, ADMIN_PASSWORD)
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
})
