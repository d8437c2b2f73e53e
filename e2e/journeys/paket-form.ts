import type { Page } from '@playwright/test'
import { expect } from '../test.ts'
import { picture } from './picture.ts'

/** Fills the add form as staff would, by its accessible names: Rp 33.500.000, and 17 of 45 seats left. */
export async function fillPaketForm(page: Page, nama: string): Promise<void> {
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  const type = async (texts: Record<string, string>) => {
    for (const [label, value] of Object.entries(texts)) {
      await field(label).fill(value)
      // Leaving a field formats dates and numbers.
      await field(label).blur()
    }
  }
  const choose = (label: string, option: string) =>
    page.getByRole('combobox', { name: label, exact: true }).selectOption(option)
  const upload = async (label: string, file: string) => {
    await page.getByLabel(new RegExp(`^${label}`)).setInputFiles(picture(file))
    await expect(
      page.getByRole('group', { name: label }).getByRole('button', { name: 'Lihat Gambar' }),
    ).toBeVisible()
  }

  await type({ 'Nama paket': nama })
  await choose('Tipe', 'Umroh')
  await type({
    Durasi: '9',
    'Rating hotel': '4',
    Maskapai: 'Saudia',
  })
  await upload('Poster', 'kaaba')
  await upload('Flyer', 'flyer-1')
  await choose('Mata uang', 'Rp')
  await type({
    'Harga quad': '31000000',
    'Harga mulai (triple)': '32000000',
    'Harga double': '33500000',
    Keterangan: 'Kamar sendiri tambah Rp 7.500.000 per pax.',
    'Tempat keberangkatan': 'Jakarta',
    'Tanggal keberangkatan': '16 Januari 2030',
    'Total pax': '45',
    'Available pax': '17',
    Deskripsi: 'Sembilan hari yang tenang.\nMadinah lebih dulu, lalu Makkah.',
    'Pembimbing 1': 'Ustadz Fahri Ramadhan',
    'Fasilitas 1': 'Bus ber-AC',
  })
  await page.getByRole('button', { name: 'Tambah fasilitas' }).click()
  await type({
    'Fasilitas 2': 'Koper dan tas paspor',
    'Harga termasuk 1': 'Tiket pesawat pulang pergi',
    'Harga tidak termasuk 1': 'Pembuatan paspor',
  })

  const hari = page.getByRole('group', { name: 'Itinerary 1' })
  await hari.getByRole('textbox', { name: 'Nama', exact: true }).fill('Jakarta – Madinah')
  const hotel = page.getByRole('group', { name: 'Hotel 1' })
  await hotel.getByRole('textbox', { name: 'Nama hotel', exact: true }).fill('Taibah Nur')
  await hotel.getByRole('textbox', { name: 'Lokasi', exact: true }).fill('Madinah, 200 m ke Masjid Nabawi')
  const penerbangan = page.getByRole('group', { name: 'Penerbangan 1' })
  await penerbangan.getByRole('textbox', { name: 'Nama maskapai', exact: true }).fill('Saudia')
  await penerbangan.getByRole('textbox', { name: 'Berangkat dari', exact: true }).fill('Jakarta (CGK)')
  await penerbangan.getByRole('textbox', { name: 'Tiba di', exact: true }).fill('Madinah (MED)')
  await type({
    'Keunggulan 1': 'Madinah lebih dulu',
    'Syarat dan ketentuan 1': 'Uang muka minimal Rp10.000.000 per pax',
  })
}
