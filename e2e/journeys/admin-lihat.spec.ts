import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'

for (const width of [320, 1280]) {
  test(`a page of the site leads staff to its form at ${width} px, and tells visitors nothing`, async ({
    page,
    api,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const [paket] = await api.pakets()
    if (!paket) throw new Error('The demonstration has packages')
    await openAsAdmin(page, '/admin/lihat/paket')
    await expect(page.getByRole('link', { name: 'Daftar paket' })).toBeVisible()
    // The frame's page has journeys of its own.
    await expectAccessible(page, 'lihat', { exclude: 'iframe' })

    const site = page.frameLocator('iframe')
    await site.locator(`a[href^="/data_produk/${paket.slug}#"]`).first().click()
    await expect(site.getByRole('heading', { level: 1 })).toContainText(paket.nama_paket)
    await expect(page).toHaveURL(`/admin/lihat/data_produk/${paket.slug}#kamar=quad`)
    await page.getByRole('link', { name: 'Ubah paket ini' }).click()
    await expect(page).toHaveURL(`/admin/packages/${paket.slug}`)
    await expect(page.getByRole('textbox', { name: 'Nama paket', exact: true })).toHaveValue(paket.nama_paket)

    const visited = await request.get(`/data_produk/${paket.slug}`)
    expect(visited.headers()['set-cookie']).toBeUndefined()
    expect(await visited.text()).not.toMatch(/\/admin|safar-session/)
  })
}

test('back leads through the pages that were looked at, and the office is not shown in itself', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/frame-ancestors 'none'/)
  await openAsAdmin(page, '/admin/lihat/umroh')
  const site = page.frameLocator('iframe')
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    document.querySelector('iframe')?.contentWindow?.location.assign('/haji')
  })
  await expect(page).toHaveURL('/admin/lihat/haji')
  await expect(page.getByRole('link', { name: 'Daftar paket Haji' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Daftar paket Umroh' })).toBeVisible()
  await page.evaluate(() => {
    document.querySelector('iframe')?.contentWindow?.location.assign('/admin/dashboard')
  })
  await expect(page.getByText('Halaman ini tidak dapat ditampilkan di sini')).toBeVisible()
})
