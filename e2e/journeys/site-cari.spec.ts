import { expect, siteIsCurrent, test } from './api.ts'
import { expectAccessible } from './axe.ts'

test.beforeAll(({ admin }) => siteIsCurrent(admin))

/** A day far ahead, which no other journey and no demonstration uses. */
const MARET = '2033-03'

const departures = (nama: string) => [
  {
    nama_paket: `${nama} A`,
    tanggal_keberangkatan: `${MARET}-01`,
    pemberangkatan: 'Padang (PDG)',
    harga_quad: 30_000_000,
    harga_triple: 31_000_000,
    harga_double: 33_000_000,
    sisa_pax: 9,
    total_pax: 45,
  },
  {
    nama_paket: `${nama} B`,
    tanggal_keberangkatan: `${MARET}-31`,
    pemberangkatan: 'Padang (PDG)',
    harga_quad: 40_000_000,
    harga_triple: 41_000_000,
    harga_double: 43_000_000,
    sisa_pax: 2,
    total_pax: 45,
  },
  {
    nama_paket: `${nama} C`,
    tanggal_keberangkatan: '2033-04-01',
    pemberangkatan: 'Banda Aceh',
    harga_quad: 0,
    sisa_pax: 0,
    total_pax: 45,
  },
]

test('whoever looks for a departure finds it by month, city and price, and what comes nearest where nothing fits', async ({
  page,
  api,
}) => {
  const nama = api.nama('Umrah Cari')
  for (const fields of departures(nama))
    await api.createPaket({ currency: 'Rp', tipe_paket: 'Umroh', ...fields })
  await api.served('/keberangkatan.json', `${nama} C`)

  await page.goto('/paket')
  expect(
    await page.locator('script[src*="react"]').count(),
    'no script of the search before it is touched',
  ).toBe(0)
  const rail = page.getByRole('form', { name: 'Saring' })
  const list = page.locator('#cari article')
  // Ticked before hydration, and kept.
  await rail.getByRole('checkbox', { name: /^Padang/ }).check()
  await expect(page).toHaveURL(/\?kota=padang$/)
  await expect(page.getByRole('heading', { name: /^2 keberangkatan cocok/ })).toBeVisible()
  await expect(rail.getByRole('checkbox', { name: /^Padang/ })).toBeChecked()
  await expect(list).toHaveCount(2)
  await expect(list.first()).toContainText('Rp 30.000.000')
  await expect(list.last()).toContainText('Sisa 2 dari 45 kursi')
  await expectAccessible(page, 'what was found')

  await rail.getByLabel('Tertinggi, Rp').fill('35000000')
  await rail.getByLabel('Tertinggi, Rp').press('Enter')
  await expect(list).toHaveCount(1)
  await expect(page.getByText('Kursi per pukul')).toBeVisible()
  // The filters go along in words, with the address.
  for (const name of ['Tanyakan pilihan ini', 'Bagikan lewat WhatsApp']) {
    const href = (await page.getByRole('link', { name }).getAttribute('href')) ?? ''
    const text = new URL(href).searchParams.get('text') ?? ''
    expect(text).toMatch(/Dari Padang, Sampai Rp 35 jt, quad/)
    expect(text).toMatch(/\/paket\?.*kota=padang&maks=35000000/)
  }

  // To the package and back: the list is as it was.
  await list.getByRole('link', { name: `${nama} A` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${nama} A` })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/kota=padang&maks=35000000$/)
  await expect(list).toHaveCount(1)

  await rail.getByRole('button', { name: 'Tambah orang' }).click()
  // Two fill a double room and three a triple; a quad is shared with others, if chosen.
  await expect(page.getByText('Berdua Rp 66.000.000')).toBeVisible()
  await rail.getByRole('button', { name: 'Tambah orang' }).click()
  await expect(page.getByText('Bertiga Rp 93.000.000')).toBeVisible()
  await rail.getByRole('radio', { name: 'Quad' }).check()
  await expect(page.getByText('Bertiga, bersama jamaah lain Rp 90.000.000')).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page.getByText('Berdua Rp 66.000.000')).toBeVisible()
  await page.getByRole('button', { name: 'Rp', exact: false }).filter({ hasText: 'Sampai' }).click()
  await expect(list).toHaveCount(2)
  await page.goBack()
  await expect(list).toHaveCount(1)

  await page.goto(`/paket?bulan=${MARET}&kota=banda-aceh&<script>=1&bulan=2033-13`)
  await expect(page.getByRole('heading', { name: /^Belum ada yang cocok/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kabari saya' })).toHaveAttribute('href', /Banda%20Aceh/)
  await expectAccessible(page, 'nothing found')
  await expect(page.getByRole('button', { name: /^Tanpa Dari Banda Aceh.*\d jadwal/ })).toBeVisible()
  // The month after, with its count.
  await page.getByRole('button', { name: /April 2033.*1 jadwal/ }).click()
  await expect(page).toHaveURL(/bulan=2033-04&kota=banda-aceh$/)
  await expect(list).toContainText(['Harga menyusul'])
  await expect(list).toContainText(['Penuh'])
})

test('what left stands folded under the list that nothing narrows, and under no other', async ({
  page,
  api,
}) => {
  const nama = api.nama('Umrah Lalu')
  await api.createPaket({ nama_paket: nama, tipe_paket: 'Umroh', tanggal_keberangkatan: '2024-02-01' })
  await api.served('/paket', nama)
  const gone = page.locator('details', { has: page.getByRole('heading', { name: 'Sudah berangkat' }) })
  await page.goto('/paket')
  await expect(gone).toBeVisible()
  await expect(gone.getByRole('link').first()).toBeHidden()
  await gone.locator('summary').click()
  await expect(gone.getByRole('link', { name: 'Semua yang sudah berangkat' })).toBeVisible()
  await page.goto('/paket?kategori=umroh')
  await expect(page.getByRole('heading', { name: /^\d+ keberangkatan cocok/ })).toBeVisible()
  await expect(gone).toBeHidden()
  // An umrah is never answered by a journey of another kind.
  await page.goto(`/paket?kategori=umroh&bulan=2031-03`)
  await expect(page.getByRole('heading', { name: 'Yang paling dekat dengan pilihan Anda' })).toBeVisible()
  await expect(page.getByLabel('Yang berbeda')).toHaveCount(2)
  await expect(page.getByLabel('Yang berbeda').getByText('Overseas')).toHaveCount(0)
  await expect(gone).toBeHidden()
  await page.getByRole('button', { name: 'Hapus semua filter' }).click()
  await expect(gone).toBeVisible()
})

test('on a phone the sheet counts as one chooses, and Back closes it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/umroh')
  await page.goto('/paket')
  await page.getByRole('button', { name: /^Saring/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Saring keberangkatan' })
  await expect(sheet.getByRole('button', { name: /^Lihat semua \d+$/ })).toBeVisible()
  // The timeline is in the sheet as well, with its counts.
  const month = sheet
    .getByRole('group', { name: 'Bulan' })
    .getByRole('button', { name: /keberangkatan/ })
    .first()
  await month.press('Enter')
  await expect(month).toHaveAttribute('aria-pressed', 'true')
  await month.press('Enter')
  await expect(month).toHaveAttribute('aria-pressed', 'false')
  // A price filters with each digit, before its field is left: the button shows the count.
  await sheet.getByLabel('Tertinggi, Rp').fill('1000')
  await expect(sheet.getByRole('button', { name: 'Tidak ada yang cocok' })).toBeVisible()
  await sheet.getByLabel('Tertinggi, Rp').fill('')
  await sheet.getByRole('checkbox', { name: /^Haji/ }).check()
  const foot = sheet.getByRole('button', { name: /^Lihat \d+ keberangkatan$/ })
  const words = await foot.textContent()
  await expectAccessible(page, 'the sheet')
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: /^Saring/ })).toBeFocused()
  await expect(page).toHaveURL(/kategori=haji$/)
  await expect(page.getByRole('heading', { name: `${words?.replace('Lihat ', '')} cocok` })).toBeVisible()
  await page.goForward()
  await expect(sheet.getByRole('checkbox', { name: /^Haji/ })).toBeChecked()
  await sheet.getByRole('button', { name: 'Tutup' }).click()
  await expect(sheet).toBeHidden()
  await page.goBack()
  await expect(page, 'the sheet leaves nothing behind that Back stops at').toHaveURL('/umroh')
})

test('the sheet that a phone is still fetching has its entry of the history by the time that it is seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/umroh')
  await page.goto('/paket')
  // Back in the very moment in which the sheet opens.
  await page.evaluate(() => {
    const { showModal } = HTMLDialogElement.prototype
    HTMLDialogElement.prototype.showModal = function open() {
      showModal.call(this)
      setTimeout(() => history.back())
    }
  })
  await page.getByRole('button', { name: /^Saring/ }).click()
  await expect(page.getByRole('button', { name: /^Saring/ })).toBeFocused()
  await expect(page.getByRole('dialog', { name: 'Saring keberangkatan' })).toBeHidden()
  await expect(page).toHaveURL('/paket')
})

test('ten thousand letters are cut, and make no page wider', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(`/paket?q=${'y'.repeat(10_000)}&maks=abc&bulan=2027-13`)
    await expect(page.getByRole('heading', { name: /^Belum ada yang cocok/ })).toBeVisible()
    await expect(page).toHaveURL(/\?q=y{200}$/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
})

test('chips go one by one by keys alone, and no change loses its place', async ({ page }) => {
  await page.goto('/paket?kota=jakarta&kategori=umroh&orang=2')
  const chips = page.getByRole('list', { name: 'Yang dipilih' }).getByRole('button')
  await expect(chips).toHaveCount(4)
  await chips.first().focus()
  for (const next of ['Umroh', '2 kursi', ' keberangkatan']) {
    await page.keyboard.press('Enter')
    await expect(page.locator(':focus')).toContainText(next)
  }
  await page.goto('/paket?kota=jakarta&maks=1000')
  await page
    .getByRole('button', { name: /\d+ jadwal$/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^\d+ keberangkatan cocok/ })).toBeFocused()
})

test('with scripts off months, cities and airlines are pages, and no dead control is there', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/paket?bulan=2027-01')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/paket$/)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Saring' })).toHaveCount(0)
  const month = page.locator('[data-bulan]').first()
  const path = await month.getAttribute('href')
  await month.click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.getByRole('heading', { level: 1, name: /^Keberangkatan \w+ 20/ })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
  expect(await page.locator('main article').count()).toBeGreaterThan(0)
  await page
    .getByRole('navigation', { name: 'Daftar keberangkatan' })
    .getByRole('link', { name: /^Jakarta/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Keberangkatan dari Jakarta' })).toBeVisible()
  await context.close()
})
