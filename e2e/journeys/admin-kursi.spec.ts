import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'

const SOON = new Date(Date.now() + 20 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

for (const [width, wider] of [
  [320, 360],
  [1280, 1440],
] as const) {
  test(`seats are sold by clicks and keys at ${width} px, taken back, and reach the site`, async ({
    page,
    api,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const paket = await api.createPaket({ total_pax: 40, sisa_pax: 9, tanggal_keberangkatan: SOON })
    const { id, slug, nama_paket } = paket
    const stored = async () => (await api.paket(id)).sisa_pax
    await openAsAdmin(page, `/admin/packages?q=${encodeURIComponent(nama_paket)}`)
    const seats = page.getByRole('group', { name: `Kursi ${nama_paket}` })
    const minus = seats.getByRole('button', { name: 'Kurangi kursi' })
    await minus.focus()
    for (let n = 0; n < 3; n += 1) await page.keyboard.press('Enter')
    await expect(seats).toContainText('Sisa 6')
    const said = page
      .getByRole('status')
      .filter({ hasText: `Kursi ${nama_paket} berkurang 3, sisa 6 dari 40.` })
    await expect(said).toBeVisible()
    await expect.poll(stored).toBe(6)
    await expect(minus).toBeFocused()
    for (const each of [width, wider]) {
      await page.setViewportSize({ width: each, height: 800 })
      await expect(minus).toBeInViewport({ ratio: 1 })
      await expectAccessible(page, `seats at ${each}`)
    }
    await api.served(`/data_produk/${slug}`, 'Sisa 6 dari 40')

    await page.getByRole('button', { name: 'Urungkan' }).click()
    await expect(seats).toContainText('Sisa 9')
    await expect.poll(stored).toBe(9)
  })
}

test('what was done to seats and what was deleted are said beside each other, each with its way back', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const sold = await api.createPaket({ total_pax: 40, sisa_pax: 9, tanggal_keberangkatan: SOON })
  const deleted = await api.createPaket({ tanggal_keberangkatan: SOON })
  await openAsAdmin(page, '/admin/packages?q=Umrah+Uji&row=100')
  await page.getByRole('button', { name: `Kurangi kursi ${sold.nama_paket}`, exact: true }).click()
  await page.getByRole('button', { name: `Hapus ${deleted.nama_paket}`, exact: true }).click()
  const dialog = page.getByRole('dialog')
  for (let n = 0; n < 2; n += 1) await dialog.getByRole('button', { name: 'Ok' }).click()
  await expect(dialog).toBeHidden()
  for (const words of [`Kursi ${sold.nama_paket}`, `${deleted.nama_paket} dihapus`]) {
    const said = page.getByRole('status').filter({ hasText: words })
    await said.getByRole('button', { name: 'Urungkan' }).click({ trial: true })
    await said.getByRole('button', { name: /^Tutup/ }).click({ trial: true })
  }
})

test('a form left open adds its seats to those that were sold meanwhile', async ({ page, context, api }) => {
  const { id, slug, nama_paket } = await api.createPaket({ total_pax: 40, sisa_pax: 9 })
  await openAsAdmin(page, `/admin/packages/${slug}`)
  const form = page.getByRole('textbox', { name: 'Available pax' })
  await expect(form).toHaveValue('9')

  const list = await context.newPage()
  await list.goto(`/admin/packages?q=${encodeURIComponent(nama_paket)}`)
  const minus = list.getByRole('button', { name: `Kurangi kursi ${nama_paket}` })
  for (let n = 0; n < 3; n += 1) await minus.click()
  // The tab is closed before the debounce ends: the clicks are sent all the same.
  await list.close({ runBeforeUnload: false })
  await expect.poll(async () => (await api.paket(id)).sisa_pax).toBe(6)

  await form.fill('8')
  await page.getByRole('button', { name: 'Simpan Paket' }).click()
  const done = page.getByRole('dialog', { name: 'Data berhasil diupdate' })
  await expect(done).toContainText('Kursi sekarang 5 dari 40')
  await done.getByRole('button', { name: 'Ok' }).click()
  await expect(form).toHaveValue('5')
})
