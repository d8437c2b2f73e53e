import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'

interface Rilis {
  terbit_pada: string
  aktif: boolean
  sebab: { jenis: string; nama: string }[]
}

const time = (iso: string) =>
  new Date(iso).toLocaleTimeString('id-ID', {
    timeZone: 'Asia/Jakarta',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })

test('an older release is served again on purpose, and the latest once it is asked for', async ({
  page,
  request,
  api,
}) => {
  const nama = api.nama('Umrah Tarik Ulur')
  await api.published()
  const before = (await api.read('/api/publikasi/rilis')).find((rilis: Rilis) => rilis.aktif)
  await api.createPaket({ nama_paket: nama })
  const isLive = async () => (await (await request.get('/paket')).text()).includes(nama)
  await expect.poll(isLive, { timeout: 60_000 }).toBe(true)
  await api.published()

  await openAsAdmin(page, '/admin/publikasi')
  const releases = page.getByRole('list', { name: 'Rilis tersimpan' }).locator('> li')
  await expect(releases.first()).toContainText('Dilihat pengunjung')
  await expect(releases.filter({ hasText: 'Dilihat pengunjung' })).toHaveCount(1)
  const kept: Rilis[] = await api.read('/api/publikasi/rilis')
  expect(kept.some(({ sebab }) => sebab.some((cause) => cause.jenis === 'buat' && cause.nama === nama))).toBe(
    true,
  )

  // Two releases may be of one second: the newest comes first.
  const older = releases.filter({ hasText: time(before.terbit_pada) }).first()
  await older.getByRole('button', { name: /^Kembali ke rilis ini/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Kembali ke rilis ini' })
  await expect(dialog).toContainText(/Apakah anda yakin untuk kembali ke rilis hari ini, [\d.]+\?/)
  await dialog.getByRole('button', { name: 'Batal' }).click()
  await expect(dialog).toBeHidden()
  expect(await isLive()).toBe(true)

  await older.getByRole('button', { name: /^Kembali ke rilis ini/ }).click()
  await dialog.getByRole('button', { name: 'Ok' }).click()
  await expect(page.getByText('Rilis ini sengaja ditahan')).toBeVisible()
  await expect(page.getByRole('banner').getByText('Ditahan')).toBeVisible()
  await expect(older).toContainText('Dilihat pengunjung')
  expect(await isLive()).toBe(false)

  await page.getByRole('button', { name: 'Terbitkan isi terbaru' }).click()
  await expect(page.getByText('Rilis ini sengaja ditahan')).toBeHidden()
  await expect.poll(isLive, { timeout: 60_000 }).toBe(true)
  await expect(releases.first()).toContainText('Dilihat pengunjung')
})

test('a failed build tells why, with its log, the packages left out, and how the host was told', async ({
  intercept,
  page,
}) => {
  await intercept('**/api/publikasi', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    const hook = { status: 'gagal', sejak: data.sejak, pesan: 'Host situs menjawab 500. Akan dicoba lagi.' }
    const peringatan = ['Paket “Umrah Akhir Tahun” tidak ikut terbit: tanggal tidak dikenal']
    await route.fulfill({
      response,
      json: { data: { ...data, status: 'gagal', pesan: 'Situs gagal dibangun: /umroh', peringatan, hook } },
    })
  })
  await intercept('**/api/publikasi/log', (route) =>
    route.fulfill({ json: { data: { teks: 'rendering /umroh\nError: no such picture' } } }),
  )
  await openAsAdmin(page, '/admin/services')
  await page.getByRole('button', { name: 'Sebabnya' }).click()
  await expect(page.getByText('Situs gagal dibangun: /umroh')).toBeVisible()
  await page.getByRole('link', { name: 'Lihat catatan dan rilis sebelumnya' }).click()

  await expect(page.getByRole('alert').filter({ hasText: 'Situs gagal dibangun: /umroh' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Catatan pembangunan terakhir' })).toHaveText(
    /rendering \/umroh\s+Error: no such picture/,
  )
  await expect(page.getByText(/^Belum dapat dikabari, hari ini/)).toContainText('Host situs menjawab 500.')
  const named = page.getByRole('link', { name: 'Umrah Akhir Tahun' })
  // Until the packages are read it links to the list, where several may share a name.
  await expect(named).toHaveAttribute('href', /\/admin\/packages\/umrah-akhir-tahun$/)
  await named.click()
  await expect(page).toHaveURL(/\/admin\/packages\/umrah-akhir-tahun$/)
  await expect(page.getByRole('textbox', { name: 'Nama paket', exact: true })).toHaveValue(
    'Umrah Akhir Tahun',
  )
})
