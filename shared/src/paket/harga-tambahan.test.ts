import { expect, it } from 'vitest'
import { paketRecord } from './factory.ts'
import { batasPelunasan, caraBayar, hargaAnak } from './harga-tambahan.ts'

it('a price that nobody set is not guessed, and one of nothing is free', () => {
  expect(hargaAnak(paketRecord())).toEqual([])
  const rows = hargaAnak(paketRecord({ harga_anak_kasur: 28_000_000, harga_bayi: 0 }))
  expect(rows.map(({ nama, text }) => [nama, text])).toEqual([
    ['Anak dengan kasur', 'Rp 28.000.000'],
    ['Bayi', 'Gratis'],
  ])
})

it('the last day of paying is counted back from departure', () => {
  const paket = paketRecord({ tanggal_keberangkatan: '2027-01-10', pelunasan_hari: 30 })
  expect(batasPelunasan(paket)).toBe('2026-12-11')
  expect(batasPelunasan({ ...paket, tanggal_keberangkatan: '' })).toBe('')
  expect(batasPelunasan({ ...paket, pelunasan_hari: null })).toBe('')
  expect(caraBayar({ ...paket, dp_per_pax: 10_000_000 })).toEqual([
    { nama: 'Uang muka', keterangan: 'Per pax', text: 'Rp 10.000.000' },
    { nama: 'Pelunasan', keterangan: '30 hari sebelum berangkat', text: '11 Desember 2026' },
  ])
  expect(caraBayar({ ...paket, tanggal_keberangkatan: '' }).map(({ text }) => text)).toEqual([
    '30 hari sebelum berangkat',
  ])
})
