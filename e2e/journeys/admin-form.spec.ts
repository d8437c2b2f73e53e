import type { FileChooser, Locator, Page } from '@playwright/test'
import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'
import { picture } from './picture.ts'

const EMPTY = 'Data tidak boleh kosong'
const field = (page: Page | Locator, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })

test('an empty form is refused beside each field, counted by section, and opened at its first fault', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/packages/add')
  await expect(page).toHaveTitle('Tambah Paket | Safar')
  await expect(field(page, 'Deskripsi')).toHaveAttribute('rows', '20')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await button(page, 'Simpan Paket').click()

  const fields = [
    'Nama paket',
    'Durasi',
    'Rating hotel',
    'Maskapai',
    'Harga quad',
    'Harga mulai (triple)',
    'Harga double',
    'Keterangan',
    'Tempat keberangkatan',
    'Tanggal keberangkatan',
    'Total pax',
    'Available pax',
    'Deskripsi',
    'Pembimbing 1',
    'Harga termasuk 1',
    'Harga tidak termasuk 1',
    'Keunggulan 1',
    'Syarat dan ketentuan 1',
    'Nama hotel',
    'Nama maskapai',
  ].map((name) => field(page, name))
  const pictures = ['Poster', 'Flyer'].map((name) => page.getByLabel(new RegExp(`^${name}`)))
  for (const input of [...fields, page.getByRole('combobox', { name: 'Tipe' }), ...pictures]) {
    await expect(input).toHaveAccessibleDescription(new RegExp(EMPTY))
    await expect(input).toHaveAttribute('required')
    await expect(input).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(page.getByText(EMPTY)).toHaveCount(23)
  for (const name of ['Fasilitas 1', 'Nama', 'Hari']) {
    await expect(field(page, name)).not.toHaveAttribute('aria-invalid', 'true')
  }
  const index = page.getByRole('navigation', { name: 'Bagian formulir' })
  await expect(index.getByRole('button')).toHaveText([
    'Identitas5 isian perlu diperbaiki',
    'Gambar2 isian perlu diperbaiki',
    'Harga per pax4 isian perlu diperbaiki',
    'Jadwal dan kursi4 isian perlu diperbaiki',
    'Deskripsi1 isian perlu diperbaiki',
    'Pembimbing dan layanan3 isian perlu diperbaiki',
    'Itinerary(belum lengkap)',
    'Hotel1 isian perlu diperbaiki',
    'Penerbangan1 isian perlu diperbaiki',
    'Keunggulan dan syarat2 isian perlu diperbaiki',
  ])
  await expect(field(page, 'Nama paket')).toBeFocused()
  expect(sent).toEqual([])

  // A mended field is no longer counted, and the next error is one click away.
  await field(page, 'Nama paket').fill('Umrah Reguler')
  await expect(page.getByText('22 isian perlu diperbaiki.')).toBeVisible()
  await expect(index.getByRole('button', { name: /^Identitas 4/ })).toBeVisible()
  await index.getByRole('button', { name: /^Keunggulan/ }).click()
  await expect(field(page, 'Keunggulan 1')).toBeInViewport()
  await expect(field(page, 'Keunggulan 1')).toBeFocused()
  await button(page, 'Ke isian pertama').click()
  await expect(page.getByRole('combobox', { name: 'Tipe' })).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Tipe' })).toBeInViewport()
})

test('numbers carry dots and dates are Indonesian', async ({ page }) => {
  await openAsAdmin(page, '/admin/packages/add')
  const type = async (name: string, keys: string) => {
    await field(page, name).click()
    await page.keyboard.type(keys)
  }
  await type('Nama paket', 'Umrah Keluarga')
  await page.getByRole('combobox', { name: 'Tipe' }).selectOption('Haji')
  await expect(page.getByRole('combobox', { name: 'Tipe' }).getByRole('option')).toHaveText([
    'Pilih tipe',
    'Umroh',
    'Haji',
    'Overseas',
  ])
  const currency = page.getByRole('combobox', { name: 'Mata uang' })
  await expect(currency).toHaveValue('Rp')
  await expect(currency.getByRole('option')).toHaveText(['Rp', 'USD'])

  await type('Harga double', '32500000')
  await expect(field(page, 'Harga double')).toHaveValue('32.500.000')
  // A digit in the middle keeps the caret where it was typed.
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('1x')
  await expect(field(page, 'Harga double')).toHaveValue('312.500.000')
  await page.keyboard.press('Backspace')
  await expect(field(page, 'Harga double')).toHaveValue('32.500.000')
  await currency.selectOption('USD')

  await type('Durasi', '9')
  await page.keyboard.press('ArrowUp')
  await expect(field(page, 'Durasi')).toHaveValue('10')
  await type('Rating hotel', '4')
  await type('Total pax', '1200')
  await expect(field(page, 'Total pax')).toHaveValue('1.200')
  await type('Available pax', '3')

  const date = field(page, 'Tanggal keberangkatan')
  await type('Tanggal keberangkatan', '16/1/2030')
  await date.blur()
  await expect(date).toHaveValue('16 Januari 2030')
  await date.fill('31 Februari 2030')
  await date.blur()
  await expect(date).toHaveValue('31 Februari 2030')
  await expect(date).toHaveAttribute('aria-invalid', 'true')
  await button(page, 'Kalender Tanggal keberangkatan').click()
  const calendar = page.getByRole('dialog', { name: 'Kalender Tanggal keberangkatan' })
  await expect(calendar.getByRole('columnheader')).toHaveText(['Sn', 'Sl', 'Rb', 'Km', 'Jm', 'Sb', 'Mg'])
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  await expect(button(page, 'Kalender Tanggal keberangkatan')).toBeFocused()
  await date.fill('1 maret 2030')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(calendar.getByRole('button', { name: '1 Maret 2030', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(date).toHaveValue('8 Maret 2030')
  await expect(date).not.toHaveAttribute('aria-invalid', 'true')
})

const LISTS = [
  ['Pembimbing', 'Tambah pembimbing', 'Pembimbing 2'],
  ['Fasilitas', 'Tambah fasilitas', 'Fasilitas 2'],
  ['Harga termasuk', 'Tambah harga termasuk', 'Harga termasuk 2'],
  ['Harga tidak termasuk', 'Tambah harga tidak termasuk', 'Harga tidak termasuk 2'],
  ['Keunggulan', 'Tambah keunggulan', 'Keunggulan 2'],
  ['Syarat dan ketentuan', 'Tambah syarat', 'Syarat dan ketentuan 2'],
  ['Itinerary', 'Tambah hari', 'Nama'],
  ['Hotel', 'Tambah hotel', 'Nama hotel'],
  ['Penerbangan', 'Tambah penerbangan', 'Nama maskapai'],
] as const

test('lists grow by + and shrink only while more than one entry exists', async ({ page }) => {
  await openAsAdmin(page, '/admin/packages/add')
  const removers = page.getByRole('button', { name: /^(Hapus|Remove) / })
  await expect(removers).toHaveCount(0)
  for (const [list, add, first] of LISTS) {
    await button(page, add).click()
    await expect(field(page, first).last()).toBeFocused()
    await expect(removers).toHaveCount(2)
    await page.keyboard.type('terakhir')
    await page.getByRole('button', { name: new RegExp(`^(Hapus|Remove) ${list} 1$`) }).click()
    await expect(removers).toHaveCount(0)
    await expect(page.getByRole('button', { name: new RegExp(`^Pindahkan ${list} `) })).toHaveCount(0)
    // The right entry was removed.
    if (list === 'Itinerary' || list === 'Hotel' || list === 'Penerbangan') {
      await expect(page.getByRole('group', { name: `${list} 1` })).toContainText('terakhir')
    } else {
      await expect(field(page, `${list} 1`)).toHaveValue('terakhir')
    }
  }
})

/** Drags a grip to a place with the mouse, in steps as a hand does. */
async function drag(page: Page, grip: Locator, over: Locator, end: 'drop' | 'escape' = 'drop') {
  await grip.scrollIntoViewIfNeeded()
  const [from, to] = [await grip.boundingBox(), await over.boundingBox()]
  if (!from || !to) throw new Error('nothing to drag')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2, to.y + to.height - 2, { steps: 8 })
  if (end === 'escape') await page.keyboard.press('Escape')
  await page.mouse.up()
}

test('entries are put in order by a dragging mouse, by arrow keys and by a panel of moves', async ({
  page,
  api,
}) => {
  const paket = await api.createPaket({
    keunggulans: ['satu', 'dua', 'tiga', 'empat'].map((keterangan) => ({ keterangan })),
  })
  await openAsAdmin(page, `/admin/packages/${paket.slug}`)
  const list = page.getByRole('group', { name: 'Keunggulan', exact: true })
  const grip = (row: number, name = 'Keunggulan') => button(page, `Pindahkan ${name} ${row}`)
  const order = (words: string[]) =>
    expect
      .poll(() =>
        list.getByRole('textbox').evaluateAll((rows) => rows.map((row) => (row as HTMLInputElement).value)),
      )
      .toEqual(words)

  await drag(page, grip(1), field(page, 'Keunggulan 3'))
  await order(['dua', 'tiga', 'satu', 'empat'])
  await expect(grip(3)).toBeFocused()
  await drag(page, grip(1), field(page, 'Keunggulan 4'), 'escape')
  await order(['dua', 'tiga', 'satu', 'empat'])

  await grip(4).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await order(['dua', 'empat', 'tiga', 'satu'])
  await expect(grip(2)).toBeFocused()
  await expect(page.getByText('Keunggulan 3 dipindahkan ke urutan 2 dari 4.')).toBeAttached()
  await page.keyboard.press('Enter')
  const moves = page.getByRole('group', { name: 'Urutan Keunggulan 2' })
  await page.keyboard.press('Tab')
  await expect(moves.getByRole('button', { name: 'Naikkan' })).toBeFocused()
  await moves.getByRole('button', { name: 'Ke paling bawah' }).press('Enter')
  await order(['dua', 'tiga', 'satu', 'empat'])
  await expect(grip(4)).toBeFocused()

  // Entries of several fields move whole, opened or folded.
  const heads = page.getByRole('group', { name: /^Hotel \d$/ })
  const [first, second] = paket.hotels.map((hotel) => String(hotel.nama_hotel))
  await drag(page, grip(1, 'Hotel'), heads.nth(1))
  await expect(heads.nth(0)).toContainText(String(second))
  await expect(heads.nth(1)).toContainText(String(first))
  await expect(field(heads.nth(1), 'Nama hotel')).toHaveValue(String(first))

  await page.keyboard.press('Control+s')
  await expect(page.getByRole('dialog', { name: 'Data berhasil diupdate' })).toBeVisible()
  const saved = await api.paket(paket.id)
  expect(saved.keunggulans).toEqual(['dua', 'tiga', 'satu', 'empat'].map((keterangan) => ({ keterangan })))
  expect(saved.hotels.slice(0, 2).map((hotel) => hotel.nama_hotel)).toEqual([second, first])
})

test('a package is added by keys alone, lists and pictures included', async ({ page, api }) => {
  const nama = api.nama('Umrah Papan Ketik')
  await openAsAdmin(page, '/admin/packages/add')
  await expect(page.getByRole('heading', { name: 'Tambah Paket', level: 1 })).toBeVisible()
  const { keyboard } = page
  const dialogs: FileChooser[] = []
  page.on('filechooser', (dialog) => dialogs.push(dialog))
  /** Tabs to a control, as someone without a mouse has to. */
  const reach = async (control: Locator) => {
    for (let tabs = 0; tabs < 60; tabs += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return
      await keyboard.press('Tab')
    }
    throw new Error(`${control} is out of reach of the Tab key`)
  }
  const type = async (texts: Record<string, string>) => {
    for (const [name, text] of Object.entries(texts)) {
      await reach(field(page, name))
      await keyboard.type(text)
    }
  }
  const choose = async (name: string, file: string) => {
    await reach(page.getByLabel(new RegExp(`^${name}`)))
    const earlier = dialogs.length
    // Chromium does not open the picker at every first press of an automated key.
    await expect(async () => {
      await keyboard.press('Space')
      await expect.poll(() => dialogs.length, { timeout: 1_000 }).toBeGreaterThan(earlier)
    }).toPass()
    await dialogs.at(-1)?.setFiles(picture(file))
    await expect(
      page.getByRole('group', { name, exact: true }).getByRole('button', { name: 'Lihat Gambar' }),
    ).toBeFocused()
  }

  await type({ 'Nama paket': nama })
  await reach(page.getByRole('combobox', { name: 'Tipe' }))
  await keyboard.type('Umroh')
  await type({
    Durasi: '9',
    'Rating hotel': '4',
    Maskapai: 'Saudia',
  })
  await choose('Poster', 'kaaba')
  await choose('Flyer', 'flyer-1')
  await reach(page.getByRole('combobox', { name: 'Mata uang' }))
  await keyboard.type('USD')
  await type({
    'Harga quad': '2100',
    'Harga mulai (triple)': '2200',
    'Harga double': '2400',
    Keterangan: 'Kamar sendiri tambah USD 500 per pax.',
    'Tempat keberangkatan': 'Jakarta',
    'Tanggal keberangkatan': '16 jan 2030',
    'Total pax': '45',
    'Available pax': '45',
    Deskripsi: 'Sembilan hari.',
  })
  await keyboard.press('Enter')
  await keyboard.type('Dua baris.')
  await type({ 'Pembimbing 1': 'Ustadz Fahri' })
  // Enter opens the next row, with the caret in it.
  await keyboard.press('Enter')
  await keyboard.type('Ustadzah Laila')
  await type({
    'Fasilitas 1': 'Bus ber-AC',
    'Harga termasuk 1': 'Tiket pesawat',
    'Harga tidak termasuk 1': 'Paspor',
    Nama: 'Jakarta – Madinah',
  })
  await reach(button(page, 'Tambah hari'))
  await keyboard.press('Enter')
  await expect(field(page.getByRole('group', { name: 'Itinerary 2' }), 'Nama')).toBeFocused()
  await keyboard.type('Madinah')
  await type({
    'Nama hotel': 'Taibah Nur',
    Lokasi: 'Madinah',
    Bintang: '4',
    'Check-in': '16/1/2030',
    'Check-out': '19/1/2030',
  })
  await choose('Gambar hotel', 'hotel-madinah-1')
  await type({
    'Nama maskapai': 'Saudia',
    'Berangkat dari': 'Jakarta (CGK)',
    'Tiba di': 'Madinah (MED)',
    'Tanggal berangkat': '16/1/2030',
    'Tanggal tiba': '16/1/2030',
    Gate: 'Terminal 3',
  })
  await choose('Gambar maskapai', 'kaaba-480')
  await type({
    'Keunggulan 1': 'Madinah lebih dulu',
    'Syarat dan ketentuan 1': 'Uang muka',
  })
  await keyboard.press('Control+s')

  const dialog = page.getByRole('dialog', { name: 'Data berhasil ditambahkan' })
  await expect(button(dialog, 'Ok')).toBeFocused()
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/packages$/)
  const stored = await api.paket(nama.toLowerCase().replaceAll(' ', '-'))
  expect(stored).toMatchObject({
    tipe_paket: 'Umroh',
    durasi: '9 Hari',
    rating_hotel: 4,
    currency: 'USD',
    harga_quad: 2100,
    harga_triple: 2200,
    harga_double: 2400,
    tanggal_keberangkatan: '2030-01-16',
    total_pax: 45,
    sisa_pax: 45,
    deskripsi: 'Sembilan hari.\nDua baris.',
    pembimbings: [{ nama: 'Ustadz Fahri' }, { nama: 'Ustadzah Laila' }],
    itineraris: [
      { hari: 1, name: 'Jakarta – Madinah' },
      { hari: 2, name: 'Madinah' },
    ],
    hotels: [{ nama_hotel: 'Taibah Nur', bintang: 4, check_in: '2030-01-16', check_out: '2030-01-19' }],
    maskapais: [{ nama_maskapai: 'Saudia', date_departure: '2030-01-16', gate: 'Terminal 3' }],
  })
  expect(stored.hotels[0]?.image).toMatch(/\.webp$/)
})

test('contradictions are pointed out in words and still saved; only seats beyond the total are refused', async ({
  page,
  api,
}) => {
  const paket = await api.createPaket()
  await openAsAdmin(page, `/admin/packages/${paket.id}`)
  await expect(field(page, 'Deskripsi')).toHaveAttribute('rows', '30')
  await field(page, 'Harga quad').fill('90000000')
  await expect(field(page, 'Harga quad')).toHaveAccessibleDescription(
    /Harga quad lebih mahal dari harga mulai/,
  )
  await field(page, 'Tanggal keberangkatan').fill('2 Januari 2020')
  await expect(field(page, 'Tanggal keberangkatan')).toHaveAccessibleDescription(/sudah lewat/)
  const hotel = page.getByRole('group', { name: 'Hotel 1' })
  await field(hotel, 'Check-in').fill('12/1/2030')
  await field(hotel, 'Check-out').fill('11/1/2030')
  const flight = page.getByRole('group', { name: 'Penerbangan 1' })
  await field(flight, 'Tanggal berangkat').fill('12/1/2030')
  await field(flight, 'Tanggal tiba').fill('11/1/2030')
  const summary = page.getByRole('region', { name: /hal untuk diperiksa$/ })
  await expect(summary).toContainText('Paket tetap dapat disimpan.')
  await expect(summary).toContainText(/Check-out .+ tidak setelah check-in\./)
  await expect(summary).toContainText(/Tanggal tiba .+ sebelum tanggal berangkat\./)
  await button(summary, 'Hotel 1: Check-out').click()
  await expect(field(hotel, 'Check-out')).toBeFocused()

  await field(page, 'Total pax').fill('10')
  await field(page, 'Available pax').fill('11')
  await button(page, 'Simpan Paket').click()
  await expect(field(page, 'Available pax')).toBeFocused()
  await expect(field(page, 'Available pax')).toHaveAccessibleDescription(/Lebih besar dari total pax \(10\)/)
  await field(page, 'Available pax').fill('9')
  await button(page, 'Simpan Paket').click()
  await button(page.getByRole('dialog', { name: 'Data berhasil diupdate' }), 'Ok').click()
  await expect(summary).toBeVisible()
  expect(await api.paket(paket.id)).toMatchObject({ harga_quad: 90_000_000, sisa_pax: 9 })
})

test('a package begins with an example, is kept as a draft, and is copied into another', async ({
  page,
  api,
}) => {
  const nama = api.nama('Umrah Draf')
  const days = page.getByRole('group', { name: /^Itinerary \d+$/ })
  await openAsAdmin(page, '/admin/packages/add')
  await field(page, 'Nama paket').fill(nama)
  await button(page, 'Mulai dari contoh 9 hari').click()
  await expect(page.getByText(/^Contoh umrah 9 hari sudah diisikan/)).toBeVisible()
  await expect(days).toHaveCount(9)
  await button(page, 'Urungkan').click()
  await expect(button(page, 'Mulai dari contoh 9 hari')).toBeFocused()
  await expect(days).toHaveCount(1)
  await expect(field(page, 'Nama paket')).toHaveValue(nama)
  await page.keyboard.press('Enter')
  await expect(days).toHaveCount(9)

  // Publishing is refused, and the message offers to save a draft.
  await button(page, 'Simpan Paket').click()
  const refused = page.getByRole('status').filter({ hasText: 'isian perlu diperbaiki.' })
  await button(refused, 'Simpan sebagai draf').click()
  const saved = page.getByRole('dialog', { name: 'Data berhasil ditambahkan' })
  await expect(saved).toContainText('Tersimpan sebagai draf')
  await button(saved, 'Ok').click()

  await page.goto('/admin/packages/add')
  await button(page, 'Salin dari paket lain').click()
  const chosen = page.getByRole('dialog', { name: 'Salin dari paket lain' })
  await field(chosen, 'Cari paket').fill(nama)
  await chosen.getByRole('listitem').getByRole('button', { name: nama }).click()
  await expect(page.getByText(`Disalin dari ${nama}.`)).toBeVisible()
  await expect(days).toHaveCount(9)
  await expect(button(page, 'Mulai dari contoh 9 hari')).toHaveCount(0)
  const [stored] = await api.read(`/api/paket?status=semua&q=${encodeURIComponent(nama)}`)
  expect(stored).toMatchObject({ status: 'draf', durasi: '9 Hari', tanggal_keberangkatan: '' })
})
