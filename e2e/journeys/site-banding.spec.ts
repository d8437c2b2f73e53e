import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'

test('two departures ticked on their pages stand side by side, at an address that can be shared', async ({
  page,
  expectConsole,
  api,
}) => {
  expectConsole(/404 .+sudah-tidak-ada/)
  const cheap = await api.createPaket({ nama_paket: api.nama('Umrah Hemat'), harga_quad: 25_000_000 })
  const dear = await api.createPaket({ nama_paket: api.nama('Umrah Nyaman'), harga_quad: 35_000_000 })
  for (const { slug, nama_paket } of [cheap, dear]) {
    await api.served(`/data_produk/${slug}`, nama_paket)
    await page.goto(`/data_produk/${slug}`)
    await page.getByRole('checkbox', { name: `Bandingkan ${nama_paket}` }).check()
  }
  await page.getByRole('link', { name: 'Lihat perbandingan (2)' }).click()
  await expect(page).toHaveURL(new RegExp(`/paket/banding\\?p=${cheap.slug},${dear.slug}$`))
  const quad = page.getByRole('row', { name: /Quad.+paling hemat/ })
  await expect(quad.getByRole('cell')).toHaveText([/Rp 25\.000\.000.*paling hemat/, /\+ 10 jt/])
  await expect(page.getByRole('link', { name: /Kirim ke keluarga/ })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(`/paket/banding?p=${cheap.slug},${dear.slug}`)),
  )
  await expectAccessible(page, 'the comparison')
  await page.getByRole('checkbox', { name: 'Hanya yang berbeda' }).check()
  await expect(page.getByRole('rowheader', { name: 'Sama pada keduanya' })).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(quad).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cetak' })).toBeHidden()
  await page.emulateMedia({ media: null })

  await page.goto(`/paket/banding?p=${cheap.slug},sudah-tidak-ada`)
  await expect(page.getByRole('columnheader', { name: /Sudah tidak dijual/ })).toBeVisible()
})
