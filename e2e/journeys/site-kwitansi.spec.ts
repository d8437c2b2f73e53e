import { addAccount } from './akun.ts'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'

const PASSWORD = 'Kasir-Uji-2026-rahasia'
/** The day in Jakarta, as `YYYY-MM-DD`. */
const TODAY = new Date(Date.now() + 7 * 60 * 60_000).toISOString().slice(0, 10)

test('a receipt is checked by its link and by hand, is told when cancelled, and none is taken for one', async ({
  page,
  request,
  admin,
  api,
  expectConsole,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 700 })
  // Who records money does not verify it.
  const email = api.email('kasir')
  addAccount(email, 'admin', PASSWORD)
  const { access_token } = await (
    await request.post('/api/auth/login', { data: { email, password: PASSWORD } })
  ).json()
  const data = { jumlah: 'Rp 1.000.000', metode: 'tunai', tanggal_bank: TODAY }
  const recorded = await request.post(`/api/pemesanan/${await api.createPemesanan()}/pembayaran`, {
    data,
    headers: { authorization: `Bearer ${access_token}` },
  })
  expect(recorded.status(), await recorded.text()).toBe(201)
  const payment = Number((await recorded.json()).data.id)
  const accepted = await admin.post(`/api/pembayaran/${payment}/terima`)
  const { nomor, periksa } = (await accepted.json()).data

  const verdict = page.locator('[data-jawaban]')
  const title = verdict.getByRole('heading')
  await page.goto(`/kwitansi#${nomor}.${periksa.k}`)
  await expect(title).toHaveText('Kwitansi ini asli dan masih berlaku')
  await expect(verdict).toBeFocused()
  await expect(verdict).toContainText(nomor)
  await expect(verdict).toContainText('Rp 1.000.000')
  await expect(verdict).toContainText('K. U.')
  await expect(page).toHaveURL(/\/kwitansi$/)
  await expect(page.getByText('Keluarga Uji')).toHaveCount(0)
  await expectAccessible(page, 'kwitansi')

  const button = page.getByRole('button', { name: 'Periksa' })
  await page.getByLabel('Kode periksa').fill('ABC')
  await button.click()
  await expect(page.getByText('paling sedikit enam')).toBeVisible()
  await expect(page.getByLabel('Kode periksa')).toBeFocused()
  expectConsole(/\/periksa\?k=ABCDEF2345/)
  await page.getByLabel('Kode periksa').fill('ABCDEF2345')
  await button.click()
  await expect(page.getByRole('alert')).toContainText('Tidak ada kwitansi dengan nomor dan kode ini')
  await expect(verdict).toBeHidden()

  await admin.post(`/api/pembayaran/${payment}/batalkan`, { data: { alasan: 'Salah catat' } })
  await page.getByLabel('Kode periksa').fill(periksa.k.toLowerCase())
  await button.click()
  await expect(title).toHaveText('Kwitansi ini sudah dibatalkan')
  await expectAccessible(page, 'kwitansi-batal')
})
