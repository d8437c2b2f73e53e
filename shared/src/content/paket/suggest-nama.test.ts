import { expect, it } from 'vitest'
import { suggestNama } from './suggest-nama.ts'

it.each([
  ['Umrah Reguler Desember', '2027-01-16', 'Umrah Reguler Januari'],
  ['Umrah Reguler Desember 2026', '2027-01-16', 'Umrah Reguler Januari 2027'],
  ['UMRAH DESEMBER', '2027-05-02', 'UMRAH MEI'],
  ['umrah des 2026 (desember)', '2027-08-02', 'umrah agu 2027 (agustus)'],
  ['Umrah Hemat 9 Hari', '2027-01-16', 'Umrah Hemat 9 Hari'],
  // One month alone is the journey's, though it leaves on the last day of the one before.
  ['Umrah Awal Januari', '2027-03-30', 'Umrah Awal Maret'],
  ['Umrah Januari dan Februari', '2027-03-30', 'Umrah Januari dan Februari'],
  // Parts of other words are no months, and numbers that are no year stay.
  ['Umrah Junior 2026X dari Meisa', '2027-01-16', 'Umrah Junior 2027X dari Meisa'],
  ['', '2027-01-16', ''],
])('%s becomes for %s: %s', (nama, ke, baru) => {
  expect(suggestNama(nama, '2026-12-12', ke)).toBe(baru)
})

it('leaves a name as it is where a day is missing', () => {
  expect(suggestNama('Umrah Desember', '', '2027-01-16')).toBe('Umrah Desember')
  expect(suggestNama('Umrah Desember', '2026-12-12', 'besok')).toBe('Umrah Desember')
})
