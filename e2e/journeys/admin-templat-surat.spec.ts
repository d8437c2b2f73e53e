import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'

test('staff put the receipt in their own words, see how it reads, and the next registration gets them', async ({
  page,
  request,
  api,
}) => {
  await openAsAdmin(page, '/admin/kotak-keluar')
  await page.getByRole('link', { name: 'Templat pesan' }).click()
  await expect(page).toHaveTitle('Templat pesan | Safar')
  await expectAccessible(page, 'list of templates')
  await page.getByRole('link', { name: 'Tanda terima pendaftaran' }).click()

  const isi = page.getByRole('textbox', { name: 'Isi', exact: true })
  const before = await isi.inputValue()
  await isi.fill(before.replace('{kode}', '{kodee}'))
  await expect(page.getByText(/Baris 3: \{kodee\} tidak dikenal/)).toBeVisible()
  await isi.fill(`${before}\n\n## Oleh-oleh\n- Sambutan hangat dari {merek}`)
  await page.getByRole('textbox', { name: 'Perihal' }).fill('Ahlan wa sahlan, {nama} ({kode})')
  const frame = page.frameLocator('iframe[title="Email seperti dibaca penerimanya"]')
  await expect(frame.getByRole('heading', { name: 'Oleh-oleh' })).toBeVisible()
  await expect(page.getByText('Ahlan wa sahlan, Siti Maryam (K7MD-3RTX)')).toBeVisible()
  await page.getByText('Gelap', { exact: true }).click()
  await expect(frame.locator('body')).toHaveCSS('background-color', 'rgb(16, 26, 23)')
  await page.getByText('Teks saja').click()
  await expect(page.getByText('- Sambutan hangat dari Safar')).toBeVisible()
  await expectAccessible(page, 'editor of a template')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByText(/^Tersimpan sebagai versi \d+\.$/)).toBeVisible()

  const email = api.email('templat')
  const data = { nama: 'Siti Rahmawati', email, paket: 'Umroh', setuju: true }
  expect((await request.post('/api/pendaftaran', { data })).status()).toBe(201)
  const own = async () => {
    const list: { id: number; penerima: string; keadaan: string; perihal: string }[] =
      await api.read('/api/kotak-keluar')
    return list.find(({ penerima }) => penerima === email)
  }
  await expect.poll(async () => (await own())?.keadaan).toBe('disimpan')
  const surat = await own()
  expect(surat?.perihal).toMatch(/^Ahlan wa sahlan, Siti Rahmawati \(/)
  const eml = await readFile(join(process.env.E2E_DATA_DIR ?? '', 'surat', `${surat?.id}.eml`), 'utf8')
  expect(eml).toMatch(/^Subject: Ahlan wa sahlan, Siti Rahmawati/m)
  expect(eml).toContain('- Sambutan hangat dari Safar')

  await page.getByRole('button', { name: 'Kembalikan ke semula' }).click()
  await expect(isi).toHaveValue(before)
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByText('Teks bawaan, dapat Anda ubah.')).toBeVisible()
})
