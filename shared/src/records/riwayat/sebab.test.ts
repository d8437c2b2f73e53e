import { expect, test } from 'vitest'
import { gatherSebab, judulRilis, type Sebab, sebabText } from './sebab.ts'

const hapus: Sebab = { jenis: 'hapus', nama: 'Umrah Istanbul', oleh: 'Rina', kali: 1 }
const ubah: Sebab = { jenis: 'ubah', nama: 'Umrah Reguler', oleh: 'Rina', kali: 1 }
const hari: Sebab = { jenis: 'hari', nama: '', oleh: '', kali: 1 }

test('a cause says what happened and who did it', () => {
  expect(sebabText(hapus)).toBe('Umrah Istanbul dihapus, Rina')
  expect(sebabText({ ...ubah, kali: 3 })).toBe('Umrah Reguler diubah 3 kali, Rina')
  expect(sebabText(hari)).toBe('Tanggal berganti')
})

test('the same by the same person is one cause, the same by another is its own', () => {
  const byBudi = { ...ubah, oleh: 'Budi' }
  expect(gatherSebab([ubah, hapus, byBudi, ubah])).toEqual([{ ...ubah, kali: 2 }, hapus, byBudi])
})

test('a release is called by its one cause, or by how many there are', () => {
  expect(judulRilis({ sebab: [hapus], jumlah: 1 })).toBe('Umrah Istanbul dihapus, Rina')
  expect(judulRilis({ sebab: [hapus, ubah], jumlah: 7 })).toBe('7 perubahan')
  expect(judulRilis({ sebab: [], jumlah: 0 })).toBe('Isi berubah')
})
