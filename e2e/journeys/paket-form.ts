import type { Page } from '@playwright/test'
import { expect } from '../test.ts'

export interface PaketEntry {
  nama: string
  /** Picture files on this machine. */
  poster: string
  flyer: string
  hargaDouble: string
  totalPax: string
  availablePax: string
}

/** Fills the add form as staff would, by the names that a screen reader says. */
export async function fillPaketForm(page: Page, entry: PaketEntry): Promise<void> {
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  const type = async (label: string, value: string) => {
    await field(label).fill(value)
    // Leaving a field is what formats dates and numbers.
    await field(label).blur()
  }
  const choose = (label: string, option: string) =>
    page.getByRole('combobox', { name: label, exact: true }).selectOption(option)
  const upload = async (label: string, file: string) => {
    await page.getByLabel(new RegExp(`^${label}`)).setInputFiles(file)
    await expect(
      page.getByRole('group', { name: label }).getByRole('button', { name: 'Lihat Gambar' }),
    ).toBeVisible()
  }

  await type('Nama paket', entry.nama)
  await choose('Tipe', 'Umroh')
  await type('Durasi', '9')
  await type('Rating hotel', '4')
  await type('Maskapai', 'Saudia')
  await upload('Poster', entry.poster)
  await upload('Flyer', entry.flyer)
  await choose('Mata uang', 'Rp')
  await type('Harga quad', '31000000')
  await type('Harga mulai (triple)', '32000000')
  await type('Harga double', entry.hargaDouble)
  await type('Keterangan', 'Kamar sendiri tambah Rp 7.500.000 per pax.')
  await type('Tempat keberangkatan', 'Jakarta')
  await type('Tanggal keberangkatan', '16 Januari 2030')
  await type('Total pax', entry.totalPax)
  await type('Available pax', entry.availablePax)
  await type('Deskripsi', 'Sembilan hari yang tenang.\nMadinah lebih dulu, lalu Makkah.')
  await type('Pembimbing 1', 'Ustadz Fahri Ramadhan')
  await type('Fasilitas 1', 'Bus ber-AC')
  await page.getByRole('button', { name: 'Tambah fasilitas' }).click()
  await type('Fasilitas 2', 'Koper dan tas paspor')
  await type('Harga termasuk 1', 'Tiket pesawat pulang pergi')
  await type('Harga tidak termasuk 1', 'Pembuatan paspor')

  const hari = page.getByRole('group', { name: 'Itinerary 1' })
  await hari.getByRole('textbox', { name: 'Nama', exact: true }).fill('Jakarta – Madinah')
  const hotel = page.getByRole('group', { name: 'Hotel 1' })
  await hotel.getByRole('textbox', { name: 'Nama hotel', exact: true }).fill('Taibah Nur')
  await hotel.getByRole('textbox', { name: 'Lokasi', exact: true }).fill('Madinah, 200 m ke Masjid Nabawi')
  const penerbangan = page.getByRole('group', { name: 'Penerbangan 1' })
  await penerbangan.getByRole('textbox', { name: 'Nama maskapai', exact: true }).fill('Saudia')
  await penerbangan.getByRole('textbox', { name: 'Berangkat dari', exact: true }).fill('Jakarta (CGK)')
  await penerbangan.getByRole('textbox', { name: 'Tiba di', exact: true }).fill('Madinah (MED)')
  await type('Keunggulan 1', 'Madinah lebih dulu')
  await type('Syarat dan ketentuan 1', 'Uang muka minimal Rp10.000.000 per pax')
}
