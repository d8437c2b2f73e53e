import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'

test('the sidebar collapses, closes by a click on the page, is found as its button left it, and marks where one is', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/packages')
  const menu = page.getByRole('navigation', { name: 'Menu utama' })
  await expect(menu.getByRole('link', { name: 'Packages' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Ciutkan menu' }).click()
  const widen = page.getByRole('button', { name: 'Lebarkan menu' })
  await expect(widen).toHaveAttribute('aria-expanded', 'false')
  // Beside the rail a group flies out under the pointer: its pages are one press away.
  await expect(menu.getByRole('link', { name: 'Packages' })).toBeHidden()
  await menu.getByRole('button', { name: 'Produk' }).hover()
  await menu.getByRole('link', { name: 'Kalender' }).click()
  await expect(page).toHaveURL(/\/admin\/calendar$/)

  await widen.click()
  await expect(page.getByRole('button', { name: 'Ciutkan menu' })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(widen).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Ciutkan menu' })).toBeVisible()

  await menu.getByRole('link', { name: 'Manifest' }).click()
  await expect(page).toHaveURL(/\/admin\/manifest$/)
  await expect(page).toHaveTitle('Manifest | Safar')
  await expect(menu.getByRole('link', { name: 'Manifest' })).toHaveAttribute('aria-current', 'page')
  await expect(menu.locator('[aria-current]')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Landing Page' })).toHaveAttribute('href', '/')
  await page.getByRole('link', { name: 'Pengguna' }).click()
  await expect(page).toHaveURL(/\/pengaturan\/profile$/)

  // Users' own page: another role goes home.
  await page.goto('/user/profile')
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await page.goto('/admin/profile')
  await expect(page.getByRole('definition').filter({ hasText: 'admin@safar.test' })).toBeVisible()
})

test('on a phone the menu opens by its button, and goes with a choice, the dimmed area or Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openAsAdmin(page, '/admin/dashboard')
  const menu = page.getByRole('navigation', { name: 'Menu utama' })
  const opener = page.getByRole('button', { name: 'Buka menu' })
  await expect(menu).toBeHidden()
  await opener.click()
  await expect(menu.getByRole('link')).toHaveText([
    'Dashboard',
    'Pendaftaran',
    'Pemesanan',
    'Masuk dari keluarga',
    'Jamaah',
    'Manifest',
    'Uang',
    'Kwitansi',
    'Packages',
    'Kalender',
    'Articles',
    'Services',
    'Pembimbing',
    'Tanya Jawab',
    'Spanduk',
    'Galeri',
    'Testimoni',
    'Media',
    'Publikasi',
    'Permintaan data',
    'Kotak keluar',
    'Aktivitas',
    'Akun dan peran',
    'Cadangan',
    'Pengaturan situs',
  ])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()

  await opener.click()
  await page.getByRole('button', { name: 'Tutup menu' }).click({ position: { x: 350, y: 400 } })
  await expect(menu).toBeHidden()

  await opener.click()
  await menu.getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL(/\/admin\/services$/)
  await expect(page.getByRole('heading', { name: 'Services', level: 1 })).toBeVisible()
  await expect(menu).toBeHidden()
})

/** Returns a day so many days ahead, in Jakarta. */
function inDays(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000)
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(day)
}

test('the dashboard shows true figures, and starts an add form with the name typed there', async ({
  page,
  api,
}) => {
  await api.createPaket({
    nama_paket: api.nama('Umrah Besok'),
    tanggal_keberangkatan: inDays(1),
    total_pax: 45,
    sisa_pax: 7,
  })
  const paket: { tanggal_keberangkatan: string; sisa_pax: number }[] = await api.read('/api/paket')
  const pendaftaran: { status: string }[] = await api.read('/api/pendaftaran')
  const today = inDays(0)
  const open = paket.filter((item) => item.sisa_pax > 0 && item.tanggal_keberangkatan >= today)

  await openAsAdmin(page, '/admin/dashboard')
  const figure = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
  await expect(figure('Terbuka')).toHaveText(`Terbuka${open.length}paket`)
  await expect(figure('Sudah berangkat')).toHaveText(
    `Sudah berangkat${paket.filter((item) => item.tanggal_keberangkatan < today).length}paket`,
  )
  await expect(figure('Pendaftaran baru')).toHaveText(
    `Pendaftaran baru${pendaftaran.filter(({ status }) => status === 'baru').length}belum dihubungi`,
  )
  await expect(figure('Terbit terakhir')).toHaveText(/hari ini, \d\d\.\d\d/)
  const next = page.getByRole('region', { name: 'Keberangkatan berikutnya' }).getByRole('listitem').first()
  await expect(next).toContainText(/Umrah Besok .* besok.*Sisa 7/s)

  await expect(page.getByRole('heading', { name: 'Keberangkatan berikutnya' })).toBeVisible()
  // On a phone the owner's figures are on the first two screens.
  await page.setViewportSize({ width: 360, height: 780 })
  const owner = page.getByRole('region', { name: 'Penjualan dan uang' }).getByText('Dihubungi setelah')
  await expect(owner).toBeVisible()
  expect((await owner.boundingBox())?.y).toBeLessThan(2 * 780 - 60)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByLabel('Nama Paket').fill('Umrah Syawal')
  await page.getByRole('button', { name: 'Tambah Paket' }).click()
  await expect(page).toHaveURL(/\/admin\/packages\/add/)
  await expect(page.getByRole('textbox', { name: 'Nama paket', exact: true })).toHaveValue('Umrah Syawal')
})

test('Services lists what the agency offers', async ({ page }) => {
  await openAsAdmin(page, '/admin/dashboard')
  await page.getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveTitle('Services | Safar')
  await expect(page.getByRole('heading', { name: 'Services', level: 1 })).toBeVisible()
  await expect(page.getByText('Umroh Plus')).toBeVisible()
})

test('a bar shows that the next page is on its way', async ({ intercept, page }) => {
  const held = Promise.withResolvers<void>()
  await intercept('**/admin/assets/manifest-page-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await openAsAdmin(page, '/admin/dashboard')
  await page.getByRole('link', { name: 'Manifest' }).click()
  const bar = page.getByRole('progressbar', { name: 'Memuat halaman' })
  await expect(bar).toBeVisible()
  held.resolve()
  await expect(page.getByRole('heading', { name: 'Manifest', level: 1 })).toBeVisible()
  await expect(bar).toBeHidden()
})

test('the indicator tells where publishing stands, and its button asks for a rebuild', async ({
  page,
  api,
}) => {
  await api.published()
  await openAsAdmin(page, '/admin/services')
  const indicator = page.getByRole('banner').getByRole('link', { name: /^(Terbit|Antre|Membangun) / })
  await expect(indicator).toHaveText(/^Terbit hari ini, \d\d\.\d\d$/)
  const before = (await api.publikasi()).terbit_pada
  await page.getByRole('button', { name: 'Terbitkan ulang situs' }).click()
  await expect(indicator).toHaveText(/^(Antre|Membangun) hari ini/)
  await expect(indicator).toHaveText(/^Terbit hari ini/)
  expect((await api.publikasi()).terbit_pada).not.toBe(before)
  await indicator.click()
  await expect(page).toHaveURL(/\/admin\/publikasi$/)
  await expect(page).toHaveTitle('Publikasi | Safar')
})
