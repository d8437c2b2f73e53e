import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectOffice, openAsAdmin, resize } from './admin-session.ts'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'

/*
 * `admin-setiap-halaman` runs axe on each page as it opens, on its trash and on its question before deleting; the
 * states of single pages are here.
 */

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const [NARROW, WIDE] = [360, 1280]

/** Runs axe at both widths on what is shown: opening it costs more than a look. */
async function look(page: Page, name: string, shown?: Locator): Promise<void> {
  for (const width of [NARROW, WIDE]) {
    await resize(page, width)
    if (shown) await expect(shown).toBeVisible()
    await expectAccessible(page, `${name} at ${width} px`)
  }
}

test.describe('axe at 360 and 1280 px finds nothing', () => {
  test.use({ viewport: { width: WIDE, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

  test('on login, menu and the question before logging out', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByText('Email or Password must be filled')).toBeVisible()
    await look(page, 'login')
    await openAsAdmin(page, '/admin/dashboard')
    await expect(page.getByText('Keberangkatan berikutnya')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await resize(page, NARROW)
    await page.getByRole('button', { name: 'Buka menu' }).click()
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await expectAccessible(page, 'menu')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'logout at 360 px')
    await close(page)
    await resize(page, WIDE)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'logout at 1280 px')
  })

  test('on the menus of the list, and where nothing is found', async ({ page }) => {
    await openAsAdmin(page, '/admin/packages')
    for (const width of [NARROW, WIDE]) {
      await resize(page, width)
      await expect(page.getByRole('link', { name: /^Detail / }).first()).toBeVisible()
      await page
        .getByRole('button', { name: /^Pilihan lain untuk / })
        .first()
        .click()
      await expect(page.getByRole('menu')).toBeVisible()
      await expectAccessible(page, `row menu at ${width} px`)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
    }
    await page.getByRole('button', { name: 'Pilih kolom' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessible(page, 'columns')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await page.getByLabel('Cari paket').fill('tidak ada begini')
    await expect(page.getByText('Data not found').first()).toBeVisible()
    await look(page, 'nothing found')
  })

  test('on the manifest and its dialogs', async ({ page, request, api }) => {
    const email = api.email('axe')
    const sent = await request.post('/api/pendaftaran', {
      data: { nama: 'Axe', email, telepon: '0812-3456-7890', paket: '', catatan: 'Catatan', setuju: true },
    })
    expect(sent.status()).toBe(201)
    await openAsAdmin(page, `/admin/pendaftaran?q=${encodeURIComponent(email)}`)
    await expect(page.getByRole('link', { name: 'Axe', exact: true })).toBeVisible()
    await look(page, 'registrations')
    await page.getByRole('button', { name: 'Catatan tentang Axe' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look(page, 'note')
    await close(page)
    await page.getByRole('link', { name: 'Axe', exact: true }).click()
    await expect(page.getByText('“Catatan”')).toBeVisible()
    await look(page, 'one registration')
    await page.getByRole('button', { name: 'Pindahkan ke Sampah' }).click()
    await look(page, 'trash', page.getByRole('button', { name: 'Urungkan' }))
  })

  test('on the calendar of a year', async ({ page }) => {
    await openAsAdmin(page, '/admin/calendar?tahun=2027')
    await expect(page.getByText('Ramadan 1448 H').first()).toBeVisible()
    await look(page, 'calendar')
  })

  test('on the releases, the way back and the reason of a failure', async ({ intercept, page }) => {
    await failPublishing(intercept)
    await openAsAdmin(page, '/admin/publikasi')
    await expect(page.getByRole('region', { name: 'Catatan pembangunan terakhir' })).toBeVisible()
    await look(page, 'releases')
    await page.getByRole('button', { name: /^Kembali ke rilis ini/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look(page, 'go back')
    await close(page)
    // On a phone the header has no room for it; the state's link leads here.
    await resize(page, NARROW)
    await expect(page.getByRole('button', { name: 'Sebabnya' })).toBeVisible({ visible: false })
    await resize(page, WIDE)
    await page.getByRole('button', { name: 'Sebabnya' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'why')
  })

  test('on the other pages, and when the session ended', async ({ intercept, page, expectConsole }) => {
    expectConsole(/status of 401/)
    await openAsAdmin(page, '/admin/services')
    for (const path of [
      '/admin/profile',
      '/pengaturan/profile',
      '/user/home',
      '/finance/spp?row=10',
      '/admin/tidak-ada',
    ]) {
      await page.goto(path)
      await expectOffice(page)
      await expect(page.getByText('LOADING')).toHaveCount(0)
      await look(page, path)
    }
    await page.goto('/admin/articles')
    await intercept('**/api/publikasi', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 401, json: { message: 'Sesi berakhir' } })
        : route.continue(),
    )
    await page.getByRole('button', { name: 'Terbitkan ulang situs' }).click()
    await look(page, 'session ended', page.getByText('Sesi anda telah berakhir. Silahkan login ulang'))
  })
})

/** Answers as a server does whose last build failed while an older release is held. */
async function failPublishing(intercept: BrowserContext['route']): Promise<void> {
  await intercept('**/api/publikasi', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    const peringatan = ['Paket “Umrah Akhir Tahun” tidak ikut terbit: tanggal tidak dikenal']
    const json = { data: { ...data, status: 'gagal', pesan: 'Disk penuh', peringatan, ditahan: true } }
    await route.fulfill({ response, json })
  })
  const rilis = (hari: number) => ({
    id: String(hari),
    terbit_pada: `2026-11-${hari}T03:00:00.000Z`,
    aktif: hari === 20,
    halaman: 30,
  })
  await intercept(/\/api\/publikasi\/rilis\?/, (route) =>
    route.fulfill({ json: { data: [rilis(20), rilis(19)] } }),
  )
  await intercept('**/api/publikasi/log', (route) =>
    route.fulfill({ json: { data: { teks: 'rendering\n'.repeat(60) } } }),
  )
}
