import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'

// The table as it is built, with every feature in use: none of them is cut by `admin/lean-table.ts`.

test('columns sort in three states, and several of them with ctrl, kept in the address', async ({ page }) => {
  await openAsAdmin(page, '/admin/packages')
  const head = (name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name}`) })
  const sort = (name: string, modifiers: 'Control'[] = []) =>
    head(name).getByText(name, { exact: true }).click({ modifiers })
  const names = page.getByRole('link', { name: /^Detail / })

  await sort('Nama Paket')
  await expect(page).toHaveURL(/\?sort=nama_paket$/)
  await expect(head('Nama Paket')).toHaveAttribute('aria-sort', 'ascending')
  await expect(names.first()).toHaveAccessibleName(/^Detail Haji Khusus 1448 H/)
  await sort('Nama Paket')
  await expect(page).toHaveURL(/\?sort=-nama_paket$/)
  await expect(head('Nama Paket')).toHaveAttribute('aria-sort', 'descending')
  await expect(names.first()).toHaveAccessibleName(/^Detail Umrah/)
  await sort('Nama Paket')
  await expect(page).toHaveURL(/\/admin\/packages$/)
  await expect(head('Nama Paket')).not.toHaveAttribute('aria-sort', /./)

  await sort('Tipe')
  await sort('Nama Paket', ['Control'])
  await expect(page).toHaveURL(/sort=tipe_paket(,|%2C)nama_paket/)
  await expect(head('Tipe')).toHaveAttribute('aria-sort', 'ascending')
  await expect(head('Nama Paket')).toHaveAttribute('aria-sort', 'ascending')
  await page.reload()
  await expect(head('Tipe')).toHaveAttribute('aria-sort', 'ascending')
  await expect(names.first()).toHaveAccessibleName(/^Detail Haji Khusus 1448 H/)
})

test('the head of the table stays in sight, and where columns have no room they scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await openAsAdmin(page, '/admin/packages?row=50&sort=tipe_paket,nama_paket,nomor')
  const head = page.getByRole('columnheader', { name: 'Delete' })
  const lastDelete = page.getByRole('button', { name: /^Hapus / }).last()
  await lastDelete.scrollIntoViewIfNeeded()
  await expect(head).toBeInViewport({ ratio: 0.9 })
  const banner = await page.getByRole('banner').boundingBox()
  const headBox = await head.boundingBox()
  expect(headBox?.y).toBeCloseTo((banner?.height ?? 0) - 1, 0)
  // Nothing is cut off at the side, not even the marks of three sorted columns.
  const card = await page.getByRole('region', { name: 'Daftar paket' }).boundingBox()
  const end = (box: typeof card) => (box ? box.x + box.width : Number.NaN)
  expect(end(headBox)).toBeLessThanOrEqual(end(card))
  const lines = page.getByRole('cell', { name: 'Garuda Indonesia' }).first()
  expect(
    await lines.evaluate((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return range.getClientRects().length
    }),
  ).toBe(1)

  await page.setViewportSize({ width: 1000, height: 600 })
  await expect(head).not.toBeInViewport()
  await lastDelete.focus()
  await expect(lastDelete).toBeInViewport({ ratio: 1 })
})

test('pages, sizes and filters live in the address and outlast a reload', async ({ page }) => {
  await openAsAdmin(page, '/admin/packages')
  const rows = page.getByRole('link', { name: /^Detail / })
  const size = page.getByLabel('Baris per halaman')
  await expect(size.getByRole('option')).toHaveText(['10', '20', '50', '100'])
  await expect(rows).toHaveCount(10)
  await page.getByRole('button', { name: 'Halaman 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText(/^11–\d+ dari \d+ paket$/)).toBeVisible()
  await size.selectOption('20')
  await expect(page).toHaveURL(/\?row=20$/)
  await expect(page.getByText(/^1–\d+ dari \d+ paket$/)).toBeVisible()

  await page.getByRole('combobox', { name: 'Tipe' }).selectOption('Haji')
  await page
    .getByRole('radiogroup', { name: 'Keadaan' })
    .getByText(/^Penuh/)
    .click()
  await expect(page).toHaveURL(/tipe=Haji&keadaan=penuh&row=20/)
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(rows).toHaveCount(1)
  await expect(rows).toHaveAccessibleName('Detail Haji Khusus Premium 1448 H')
  await expect(page.getByRole('combobox', { name: 'Tipe' })).toHaveValue('Haji')
})

test('a column is hidden for good, and shown again', async ({ page }) => {
  await openAsAdmin(page, '/admin/packages')
  const maskapai = page.getByRole('columnheader', { name: 'Maskapai' })
  await page.getByRole('button', { name: 'Pilih kolom' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Maskapai' }).click()
  await expect(maskapai).toBeHidden()
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Durasi' })).toBeVisible()
  await expect(maskapai).toBeHidden()
  await page.getByRole('button', { name: 'Pilih kolom' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Maskapai' }).click()
  await expect(maskapai).toBeVisible()
})

test('two clicks begin the next departure of a package; a third opens it on the site', async ({ page }) => {
  await openAsAdmin(page, '/admin/packages')
  const more = page.getByRole('button', { name: 'Pilihan lain untuk Umrah Akhir Tahun' })
  await more.click()
  await expect(page.getByRole('menuitem', { name: 'Buka di situs' })).toHaveAttribute(
    'href',
    '/admin/lihat/data_produk/umrah-akhir-tahun',
  )
  await page.getByRole('menuitem', { name: 'Salin untuk keberangkatan lain' }).click()
  await expect(page.getByText(/^Disalin dari Umrah Akhir Tahun/)).toBeVisible()
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await expect(field('Nama paket')).toHaveValue('Umrah Akhir Tahun')
  await expect(field('Tanggal keberangkatan')).toHaveValue('')
  await expect(field('Available pax')).toHaveValue('45')
  await expect(field('Pembimbing 2')).not.toHaveValue('')
})

test('a deletion is taken back from the notice', async ({ page }) => {
  await openAsAdmin(page, '/admin/packages')
  await page.getByRole('button', { name: 'Hapus Umrah Akhir Tahun' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ok' }).click()
  await expect(dialog.getByText('Data berhasil dihapus')).toBeVisible()
  await dialog.getByRole('button', { name: 'Ok' }).click()
  await expect(page.getByRole('link', { name: 'Detail Umrah Akhir Tahun' })).toBeHidden()
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(page.getByRole('link', { name: 'Detail Umrah Akhir Tahun' })).toBeVisible()
})

test('the search looks at number, name, type, duration and airline', async ({ page, request }) => {
  const list: { id: number; nama_paket: string }[] = (await (await request.get('/api/paket')).json()).data
  const istanbul = list.find(({ nama_paket }) => nama_paket === 'Umrah plus Istanbul')
  await openAsAdmin(page, '/admin/packages?row=100')
  const found = page.getByRole('link', { name: 'Detail Umrah plus Istanbul' })
  const other = page.getByRole('link', { name: 'Detail Haji Khusus 1448 H' })
  const field = page.getByLabel('Cari paket')
  for (const words of [`${istanbul?.id} istanbul`, 'PLUS istan', 'umroh 12 hari', 'turkish 12']) {
    await field.fill(words)
    await expect(page).toHaveURL(new RegExp(`q=${words.replaceAll(' ', '\\+')}`))
    await expect(found).toBeVisible()
    await expect(other).toBeHidden()
  }
  await page.getByRole('button', { name: 'Hapus pencarian' }).click()
  await expect(other).toBeVisible()
  await field.fill('tidak ada paket begini')
  await expect(page.getByText('Data not found')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Nama Paket' })).toBeVisible()
  await page.getByRole('button', { name: 'Hapus pencarian dan pilihan' }).click()
  await expect(found).toBeVisible()
})

test('on a phone packages are cards, sorted by a field, with all that a row has', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openAsAdmin(page, '/admin/packages')
  await expect(page.getByRole('table')).toHaveCount(0)
  const cards = page.getByRole('region', { name: 'Daftar paket' }).getByRole('listitem')
  await expect(cards).toHaveCount(10)
  // Words, fields and pages stand on one edge, on phones and tablets.
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 780 })
    const edge = await page.getByLabel('Cari paket').evaluate((field) => field.getBoundingClientRect().left)
    for (const below of [cards.first().locator('img'), page.getByText('Baris per halaman')]) {
      expect((await below.boundingBox())?.x).toBe(edge)
    }
  }
  await page.getByLabel('Urutkan').selectOption('Nama A–Z')
  await expect(page).toHaveURL(/sort=nama_paket/)
  const first = cards.first()
  await expect(first).toContainText(/Haji Khusus 1448 H.*Haji.*24 Hari.*Saudia.*Sisa \d+/s)
  for (const name of [/^Hapus /, /^Pilihan lain untuk /]) {
    await expect(first.getByRole('button', { name })).toBeVisible()
  }
  await first.getByRole('link', { name: /^Detail / }).click()
  await expect(page.getByRole('textbox', { name: 'Nama paket', exact: true })).toHaveValue(
    'Haji Khusus 1448 H',
  )
})
