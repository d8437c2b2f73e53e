import { expect, it } from 'vitest'
import { paketRecord } from '../paket/factory.ts'
import { POSTER_BARIS, posterIsi } from './poster.ts'

const at = { bulan: '2027-03', today: '2027-03-05', ukuran: 'potret' } as const
const leaving = (tanggal_keberangkatan: string, given: object = {}) =>
  paketRecord({ tanggal_keberangkatan, sisa_pax: 4, ...given })

it('tells what leaves in the month from today on, soonest first, at the lowest price of its rooms', () => {
  const isi = posterIsi(
    [
      leaving('2027-03-20', {
        nama_paket: 'Kedua',
        sisa_pax: 0,
        harga_quad: 0,
        harga_triple: 0,
        harga_double: 0,
      }),
      leaving('2027-03-06', {
        nama_paket: 'Pertama',
        currency: 'USD',
        harga_quad: 0,
        harga_triple: 2_100,
        harga_double: 2_400,
      }),
      leaving('2027-03-04'),
      leaving('2027-04-01'),
      leaving(''),
    ],
    at,
  )
  expect(isi).toMatchObject({ judul: 'Maret 2027', lainnya: 0 })
  expect(isi?.baris).toMatchObject([
    {
      hari: '6',
      namaHari: 'Sabtu',
      nama: 'Pertama',
      harga: 'USD 2.100',
      kamar: 'Triple',
      kursi: 'Sisa 4 kursi',
    },
    { hari: '20', nama: 'Kedua', harga: 'Harga menyusul', kamar: '', kursi: 'Penuh' },
  ])
})

it('counts what does not fit, and cuts what is too long', () => {
  const many = Array.from({ length: 40 }, () => leaving('2027-03-20', { nama_paket: 'x'.repeat(200) }))
  for (const ukuran of ['potret', 'a4'] as const) {
    const isi = posterIsi(many, { ...at, ukuran })
    expect(isi?.baris).toHaveLength(POSTER_BARIS[ukuran])
    expect(isi?.lainnya).toBe(40 - POSTER_BARIS[ukuran])
    expect(isi?.baris[0]?.nama).toHaveLength(54)
  }
})

it('is none where nothing leaves', () => {
  expect(posterIsi([leaving('2027-04-01')], at)).toBeNull()
})
