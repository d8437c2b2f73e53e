import { readFile } from 'node:fs/promises'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../accounts.ts'
import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'

test('a registration is listed, found, followed up, noted, handed over as CSV, and erased on request', async ({
  page,
  request,
  api,
}) => {
  const email = api.email('siti')
  const mark = /\d+/.exec(email)?.[0] ?? ''
  const nama = `Siti Rahmawati ${mark}`
  const sent = await request.post('/api/pendaftaran', {
    data: {
      nama,
      email,
      telepon: '0812-3456-7890',
      paket: 'umrah-akhir-tahun',
      jumlah_pax: 3,
      catatan: 'Bersama ibu, minta kamar dekat lift.',
      setuju: true,
    },
  })
  expect(sent.status()).toBe(201)

  await openAsAdmin(page, '/admin/manifest')
  await expect(page).toHaveTitle('Manifest | Safar')
  await page.getByLabel('Cari pendaftaran').fill(mark)
  await expect(page).toHaveURL(new RegExp(`q=${mark}`))
  const rows = page.getByRole('region', { name: 'Daftar pendaftaran' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(`${nama}${email} · 0812-3456-7890`)
  await expect(rows).toContainText(/Umrah Akhir Tahun.*hari ini, \d\d\.\d\d · 3 pax/)
  await expect(rows).toContainText('“Bersama ibu, minta kamar dekat lift.”')

  const chat = page.getByRole('link', { name: `Chat dengan ${nama}` })
  await expect(chat).toHaveAttribute('target', '_blank')
  const address = new URL((await chat.getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe('https://wa.me/6281234567890')
  expect(address.searchParams.get('text')).toContain(`${nama}, kami dari Safar`)

  const status = page.getByLabel(`Status ${nama}`)
  await expect(status.getByRole('option')).toHaveText(['Baru', 'Dihubungi', 'Lunas', 'Batal'])
  await status.selectOption('Dihubungi')
  await expect(
    page.getByLabel('Tampilkan status').getByRole('option', { name: /^Dihubungi [1-9]/ }),
  ).toHaveCount(1)
  await page.getByRole('button', { name: `Catatan tentang ${nama}` }).click()
  await page.getByLabel('Catatan staf').fill('Sudah ditelepon, "=1+1" ditanyakan lagi hari Senin.')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByLabel('Tampilkan status').selectOption('dihubungi')
  await page.reload()
  await expect(rows).toHaveCount(1)
  await expect(status).toHaveValue('dihubungi')
  await expect(rows).toContainText('Staf: Sudah ditelepon')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^pendaftaran-\d{4}-\d\d-\d\d\.csv$/)
  const [head, line, end] = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(head).toMatch(/^\uFEFF"Waktu \(WIB\)";"Nama";"Email";"Telepon";"Paket"/)
  expect(line).toContain(`"${nama}";"${email}";"0812-3456-7890";"Umrah Akhir Tahun";"3";"Dihubungi"`)
  expect(line).toContain('"Sudah ditelepon, ""=1+1"" ditanyakan lagi hari Senin."')
  expect(end).toBe('')

  await page.getByRole('button', { name: `Hapus data ${nama}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Apakah anda yakin untuk menghapus data ${nama}?`)
  await dialog.getByRole('button', { name: 'Ok' }).click()
  await expect(
    page.getByText('Tidak ada pendaftaran yang cocok.').or(page.getByText('Belum ada pendaftaran.')),
  ).toBeVisible()
  expect(await api.pendaftaran(email)).toEqual([])
})

test('a note whose session ends is still there after signing in again', async ({
  page,
  request,
  api,
  expectConsole,
}) => {
  expectConsole(/status of 401/)
  const email = api.email('catatan')
  const data = { nama: 'Siti Aminah', email, telepon: '', paket: 'umrah-akhir-tahun', setuju: true }
  expect((await request.post('/api/pendaftaran', { data })).status()).toBe(201)
  await openAsAdmin(page, `/admin/manifest?q=${email}`)
  const open = page.getByRole('button', { name: 'Catatan tentang Siti Aminah' })
  await open.click()
  const note = page.getByLabel('Catatan staf')
  await note.fill('Minta dihubungi setelah Magrib.')
  const token: unknown = await page.evaluate(
    () => JSON.parse(localStorage.getItem('safar-session') ?? '{}').state.token,
  )
  await api.endSession(String(token))
  await page.getByRole('button', { name: 'Simpan' }).click()

  // What lies below may close, but never takes the focus away from the one way on.
  const onward = page.getByRole('button', { name: 'Ke Halaman Login' })
  await expect(onward).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(onward).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email').fill(ADMIN_EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await open.click()
  await expect(note).toHaveValue('Minta dihubungi setelah Magrib.')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Staf: Minta dihubungi setelah Magrib.')).toBeVisible()
})
