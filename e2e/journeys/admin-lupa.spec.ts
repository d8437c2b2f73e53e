import type { Page } from '@playwright/test'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../accounts.ts'
import { openAsAdmin } from './admin-session.ts'
import { addAccount } from './akun.ts'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'
import { lettersTo } from './surat.ts'

const NEW = 'kopi senja di tepi laut'
const OLD = 'kata-sandi-terlupa'

/** Signs in beside the browser; returns the header of that session. */
async function signIn(page: Page, email: string, password: string): Promise<{ authorization: string }> {
  const answer = await page.request.post('/api/auth/login', { data: { email, password } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return { authorization: `Bearer ${(await answer.json()).access_token}` }
}

const statusOf = async (page: Page, url: string, headers: { authorization: string }) =>
  (await page.request.get(url, { headers })).status()

/** The address of the link in the newest message to a mail. */
function linkTo(email: string): string {
  return /\/auth\/atur-ulang#[\w-]{43}/.exec(lettersTo(email)[0] ?? '')?.[0] ?? ''
}

test('an owner who forgot the password gets back in by the browser alone, a stolen session ends, and a role taken away acts at once', async ({
  page,
  api,
  expectConsole,
}) => {
  const email = api.email('lupa')
  addAccount(email, 'admin', OLD)
  const stolen = await signIn(page, email, OLD)
  expect(await statusOf(page, '/api/akun', stolen)).toBe(200)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Lupa password?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lupa password')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectAccessible(page, 'lupa')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Kirim tautan' }).click()
  await expect(page.getByRole('status')).toContainText(email)
  await expect.poll(() => linkTo(email), { timeout: 20_000 }).not.toBe('')

  const link = linkTo(email)
  await page.goto(link)
  await expectAccessible(page, 'atur-ulang')
  await page.getByLabel('Password baru').fill(NEW)
  await page.getByRole('button', { name: 'Simpan password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password tersimpan')
  await page.getByRole('link', { name: 'Ke halaman login' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(NEW)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  expect(await statusOf(page, '/api/auth/me', stolen)).toBe(401)

  // An admin takes the role away: from the next call on, a session may do no more than the new role. So may the open
  // page.
  expectConsole(/status of 403/)
  const owner = await signIn(page, email, NEW)
  expect(await statusOf(page, '/api/akun', owner)).toBe(200)
  const admin = await signIn(page, ADMIN_EMAIL, ADMIN_PASSWORD)
  const { data } = await (await page.request.get('/api/auth/me', { headers: owner })).json()
  const change = { headers: admin, data: { role: 'staf' } }
  expect((await page.request.patch(`/api/akun/${data.id}`, change)).status()).toBe(200)
  expect(await statusOf(page, '/api/akun', owner)).toBe(403)
  expect(await statusOf(page, '/api/pendaftaran', owner)).toBe(200)

  // The same link once more.
  expectConsole(/status of 422/)
  await page.goto('/')
  await page.goto(link)
  await page.getByLabel('Password baru').fill('teh pagi di atas bukit')
  await page.getByRole('button', { name: 'Simpan password' }).click()
  await expect(page.getByRole('alert')).toContainText('sudah dipakai')
})

test('the page of accounts reads well, also where there is little room', async ({ page }) => {
  await openAsAdmin(page, '/admin/akun')
  await expect(page.getByRole('combobox', { name: /^Peran Admin/ })).toBeVisible()
  await expectAccessible(page, 'akun')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectAccessible(page, 'akun-320')
})
