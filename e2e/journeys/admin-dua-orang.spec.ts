import type { Page } from '@playwright/test'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../accounts.ts'
import { openAsAdmin } from './admin-session.ts'
import { addAccount } from './akun.ts'
import { expect, test } from './api.ts'

const PASSWORD = 'kata-sandi-orang-lain'

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** Signs another person in, in a tab of their own. */
async function takeOver(page: Page, email: string, password?: string): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, email, password)
}

test('a form left open is not gone on with by the next person, and waits for who began it', async ({
  page,
  context,
  api,
  expectConsole,
}) => {
  // A tab may poll in the very moment in which the other one signs out.
  expectConsole(/status of 401/)
  const other = api.email('staf-lain')
  addAccount(other, 'admin', PASSWORD)
  await openAsAdmin(page, '/admin/packages/add')
  const nama = page.getByRole('textbox', { name: 'Nama paket', exact: true })
  await nama.fill('Umrah milik orang pertama')
  const second = await context.newPage()
  await second.goto('/admin/services')

  await takeOver(second, other)
  await expect(page.getByText('Sesi anda telah berakhir. Silahkan login ulang')).toBeHidden()
  await expect(nama).toHaveValue('')
  await expect(page.getByText('Ada isian yang belum disimpan')).toBeHidden()

  await takeOver(second, ADMIN_EMAIL, ADMIN_PASSWORD)
  await page.reload()
  await page.getByRole('button', { name: /^Lanjutkan isian/ }).click()
  await expect(nama).toHaveValue('Umrah milik orang pertama')
  await page.getByRole('button', { name: 'Batal' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Buang perubahan' }).click()
  await expect(page).toHaveURL(/\/admin\/packages$/)
})

test('a list left open shows the next person their own', async ({ page, context, request, api }) => {
  const [first, next] = [api.email('jamaah-satu'), api.email('jamaah-dua')]
  for (const email of [first, next]) addAccount(email, 'user', PASSWORD)
  const data = { nama: 'Siti', email: first, telepon: '', paket: 'umrah-akhir-tahun', setuju: true }
  expect((await request.post('/api/pendaftaran', { data })).status()).toBe(201)
  await page.goto('/login')
  await signIn(page, first)
  await expect(page.getByText('1–1 dari 1 pendaftaran')).toBeVisible()
  const second = await context.newPage()
  await second.goto('/user/home')

  await takeOver(second, next)
  await expect(page.getByText('Belum ada pendaftaran.')).toBeVisible()
  await expect(page.getByText('1–1 dari 1 pendaftaran')).toBeHidden()
})
