import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'

test('a day of a clerk: found, spoken with, put down for tomorrow, joined with its double, and kept beside a colleague’s change', async ({
  page,
  request,
  api,
  expectConsole,
}) => {
  expectConsole(/status of 409/)
  const email = api.email('hari-kerja')
  const send = async (nama: string) => {
    const data = {
      nama,
      email,
      telepon: '0812-7777-1234',
      paket: 'umrah-akhir-tahun',
      kamar: 'quad',
      jumlah_pax: 2,
      setuju: true,
    }
    const sent = await request.post('/api/pendaftaran', { data })
    expect(sent.status()).toBe(201)
    return String((await sent.json()).kode)
  }
  const first = await send('Halimah Sadiyah')
  const second = await send('Bu Halimah')

  await openAsAdmin(page, `/admin/pendaftaran?q=${email}`)
  await page.getByRole('link', { name: 'Halimah Sadiyah', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halimah Sadiyah')
  await expect(page.getByText(`Pendaftaran ${first}`)).toBeVisible()
  await expectAccessible(page, 'a registration')

  // What may be the same is pointed out, and joined on request alone.
  await page.getByRole('button', { name: `Gabungkan dengan ${second}` }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page, 'joining two')
  await dialog.getByRole('button', { name: 'Gabungkan' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Mungkin sama dengan')).toBeHidden()
  await expect(page.getByText(second).first()).toBeVisible()

  const talk = page.getByRole('region', { name: 'Catat kontak' })
  await talk.getByLabel('Yang dibicarakan').fill('Minta kamar dekat lift untuk ibunya.')
  await talk.getByLabel('Langkah berikutnya').fill('Kirim rincian biaya')
  await talk.getByRole('button', { name: 'Besok' }).click()
  await talk.getByRole('button', { name: 'Catat', exact: true }).click()
  await expect(page.getByText('Kontak tercatat.')).toBeVisible()
  await expect(page.getByText('Minta kamar dekat lift untuk ibunya.')).toBeVisible()
  const task = page.getByRole('region', { name: 'Tugas' })
  await expect(task.getByLabel('Tindak lanjut')).not.toHaveValue('')

  // A colleague changes another field meanwhile: both stand.
  const [stored] = (await api.pendaftaran(email)).filter(({ kode }) => kode === first)
  if (!stored) throw new Error('the registration is not there')
  await api.patchPendaftaran(stored.id, { jumlah_pax: 4 })
  await task.getByLabel('Petugas').selectOption({ label: 'Admin Safar (saya)' })
  await expect(task.getByText('Tersimpan.')).toBeVisible()
  await task.getByRole('button', { name: '3 hari lagi' }).click()
  await expect(task.getByText(/^Tersimpan: tindak lanjut /)).toBeVisible()
  const after = (await api.pendaftaran(email)).find(({ kode }) => kode === first)
  expect(after).toMatchObject({ jumlah_pax: 4, status: 'dihubungi' })

  // Where both changed the same thing, nobody's is lost without a word.
  await page.getByRole('button', { name: 'Ubah data' }).click()
  await dialog.getByLabel('Nama').fill('Halimah binti Sadiyah')
  await api.patchPendaftaran(stored.id, { nama: 'Halimah S.' })
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Halimah S.')
  await expect(dialog.getByRole('alert')).toContainText('Halimah binti Sadiyah')
  await expectAccessible(page, 'two changes of one field')
  await page.keyboard.press('Escape')

  // A search still finds the double, and leads to what it was joined to.
  await page.goto(`/admin/pendaftaran?q=${email}`)
  const rows = page.getByRole('region', { name: 'Daftar pendaftaran' }).getByRole('listitem')
  await expect(rows.filter({ hasText: second })).toContainText('Sudah digabung')
  await expect(rows.filter({ hasText: first })).toContainText('Halimah S.')
  await expect(rows.filter({ hasText: first })).toContainText('Tindak lanjut')
})
