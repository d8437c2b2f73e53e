import { openAsAdmin, resize } from './admin-session.ts'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'

test('the rooms of a departure are proposed, numbered, changed by keys and taken back', async ({
  page,
  admin,
  api,
}) => {
  const call = async (path: string, data: object) => {
    const answer = await admin.post(path, { data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()).data
  }
  const paket = await api.createPaket()
  const women = ['RATNA DEWI KUSUMA', 'LILIS NURAINI']
  const jamaah = await Promise.all(
    women.map((nama_paspor) =>
      call('/api/jamaah', { nama_paspor, jenis_kelamin: 'P', tgl_lahir: '1988-04-03' }),
    ),
  )
  const { id } = await call('/api/pemesanan', {
    paket_id: String(paket.id),
    pemesan: { nama: 'Keluarga Kamar', telepon: '0812 1111 3333', email: '' },
    peserta: jamaah.map((one) => ({ jenis: 'dewasa', kamar: 'quad', jamaah_id: one.id })),
  })
  await call(`/api/pemesanan/${id}/status`, { status: 'sebagian' })

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAsAdmin(page, `/admin/manifest/kamar/${paket.slug}`)
  await expect(page.getByText('Belum ada kamar.')).toBeVisible()
  await page.getByRole('button', { name: 'Usulkan otomatis' }).first().click()
  await expect(page.getByText('Usulan: 2 orang ditempatkan, tanpa bentrok.')).toBeVisible()
  await expectAccessible(page, 'a proposal')
  await page.getByRole('button', { name: 'Terapkan' }).click()
  await expect(page.getByText('Semua sudah dapat kamar.')).toBeVisible()

  const { keyboard } = page
  await page.getByRole('button', { name: 'Belum bernomor, isi nomor' }).click()
  await keyboard.type('211')
  await keyboard.press('Enter')
  const room = page.getByRole('region', { name: 'Kamar 211, Quad' })
  await expect(room).toBeVisible()
  await page.getByRole('button', { name: 'Tambah kamar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tambah kamar' })
  await dialog.getByRole('textbox', { name: /^Nomor di/ }).fill('212')
  await expectAccessible(page, 'a new room')
  await dialog.getByRole('button', { name: 'Tambah kamar' }).click()
  const other = page.getByRole('region', { name: 'Kamar 212, Quad' })
  await expect(other).toBeVisible()

  const ratna = page.getByRole('button', { name: /^RATNA DEWI KUSUMA/ })
  await ratna.focus()
  await keyboard.press('Space')
  await expect(page.getByText('Kamar 212, quad, 4 kosong, cocok')).toBeAttached()
  await expectAccessible(page, 'somebody lifted', { without: 'color-contrast' })
  await keyboard.press('Enter')
  await expect(other.getByText('RATNA DEWI KUSUMA')).toBeVisible()
  await expect(ratna).toBeFocused()
  await ratna.dragTo(room)
  await expect(room.getByText('RATNA DEWI KUSUMA')).toBeVisible()
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(other.getByText('RATNA DEWI KUSUMA')).toBeVisible()
  await expect(page.getByText('Menyimpan…')).toHaveCount(0)

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Unduh daftar hotel' }).click()
  expect((await file).suggestedFilename()).toBe(`kamar-${paket.slug}.xlsx`)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.getByRole('table')).toContainText('211')
  await expect(page.getByRole('heading', { name: 'Pembagian kamar' })).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })

  for (const [width, letters] of [
    [360, '100%'],
    [320, '100%'],
    [360, '200%'],
    [1280, '200%'],
  ] as const) {
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters)
    await resize(page, width)
    await expect(ratna).toBeVisible()
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(beyond, { message: `${width} px, letters of ${letters}` }).toBeLessThanOrEqual(0)
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await resize(page, 360)
  await expectAccessible(page, 'rooms on a phone')
  await ratna.click()
  const picker = page.getByRole('dialog', { name: 'Pindahkan RATNA DEWI KUSUMA' })
  await expectAccessible(page, 'the picker on a phone')
  await picker.getByRole('button', { name: /^Kamar 211/ }).click()
  await expect(room.getByText('RATNA DEWI KUSUMA')).toBeVisible()
  await expect(page.getByText('Menyimpan…')).toHaveCount(0)
  await call(`/api/pemesanan/${id}/status`, { status: 'batal', alasan: 'Uji' })
})
