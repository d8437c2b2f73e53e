import { expect, it } from 'vitest'
import { perubahanTeks, saatWib } from './words.ts'

const pada = '2026-11-18T07:05:09.120Z'
const before = '2026-10-14T20:00:00.000Z'

it('says what moved at one moment together, good news and bad alike', () => {
  expect(
    perubahanTeks(
      [
        { pada, bidang: 'harga_double', dari: 44_500_000, ke: 43_900_000 },
        { pada, bidang: 'tanggal_keberangkatan', dari: '2027-06-20', ke: '2027-06-22' },
        { pada: before, bidang: 'harga_quad', dari: 0, ke: 30_000_000 },
        { pada: before, bidang: 'harga_triple', dari: 30_000_000, ke: 31_000_000 },
      ],
      'Rp',
    ),
  ).toEqual([
    {
      pada,
      teks: '18 Nov 2026, 14.05 WIB',
      baris: [
        {
          label: 'Harga double',
          dari: 'Rp 44.500.000',
          ke: 'Rp 43.900.000',
          efek: 'Rp 600.000 lebih murah',
          nada: 'baik',
        },
        {
          label: 'Keberangkatan',
          dari: '20 Jun 2027',
          ke: '22 Jun 2027',
          efek: '2 hari lebih lambat',
          nada: 'netral',
        },
      ],
    },
    {
      pada: before,
      teks: '15 Okt 2026, 03.00 WIB',
      baris: [
        { label: 'Harga quad', dari: 'belum ada', ke: 'Rp 30.000.000', efek: '', nada: 'netral' },
        {
          label: 'Harga triple',
          dari: 'Rp 30.000.000',
          ke: 'Rp 31.000.000',
          efek: 'Rp 1.000.000 lebih mahal',
          nada: 'buruk',
        },
      ],
    },
  ])
})

it('prices what was in another currency in that one', () => {
  const [, first] = perubahanTeks(
    [
      { pada, bidang: 'currency', dari: 'USD', ke: 'Rp' },
      { pada: before, bidang: 'harga_double', dari: 2_000, ke: 2_500 },
    ],
    'Rp',
  )
  expect(first?.baris[0]?.efek).toMatch(/USD|\$/)
})

it('shows text that is no moment as it is', () => {
  expect(saatWib('kapan')).toBe('kapan')
})
