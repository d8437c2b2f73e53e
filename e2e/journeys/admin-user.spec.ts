import { addAccount } from './akun.ts'
import { expect, test } from './api.ts'

test('a user lands on the own registrations, is kept out of the admin, and changes name and password', async ({
  page,
  request,
  api,
}) => {
  const email = api.email('jamaah')
  const first = 'kata-sandi-pertama'
  addAccount(email, 'user', first)
  const signIn = async (password: string) => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(/\/finance\/spp\?row=10$/)
  }
  await page.goto('/login')
  await signIn(first)
  await expect(page.getByText('Belum ada pendaftaran.')).toBeVisible()
  await expect(page.getByText('Created in 2024 by IT Team of Al Wafi IBS')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText('Version 2.2.1')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu utama' }).getByRole('listitem')).toHaveText([
    'Home',
    'Pendaftaran',
    'Contact',
  ])
  const sent = await request.post('/api/pendaftaran', {
    data: { nama: 'Siti', email, telepon: '', paket: 'umrah-akhir-tahun', jumlah_pax: 2, setuju: true },
  })
  expect(sent.status()).toBe(201)
  await page.reload()
  await expect(page.getByText('1–1 dari 1 pendaftaran')).toBeVisible()
  await page.goto('/admin/packages')
  await expect(page).toHaveURL(/\/user\/home$/)
  await expect(page).toHaveTitle('Home | Safar')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    /^Umrah Akhir Tahun.*hari ini, \d\d\.\d\d · 2 pax.*Baru$/s,
  ])
  await page.getByRole('link', { name: 'Semua pendaftaran' }).click()
  await expect(page).toHaveURL(/\/finance\/spp\?row=10$/)

  await page.getByRole('link', { name: 'Pengguna' }).click()
  await page.getByRole('textbox', { name: 'Nama', exact: true }).fill('Siti Rahma')
  await page.getByRole('button', { name: 'Simpan Nama' }).click()
  await expect(page.getByText('Data berhasil diupdate')).toHaveCount(1)
  await page.getByLabel(/^Password lama/).fill(first)
  await page.getByLabel(/^Password baru/).fill('kata-sandi-kedua')
  await page.getByRole('button', { name: 'Ganti Password' }).click()
  await expect(page.getByText('Data berhasil diupdate')).toHaveCount(2)

  await page.goto('/user/profile')
  await expect(page.getByRole('definition').filter({ hasText: 'Siti Rahma' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()
  await expect(page).toHaveURL(/\/login/)
  await signIn('kata-sandi-kedua')
})
