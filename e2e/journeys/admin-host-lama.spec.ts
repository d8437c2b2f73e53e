import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../accounts.ts'
import { expect, test } from './api.ts'
import { startHostLama } from './host-lama.ts'
import { fillPaketForm } from './paket-form.ts'

let host: Awaited<ReturnType<typeof startHostLama>>

test.beforeEach(async () => {
  host = await startHostLama({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD })
  host.add({
    id: 1,
    slug: 'umrah-lama',
    tipe_paket: 'umroh',
    nama_paket: 'Umrah dari Host Lama',
    durasi: '9',
    pemberangkatan: 'Jakarta',
    maskapai: 'Saudia',
    harga_quad: '29500000.00',
    harga_triple: '30500000.00',
    harga_double: '32000000.00',
    currency: 'Rp',
    rating_hotel: '4',
    tanggal_keberangkatan: '2031-03-08 00:00:00',
    keterangan: null,
    thumbnail: 'poster-1600x1000.webp',
    flyer: 'flyer-800x1000.webp',
    deskripsi: null,
    total_pax: '45',
    sisa_pax: '17',
    hotels: [{ nama_hotel: 'Taibah Nur', lokasi: 'Madinah', deskripsi: null, bintang: '4' }],
    fasilitas: [{ nama: 'Bus dari host lama' }],
    pembimbings: null,
  })
})
test.afterEach(() => host.close())

test('staff sign in, find, change, add and delete packages on the older host', async ({
  page,
  expectConsole,
}) => {
  // The host's own refusals, and the calls that it does not know.
  expectConsole(/status of (401|404|422)/)
  await page.goto(`${host.origin}/login?next=%2Fadmin%2Fpackages`)
  await page.getByLabel('Email').fill(ADMIN_EMAIL)
  await page.getByLabel('Password', { exact: true }).fill('salah sama sekali')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Email or Password is wrong')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/admin\/packages$/)
  await page.getByRole('link', { name: 'Detail Umrah dari Host Lama' }).click()

  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await expect(field('Harga double')).toHaveValue(/32\.000\.000/)
  await expect(field('Total pax')).toHaveValue('45')
  await expect(field('Fasilitas 1')).toHaveValue('Bus dari host lama')
  await field('Keterangan').fill('Kamar sendiri tambah Rp 8.000.000 per pax.')
  host.refuse({ keterangan: ['Keterangan ditolak host lama.'] })
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Keterangan ditolak host lama.').first()).toBeVisible()
  await page.getByRole('dialog', { name: 'Data gagal diupdate' }).getByRole('button', { name: 'Ok' }).click()
  host.refuse(null)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('dialog', { name: 'Data berhasil diupdate' })).toBeVisible()
  expect(host.saved).toEqual([
    expect.objectContaining({
      keterangan: 'Kamar sendiri tambah Rp 8.000.000 per pax.',
      harga_double: 32_000_000,
      fasilitas: [{ name: 'Bus dari host lama' }],
    }),
  ])

  await page.goto(`${host.origin}/admin/packages/add`)
  await fillPaketForm(page, 'Umrah Baru di Host Lama')
  await page.getByRole('button', { name: 'Simpan Paket' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()
  await expect(page).toHaveURL(/\/admin\/packages/)
  expect(host.names()).toEqual(['Umrah dari Host Lama', 'Umrah Baru di Host Lama'])
  expect(host.saved[1]).toMatchObject({ thumbnail: 'poster-1600x1000.webp', sisa_pax: 17 })

  await page.getByRole('button', { name: /^Hapus Umrah Baru di Host Lama/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()
  await expect(page.getByText('Data berhasil dihapus')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()
  await expect(page.getByRole('link', { name: 'Detail Umrah Baru di Host Lama' })).toBeHidden()
  expect(host.names()).toEqual(['Umrah dari Host Lama'])
})

test('a missing package and an ended session are told in the words that staff know', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of (401|404)/)
  await page.goto(`${host.origin}/login?next=%2Fadmin%2Fpackages%2Ftidak-ada`)
  await page.getByLabel('Email').fill(ADMIN_EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Paket tidak ditemukan' })).toBeVisible()

  await page.goto(`${host.origin}/admin/packages/umrah-lama`)
  const keterangan = page.getByRole('textbox', { name: 'Keterangan', exact: true })
  await keterangan.fill('Tidak hilang')
  host.endSession()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Sesi anda telah berakhir. Silahkan login ulang')).toBeVisible()
  await expect(keterangan).toHaveValue('Tidak hilang')
})
