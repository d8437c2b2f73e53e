import { readFile } from 'node:fs/promises'
import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'

const sheet = (text: string) => ({ name: 'paket.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('the list goes out as a sheet, comes back unchanged, and a mended sheet makes drafts', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/packages')
  await page.getByRole('button', { name: 'CSV' }).click()
  const exported = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Ekspor CSV' }).click()
  const file = await exported
  expect(file.suggestedFilename()).toMatch(/^paket-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^\uFEFF"slug";/)

  await page.getByRole('button', { name: 'CSV' }).click()
  await page.getByRole('menuitem', { name: 'Impor CSV' }).click()
  const zone = page.getByLabel(/^Berkas CSV/)
  await zone.setInputFiles(sheet(text))
  await expect(page.getByRole('heading', { name: 'Semua baris sama dengan yang tersimpan' })).toBeFocused()

  const nama = `Umrah Impor ${Date.now()}`
  const rows = (harga: string) =>
    `slug;nama_paket;harga_quad;tanggal_keberangkatan;hotels\r\n;${nama};${harga};12/12/2027;Taibah | lokasi: Madinah`
  await zone.setInputFiles(sheet(rows('31.5')))
  const wrong = page.getByRole('table', { name: 'Yang perlu diperbaiki' })
  await expect(wrong.getByRole('row').nth(1)).toContainText(/^2harga_quad.*dapat dibaca dua cara/)
  await expect(page.getByRole('button', { name: 'Simpan semua' })).toBeDisabled()

  await zone.setInputFiles(sheet(rows('29.500.000')))
  await expect(page.getByRole('heading', { name: '1 paket baru' })).toBeVisible()
  await page.getByRole('button', { name: 'Simpan semua' }).click()
  await expect(page.getByRole('heading', { name: 'Tersimpan' })).toBeFocused()
  await page.getByRole('link', { name: 'Lihat daftar paket' }).click()
  await page.getByLabel('Cari paket').fill(nama)
  await expect(page.getByRole('row', { name: new RegExp(nama) })).toContainText('Draf')
})
