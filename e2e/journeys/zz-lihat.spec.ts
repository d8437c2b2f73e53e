import { openAsAdmin } from './admin-session.ts'
import { test } from './api.ts'
test('look', async ({ page, request, api }) => {
  const paket = await api.createPaket({ nama_paket: api.nama('Umrah Akhir'), tanggal_keberangkatan: '2026-12-27', total_pax: 45, sisa_pax: 0, harga_double: 47000000 })
  for (const [nama, n] of [['Hasan Basri', 3], ['Umar', 4], ['Siti Aminah', 2], ['Fulan', 3], ['Dewi', 2]] as const)
    await request.post('/api/pendaftaran', { data: { nama, telepon: '0812 1111 2222', paket: paket.slug, tunggu: true, jumlah_pax: n, setuju: true, kamar: 'quad', mau_sebagian: n === 4 } })
  await request.post('/api/kabari', { data: { nama: 'Kabari Saja', telepon: '0812 1111 2222', bulan: '2026-12', kota: '', setuju: true } })
  await api.served(`/data_produk/${paket.slug}`, 'Masuk daftar tunggu')
  for (const [w, h] of [[1440, 900], [768, 1024], [360, 740], [320, 640]] as const) {
    await page.setViewportSize({ width: w, height: h })
    await page.goto(`/data_produk/${paket.slug}`)
    await page.locator('#daftar-tunggu').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Masuk antrean ke-6' }).waitFor()
    await page.getByRole('button', { name: 'Tambah satu orang' }).click()
    await page.screenshot({ path: `/tmp/hD-paket-${w}.png`, fullPage: true, clip: { x: 0, y: 0, width: w, height: w < 700 ? 3200 : 2000 } })
  }
  await api.updatePaket(paket.id, { sisa_pax: 2 })
  for (const [w, h] of [[1440, 900], [360, 740]] as const) {
    await page.setViewportSize({ width: w, height: h })
    if (w === 1440) await openAsAdmin(page, '/admin/dashboard')
    else await page.goto('/admin/dashboard')
    await page.getByRole('region', { name: 'Ada yang menunggu kabar Anda' }).waitFor()
    await page.screenshot({ path: `/tmp/hD-dash-${w}.png`, fullPage: true })
    await page.goto('/admin/manifest')
    await page.getByLabel('Tampilkan jenis').waitFor()
    await page.waitForTimeout(800)
    await page.screenshot({ path: `/tmp/hD-manifest-${w}.png`, fullPage: true })
    await page.goto(`/admin/packages/${paket.slug}`)
    await page.getByRole('region', { name: 'Daftar tunggu' }).waitFor()
    await page.screenshot({ path: `/tmp/hD-form-${w}.png` })
  }
  // Nothing of a kind on sale: the wish.
  const haji = (await api.pakets()).filter((p) => p.tipe_paket === 'Haji')
  for (const p of haji) await api.updatePaket(p.id, { status: 'draf' })
  await api.served('/haji', 'Beri tahu saya')
  for (const w of [1440, 360]) {
    await page.setViewportSize({ width: w, height: 900 })
    await page.goto('/haji')
    await page.locator('#judul-kabari').scrollIntoViewIfNeeded()
    await page.waitForTimeout(600)
    await page.screenshot({ path: `/tmp/hD-kabari-${w}.png` })
    if (w === 360) {
      await page.getByRole('button', { name: 'Beri tahu saya' }).click()
      await page.waitForTimeout(600)
      await page.screenshot({ path: `/tmp/hD-kabari-galat-${w}.png` })
      await page.getByLabel('Nama').fill('Siti')
      await page.getByLabel('Nomor WhatsApp').fill('0812 3333 4444')
      await page.getByRole('checkbox', { name: /mengabari saya/ }).check()
      await page.getByRole('button', { name: 'Beri tahu saya' }).click()
      await page.getByText('Sudah kami catat').waitFor()
      await page.screenshot({ path: `/tmp/hD-kabari-sudah-${w}.png` })
    }
  }
})
