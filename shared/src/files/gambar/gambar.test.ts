import { expect, it } from 'vitest'
import { berkasUnduhan, namaGambar } from './gambar.ts'

const KODE = 'x9f2k3-1600x1000.webp'

it('calls a picture by its file, else by its size, and never by the code that it has here', () => {
  expect(namaGambar({ berkas: 'Hotel Madinah.jpg', image_name: KODE })).toBe('Hotel Madinah.jpg')
  expect(namaGambar({ berkas: '', image_name: KODE })).toBe('Gambar 1600 × 1000')
  // An older host gave it the name of its file.
  expect(namaGambar({ berkas: '', image_name: 'poster.jpg' })).toBe('poster.jpg')
})

it('downloads it under the same name, with the ending of what it has become', () => {
  expect(berkasUnduhan({ berkas: 'Hotel Madinah.JPG', image_name: KODE })).toBe('Hotel Madinah.webp')
  expect(berkasUnduhan({ berkas: 'Hotel no. 2', image_name: KODE })).toBe('Hotel no. 2.webp')
  expect(berkasUnduhan({ berkas: '', image_name: KODE })).toBe('Gambar 1600 × 1000.webp')
})
