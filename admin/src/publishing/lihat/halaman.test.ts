import { expect, test } from 'vitest'
import { tempatOf } from './halaman.ts'

test.each([
  ['/data_produk/umrah-istanbul', '/admin/packages/umrah-istanbul', 'Ubah paket ini'],
  ['/data_produk/7/', '/admin/packages/7', 'Ubah paket ini'],
  ['/data_produk/%E0%A4%A', '/admin/packages/%25E0%25A4%25A', 'Ubah paket ini'],
  ['/layanan/layanan-2', '/admin/services/layanan-2', 'Ubah layanan ini'],
  ['/', '/admin/packages', 'Daftar paket'],
  ['/paket/bulan/2027-03', '/admin/packages', 'Daftar paket'],
  ['/umroh', '/admin/packages?tipe=Umroh', 'Daftar paket Umroh'],
  ['/galeri', '/admin/gallery', 'Daftar galeri'],
  ['/daftar', '/admin/pendaftaran', 'Pendaftaran'],
])('%s is edited at %s', (pathname, to, label) => {
  expect(tempatOf(pathname)).toEqual({ to, label })
})

test.each(['/produk/1', '/profile', '/data_produk/', '/paketku'])('%s is nobody’s data', (pathname) => {
  expect(tempatOf(pathname)).toBeNull()
})
