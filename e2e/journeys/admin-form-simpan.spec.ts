import type { Locator, Page } from '@playwright/test'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../accounts.ts'
import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'

const field = (page: Page | Locator, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** Waits until what was typed is kept in the browser. */
const draftKept = (page: Page) => expect(page.getByText(/^Isian tersimpan di perangkat ini \d/)).toBeVisible()
const offered = (page: Page) => page.getByText('Ada isian yang belum disimpan')

test('unsaved changes are asked about and outlast leaving, a reload and a crash', async ({
  page,
  context,
  api,
}) => {
  const paket = await api.createPaket()
  const address = `/admin/packages/${paket.slug}`
  await openAsAdmin(page, address)
  const typed = 'Kamar sendiri tambah Rp 9.000.000 per pax.'
  const keterangan = field(page, 'Keterangan')
  await keterangan.fill(typed)

  // Leaving inside the app: stay, by button and by Escape.
  const leave = dialog(page, 'Perubahan belum disimpan')
  await page.getByRole('link', { name: 'Manifest' }).click()
  await expect(button(leave, 'Tetap di sini').last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(leave).toBeHidden()
  await button(page, 'Batal').click()
  await expect(leave).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(leave).toBeHidden()
  await expect(page).toHaveURL(new RegExp(address))
  await expect(keterangan).toHaveValue(typed)
  await button(page, 'Batal').click()
  await button(leave, 'Keluar, simpan di perangkat').click()
  await expect(page).toHaveURL(/\/admin\/packages$/)

  // Back again, the draft is offered; the form itself shows what is stored.
  await page.goto(address)
  await expect(offered(page)).toBeVisible()
  await expect(keterangan).toHaveValue(String(paket.keterangan))
  await page.getByRole('button', { name: /^Lanjutkan isian/ }).click()
  await expect(keterangan).toHaveValue(typed)

  // Closing or reloading the tab: the browser asks by itself.
  await field(page, 'Maskapai').fill('Garuda Indonesia')
  await draftKept(page)
  const asked: string[] = []
  page.on('dialog', (question) => {
    asked.push(question.type())
    void question.accept()
  })
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await expect(offered(page)).toBeVisible()
  await page.getByRole('button', { name: /^Lanjutkan isian/ }).click()
  await expect(field(page, 'Maskapai')).toHaveValue('Garuda Indonesia')

  await button(page, 'Tambah keunggulan').click()
  await page.keyboard.type('Manasik dua kali')
  await draftKept(page)
  // The note may be that of a moment ago: the browser's storage counts.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }).includes('Manasik dua kali')))
    .toBe(true)
  const devtools = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  devtools.send('Page.crash').catch(() => {})
  await crashed
  const fresh = await context.newPage()
  await fresh.goto(address)
  await fresh.getByRole('button', { name: /^Lanjutkan isian/ }).click()
  await expect(field(fresh, 'Maskapai')).toHaveValue('Garuda Indonesia')
  await expect(field(fresh, 'Keterangan')).toHaveValue(typed)
  const last = fresh.getByRole('group', { name: 'Keunggulan', exact: true }).getByRole('textbox').last()
  await expect(last).toHaveValue('Manasik dua kali')

  // Saved, nothing is left of it.
  await fresh.keyboard.press('Control+s')
  await button(dialog(fresh, 'Data berhasil diupdate'), 'Ok').click()
  await fresh.reload()
  await expect(field(fresh, 'Keterangan')).toHaveValue(typed)
  await expect(offered(fresh)).toBeHidden()

  // Thrown away on leaving, nothing is left either.
  await field(fresh, 'Keterangan').fill('x')
  await draftKept(fresh)
  await button(fresh, 'Batal').click()
  await button(dialog(fresh, 'Perubahan belum disimpan'), 'Buang perubahan').click()
  await expect(fresh).toHaveURL(/\/admin\/packages$/)
  await fresh.goto(address)
  await expect(field(fresh, 'Keterangan')).toHaveValue(typed)
  await expect(offered(fresh)).toBeHidden()
})

test('two tabs with one package keep what is typed in each', async ({ page, context, api }) => {
  const paket = await api.createPaket()
  const address = `/admin/packages/${paket.slug}`
  await openAsAdmin(page, address)
  const second = await context.newPage()
  await second.goto(address)
  for (const tab of [page, second]) tab.on('dialog', (question) => void question.accept())
  await field(page, 'Keterangan').fill('Tab satu')
  await draftKept(page)
  await field(second, 'Keterangan').fill('Tab dua')
  await draftKept(second)

  await page.reload()
  await second.reload()
  const offer = (tab: Page, words: string) =>
    tab.getByRole('button', { name: new RegExp(`^Lanjutkan isian .+ \\(Keterangan: ${words}\\)$`) })
  await expect(offer(page, 'Tab satu')).toBeVisible()
  await expect(offer(page, 'Tab dua')).toBeVisible()
  await expect(offer(second, 'Tab satu')).toBeVisible()
  await offer(page, 'Tab satu').click()
  await expect(field(page, 'Keterangan')).toHaveValue('Tab satu')
  // The other tab hears that one of the two drafts is taken.
  await expect(second.getByRole('button', { name: /^Lanjutkan isian/ })).toHaveCount(1)
  await page.keyboard.press('Control+s')
  await button(dialog(page, 'Data berhasil diupdate'), 'Ok').click()

  // Saving in one tab deletes no draft of the other.
  await second.reload()
  await second.getByRole('button', { name: /^Lanjutkan isian/ }).click()
  await expect(field(second, 'Keterangan')).toHaveValue('Tab dua')
  await second.close()
})

test('a save that comes second shows what the other person changed and lets one choose by field', async ({
  page,
  browser,
  baseURL,
  api,
  expectConsole,
}) => {
  expectConsole(/status of 409/)
  const paket = await api.createPaket({ harga_double: 32_000_000 })
  const address = `/admin/packages/${paket.slug}`
  await openAsAdmin(page, address)
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = await elsewhere.newPage()
  await openAsAdmin(other, address)

  await field(other, 'Harga double').fill('33000000')
  await field(other, 'Keterangan').fill('Ditulis orang lain')
  await field(other, 'Gate').first().fill('Gate orang lain')
  const hotel = (tab: Page, name: string) => field(tab.getByRole('group', { name, exact: true }), 'Lokasi')
  await hotel(other, 'Hotel 1').fill('Ditulis orang lain, 100 m')
  await other.keyboard.press('Control+s')
  await expect(dialog(other, 'Data berhasil diupdate')).toBeVisible()
  await elsewhere.close()

  const nama = api.nama('Umrah Pilihan')
  await field(page, 'Nama paket').fill(nama)
  await field(page, 'Harga double').fill('34000000')
  await field(page, 'Gate').first().fill('Gate saya')
  await page
    .getByRole('group', { name: 'Hotel 2', exact: true })
    .getByRole('button', { name: String(paket.hotels[1]?.nama_hotel) })
    .click()
  await hotel(page, 'Hotel 2').fill('Ditulis saya, 200 m')
  await page.keyboard.press('Control+s')
  const conflict = dialog(page, 'Paket ini baru saja diubah orang lain')
  const price = conflict.getByRole('radiogroup', { name: 'Harga double' })
  const note = conflict.getByRole('checkbox', { name: /^Keterangan/ })
  const gate = conflict.getByRole('radiogroup', { name: 'Penerbangan 1 · Gate' })
  await expect(conflict.getByRole('radiogroup')).toHaveCount(2)
  await expect(conflict.getByRole('checkbox')).toHaveCount(2)
  await expect(price.getByRole('radio', { name: /Rp 33\.000\.000$/ })).not.toBeChecked()
  await expect(price.getByRole('radio', { name: /^Punya Anda\s*Rp 34\.000\.000$/ })).toBeChecked()
  // The other person's change alone is taken by default.
  await expect(note).toBeChecked()
  await expect(note).toHaveAccessibleName(/Menjadi: Ditulis orang lain$/)
  // In a list each entry is merged by itself: nobody is asked about the hotel that one alone changed.
  await expect(conflict.getByRole('checkbox', { name: /^Hotel 1 · Lokasi .*100 m$/ })).toBeChecked()
  await expect(gate.getByRole('radio', { name: /Gate saya/ })).toBeChecked()

  // Nothing is lost by going back to the form first.
  await button(conflict, 'Kembali ke formulir').last().click()
  await expect(field(page, 'Nama paket')).toHaveValue(nama)
  await page.keyboard.press('Control+s')
  await price.getByRole('radio', { name: /Rp 33\.000\.000$/ }).check()
  await button(conflict, 'Simpan pilihan ini').click()
  await button(dialog(page, 'Data berhasil diupdate'), 'Ok').click()
  await expect(field(page, 'Keterangan')).toHaveValue('Ditulis orang lain')
  const saved = await api.paket(paket.id)
  expect(saved).toMatchObject({
    nama_paket: nama,
    harga_double: 33_000_000,
    keterangan: 'Ditulis orang lain',
    slug: paket.slug,
  })
  expect(JSON.stringify(saved.maskapais)).toContain('Gate saya')
  expect(saved.hotels.slice(0, 2).map(({ lokasi }) => lokasi)).toEqual([
    'Ditulis orang lain, 100 m',
    'Ditulis saya, 200 m',
  ])
})

test('a package that was deleted under the form is brought back, or saved as a new one', async ({
  page,
  api,
  admin,
  expectConsole,
}) => {
  expectConsole(/status of 404/)
  const paket = await api.createPaket()
  const address = `/admin/packages/${paket.slug}`
  await openAsAdmin(page, address)
  await field(page, 'Keterangan').fill('Tetap ada')
  await admin.delete(`/api/paket/${paket.id}`)
  await page.keyboard.press('Control+s')
  const failed = dialog(page, 'Data gagal diupdate')
  await expect(failed).toContainText('masih ada di Sampah')
  await page.keyboard.press('Escape')
  await expect(field(page, 'Keterangan')).toHaveValue('Tetap ada')
  await page.keyboard.press('Control+s')
  await button(failed, 'Pulihkan dari Sampah lalu simpan').click()
  await button(dialog(page, 'Data berhasil diupdate'), 'Ok').click()
  await expect(field(page, 'Keterangan')).toHaveValue('Tetap ada')
  expect((await api.paket(paket.id)).keterangan).toBe('Tetap ada')

  await field(page, 'Keterangan').fill('Menjadi yang baru')
  await admin.delete(`/api/paket/${paket.id}`)
  await page.keyboard.press('Control+s')
  await button(failed, 'Simpan sebagai paket baru').click()
  await button(dialog(page, 'Data berhasil ditambahkan'), 'Ok').click()
  await expect(page).toHaveURL(/\/admin\/packages$/)
  const copies = (await api.pakets()).filter(({ nama_paket }) => nama_paket === paket.nama_paket)
  expect(copies.map(({ keterangan }) => keterangan)).toEqual(['Menjadi yang baru'])
})

test('revisions are listed, compared and brought back', async ({ page, api }) => {
  const paket = await api.createPaket({ keterangan: 'Tulisan pertama' })
  await api.updatePaket(paket.id, { keterangan: 'Tulisan kedua', harga_double: 41_000_000 })
  await openAsAdmin(page, `/admin/packages/${paket.slug}`)
  await button(page, 'Riwayat').click()
  const drawer = dialog(page, 'Riwayat perubahan')
  const entries = drawer.getByRole('listitem')
  await expect(entries).toHaveCount(2)
  await expect(entries.nth(0)).toContainText('Paket diubah (sekarang)')
  await expect(entries.nth(0)).toContainText(/WIB oleh .+ \(.+@.+\)/)
  await expect(entries.nth(1)).toContainText('Paket dibuat')
  await button(entries.nth(0), 'Lihat perubahan').click()
  await expect(entries.nth(0)).toContainText('Sebelumnya: Tulisan pertama')
  await expect(entries.nth(0)).toContainText('Menjadi: Tulisan kedua')
  await button(entries.nth(1), 'Bandingkan dengan sekarang').click()
  await expect(entries.nth(1)).toContainText('Versi ini: Tulisan pertama')
  await expect(entries.nth(1)).toContainText('Sekarang: Tulisan kedua')

  await button(entries.nth(1), 'Pulihkan versi ini').click()
  const question = dialog(page, 'Pulihkan versi ini?')
  await button(question, 'Batal').click()
  await expect(question).toBeHidden()
  await button(entries.nth(1), 'Pulihkan versi ini').click()
  await button(question, 'Pulihkan').click()
  await expect(drawer).toBeHidden()
  await expect(field(page, 'Keterangan')).toHaveValue('Tulisan pertama')
  await button(page, 'Riwayat').click()
  await expect(entries).toHaveCount(3)
  await expect(entries.nth(0)).toContainText('Paket dipulihkan (sekarang)')
  await page.keyboard.press('Escape')
  await expect(button(page, 'Riwayat')).toBeFocused()
})

test('a save that fails says so and keeps the form; a slow one is sent once', async ({
  intercept,
  page,
  context,
  api,
  expectConsole,
}) => {
  expectConsole(/status of 500|net::ERR_INTERNET_DISCONNECTED/)
  const paket = await api.createPaket()
  await openAsAdmin(page, `/admin/packages/add?salin=${paket.id}`)
  await expect(page.getByText(`Disalin dari ${paket.nama_paket}.`)).toBeVisible()
  const nama = api.nama('Umrah Salinan')
  await field(page, 'Nama paket').fill(nama)
  await field(page, 'Tanggal keberangkatan').fill('3 Maret 2030')
  await intercept('**/api/paket', (route) => route.fulfill({ status: 500, json: { message: 'Rusak' } }), {
    times: 1,
  })
  await button(page, 'Simpan Paket').click()
  const failed = dialog(page, 'Data gagal ditambahkan')
  await expect(failed).toContainText('Rusak')
  await expect(button(failed, 'Ok')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(failed).toBeHidden()
  await expect(page).toHaveURL(/\/admin\/packages\/add/)
  await expect(field(page, 'Nama paket')).toHaveValue(nama)
  await expect(field(page, 'Tanggal keberangkatan')).toHaveValue('3 Maret 2030')

  await context.setOffline(true)
  await page.keyboard.press('Control+s')
  await expect(failed).toContainText('Tidak dapat menghubungi server. Periksa sambungan internet Anda.')
  await button(failed, 'Ok').click()
  await context.setOffline(false)

  let posts = 0
  let answer = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  await intercept('**/api/paket', async (route) => {
    if (route.request().method() === 'POST') {
      posts += 1
      await held
    }
    await route.continue()
  })
  await button(page, 'Simpan Paket').click()
  const save = button(page, 'Simpan Paket')
  await expect(save).toBeDisabled()
  await expect(save).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Control+s')
  answer()
  await button(dialog(page, 'Data berhasil ditambahkan'), 'Ok').click()
  await expect(page).toHaveURL(/\/admin\/packages$/)
  expect(posts).toBe(1)

  // A slow answer shows a spinner, then the form.
  let load = () => {}
  const loading = new Promise<void>((done) => {
    load = done
  })
  await intercept(
    `**/api/paket/${paket.slug}`,
    async (route) => {
      await loading
      await route.continue()
    },
    { times: 1 },
  )
  await page.goto(`/admin/packages/${paket.slug}`)
  await expect(page.getByRole('status', { name: 'Memuat paket' })).toBeVisible()
  load()
  await field(page, 'Keterangan').fill('Tetap ada')
  await intercept(
    `**/api/paket/${paket.id}`,
    (route) => route.fulfill({ status: 500, json: { message: 'Rusak' } }),
    { times: 1 },
  )
  await page.keyboard.press('Control+s')
  await button(dialog(page, 'Data gagal diupdate'), 'Ok').click()
  await expect(field(page, 'Keterangan')).toHaveValue('Tetap ada')
  await page.keyboard.press('Control+s')
  await button(dialog(page, 'Data berhasil diupdate'), 'Ok').click()
  await expect(page.getByRole('heading', { name: 'Ubah Paket' })).toBeVisible()
  await expect(field(page, 'Keterangan')).toHaveValue('Tetap ada')
})

test('a session that ends while typing comes back to the form as it was', async ({
  page,
  api,
  expectConsole,
}) => {
  expectConsole(/status of 401/)
  const paket = await api.createPaket()
  const address = `/admin/packages/${paket.slug}`
  await openAsAdmin(page, address)
  await field(page, 'Keterangan').fill('Belum disimpan')
  await button(page, 'Tambah syarat').click()
  await page.keyboard.type('Baris yang baru')
  const token: unknown = await page.evaluate(
    () => JSON.parse(localStorage.getItem('safar-session') ?? '{}').state.token,
  )
  await api.endSession(String(token))

  await page.keyboard.press('Control+s')
  const ended = page.getByRole('dialog', { name: 'Sesi berakhir' })
  await expect(ended).toContainText('Sesi anda telah berakhir. Silahkan login ulang')
  await page.keyboard.press('Escape')
  await button(ended, 'Ke Halaman Login').click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email').fill(ADMIN_EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD)
  await button(page, 'Login').click()

  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(page.getByText(/^Isian Anda dari .+ sudah dipulihkan\.$/)).toBeVisible()
  await expect(field(page, 'Keterangan')).toHaveValue('Belum disimpan')
  const last = page.getByRole('group', { name: 'Syarat dan ketentuan' }).getByRole('textbox').last()
  await expect(last).toHaveValue('Baris yang baru')
  await page.keyboard.press('Control+s')
  await expect(dialog(page, 'Data berhasil diupdate')).toBeVisible()
  expect((await api.paket(paket.id)).keterangan).toBe('Belum disimpan')
})

test('whoever saves goes on in the same field, whether it went well or not', async ({
  intercept,
  page,
  api,
  expectConsole,
}) => {
  expectConsole(/status of 500/)
  const paket = await api.createPaket()
  await openAsAdmin(page, `/admin/packages/${paket.slug}`)
  const hotel = page.getByRole('group', { name: 'Hotel 2', exact: true })
  await hotel.getByRole('button', { name: String(paket.hotels[1]?.nama_hotel) }).click()
  const lokasi = field(hotel, 'Lokasi')
  await lokasi.fill('Madinah, 300 m')
  const before = await lokasi.boundingBox()

  const call = `**/api/paket/${paket.id}`
  await intercept(call, (route) => route.fulfill({ status: 500, json: { message: 'Rusak' } }), { times: 1 })
  await page.keyboard.press('Control+s')
  await expect(button(dialog(page, 'Data gagal diupdate'), 'Ok')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lokasi).toBeFocused()

  await page.keyboard.press('Control+s')
  await expect(button(dialog(page, 'Data berhasil diupdate'), 'Ok')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lokasi).toBeFocused()
  await expect(lokasi).toHaveValue('Madinah, 300 m')
  const after = await lokasi.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
  expect((await api.paket(paket.id)).hotels[1]?.lokasi).toBe('Madinah, 300 m')
})
