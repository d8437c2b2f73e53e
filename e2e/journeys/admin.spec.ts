import type { Page } from '@playwright/test'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../accounts.ts'
import { expectOffice } from './admin-session.ts'
import { expect, test } from './api.ts'

async function signIn(page: Page, password = ADMIN_PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(ADMIN_EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

test('signing in says what is wrong, sends nothing when empty, and leads back to the page asked for', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 401/)
  await page.goto('/admin/packages?row=20')
  await expect(page).toHaveURL(/\/login/)
  await expect(page).toHaveTitle('Login | Safar')
  await expect(page.getByRole('heading', { name: 'Login Safar' })).toBeVisible()

  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/login')) calls.push(request.url())
  })
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Email or Password must be filled')).toBeVisible()
  expect(calls).toEqual([])

  await signIn(page, 'bukan kata sandinya')
  await expect(page.getByText('Email or Password is wrong')).toBeVisible()
  await signIn(page)
  await expect(page).toHaveURL(/\/admin\/packages\?row=20$/)
  await expect(page.getByRole('heading', { name: 'Paket Safar' })).toBeVisible()
})

test('logging out asks first, then ends the session in every tab', async ({
  page,
  context,
  expectConsole,
}) => {
  // The other tab polls every few seconds, and may do so in the moment in which the session ends.
  expectConsole(/401/)
  await page.goto('/login')
  await signIn(page)
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  const other = await context.newPage()
  await other.goto('/admin/pendaftaran')
  await expectOffice(other)

  await page.getByRole('button', { name: 'Logout' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Apakah anda yakin untuk logout?')
  await dialog.getByRole('button', { name: 'Batal' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()
  await expect(page).toHaveURL(/\/login/)
  // The other tab may hold a half-written form: it says that the session ended and leaves the page as it is.
  await expect(other.getByText('Sesi anda telah berakhir. Silahkan login ulang')).toBeVisible()
  await other.getByRole('button', { name: 'Ke Halaman Login' }).click()
  await expect(other).toHaveURL(/\/login/)
  // Signed in once, every tab goes on where it was.
  await signIn(page)
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await expect(other).toHaveURL(/\/admin\/pendaftaran$/)
  await expect(other.getByRole('heading', { name: 'Pendaftaran', level: 1 })).toBeVisible()
})

test('a package is found, changed, deleted and brought back', async ({ page }) => {
  await page.goto('/login?next=%2Fadmin%2Fpackages')
  await signIn(page)
  await page.getByPlaceholder('Cari nama, tipe, durasi, maskapai').fill('tidak ada paket begini')
  await expect(page.getByText('Data not found').first()).toBeVisible()
  await page.getByPlaceholder('Cari nama, tipe, durasi, maskapai').fill('umrah akhir tahun')
  await expect(page).toHaveURL(/q=umrah/)
  await page.getByRole('link', { name: 'Detail Umrah Akhir Tahun' }).click()

  const keterangan = page.getByRole('textbox', { name: 'Keterangan', exact: true })
  await keterangan.fill('Kamar sendiri tambah Rp 8.000.000 per pax.')
  await page.keyboard.press('Control+s')
  const saved = page.getByRole('dialog', { name: 'Data berhasil diupdate' })
  await saved.getByRole('button', { name: 'Ok' }).click()
  await expect(keterangan).toHaveValue('Kamar sendiri tambah Rp 8.000.000 per pax.')

  await page.goto('/admin/packages?q=umrah+akhir+tahun')
  await page.getByRole('button', { name: /^(Delete|Hapus) Umrah Akhir Tahun/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Apakah anda yakin untuk menghapus data Umrah Akhir Tahun?')
  await dialog.getByRole('button', { name: 'Ok' }).click()
  await expect(page.getByText('Data berhasil dihapus')).toBeVisible()
  await page.getByRole('button', { name: 'Ok' }).click()
  await expect(page.getByText('Data not found').first()).toBeVisible()

  await page
    .getByRole('button', { name: 'Sampah' })
    .or(page.getByRole('link', { name: 'Sampah' }))
    .first()
    .click()
  await page
    .getByRole('button', { name: /Pulihkan/ })
    .first()
    .click()
  await page.goto('/admin/packages?q=umrah+akhir+tahun')
  await expect(page.getByRole('link', { name: 'Detail Umrah Akhir Tahun' })).toBeVisible()
})

test('a session that the server forgot asks to sign in again and loses no typed form', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/status of 401/)
  await page.goto('/login?next=%2Fadmin%2Fpackages%2Fadd')
  await signIn(page)
  await page.getByRole('textbox', { name: 'Nama paket' }).fill('Umrah yang belum selesai ditulis')
  // The draft is written a moment after the last key.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('belum selesai ditulis')))
    .toBe(true)

  const session: unknown = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('safar-session') ?? '{}'),
  )
  const token = /"token":"([^"]+)"/.exec(JSON.stringify(session))?.[1]
  await context.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  await page.getByLabel(/^Poster/).setInputFiles({
    name: 'poster.png',
    mimeType: 'image/png',
    buffer: Buffer.from('bukan gambar'),
  })
  await expect(page.getByText('Sesi anda telah berakhir. Silahkan login ulang')).toBeVisible()
  await page.getByRole('button', { name: 'Ke Halaman Login' }).click()
  await expect(page).toHaveURL(/\/login/)
  await signIn(page)
  await expect(page).toHaveURL(/\/admin\/packages\/add/)
  await expect(page.getByRole('textbox', { name: 'Nama paket' })).toHaveValue(
    'Umrah yang belum selesai ditulis',
  )
})

test('the login page hides and shows the password, and waits with its button disabled', async ({
  intercept,
  page,
  expectConsole,
}) => {
  expectConsole(/status of 500/)
  await page.goto('/auth/login')
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Tampilkan password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Sembunyikan password' }).click()
  await expect(password).toHaveAttribute('type', 'password')

  const held = Promise.withResolvers<void>()
  await intercept('**/api/auth/login', async (route) => {
    await held.promise
    await route.fulfill({ status: 500, json: { message: 'Server sedang sibuk.' } })
  })
  await signIn(page)
  await expect(page.getByRole('button', { name: 'Logging In ..' })).toBeDisabled()
  held.resolve()
  await expect(page.getByText('Email or Password is wrong')).toBeVisible()
  await page.context().unroute('**/api/auth/login')
  await signIn(page)
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  // Besides the session, local storage has the agency's name and logo, for the first paint, and the device token.
  const keys = await page.evaluate(() => Object.keys(localStorage).sort())
  expect(keys).toEqual(['safar-merek', 'safar-perangkat', 'safar-session'])
})
