import { expect, it } from 'vitest'
import { tellApart } from './tell-apart.ts'

it('leaves the words by which names differ from those beside them, and one at least', () => {
  expect(tellApart(['Umrah Akhir Tahun Hemat', 'Umrah Akhir Tahun Plus Turki', 'Haji Furoda'])).toEqual([
    'Hemat',
    'Plus Turki',
    'Haji Furoda',
  ])
  expect(tellApart(['Umrah Akhir Tahun', 'Umrah Akhir Tahun Plus Turki'])).toEqual(['Tahun', 'Plus Turki'])
  // The same name twice is told apart by its day.
  expect(tellApart(['Umrah Reguler', 'Umrah Reguler'])).toEqual(['Reguler', 'Reguler'])
  expect(tellApart(['Umrah Reguler'])).toEqual(['Umrah Reguler'])
  expect(tellApart(['', ' ', 'a'])).toEqual(['', '', 'a'])
  expect(tellApart([])).toEqual([])
})
