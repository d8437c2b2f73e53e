import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../accounts.ts'
import { expect, test } from './api.ts'
import { fillPaketForm } from './paket-form.ts'

function releasedPage(slug: string): string | null {
  const releases = join(process.env.E2E_DATA_DIR ?? '', 'releases')
  for (const folder of readdirSync(releases)) {
    const file = join(releases, folder, 'data_produk', `${slug}.html`)
    if (existsSync(file)) return readFileSync(file, 'utf8')
  }
  return null
}

test('a package entered in the form becomes a static page that needs no script', async ({
  page,
  browser,
  baseURL,
  api,
}) => {
  const nama = api.nama('Umrah Keluarga')
  const slug = nama.toLowerCase().replaceAll(' ', '-')

  await page.goto('/login')
  await page.getByLabel('Email').fill(ADMIN_EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)

  await page.getByRole('link', { name: 'Packages' }).first().click()
  await page.getByRole('link', { name: 'Tambah Paket' }).click()
  await fillPaketForm(page, nama)
  await page.getByRole('button', { name: 'Simpan Paket' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()
  await expect(page).toHaveURL(/\/admin\/packages/)

  const visitor = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const reader = await visitor.newPage()
  await expect(async () => {
    await reader.goto('/paket')
    await expect(reader.getByRole('link', { name: nama }).first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })

  const html = releasedPage(slug)
  expect(html, 'the page lies in a release').not.toBeNull()
  expect(html).toContain('33.500.000')

  await reader.getByRole('link', { name: nama }).first().click()
  await expect(reader).toHaveURL(new RegExp(`/data_produk/${slug}#kamar=quad$`))
  await expect(reader.getByRole('heading', { level: 1, name: nama })).toBeVisible()
  const offer = reader.getByRole('region', { name: 'Penawaran' })
  await expect(offer.getByText('Rp 33.500.000')).toBeVisible()
  await expect(offer.getByText('Sisa 17 dari 45 kursi')).toBeVisible()
  await visitor.close()
})
