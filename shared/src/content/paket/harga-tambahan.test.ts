import { expect, it } from 'vitest'
import { paketRecord } from './factory.ts'
import { hargaAnak } from './harga-tambahan.ts'

it('a price that nobody set is not guessed, and one of nothing is free', () => {
  expect(hargaAnak(paketRecord())).toEqual([])
  const rows = hargaAnak(paketRecord({ harga_anak_kasur: 28_000_000, harga_bayi: 0 }))
  expect(rows.map(({ nama, text }) => [nama, text])).toEqual([
    ['Anak dengan kasur', 'Rp 28.000.000'],
    ['Bayi', 'Gratis'],
  ])
})
