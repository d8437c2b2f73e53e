import { answerMoney } from './money-data.ts'
import { open } from './open.ts'
import { settled } from './settled.ts'
import { test } from './signed-in.ts'

test.use({ storageState: ({ signedIn }, use) => use(signedIn) })
test('look', async ({ page, office }) => {
  test.setTimeout(200_000)
  await answerMoney(page, office.pemesanan)
  await page.context().route(`**/api/pemesanan/${office.pemesanan}/gateway`, (route) =>
    route.fulfill({ json: { data: { aktif: true, berikutnya: 3000317, biaya: [{ metode: 'va', jumlah: 4440 }, { metode: 'qris', jumlah: 21002 }, { metode: 'kartu', jumlah: 89010 }],
      pesanan: [ { order_id: 'SFR-2026-0001-1', status: 'dibayar', jumlah: 30000317, metode: 'bank_transfer', biaya: 4440, alamat: '', kabar_pada: '2026-10-28T03:00:00.000Z', pembayaran_id: 1, dibuat_pada: '2026-10-28T03:00:00.000Z' },
                 { order_id: 'SFR-2026-0001-2', status: 'menunggu', jumlah: 3000317, metode: '', biaya: null, alamat: 'https://app.midtrans.com/snap/v4/redirection/66e4fa55-fdac-4ef9-91b5-733b97d1b862', kabar_pada: '', pembayaran_id: null, dibuat_pada: '2026-10-28T03:00:00.000Z' } ] } } }))
  for (const width of [768]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [name, path] of [['booking', `/admin/pemesanan/${office.pemesanan}`]]) {
      await open(page, path)
      await page.waitForTimeout(1500)
      await settled(page).catch(() => {})
      await page.screenshot({ path: `/tmp/look-${name}-${width}.png`, fullPage: true })
    }
  }
})
