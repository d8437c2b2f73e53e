import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'

test('prices of picked packages go up at once, are seen before, and come back by one press', async ({
  page,
  api,
}) => {
  const nama = api.nama('Umrah Massal')
  const made = [await api.createPaket({ nama_paket: nama }), await api.createPaket({ nama_paket: nama })]
  const [before] = made
  await openAsAdmin(page, '/admin/packages')
  await page.getByLabel('Cari paket').fill(nama)
  await page.getByRole('button', { name: 'Pilih', exact: true }).click()
  await page.getByRole('button', { name: 'Pilih semua 2' }).click()
  await page.getByRole('button', { name: 'Ubah sekaligus' }).click()
  await page.getByLabel('Harga', { exact: true }).selectOption('Naikkan')
  await page.getByLabel('Sebesar (Rp)').fill('500.000')
  await page.getByRole('button', { name: 'Periksa perubahan' }).click()
  await expect(page.getByRole('heading', { name: '2 paket berubah' })).toBeFocused()
  await expectAccessible(page, 'ubah sekaligus')
  const price = async () => (await api.paket(before?.id ?? 0)).harga_double
  await page.getByRole('button', { name: 'Simpan 2 paket' }).click()
  const undo = page.getByRole('button', { name: 'Urungkan' })
  await expect(undo).toBeFocused()
  expect(await price()).toBe(Number(before?.harga_double) + 500_000)
  await undo.click()
  await expect(page.getByText('2 paket kembali seperti semula.')).toBeVisible()
  expect(await price()).toBe(before?.harga_double)
})
