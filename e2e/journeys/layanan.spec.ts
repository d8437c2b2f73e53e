import { expect, test } from '../test.ts'

test('a family finds a service from the foot of a page, with its nights, its figures and its departures', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Umroh Plus' }).click()
  await expect(page).toHaveURL(/\/layanan\/umroh-plus$/)
  await expect(page.getByRole('heading', { name: 'Umroh Plus', level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Berapa malam, di kota mana' })).toContainText(
    /Makkah\s*\d+ malam/,
  )
  await expect(
    page.getByRole('region', { name: 'Keberangkatan terdekat' }).getByRole('article').first(),
  ).toContainText(/plus/i)
  await page.getByRole('region', { name: 'Berapa malam, di kota mana' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/data_produk\//)
})

test('a service without a departure says so, and leads on', async ({ page }) => {
  await page.goto('/layanan/mahad-nabawi')
  await expect(page.getByText('Belum ada jadwal yang dibuka')).toBeVisible()
  await expect(page.getByRole('link', { name: /Kabari saya/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Berapa malam, di kota mana' })).toHaveCount(0)
  await expect(
    page.getByRole('navigation', { name: 'Remah roti' }).getByRole('link', { name: 'Layanan' }),
  ).toHaveAttribute('href', '/profile#layanan')
})
