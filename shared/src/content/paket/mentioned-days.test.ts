import { expect, it } from 'vitest'
import { paketRecord } from './factory.ts'
import { mentionedDays, sebutanLama } from './mentioned-days.ts'

const dulu = { tanggal: '2026-12-27', durasi: '9 Hari' }
const kini = { tanggal: '2027-02-13', durasi: '9 Hari' }

it.each([
  ['Kumpul 27 Desember 2026 pukul 20.00.', ['27 Desember 2026']],
  ['Pulang 4 Jan 2027, lalu 27/12/2026 dan 2026-12-28', ['4 Jan 2027', '27/12/2026', '2026-12-28']],
  ['Berangkat 27–28 Desember', ['28 Desember']],
  ['MANASIK SEBELUM DESEMBER 2026', ['DESEMBER 2026']],
  // Not of that journey, or no day.
  ['Lunas 1 November 2026, paspor sampai 27 Desember 2030, 12 Mei', []],
  ['Kamar 27, lantai 12, harga 27.500.000, 27 hari', []],
  ['', []],
])('finds in “%s” what names a day of the journey before', (text, found) => {
  expect(mentionedDays(text, dulu, kini)).toEqual(found)
})

it('leaves what the new journey has as well', () => {
  const near = { tanggal: '2026-12-30', durasi: '9 Hari' }
  expect(mentionedDays('27 Desember 2026, 31 Desember 2026, Desember 2026', dulu, near)).toEqual([
    '27 Desember 2026',
  ])
})

it('names each place of a package, and not the days that move with it', () => {
  const paket = paketRecord({
    keterangan: 'Promo sampai 28 Desember 2026',
    syarat_ketentuans: [{ keterangan: 'Lunas sebulan sebelum' }, { keterangan: 'Kumpul 27/12/2026' }],
    itineraris: [{ hari: 1, tanggal: '2026-12-27', name: 'Jakarta', deskripsi: '' }],
  })
  expect(sebutanLama(paket, dulu, kini)).toEqual([
    { path: 'keterangan', kata: '28 Desember 2026' },
    { path: 'syarat_ketentuans.1.keterangan', kata: '27/12/2026' },
  ])
  expect(sebutanLama(paket, dulu, dulu)).toEqual([])
  expect(sebutanLama(paket, { tanggal: '', durasi: '' }, kini)).toEqual([])
})
