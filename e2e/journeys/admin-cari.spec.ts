import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'

for (const width of [320, 1280]) {
  test(`staff find a package by Ctrl K and are on its form, at ${width} px without a finding of axe`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await openAsAdmin(page, '/admin/packages')
    const plate = page.getByRole('button', { name: 'Cari atau kerjakan' })
    await plate.focus()
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Cari atau kerjakan' })
    await expect(field).toBeFocused()
    await expectAccessible(page, 'palette')
    await page.keyboard.press('Escape')
    await expect(field).toHaveCount(0)
    await expect(plate).toBeFocused()

    await plate.click()
    await page.keyboard.type('akhir tahun')
    const hit = page.getByRole('option', { name: /^Umrah Akhir Tahun/ })
    await expect(hit).toHaveAttribute('aria-selected', 'true')
    await expect(hit).toContainText(/Sisa \d+ dari/)
    await expectAccessible(page, 'hits')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/packages\/umrah-akhir-tahun$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    // From within a field, with the pages opened last first.
    await page.getByLabel('Nama paket').focus()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Umrah Akhir Tahun')
    await page.keyboard.type('tak ada yang begini')
    await expect(page.getByText(/^Tidak ada yang cocok dengan/)).toBeVisible()
    await expectAccessible(page, 'nothing')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('rekening')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/pengaturan#rekening$/)
  })
}
