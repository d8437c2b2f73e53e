import { describe, expect, it } from 'vitest'
import { isDash, mataUangDari, readAngka, readBintang, readHitungan } from './read-angka.ts'

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
    ['USD 2,500', 2_500],
    ['2,500 USD', 2_500],
    ['29500000,00', 29_500_000],
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

  it.each([
    ['2,95E+07', '"2,95E+07" tulisan ilmiah Excel, mungkin 29.500.000: sebagian angkanya bisa hilang.'],
    ['2.95e7', '"2.95e7" tulisan ilmiah Excel, mungkin 29.500.000: sebagian angkanya bisa hilang.'],
    ['Rp 3E+07', '"Rp 3E+07" tulisan ilmiah Excel, mungkin 30.000.000: sebagian angkanya bisa hilang.'],
    ['1E+99', '"1E+99" tulisan ilmiah Excel: sebagian angkanya bisa hilang.'],
  ])('says of %j that digits may be lost', (typed, begin) => {
    expect(readAngka(typed)).toEqual({
      masalah: `${begin} Ubah format selnya menjadi Angka, lalu tulis lengkap.`,
    })
    expect(readHitungan('4,5E+01')).toEqual({ masalah: expect.stringContaining('tulisan ilmiah Excel') })
  })

  it.each([
    ['SAR 2,500', 'SAR'],
    ['2.500 SAR', 'SAR'],
    ['RM 9.000', 'RM'],
    ['€ 2000', '€'],
    ['S$ 3000', 'S$'],
    ['2000 riyal', 'RIYAL'],
  ])('names the currency of %j, in which no price is kept', (typed, mata) => {
    expect(readAngka(typed)).toEqual({
      masalah: `"${typed}" menyebut mata uang ${mata}. Harga ditulis dalam Rp atau USD.`,
    })
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

it.each([
  ['45', 45],
  ['45 kursi', 45],
  ['30 hari', 30],
  ['350 meter', 350],
  ['25%', 25],
  ['-5', -5],
  ['', null],
])('reads %j as a count', (typed, nilai) => {
  expect(readHitungan(typed)).toEqual(nilai === null ? null : { nilai })
})

it.each(['4,5', '1,5 km', 'sembilan', 'H-45', '4,500', 'x'.repeat(100)])(
  'says of %j that it is no count',
  (typed) => {
    expect(readHitungan(typed)).toEqual({
      masalah: expect.stringContaining('tidak terbaca sebagai angka bulat'),
    })
  },
)

it.each([
  ['5', 5],
  ['5 bintang', 5],
  ['Bintang 4', 4],
  ['hotel bintang 5', 5],
  ['5*', 5],
  ['*4', 4],
  ['Bintang 4 setaraf', 4],
  ['5 stars', 5],
  ['★★★★★', 5],
  ['★★★★☆', 4],
  ['⭐️⭐️⭐️', 3],
  ['★ ★ ★', 3],
  ['-1', -1],
  ['45', 45],
  [' ', null],
])('reads %j as stars', (typed, nilai) => {
  expect(readBintang(typed)).toEqual(nilai === null ? null : { nilai })
})

it.each(['4,5', 'lima', '☆☆☆', 'bintang', '4/5'])('says of %j that it is no number of stars', (typed) => {
  expect(readBintang(typed)).toEqual({
    masalah: expect.stringContaining('tidak terbaca sebagai bintang hotel'),
  })
})
