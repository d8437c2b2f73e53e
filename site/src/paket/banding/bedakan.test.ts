import { expect, it } from 'vitest'
import { bedakan } from './bedakan.ts'

it('leaves the words by which names differ from those beside them, and one at least', () => {
  expect(bedakan(['Umrah Akhir Tahun Hemat', 'Umrah Akhir Tahun Plus Turki', 'Haji Furoda'])).toEqual([
    'Hemat',
    'Plus Turki',
    'Haji Furoda',
  ])
  expect(bedakan(['Umrah Akhir Tahun', 'Umrah Akhir Tahun Plus Turki'])).toEqual(['Tahun', 'Plus Turki'])
  // The same name twice is told apart by its day.
  expect(bedakan(['Umrah Reguler', 'Umrah Reguler'])).toEqual(['Reguler', 'Reguler'])
  expect(bedakan(['Umrah Reguler'])).toEqual(['Umrah Reguler'])
  expect(bedakan(['', ' ', 'a'])).toEqual(['', '', 'a'])
  expect(bedakan([])).toEqual([])
})
