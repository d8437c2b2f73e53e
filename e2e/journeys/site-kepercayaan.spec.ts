import { expect, test } from './api.ts'

const JUDUL = 'Periksa kami sebelum membayar'

test('a package, the menu and the footer lead to what can be checked, and a number is copied from there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/data_produk/umrah-reguler-desember')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Periksa kami' })).toHaveAttribute(
    'href',
    '/kepercayaan',
  )
  await page.locator('#pasti').getByRole('link', { name: JUDUL }).click()
  await expect(page.getByRole('heading', { level: 1, name: JUDUL })).toBeVisible()
  const izin = page.getByRole('region', { name: /^Izin kami/ })
  await izin.getByRole('button', { name: /^Salin nomor Izin umrah/ }).click()
  await expect(izin.getByRole('status').first()).toHaveText('Nomor disalin')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('000/2024')
  for (const path of ['/', '/profile']) {
    await page.goto(path)
    await page
      .getByRole('button', { name: /^Salin nomor (izin )?PIHK|^Salin nomor PPIU/ })
      .first()
      .click()
    await expect(page.getByText('Nomor disalin')).toBeVisible()
  }
})

test('with scripts off all of it reads, the sums make the price, and nothing waits for a click', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/kepercayaan')
  for (const name of [
    /^Siapa kami/,
    /^Izin kami/,
    /^Arti/,
    /^Ke mana uang/,
    /^Bila Anda batal/,
    /^Data/,
    /^Bila ada/,
  ])
    await expect(page.getByRole('region', { name })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Salin/ })).toHaveCount(0)
  await expect(page.getByText('Jangan pernah membayar ke rekening pribadi')).toBeVisible()
  const sums = page.getByRole('region', { name: /^Bila Anda batal/ }).getByRole('row')
  await expect(sums.nth(1)).toContainText('Rp 3.000.000')
  await expect(sums.nth(1)).toContainText('Rp 27.000.000')
  for (const sumber of [
    /^Sumber: Surat pendaftaran kantor kami, .*diperiksa/,
    /^Sumber: Pengumuman kementerian tentang SIMPU/,
  ])
    await expect(page.getByText(sumber)).toBeVisible()
  await context.close()
})
