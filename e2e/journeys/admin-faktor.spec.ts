import type { Page } from '@playwright/test'
import { addAccount } from './akun.ts'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'
import { codeOf } from './kode-aplikasi.ts'

const PASSWORD = 'embun pagi di kebun teh'

async function writePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Ok' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Login')
}

/** Adds a virtual authenticator with user verification. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  await session.send('WebAuthn.addVirtualAuthenticator', { options })
}

test('an admin signs in with a code of an app, with one on paper, and with a passkey alone', async ({
  page,
  api,
  baseURL,
  expectConsole,
}) => {
  // The refusals (401) that ask for a code.
  expectConsole(/status of 401/)
  // Browsers want a host name for a passkey.
  const origin = (baseURL ?? '').replace('127.0.0.1', 'localhost')
  const email = api.email('faktor')
  addAccount(email, 'admin', PASSWORD)
  await addAuthenticator(page)
  await page.goto(`${origin}/login`)
  await writePassword(page, email)
  await expect(page).toHaveURL(/\/admin\/dashboard$/)

  await page.goto(`${origin}/pengaturan/profile`)
  const card = page.getByRole('region', { name: 'Verifikasi dua langkah' })
  await card.getByRole('button', { name: 'Pasang aplikasi' }).click()
  await expect(card.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible()
  await expectAccessible(page, 'an app is set up')
  const secret = ((await card.getByText(/^([A-Z2-7]{4} ?)+$/).textContent()) ?? '').replaceAll(' ', '')
  await card.getByLabel(/Tulis 6 angka/).fill(codeOf(secret))
  await card.getByRole('button', { name: 'Aktifkan' }).click()
  const paper = card.getByRole('region', { name: 'Kode pemulihan baru' })
  await expect(paper.getByRole('listitem')).toHaveCount(10)
  const [first = ''] = await paper.getByRole('listitem').allTextContents()
  await page.setViewportSize({ width: 320, height: 700 })
  await expectAccessible(page, 'codes on paper')
  await page.setViewportSize({ width: 1280, height: 800 })
  await paper.getByRole('button', { name: 'Sudah saya simpan' }).click()

  await signOut(page)
  await writePassword(page, email)
  const code = page.getByLabel('Kode 6 angka dari aplikasi autentikator')
  await expect(code).toBeFocused()
  await page.setViewportSize({ width: 320, height: 700 })
  await expectAccessible(page, 'the code after the password')
  await page.setViewportSize({ width: 1280, height: 800 })
  await code.fill(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/dashboard$/)

  await signOut(page)
  await writePassword(page, email)
  await page.getByRole('button', { name: 'Pakai kode pemulihan' }).click()
  await page.getByLabel('Kode pemulihan').fill(first)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/dashboard$/)

  await page.goto(`${origin}/pengaturan/profile`)
  await expect(card.getByText('Tersisa 9.')).toBeVisible()
  await card.getByLabel('Nama kunci sandi baru').fill('Laptop kantor')
  await card.getByRole('button', { name: 'Tambah kunci sandi' }).click()
  await expect(card.getByText('Laptop kantor')).toBeVisible()
  await expectAccessible(page, 'both factors')

  await signOut(page)
  await page.getByRole('button', { name: 'Masuk dengan kunci sandi' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
})
