import { test } from './api.ts'
test('shots', async ({ page, request }) => {
  const { data } = await (await request.get('/api/paket?jenis=umroh')).json()
  const { slug } = data.find((p: any) => p.sisa_pax > 4 && p.harga_anak_kasur && p.harga_bayi)
  const hash = '#hitung?d=4&a=2015-01-03&b=2026-05-03&t=-&k=keluarga'
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/data_produk/${slug}${hash}`)
    await page.reload()
    await page.getByLabel('Tanggal lahir bayi 1').waitFor()
    await page.waitForTimeout(800)
    await page.locator('#hitung').screenshot({ path: `/dev/shm/hC/hitung-${width}.png` })
    await page.goto('about:blank')
    await page.goto(`/daftar?paket=${slug}${hash}`)
    await page.getByText('orang dari hitungan Anda').waitFor()
    await page.screenshot({ path: `/dev/shm/hC/daftar-${width}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('about:blank')
  await page.goto(`/data_produk/${slug}`)
  await page.waitForTimeout(500)
  await page.screenshot({ path: `/dev/shm/hC/panel-1440.png` })
})
