import { describe, expect, it } from 'vitest'
import { isDash, mataUangDari, readAngka } from './read-angka.ts'

describe('numbers as people write them', () => {
  it.each([
    ['31,5 juta', 31_500_000],
    ['31.5 jt', 31_500_000],
    ['31,5jt', 31_500_000],
    ['31,75 JUTA', 31_750_000],
    ['500 rb', 500_000],
    ['500rb', 500_000],
    ['750 ribu', 750_000],
    ['1,2 miliar', 1_200_000_000],
    ['32 juta', 32_000_000],
    ['Rp 32 juta,-', 32_000_000],
    ['Rp. 32 jt / pax', 32_000_000],
    ['32 juta per orang', 32_000_000],
    ['31 juta 500 ribu', 31_500_000],
    ['1.250,5 juta', 1_250_500_000],
    ['32.000.000', 32_000_000],
    ['32,000,000', 32_000_000],
    ['32 000 000', 32_000_000],
    ['32\u00a0000\u00a0000', 32_000_000],
    ['Rp32.000.000', 32_000_000],
    ['Rp 32.000.000,-', 32_000_000],
    ['Rp 32.000.000,00', 32_000_000],
    ['32,000,000.00', 32_000_000],
    ['32000000.00', 32_000_000],
    ['IDR 32.000.000', 32_000_000],
    ['32.000.000 rupiah', 32_000_000],
    ['USD 2.150', 2_150],
    ['$2150', 2_150],
    ['32.000', 32_000],
    ['45', 45],
    ['45 pax', 45],
    ['45 Kursi', 45],
    ['1.250 orang', 1_250],
    ['0', 0],
    ['007', 7],
    ['-5', -5],
    ['Rp -32.000', -32_000],
    ['\u22125', -5],
  ])('reads %j', (typed, nilai) => {
    expect(readAngka(typed)).toEqual({ nilai })
  })

  it.each([
    '31.5',
    '31,5',
    '31.50',
    '31,50',
    '31,500',
    '1.250 juta',
    '31,500 jt',
    '3.20.000',
    '32.000,000',
    '12 34',
  ])('refuses %j, which two readings fit', (typed) => {
    expect(readAngka(typed)).toEqual({ masalah: expect.stringContaining('dapat dibaca dua cara') })
  })

  it.each([
    'abc',
    '-',
    'juta',
    'kursi',
    '45 kursi 3',
    '31-32 juta',
    '31 sampai 32 juta',
    '31 juta 500',
    '5 rb 31 juta',
    '31 m',
    '31 juta 31000 ribu',
  ])('refuses %j, which is no number', (typed) => {
    expect(readAngka(typed)).toEqual({ masalah: expect.stringContaining('tidak terbaca sebagai angka') })
  })

  it('drops no digit unseen', () => {
    expect(readAngka('32.000.000,50')).toEqual({ masalah: 'Tulis tanpa pecahan di belakang koma.' })
    expect(readAngka('31,1234567 juta')).toEqual({ masalah: 'Terlalu banyak angka di belakang koma.' })
    expect(readAngka(`${'9'.repeat(16)} juta`)).toEqual({ masalah: 'Angkanya terlalu besar.' })
  })

  it('reads nothing from nothing, and no long text', () => {
    expect(readAngka(' ')).toBeNull()
    expect(readAngka('1'.repeat(61))).toEqual({ masalah: 'Terlalu panjang untuk sebuah angka.' })
  })
})

it.each([
  ['Rp 31.500.000,-', 'Rp'],
  ['IDR 31500000', 'Rp'],
  ['2.100 USD', 'USD'],
  ['US$ 2100', 'USD'],
  ['$2,100', 'USD'],
  ['31.500.000', null],
  ['Rumah USD', 'USD'],
  ['', null],
])('finds the currency that %j names', (typed, currency) => {
  expect(mataUangDari(typed)).toBe(currency)
})

it.each(['-', ' Rp- ', ' Rp -   ', 'Rp. –', '$ -', '--'])(
  'takes %j for what a sheet shows of no amount',
  (typed) => expect(isDash(typed)).toBe(true),
)
