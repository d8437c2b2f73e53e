import type { BrowserContext, Page, Request } from '@playwright/test'
import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'

const offline = (page: Page) => page.getByText(/^Internet Anda sedang terputus\./)

/** Goes back online: paused queries run at once, and are answered before the next line may cut them off. */
async function comeBack(page: Page, context: BrowserContext) {
  const begun: Request[] = []
  const note = (request: Request) => begun.push(request)
  page.on('request', note)
  const counted = page.waitForResponse('**/api/pendaftaran/jumlah')
  await context.setOffline(false)
  await counted
  page.off('request', note)
  for (const request of begun) await (await request.response())?.finished()
  await expect(offline(page)).toBeHidden()
}

test('an unknown address, and being offline, are said', async ({ page, context }) => {
  await openAsAdmin(page, '/admin/services')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(offline(page)).toBeVisible()
  await comeBack(page, context)

  await page.goto('/admin/tidak-ada')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await page.getByRole('link', { name: 'Ke Dashboard' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
})

test('being offline is said wherever one has scrolled to', async ({ page, context }) => {
  await openAsAdmin(page, '/admin/packages/add')
  await page.waitForLoadState('networkidle')
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 780 })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
    await context.setOffline(true)
    await expect(offline(page)).toBeInViewport({ ratio: 1 })
    await comeBack(page, context)
  }
})

test('a slow save is said, and no longer once it is through', async ({ intercept, page, api }) => {
  const paket = await api.createPaket()
  const held = Promise.withResolvers<void>()
  await intercept(`**/api/paket/${paket.id}`, async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  await openAsAdmin(page, `/admin/packages/${paket.slug}`)
  await page.getByRole('textbox', { name: 'Keterangan', exact: true }).first().fill('Harga per pax.')
  await page.getByRole('button', { name: 'Simpan Paket' }).click()
  const notice = page.getByText('Sambungan lambat. Data masih dikirim.')
  await expect(notice).toBeVisible()
  held.resolve()
  await expect(page.getByText('Data berhasil diupdate')).toBeVisible()
  await expect(notice).toBeHidden()
})

test('a slow answer is said, and no longer once it is there', async ({ intercept, page }) => {
  const held = Promise.withResolvers<void>()
  await intercept(/\/api\/pendaftaran\?/, async (route) => {
    await held.promise
    await route.continue()
  })
  await openAsAdmin(page, '/admin/pendaftaran')
  await expect(page.getByText('LOADING')).toBeVisible()
  const notice = page.getByText('Sambungan lambat. Data masih dimuat.')
  await expect(notice).toBeVisible()
  held.resolve()
  await expect(notice).toBeHidden()
  await expect(page.getByText('LOADING')).toBeHidden()
})

test('a list that cannot be read stays empty and quiet, and can be asked for again', async ({
  intercept,
  page,
  expectConsole,
}) => {
  expectConsole(/net::ERR_FAILED/)
  // The list asks for the short form of each package.
  const call = /\/api\/paket\?status=semua&ringkas=1&paling_banyak=/
  await intercept(call, (route) => route.abort())
  await openAsAdmin(page, '/admin/packages')
  const again = page.getByRole('button', { name: 'Coba lagi' })
  await expect(again).toBeVisible()
  await expect(page.getByText('Data not found').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.context().unroute(call)
  await again.click()
  await expect(page.getByRole('link', { name: 'Detail Umrah Akhir Tahun' })).toBeVisible()
  await expect(again).toBeHidden()
})

test('a deletion that fails is said, and leaves the package', async ({ intercept, page, expectConsole }) => {
  expectConsole(/net::ERR_FAILED/)
  await openAsAdmin(page, '/admin/packages')
  await intercept(/\/api\/paket\/\d+$/, (route) => route.abort())
  await page.getByRole('button', { name: 'Hapus Umrah Akhir Tahun' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ok' }).click()
  await expect(dialog.getByText('Data gagal dihapus')).toBeVisible()
  await dialog.getByRole('button', { name: 'Ok' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: 'Detail Umrah Akhir Tahun' })).toBeVisible()
})

test('a page that fails to render says so, is logged, and leaves the menu', async ({
  intercept,
  page,
  expectConsole,
}) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  expectConsole(/net::ERR_FAILED|dynamically imported module/)
  await openAsAdmin(page, '/admin/services')
  await intercept('**/admin/assets/manifest-page-*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Manifest' }).click()
  await expect(page.getByText('Something went wrong. Please try again later.')).toBeVisible()
  await expect.poll(() => logged.join('\n')).toMatch(/dynamically imported module/)

  await page.context().unroute('**/admin/assets/manifest-page-*.js')
  await page.getByRole('button', { name: 'Muat ulang' }).click()
  await expect(page.getByRole('heading', { name: 'Manifest', level: 1 })).toBeVisible()
})

test('what a page opens is at hand before the network goes: nothing is lost with it', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/net::ERR_INTERNET_DISCONNECTED/)
  const calendarCode = page.waitForResponse(/\/assets\/kalender-.*\.js/)
  const dialogCode = page.waitForResponse(/\/assets\/logout-dialog-.*\.js/)
  await openAsAdmin(page, '/admin/packages/add')
  await page.getByRole('textbox', { name: 'Nama paket', exact: true }).fill('Umrah Tanpa Sinyal')
  await (await calendarCode).finished()
  await (await dialogCode).finished()
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Kalender Tanggal keberangkatan' }).click()
  await expect(page.getByRole('dialog', { name: 'Kalender Tanggal keberangkatan' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Batal' }).click()
  await expect(page.getByRole('textbox', { name: 'Nama paket', exact: true })).toHaveValue(
    'Umrah Tanpa Sinyal',
  )
  await context.setOffline(false)
})
