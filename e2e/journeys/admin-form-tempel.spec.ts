import type { Page } from '@playwright/test'
import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test('what is pasted keeps its lines and letters, loses marks of lists, and can be undone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAsAdmin(page, '/admin/packages/add')
  const paste = async (name: string, text: string) => {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text)
    await field(page, name).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Control+v')
  }

  await paste('Deskripsi', 'Pembuka.\n\n• Satu\na) Dua\n1. Rp 1.500.000')
  await expect(field(page, 'Deskripsi')).toHaveValue('Pembuka.\n\nSatu\nDua\nRp 1.500.000')
  await page.keyboard.press('Control+z')
  await expect(field(page, 'Deskripsi')).toHaveValue('')
  await paste('Maskapai', '• Saudia\n• Garuda')
  await expect(field(page, 'Maskapai')).toHaveValue('Saudia Garuda')

  await paste('Keunggulan 1', 'Satu\n· Dua\no  Tiga')
  await expect(field(page, 'Keunggulan 3')).toBeFocused()
  await expect(field(page, 'Keunggulan 3')).toHaveValue('Tiga')
  await paste('Keunggulan 3', 'puluh\n- Empat')
  await expect(field(page, 'Keunggulan 3')).toHaveValue('Tigapuluh')
  await expect(field(page, 'Keunggulan 4')).toHaveValue('Empat')

  await paste('Nama', 'Hari 1: Jakarta\n• Berkumpul.\nHari 2: Madinah\n• Ziarah.\nHari 3: Makkah')
  await expect(field(page, 'Nama')).toHaveValue('Jakarta')
  await expect(field(page, 'Deskripsi hari')).toHaveValue('Berkumpul.')
  await expect(page.getByRole('group', { name: 'Itinerary 3' })).toContainText('Makkah')

  await paste('Nama paket', 'x'.repeat(200))
  await expect(field(page, 'Nama paket')).toHaveValue('x'.repeat(200))
  await expect(field(page, 'Nama paket')).toHaveAccessibleDescription(/Kurangi 50 huruf\./)
})

test('a price in millions is whole rupiah, and one with two readings is refused', async ({ page }) => {
  await openAsAdmin(page, '/admin/packages/add')
  const type = async (name: string, keys: string) => {
    await field(page, name).click()
    await page.keyboard.type(keys)
    await page.keyboard.press('Tab')
  }
  await type('Harga quad', '31,5 juta')
  await expect(field(page, 'Harga quad')).toHaveValue('31.500.000')
  await type('Harga mulai (triple)', 'Rp 32.000.000,-')
  await expect(field(page, 'Harga mulai (triple)')).toHaveValue('32.000.000')
  await type('Harga double', '31.5')
  await expect(field(page, 'Harga double')).toHaveValue('31.5')
  await expect(field(page, 'Harga double')).toHaveAccessibleDescription(/dapat dibaca dua cara/)
})
