import type { APIRequestContext } from '@playwright/test'
import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'
import { letters, lettersTo } from './surat.ts'

const TAUTAN = /\/data-saya#([\w-]{43})/
const tokenOf = (email: string) => TAUTAN.exec(lettersTo(email)[0] ?? '')?.[1] ?? ''

/** Registers somebody, as soon as the rate limit of the journeys' network allows. */
async function register(request: APIRequestContext, email: string): Promise<string> {
  const data = {
    nama: 'Siti Rahmawati',
    email,
    telepon: '0812-3456-7890',
    setuju: true,
    setuju_pemasaran: true,
  }
  let kode = ''
  await expect(async () => {
    const sent = await request.post('/api/pendaftaran', { data })
    expect(sent.status()).toBe(201)
    kode = (await sent.json()).kode
  }).toPass({ timeout: 70_000, intervals: [1_000, 5_000] })
  return kode
}

test('a person sees what they gave, corrects it and has it erased, and the office answers by mail', async ({
  page,
  request,
  api,
}) => {
  const email = api.email('data-saya')
  const kode = await register(request, email)
  await page.goto('/data-saya')
  await page.getByLabel('Email yang Anda pakai saat mendaftar').fill(email)
  await page.getByRole('button', { name: 'Kirim tautan ke email saya' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Periksa email Anda')
  await page.getByRole('link', { name: 'Kembali ke Data Saya' }).click()
  await expect(page).toHaveURL(/\/data-saya$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Periksa email Anda')
  await expect.poll(() => tokenOf(email), { timeout: 20_000 }).not.toBe('')

  await page.goto(`/data-saya#${tokenOf(email)}`)
  await expect(page).toHaveURL(/\/data-saya$/)
  await page.getByRole('button', { name: 'Buka data saya' }).click()
  const own = page.getByRole('region', { name: `Pendaftaran ${kode}` })
  await expect(own).toContainText('0812-3456-7890')
  await expect(own).toContainText(/Yang Anda setujui pada .* \(versi .*\)/)
  // Another page and back, or a reload: a page, without the browser's question to send again.
  await page.getByRole('banner').getByRole('link').click()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(own).toContainText('0812-3456-7890')
  await page.reload()
  await expect(own).toBeVisible()
  expect(page.url()).not.toMatch(/[\w-]{43}|@|%40/)
  await expectAccessible(page, 'data-saya-isi')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectAccessible(page, 'data-saya-isi-320')
  await own.getByText(`Perbaiki data ${kode}`).click()
  await own.getByLabel('Telepon (WhatsApp)').fill('0813 0000 1111')
  await own.getByRole('button', { name: 'Simpan perbaikan' }).click()
  await expect(page.getByText(`Perbaikan pada pendaftaran ${kode} sudah tersimpan.`)).toBeVisible()
  expect(await api.pendaftaran(email)).toMatchObject([{ telepon: '6281300001111' }])
  await page.getByRole('button', { name: 'Minta hapus semua data saya' }).click()
  await expect(page.getByText('sedang dikerjakan')).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 900 })
  await openAsAdmin(page, '/admin/permintaan-data')
  const row = page.getByRole('listitem').filter({ hasText: email }).filter({ hasText: 'Menghapus data' })
  await expect(row).toContainText('Terbukti pemilik email')
  await expect(row).toContainText(/Sisa 7[12] jam/)
  await row.getByRole('button', { name: /^Jawab/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Menghapus data/ })
  await dialog.getByRole('checkbox', { name: /^Hapus 1 pendaftaran/ }).check()
  await dialog.getByRole('textbox', { name: 'Hasil' }).fill('Semua sudah kami hapus.')
  await dialog.getByRole('button', { name: 'Hapus data' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveCount(0)
  expect(await api.pendaftaran(email)).toEqual([])
  // Only the answer is left of them, and it names nobody.
  await expect
    .poll(() => letters().some((letter) => letter.includes('sudah kami hapus')), { timeout: 20_000 })
    .toBe(true)
  expect(lettersTo(email)).toEqual([])
})

test('with scripts off the code from the mail opens the same page', async ({
  browser,
  baseURL,
  request,
  api,
}) => {
  const email = api.email('data-saya-tanpa')
  const kode = await register(request, email)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/data-saya')
  await page.getByLabel('Email yang Anda pakai saat mendaftar').fill(email)
  await page.getByRole('button', { name: 'Kirim tautan ke email saya' }).click()
  await expect.poll(() => tokenOf(email), { timeout: 20_000 }).not.toBe('')
  await page.goto('/data-saya')
  await page.getByLabel('Kode akses').fill(tokenOf(email))
  await page.getByRole('button', { name: 'Buka data saya' }).click()
  await expect(page.getByRole('region', { name: `Pendaftaran ${kode}` })).toBeVisible()
  await context.close()
})

test('the office writes down who rang, and the owner of the address hears of it', async ({
  page,
  request,
  api,
}) => {
  const email = api.email('data-telepon')
  const kode = await register(request, email)
  await openAsAdmin(page, '/admin/permintaan-data')
  await page.getByRole('button', { name: 'Catat permintaan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Catat permintaan' })
  await dialog.getByRole('textbox', { name: 'Cari pendaftarannya' }).fill(kode)
  await dialog.getByRole('radio', { name: new RegExp(kode) }).check()
  await dialog.getByRole('combobox', { name: 'Yang diminta' }).selectOption('koreksi')
  await dialog.getByRole('combobox', { name: /^Bagaimana kita tahu/ }).selectOption('telepon-balik')
  await expectAccessible(page, 'catat-permintaan')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectAccessible(page, 'catat-permintaan-320')
  await dialog.getByRole('button', { name: 'Catat permintaan' }).click()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('listitem').filter({ hasText: email })
  await expect(row).toContainText('Telepon: ditelepon balik ke nomor yang tercatat')
  await expect
    .poll(() => lettersTo(email).some((letter) => letter.includes('Bukan Anda?')), { timeout: 20_000 })
    .toBe(true)
})
