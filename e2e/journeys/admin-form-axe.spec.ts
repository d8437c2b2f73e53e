import type { Locator, Page } from '@playwright/test'
import { openAsAdmin, resize } from './admin-session.ts'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'

// Looking at hundreds of fields takes a busy machine its time.
test.slow()

const field = (page: Page | Locator, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/**
 * Makes the check of a page: at both widths no axe findings, no animation that hides one, no horizontal scrolling. What
 * a journey opens is checked twice, since opening it costs more than a look.
 */
async function checker(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return async (name: string, shown: Locator, over: 'page' | 'scrolled' = 'page') => {
    for (const width of [360, 1280]) {
      await resize(page, width)
      await expect(shown).toBeVisible()
      await expect
        .poll(() =>
          page.evaluate(() => document.getAnimations().filter((each) => each.playState === 'running').length),
        )
        .toBe(0)
      await expectAccessible(page, `${name} at ${width} px`, {
        // On a scrolled page some field always lies half below a sticky bar.
        ...(over === 'scrolled' && { without: 'target-size' }),
      })
    }
  }
}

/** Expects a sticky bar to cover a fifth of a small phone at most, with letters twice as large too. */
async function leavesRoom(page: Page, bar: Locator) {
  const before = page.viewportSize() ?? { width: 360, height: 800 }
  for (const letters of ['100%', '200%'])
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 })
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
        window.scrollTo({ top: 0, behavior: 'instant' })
      }, letters)
      const box = await bar.boundingBox()
      const covered = box ? Math.min(640, box.y + box.height) - Math.max(0, box.y) : 0
      expect.soft(covered, `${width} px, letters of ${letters}`).toBeLessThanOrEqual(128)
    }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize(before)
}

test('axe finds nothing on what the add form opens', async ({ page }) => {
  const check = await checker(page)
  await openAsAdmin(page, '/admin/packages/add')
  await expect(page.getByRole('heading', { name: 'Tambah Paket', level: 1 })).toBeVisible()
  await button(page, 'Simpan Paket').click()
  const refused = page.getByRole('status').filter({ hasText: '23 isian perlu diperbaiki.' })
  await expect(refused).toBeVisible()
  await leavesRoom(page, refused.locator('..'))
  await button(page, 'Kalender Tanggal keberangkatan').click()
  await check(
    'errors and calendar',
    dialog(page, 'Kalender Tanggal keberangkatan').getByRole('columnheader').first(),
    'scrolled',
  )
  await page.keyboard.press('Escape')
  await button(page, 'Tambah pembimbing').click()
  await button(page, 'Pindahkan Pembimbing 2').click()
  await check('errors and moves', page.getByRole('group', { name: 'Urutan Pembimbing 2' }), 'scrolled')
  await button(page, 'Salin dari paket lain').click()
  await check('copy', dialog(page, 'Salin dari paket lain').getByRole('listitem').first())
  await page.keyboard.press('Escape')
})

test('axe finds nothing on the edit form and its pictures and revisions', async ({ page, api }) => {
  const check = await checker(page)
  const paket = await api.createPaket({ keterangan: 'Tulisan pertama' })
  await api.updatePaket(paket.id, { keterangan: 'Tulisan kedua', harga_quad: 90_000_000 })

  await openAsAdmin(page, `/admin/packages/${paket.slug}`)
  await check('edit with warnings', page.getByRole('region', { name: '1 hal untuk diperiksa' }))
  await page.getByRole('group', { name: 'Flyer' }).getByRole('button', { name: 'Lihat Gambar' }).click()
  await check('picture', dialog(page, 'Flyer').getByRole('img', { name: 'Flyer' }))
  await page.keyboard.press('Escape')
  await button(page, 'Riwayat').click()
  const drawer = dialog(page, 'Riwayat perubahan')
  await button(drawer, 'Lihat perubahan').click()
  await button(drawer, 'Bandingkan dengan sekarang').click()
  await check('revisions', drawer.getByText('Sekarang: Tulisan kedua'))
  await button(drawer, 'Pulihkan versi ini').click()
  await check('restore', dialog(page, 'Pulihkan versi ini?'))
})

test('axe finds nothing on what saving and leaving say', async ({ intercept, page, api, expectConsole }) => {
  expectConsole(/status of (401|404|409|500)/)
  const check = await checker(page)
  const paket = await api.createPaket({ keterangan: 'Tulisan pertama' })
  await openAsAdmin(page, `/admin/packages/${paket.slug}`)
  await field(page, 'Nama paket').fill(`${paket.nama_paket} Baru`)
  await intercept(`**/api/paket/${paket.id}`, (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  })
  await page.keyboard.press('Control+s')
  await check('failed', dialog(page, 'Data gagal diupdate'))
  await button(dialog(page, 'Data gagal diupdate'), 'Ok').click()
  await api.updatePaket(paket.id, { nama_paket: `${paket.nama_paket} Lain`, maskapai: 'Garuda' })
  await page.keyboard.press('Control+s')
  const conflict = dialog(page, 'Paket ini baru saja diubah orang lain')
  await check('conflict', conflict.getByRole('radiogroup').first())
  await button(conflict, 'Kembali ke formulir').last().click()
  await button(page, 'Batal').click()
  await check('leave', dialog(page, 'Perubahan belum disimpan'))
  await button(page, 'Keluar, simpan di perangkat').click()
  await expect(page).toHaveURL(/\/admin\/packages$/)
  await page.goto(`/admin/packages/${paket.slug}`)
  await check('draft', page.getByText('Ada isian yang belum disimpan'))
  await button(page, 'Buang saja').click()
  await page.keyboard.press('Control+s')
  await check('saved', dialog(page, 'Data berhasil diupdate'))
  await page.goto('/admin/packages/tidak-ada')
  await check('not found', page.getByRole('heading', { name: 'Paket tidak ditemukan' }))
  await page.goto(`/admin/packages/${paket.slug}`)
  await expect(field(page, 'Nama paket')).toBeVisible()
  await intercept('**/api/paket/*', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 })
  await button(page, 'Simpan Paket').click()
  await check('session ended', dialog(page, 'Sesi berakhir'))
})

test('axe finds nothing on what is said of a deleted package', async ({
  page,
  api,
  admin,
  expectConsole,
}) => {
  expectConsole(/status of 404/)
  const check = await checker(page)
  const paket = await api.createPaket()
  await openAsAdmin(page, `/admin/packages/${paket.slug}`)
  await expect(field(page, 'Nama paket')).toBeVisible()
  await admin.delete(`/api/paket/${paket.id}`)
  await page.keyboard.press('Control+s')
  await check('gone', button(dialog(page, 'Data gagal diupdate'), 'Pulihkan dari Sampah lalu simpan'))
})
