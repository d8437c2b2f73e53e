import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../accounts.ts'
import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'
import { tabTo } from './tab-to.ts'

test('everything about signing in, the list and logging out is done by keyboard alone', async ({ page }) => {
  const { keyboard } = page
  await page.goto('/login?next=%2Fadmin%2Fdashboard')
  await tabTo(page, page.getByLabel('Email'))
  await keyboard.type(ADMIN_EMAIL)
  await keyboard.press('Tab')
  await keyboard.type(ADMIN_PASSWORD)
  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Tampilkan password' })).toBeFocused()
  await keyboard.press('Space')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(ADMIN_PASSWORD)
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()

  await tabTo(page, page.getByRole('link', { name: 'Langsung ke isi' }))
  await tabTo(page, page.getByRole('navigation').getByRole('link', { name: 'Packages' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Paket Safar' })).toBeVisible()

  const nama = page.getByRole('columnheader', { name: /^Nama Paket/ })
  await tabTo(page, nama.getByRole('button').first())
  await keyboard.press('Enter')
  await expect(nama).toHaveAttribute('aria-sort', 'ascending')
  // A second column joins by ctrl, says that it is the second, and keeps the focus.
  const tipe = page.getByRole('columnheader', { name: /^Tipe/ })
  await tabTo(page, tipe.getByRole('button'))
  await keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/sort=nama_paket(,|%2C)tipe_paket/)
  await expect(nama).toHaveAccessibleName(/^Nama Paket 1 /)
  await expect(tipe).toHaveAccessibleName(/^Tipe 2 /)
  await expect(tipe.getByRole('button')).toBeFocused()

  const hapus = page.getByRole('button', { name: 'Hapus Haji Khusus 1448 H', exact: true })
  await tabTo(page, hapus)
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Batal' })).toBeFocused()
  for (let turn = 0; turn < 4; turn += 1) {
    await keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(hapus).toBeFocused()

  const more = page.getByRole('button', { name: 'Pilihan lain untuk Haji Khusus 1448 H', exact: true })
  await tabTo(page, more, 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1)
  await keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(more).toBeFocused()

  const size = page.getByLabel('Baris per halaman')
  await tabTo(page, size)
  await keyboard.press('ArrowDown')
  await expect(size).toHaveValue('20')
  await expect(page).toHaveURL(/row=20/)

  const sampah = page.getByRole('button', { name: 'Sampah' })
  await tabTo(page, sampah, 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(sampah).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: 'Logout' }), 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Ok' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
})

test('a package is deleted and brought back by keyboard alone', async ({ page, api }) => {
  const { nama_paket } = await api.createPaket()
  const { keyboard } = page
  await openAsAdmin(page, `/admin/packages?q=${encodeURIComponent(nama_paket)}`)
  await page.getByRole('button', { name: `Hapus ${nama_paket}`, exact: true }).focus()
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Batal' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(dialog).toContainText('Data berhasil dihapus')
  await expect(dialog.getByRole('button', { name: 'Ok' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Urungkan' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('link', { name: `Detail ${nama_paket}`, exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('a long field that is tabbed to stands clear of the bar that saves', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 })
  await openAsAdmin(page, '/admin/packages/add')
  const nama = page.locator('[data-path="itineraris.0.name"]')
  const deskripsi = page.locator('[data-path="itineraris.0.deskripsi"]')
  await nama.evaluate((field: HTMLElement) => {
    // Scrolls the field as low as it may stand, so that what follows begins behind the bar.
    window.scrollBy(0, field.getBoundingClientRect().bottom - 640)
    field.focus({ preventScroll: true })
  })
  await page.keyboard.press('Tab')
  await expect(deskripsi).toBeFocused()
  const isInSight = () =>
    deskripsi.evaluate((field) => {
      const { x, y } = field.getBoundingClientRect()
      return document.elementFromPoint(x + 20, y + 20) === field
    })
  await expect.poll(isInSight).toBe(true)
})
