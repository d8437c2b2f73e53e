import type { Page } from '@playwright/test'
import { expect, siteIsCurrent, test } from './api.ts'
import { expectAccessible } from './axe.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const paket = (page: Page) => page.getByRole('combobox', { name: 'Paket' })
const consent = (page: Page) => page.getByRole('checkbox', { name: /^Saya setuju/ })
const send = (page: Page) => page.getByRole('button', { name: 'Kirim Pendaftaran' })
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const SIAPA = 'Langkah 1 dari 2 Siapa yang berangkat dan apa kebutuhannya'
const HUBUNGI = 'Langkah 2 dari 2 Bagaimana kami menghubungi Anda'

/** Goes to the second step: its heading is in view, and the empty field for a number has the focus. */
async function next(page: Page) {
  await page.getByRole('button', { name: 'Lanjut', exact: true }).click()
  await expect(step(page, HUBUNGI)).toBeInViewport()
  const isEmpty =
    (await field(page, 'Telepon').inputValue()) === '' && (await field(page, 'Email').inputValue()) === ''
  await expect(isEmpty ? field(page, 'Telepon') : step(page, HUBUNGI)).toBeFocused()
}

/** Returns the page's layout shift since it was opened (CLS). */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
              sum += Number(entry.value)
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 200)
      }),
  )

/** Returns what this tab stores of a visitor. */
const remembered = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))

/** Waits until the form has hydrated; until then it is the one of a page without scripts, which requires a package. */
const formIsAwake = (page: Page) =>
  expect(page.locator('form.pendaftaran')).toHaveJSProperty('noValidate', true)

async function openForm(page: Page, search = '') {
  await page.goto(`/daftar${search}`)
  // The form hydrates at a touch, unless the address asks for something.
  await page.keyboard.press('Shift')
  await formIsAwake(page)
}

test.beforeAll(({ admin }) => siteIsCurrent(admin))

test('Booking brings its package along; the registration is stored and goes on by chat', {
  tag: '@host',
}, async ({ page, context, request, api }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const answer: {
    data: { slug: string; nama_paket: string; tanggal_keberangkatan: string; sisa_pax: number }[]
  } = await (await request.get('/api/paket?jenis=umroh')).json()
  const open = answer.data.find(({ sisa_pax }) => sisa_pax > 0)
  if (!open) throw new Error('the demo data holds no open package')
  const email = api.email('keluarga')

  await page.goto(`/data_produk/${open.slug}`)
  await page.getByRole('link', { name: 'Booking' }).click()
  await expect(page).toHaveTitle('Daftar | Safar')
  await expect(page.getByRole('heading', { level: 1, name: 'Pendaftaran Calon Jamaah' })).toBeVisible()
  await expect(paket(page)).toHaveValue(open.slug)
  await expect(paket(page).locator('option:checked')).toHaveText(open.nama_paket)
  await expect(paket(page)).toHaveAccessibleDescription(
    /^Berangkat .+ · Rp\s[\d.]+ \/ pax, DOUBLE · Sisa \d+ dari/,
  )
  // Space is kept for the package's facts.
  expect(await moved(page)).toBeLessThan(0.05)
  for (const option of ['Belum memilih', 'Studi Overseas', 'Umroh', 'Tour Sejarah']) {
    await expect(paket(page).getByRole('option', { name: option, exact: true })).toHaveCount(1)
  }

  const kamar = page.getByRole('combobox', { name: /^Kamar/ })
  await expect(kamar.getByRole('option')).toHaveText([
    'Belum menentukan',
    /^Quad \(berempat\) · Rp\s[\d.]+$/,
    /^Triple \(bertiga\) · Rp\s[\d.]+$/,
    /^Double \(berdua\) · Rp\s[\d.]+$/,
  ])
  await kamar.selectOption('quad')
  await field(page, 'Nama').fill('Siti Aminah Rahmawati')
  await expect(send(page)).toHaveCount(0)
  await page.reload()
  await expect(kamar).toHaveValue('quad')
  await expect(field(page, 'Nama')).toHaveValue('')
  await field(page, 'Nama').fill('Siti Aminah Rahmawati')
  await field(page, 'Usia yang berangkat').fill('62, 58')
  await next(page)
  await field(page, 'Telepon').fill('0812 3456 7890')
  await field(page, 'Email').fill(email)
  // Back, by the page's own button and by the browser's, keeps the input and leaves the page no sooner than expected.
  await page.getByRole('button', { name: 'Kembali', exact: true }).click()
  await expect(step(page, SIAPA)).toBeFocused()
  await expect(field(page, 'Nama')).toHaveValue('Siti Aminah Rahmawati')
  await next(page)
  await page.goBack()
  await expect(step(page, SIAPA)).toBeFocused()
  await page.goForward()
  await expect(step(page, HUBUNGI)).toBeFocused()
  await expect(field(page, 'Email')).toHaveValue(email)
  expect(await remembered(page)).not.toMatch(/Siti|0812|62, 58|@/)
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page, `the second step at ${width}`)
  }
  await consent(page).check()
  await expect(page.getByRole('checkbox', { name: /promo/ })).not.toBeChecked()
  await send(page).click()

  const heading = page.getByRole('heading', { name: 'Pendaftaran Anda sudah kami terima' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(page).toHaveTitle('Pendaftaran diterima | Safar')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pendaftaran Anda sudah kami terima')
  const [stored] = await api.pendaftaran(email)
  expect(stored).toMatchObject({ nama: 'Siti Aminah Rahmawati', paket: open.slug, kamar: 'quad' })
  const kode = String(stored?.kode)
  const thanks = page.locator('.thanks')
  for (const text of [kode, open.nama_paket, 'Quad (berempat)', '0812 3456 7890', email]) {
    await expect(thanks).toContainText(text)
  }
  await expect(thanks).toContainText('lewat telepon atau WhatsApp ke nomor 0812 3456 7890')
  await expectAccessible(page, 'the thanks at 320')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Salin kode' }).click()
  await expect(thanks.getByRole('status')).toHaveText('Kode disalin')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(kode)
  await expect(thanks.getByRole('link', { name: 'Perbaiki di Data Saya' })).toHaveAttribute(
    'href',
    '/data-saya',
  )
  const perbaiki = await thanks.getByRole('link', { name: /^Perbaiki lewat WhatsApp/ }).getAttribute('href')
  expect(decodeURIComponent(perbaiki ?? '')).toContain(`memperbaiki data pendaftaran, kode ${kode}`)
  await expect(page.getByRole('button', { name: 'Cetak' })).toBeVisible()
  await expect(page.getByText('lewat email')).toHaveCount(0)
  const chat = page.getByRole('link', { name: /^Lanjutkan lewat WhatsApp/ })
  const href = decodeURIComponent((await chat.getAttribute('href')) ?? '')
  expect(href).toMatch(/^https:\/\/wa\.me\/62/)
  expect(href).toContain('Siti Aminah Rahmawati')
  expect(href).toContain(`${open.nama_paket} keberangkatan ${Number(open.tanggal_keberangkatan.slice(8))} `)
  expect(href).toContain(`kode pendaftaran ${kode}`)

  // A phone drops the page while its owner is in WhatsApp: the code comes back, and no personal data.
  await page.reload()
  await expect(heading).toBeFocused()
  await expect(thanks).toContainText(kode)
  await expect(thanks).not.toContainText('Siti')
  expect(await remembered(page)).not.toMatch(/Siti|0812|62, 58|@/)
  // Back leads to neither of the form's steps: nothing is sent again.
  await page.goBack()
  await expect(page).toHaveURL(`/data_produk/${open.slug}`)
  await page.goto(`/daftar?paket=${open.slug}`)
  await expect(step(page, SIAPA), 'whoever books again gets a form').toBeVisible()
})

test('an answer that is lost on the way makes no second registration, not after a reload either', async ({
  intercept,
  page,
  api,
  expectConsole,
}) => {
  expectConsole(/Failed to load/)
  const email = api.email('putus')
  await openForm(page)
  const fill = async (nama: string) => {
    await field(page, 'Nama').fill(nama)
    await next(page)
    await field(page, 'Email').fill(email)
    await consent(page).check()
  }
  await fill('Siti Aminah')
  // The server stores it; the answer never arrives.
  await intercept('**/api/pendaftaran', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await send(page).click()
  await expect(page.getByRole('alert')).toContainText('Periksa sambungan internet')
  await page.context().unroute('**/api/pendaftaran')
  await page.reload()
  await formIsAwake(page)
  await fill('Siti Aminah')
  await send(page).click()
  const [stored, ...more] = await api.pendaftaran(email)
  await expect(page.locator('.thanks')).toContainText(String(stored?.kode))
  expect(more).toEqual([])

  // The next form has another idempotency key, even for the same content.
  await openForm(page)
  await fill('Siti Aminah')
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Pendaftaran Anda sudah kami terima' })).toBeVisible()
  expect(await api.pendaftaran(email)).toHaveLength(2)
})

test('a link to a package that is gone, full or unknown says so instead of offering it', async ({
  page,
  api,
  expectConsole,
}) => {
  expectConsole(/status of 404/)
  const gone = await api.createPaket({
    nama_paket: api.nama('Umrah Lewat'),
    tanggal_keberangkatan: '2024-02-01',
  })
  const full = await api.createPaket({
    nama_paket: api.nama('Umrah Penuh'),
    tanggal_keberangkatan: '2031-03-08',
    sisa_pax: 0,
  })
  await openForm(page, `?paket=${gone.slug}`)
  await expect(paket(page)).toHaveAccessibleDescription(/1 Februari 2024 sudah lewat.+Lihat paket lain/)
  await paket(page).selectOption('Umroh')
  await expect(page.getByText('sudah lewat')).toHaveCount(0)
  await openForm(page, `?paket=${full.slug}`)
  await expect(paket(page)).toHaveAccessibleDescription(
    /8 Maret 2031, sudah penuh\. Pendaftaran ini bukan pemesanan: Anda belum mendapat kursi/,
  )
  await expect(page.getByRole('link', { name: 'Masuk daftar tunggu' })).toHaveAttribute(
    'href',
    `/data_produk/${full.slug}#daftar-tunggu`,
  )
  await openForm(page, '?paket=tidak-pernah-ada')
  await expect(paket(page)).toHaveAccessibleDescription(/tidak kami temukan/)
  await expect(paket(page)).toHaveValue('')
  await expect(paket(page).getByRole('option')).toHaveCount(4)
})

test('what is missing is said at its field, and what was typed survives errors, and a reload forgets who it was', async ({
  intercept,
  page,
  expectConsole,
}) => {
  expectConsole(/status of (422|429|500)|Failed to load/)
  await openForm(page)
  await field(page, 'Jumlah orang').fill('dua')
  await page.getByRole('button', { name: 'Lanjut', exact: true }).click()
  await expect(field(page, 'Nama')).toBeFocused()
  await expect(field(page, 'Nama')).toHaveAccessibleDescription(/Data tidak boleh kosong/)
  await expect(field(page, 'Jumlah orang')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alert')).toHaveText('Periksa isian yang ditandai.')
  await field(page, 'Jumlah orang').fill('2')
  await field(page, 'Nama').fill('Budi')
  // Enter leads to the next step, as the button does, and sends nothing.
  await field(page, 'Nama').press('Enter')
  await expect(step(page, HUBUNGI)).toBeInViewport()
  await expect(field(page, 'Telepon')).toBeFocused()
  await send(page).click()
  await expect(field(page, 'Telepon')).toBeFocused()
  for (const name of ['Telepon', 'Email']) {
    await expect(field(page, name)).toHaveAccessibleDescription(/salah satu saja cukup/)
  }
  await expect(consent(page)).toHaveAccessibleDescription(/persetujuan/)
  await expect(page.getByRole('alert')).toHaveText('Periksa isian yang ditandai.')

  // An error of the API alone leads to the step that holds its field.
  await field(page, 'Email').fill('budi@contoh.test')
  await consent(page).check()
  await intercept('**/api/pendaftaran', (route) =>
    route.fulfill({ status: 422, json: { message: 'Periksa', errors: { nama: ['Tulis nama lengkap'] } } }),
  )
  await send(page).click()
  await expect(field(page, 'Nama')).toBeFocused()
  await expect(field(page, 'Nama')).toHaveAccessibleDescription(/Tulis nama lengkap/)
  await page.context().unroute('**/api/pendaftaran')

  await field(page, 'Nama').fill('Budi Santoso Wijaya')
  await paket(page).selectOption('Tour Sejarah')
  await next(page)
  await expect(consent(page)).toBeChecked()
  await field(page, 'Email').fill('budi')
  await field(page, 'Catatan').fill('Ibu memakai kursi roda.')
  await send(page).click()
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Tulis alamat email yang lengkap')
  // A slip in the domain is asked about, and never refused: one press takes the suggestion.
  await field(page, 'Email').fill('budi@gmial.com')
  await send(page).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Periksa alamat email Anda. Bila sudah benar, kirim sekali lagi.',
  )
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Maksud Anda budi@gmail.com ?')
  await page.getByRole('button', { name: 'budi@gmail.com' }).click()
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Email')).toHaveValue('budi@gmail.com')
  await expect(page.getByRole('button', { name: 'budi@gmail.com' })).toHaveCount(0)
  await field(page, 'Email').fill('budi@contoh.test')

  const kept = async () => {
    await expect(field(page, 'Email')).toHaveValue('budi@contoh.test')
    await expect(field(page, 'Catatan')).toHaveValue('Ibu memakai kursi roda.')
    await expect(page.locator('[name="nama"]')).toHaveValue('Budi Santoso Wijaya')
    await expect(page.locator('[name="paket"]')).toHaveValue('Tour Sejarah')
  }
  const said = page.getByRole('alert')
  await intercept('**/api/pendaftaran', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '61' }, json: { message: 'Too many' } }),
  )
  await send(page).click()
  await expect(said).toContainText('Terlalu banyak pendaftaran')
  await expect(said).toContainText('2 menit')
  await kept()
  await page.context().unroute('**/api/pendaftaran')
  await intercept('**/api/pendaftaran', (route) => route.fulfill({ status: 500, body: 'rusak' }))
  await send(page).click()
  await expect(said).toContainText('belum tersimpan')
  await page.context().unroute('**/api/pendaftaran')
  await intercept('**/api/pendaftaran', (route) => route.abort())
  await send(page).click()
  await expect(said).toContainText('Periksa sambungan internet')
  await kept()
  // Another page and back: the browser's form restoration brings the input to where it was.
  await page.goto('/privasi')
  await page.goBack()
  await formIsAwake(page)
  await expect(send(page)).toBeVisible()
  await kept()
  await page.reload()
  await formIsAwake(page)
  await expect(paket(page)).toHaveValue('Tour Sejarah')
  await expect(field(page, 'Nama')).toHaveValue('')
  await field(page, 'Nama').fill('Budi')
  await next(page)
  // Consent is given anew each time.
  await expect(consent(page)).not.toBeChecked()
})

test('a machine that fills every field is thanked and not stored', async ({ page, api }) => {
  const email = api.email('mesin')
  await openForm(page)
  await field(page, 'Nama').fill('Mesin Pengisi')
  await next(page)
  await field(page, 'Email').fill(email)
  await page.locator('[name="situs_web"]').fill('https://contoh.test', { force: true })
  await consent(page).check()
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Pendaftaran Anda sudah kami terima' })).toBeVisible()
  expect(await api.pendaftaran(email)).toEqual([])
})

test('with scripts off Booking leads to a form that carries its package, and the thanks show the code', {
  tag: '@host',
}, async ({ browser, baseURL, request, api, expectConsole }) => {
  expectConsole(/status of 422/)
  const answer: { data: { slug: string; nama_paket: string; sisa_pax: number }[] } = await (
    await request.get('/api/paket?jenis=umroh')
  ).json()
  const open = answer.data.find(({ sisa_pax }) => sisa_pax > 0)
  if (!open) throw new Error('the demo data holds no open package')
  const email = api.email('tanpa-skrip')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(`/data_produk/${open.slug}`)
  await page.getByRole('link', { name: 'Booking' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pendaftaran Calon Jamaah' })).toBeVisible()
  await expect(paket(page).locator('option:checked')).toHaveText(open.nama_paket)
  await page.getByRole('combobox', { name: /^Kamar/ }).selectOption('triple')
  await field(page, 'Nama').fill('Ahmad Fauzan Hakim')
  await field(page, 'Email').fill('ahmad@rumah')
  await consent(page).check()
  await send(page).click()
  await expect(page.getByRole('alert')).toContainText('Tulis alamat email yang lengkap')
  await expect(field(page, 'Nama')).toHaveValue('Ahmad Fauzan Hakim')
  await expect(paket(page)).toHaveValue(open.slug)
  await expect(page.getByRole('combobox', { name: /^Kamar/ })).toHaveValue('triple')
  await field(page, 'Email').fill(email)
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Pendaftaran Anda sudah kami terima' })).toBeVisible()
  expect(page.url()).not.toContain('Ahmad')
  const stored = await api.pendaftaran(email)
  expect(stored).toMatchObject([{ nama: 'Ahmad Fauzan Hakim', paket: open.slug, kamar: 'triple' }])
  const kode = String(stored[0]?.kode)
  await expect(page.getByText(kode)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Perbaiki di Data Saya' })).toBeVisible()
  await expect(page.getByText('Triple (bertiga)')).toBeVisible()
  const chat = page.getByRole('link', { name: /^Lanjutkan lewat WhatsApp/ })
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(kode)
  await page.reload()
  await expect(page.getByText(kode)).toBeVisible()
  expect(await api.pendaftaran(email)).toHaveLength(1)
  await context.close()
})

test('with scripts off the form of the site itself asks for a choice', async ({ browser, baseURL, api }) => {
  const email = api.email('memilih')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/daftar')
  // Both steps in their order, as one form.
  for (const name of [SIAPA, HUBUNGI]) await expect(step(page, name)).toBeVisible()
  for (const name of ['Lanjut', 'Kembali'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  await field(page, 'Nama').fill('Ahmad Fauzan Hakim')
  await field(page, 'Email').fill(email)
  await consent(page).check()
  await send(page).click()
  await expect(page).toHaveURL(/\/daftar$/)
  await paket(page).selectOption('Umroh')
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Pendaftaran Anda sudah kami terima' })).toBeVisible()
  expect(await api.pendaftaran(email)).toMatchObject([{ paket: 'Umroh' }])
  await context.close()
})
