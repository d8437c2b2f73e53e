import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'
import { picture } from './picture.ts'

const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })
const file = (name: string, source: string) => ({
  name,
  mimeType: 'image/webp',
  buffer: readFileSync(picture(source)),
})
const upload = (page: Page, files: ReturnType<typeof file>[]) =>
  page.locator('input[type="file"]').first().setInputFiles(files)

/** Deletes an unused picture. */
async function remove(page: Page, name: string): Promise<void> {
  await openAsAdmin(page, `/admin/gambar?q=${name}`)
  await option(page, name).click()
  await page.getByRole('button', { name: `Hapus ${name}`, exact: true }).click()
  const question = page.getByRole('dialog', { name: `Hapus ${name}?` })
  await question.getByRole('button', { name: 'Hapus', exact: true }).click()
  await expect(page.getByText('Gambar dihapus.')).toBeVisible()
  await expect(option(page, name)).toHaveCount(0)
}

test('many pictures go up at once, each refusal by its name, and get words, a point and a mark by keys alone', async ({
  intercept,
  page,
  expectConsole,
}) => {
  const mark = Date.now()
  const [satu, dua] = [`satu-${mark}.webp`, `dua-${mark}.webp`]
  await openAsAdmin(page, '/admin/gambar')
  await upload(page, [
    file(satu, 'kaaba'),
    { ...file('brosur.pdf', 'kaaba'), mimeType: 'application/pdf' },
    { name: 'rusak.webp', mimeType: 'image/webp', buffer: Buffer.from('RIFF0000WEBPVP8 ') },
    file(dua, 'nabawi'),
  ])
  await expect(page.getByText('2 dari 4 gambar terunggah')).toBeVisible()
  const refused = page.getByRole('alert')
  await expect(refused).toContainText('brosur.pdf bukan gambar yang dapat dipakai.')
  await expect(refused).toContainText('rusak.webp: ')
  expectConsole(/422/)
  await page.getByRole('button', { name: 'Tutup laporan unggahan' }).click()

  await page.getByRole('textbox', { name: 'Cari gambar' }).fill(String(mark))
  await expect(page.getByRole('option')).toHaveCount(2)
  await expect(page.getByText('Tanpa deskripsi 2')).toBeVisible()
  await page.getByRole('option').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(option(page, satu)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: dua })).toBeVisible()
  await expect(page).toHaveURL(/gambar=/)

  const point = page.getByRole('button', { name: /^Titik fokus/ })
  await point.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(point).toHaveAccessibleName('Titik fokus, 51% dari kiri, 40% dari atas')
  await expect(page.getByLabel('Dari atas (%)')).toHaveValue('40')
  await page.getByLabel('Dari kiri (%)').fill('30')
  await expect(point).toHaveAccessibleName(/^Titik fokus, 30% dari kiri/)

  // A refused description stays in its field, after a reload too.
  const alt = page.getByRole('textbox', { name: /^Deskripsi gambar/ })
  await alt.fill('Pelataran <b>Masjid Nabawi</b>')
  expectConsole(/500/)
  await intercept('**/api/gambar/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByText('Isian Anda masih di sini.')).toBeVisible()
  await page.context().unroute('**/api/gambar/*')
  await page.reload()
  await expect(alt).toHaveValue('Pelataran <b>Masjid Nabawi</b>')
  await page.getByRole('button', { name: 'Simpan, berikutnya' }).press('Enter')

  await expect(page.getByRole('heading', { name: satu })).toBeVisible()
  await expect(alt).toBeFocused()
  await expect(page.getByText('Tanpa deskripsi 1')).toBeVisible()
  await page.getByLabel('Hiasan saja, lewati pembaca layar').press('Space')
  await page.getByRole('button', { name: 'Simpan', exact: true }).press('Enter')
  await expect(page.getByText('Tersimpan.')).toBeVisible()
  await expect(page.getByText('Tanpa deskripsi 0')).toBeVisible()
  await expect(page.getByText('Hiasan 1')).toBeVisible()

  await page.getByText('Tanpa deskripsi 0').click()
  await expect(page.getByText('Tidak ada gambar yang cocok.')).toBeVisible()
  await page.goBack()
  await remove(page, satu)
  await remove(page, dua)
})

test('a picture that is used names its places, cannot be deleted, and is replaced in all of them', async ({
  page,
  api,
}) => {
  const paket = await api.createPaket()
  const name = `pengganti-${Date.now()}.webp`
  const first = (await api.read(`/api/gambar/${paket.thumbnail}`)) as { dipakai: { id: number }[] }
  expect(first.dipakai.map(({ id }) => id)).toContain(paket.id)
  // One that this package alone shows.
  await openAsAdmin(page, '/admin/gambar')
  await upload(page, [file(`semula-${name}`, 'mina')])
  await expect(page.getByText('1 dari 1 gambar terunggah')).toBeVisible()
  const [semula] = (await api.read(`/api/gambar?q=semula-${name}`)) as { image_name: string }[]
  await api.updatePaket(paket.id, { thumbnail: semula?.image_name })
  await page.goto(`/admin/gambar?gambar=${semula?.image_name}`)
  await expect(page.getByRole('heading', { name: 'Dipakai di 1 tempat' })).toBeVisible()
  await expect(page.getByRole('link', { name: `Paket: ${paket.nama_paket}` })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Hapus semula/ })).toHaveCount(0)

  await page.getByRole('button', { name: 'Ganti di semua tempat' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type="file"]').setInputFiles(file(name, 'arafat'))
  await expect(page.getByRole('dialog', { name: 'Ganti di 1 tempat?' })).toBeVisible()
  await page.getByRole('button', { name: 'Ganti sekarang' }).click()
  await expect(page.getByText('Diganti di 1 tempat.')).toBeVisible()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: `Paket: ${paket.nama_paket}` })).toBeVisible()
})

test('a form takes a picture of the library in place of an upload, by keys as well', async ({
  page,
  api,
}) => {
  const paket = await api.createPaket()
  await openAsAdmin(page, `/admin/packages/${paket.id}`)
  const poster = page.getByRole('group', { name: 'Poster', exact: true })
  await poster.getByRole('button', { name: 'Update' }).click()
  await page.getByRole('button', { name: 'Pilih dari pustaka' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Pilih poster' })
  await dialog.getByRole('textbox', { name: 'Cari gambar' }).fill('uhud.webp')
  await expect(dialog.getByRole('option')).toHaveCount(1)
  await dialog.getByRole('option').focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Pakai gambar ini: uhud.webp' }).click()
  await expect(poster.getByRole('button', { name: 'Lihat Gambar' })).toBeFocused()
  await page.getByRole('button', { name: 'Simpan Paket', exact: true }).click()
  const chosen = (await api.read('/api/gambar?q=uhud.webp')) as { image_name: string }[]
  await expect
    .poll(async () => ((await api.read(`/api/paket/${paket.id}`)) as { thumbnail: string }).thumbnail)
    .toBe(chosen[0]?.image_name)
})

for (const width of [320, 360, 768, 1280]) {
  test(`axe finds nothing on the library at ${width} px, with a picture open and in its dialogs`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAsAdmin(page, '/admin/gambar')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectAccessible(page, 'library')
    await option(page, /[1-9] tempat/)
      .first()
      .click()
    await expect(page.getByRole('button', { name: /^Titik fokus/ })).toBeVisible()
    await expectAccessible(page, 'open picture')
    await page.getByRole('button', { name: 'Ganti di semua tempat' }).click()
    await expect(page.getByRole('listbox', { name: 'Gambar di pustaka' })).toBeVisible()
    await expectAccessible(page, 'choosing another')
  })
}
