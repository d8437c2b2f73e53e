import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'

test('a registration is told to staff and to who sent it, and the office sees that nothing left the machine', async ({
  page,
  request,
  api,
}) => {
  const email = api.email('surat')
  const data = { nama: 'Siti Rahmawati', email, telepon: '0812-3456-7890', paket: 'Umroh', setuju: true }
  const sent = await request.post('/api/pendaftaran', { data })
  const { kode } = await sent.json()
  await openAsAdmin(page, '/admin/kotak-keluar')
  await expect(page).toHaveTitle('Kotak keluar | Safar')
  await expect(
    page.getByRole('region', { name: 'Tidak ada email yang keluar dari server ini' }),
  ).toBeVisible()
  const rows = page.getByRole('region', { name: 'Daftar email' }).getByRole('listitem')
  const own = rows.filter({ hasText: kode })
  await expect(own).toHaveCount(2)
  await expect(own.filter({ hasText: email })).toContainText('Disimpan saja')
  await expect(own.filter({ hasText: 'Pendaftaran baru' })).toContainText('Disimpan saja')
  await expect(own.getByRole('button')).toHaveCount(0)
  await expectAccessible(page, 'outbox')
  await page.getByRole('combobox', { name: 'Tampilkan keadaan' }).selectOption('gagal')
  await expect(page).toHaveURL(/keadaan=gagal/)
  await expect(own).toHaveCount(0)
})
