import { paketRecord } from '@safar/shared/content/paket/factory'
import { readNaskah } from '@safar/shared/records/naskah/read-naskah'
import { describe, expect, it } from 'vitest'
import { angkaOf, regulerOf } from './angka.ts'
import { bagianOf, untukSiapa } from './bagian.ts'
import { malamOf } from './malam.ts'

const hotel = (lokasi: string, check_in: string, check_out: string) => ({
  nama_hotel: 'Hotel',
  lokasi,
  deskripsi: '',
  bintang: 4,
  check_in,
  check_out,
  image: '',
})
const terbang = {
  nama_maskapai: 'Saudia',
  departure: 'Jakarta (CGK)',
  arrival: 'Jeddah (JED)',
  date_departure: '',
  date_arrival: '',
  gate: '',
  image: '',
}
const paket = (nama_paket: string, changes: Parameters<typeof paketRecord>[0] = {}) =>
  paketRecord({
    nama_paket,
    durasi: '9 Hari',
    harga_double: 32_000_000,
    maskapais: [terbang, terbang],
    ...changes,
  })

describe('the nights of a package', () => {
  it('are counted city by city, one after the other', () => {
    const hotels = [
      hotel('Madinah, 200 m', '2027-02-01', '2027-02-03'),
      hotel('Madinah, 400 m', '2027-02-03', '2027-02-04'),
      hotel('Makkah', '2027-02-04', '2027-02-08'),
      hotel('Istanbul', '2027-02-08', '2027-02-10'),
    ]
    expect(malamOf({ hotels })).toEqual([
      { kota: 'Madinah', malam: 3, warna: 'madinah' },
      { kota: 'Makkah', malam: 4, warna: 'makkah' },
      { kota: 'Istanbul', malam: 2, warna: 'tambahan' },
    ])
  })

  it('are not told in part', () => {
    expect(
      malamOf({ hotels: [hotel('Makkah', '2027-02-04', '2027-02-08'), hotel('Madinah', '', '')] }),
    ).toEqual([])
    expect(malamOf({ hotels: [hotel('', '2027-02-04', '2027-02-08')] })).toEqual([])
    expect(malamOf({ hotels: [hotel('Makkah', '2027-02-08', '2027-02-04')] })).toEqual([])
  })
})

describe('the figures of a service', () => {
  const reguler = paket('Umrah Reguler Desember')
  const list = [
    paket('Umrah plus Thaif', { durasi: '10 Hari', harga_double: 34_900_000 }),
    paket('Umrah plus Itikaf', { durasi: '16 Hari', harga_double: 58_500_000 }),
  ]

  it('are measured by the cheapest plain umrah where there is one', () => {
    const other = paket('Umrah Reguler Mei', { harga_double: 33_000_000 })
    expect(regulerOf([...list, other, reguler], list)).toBe(reguler)
    expect(angkaOf(list, reguler).map(({ nilai }) => nilai)).toEqual([
      '10–16 hari',
      '2 penerbangan',
      '+ Rp 2.900.000',
    ])
  })

  it('stand for themselves elsewhere, and none is guessed', () => {
    expect(regulerOf([reguler], [paket('Haji', { tipe_paket: 'Haji' })])).toBeUndefined()
    expect(regulerOf([reguler], [reguler])).toBeUndefined()
    expect(angkaOf(list, undefined).map(({ nilai }) => nilai)).toContain('Rp 34.900.000')
    const unknown = [paket('Tanpa harga', { harga_double: 0, maskapais: [] })]
    expect(angkaOf(unknown, undefined).map(({ judul }) => judul)).toEqual(['Lama perjalanan'])
    const mixed = [...list, paket('Haji', { currency: 'USD', harga_double: 9_000 })]
    expect(angkaOf(mixed, undefined).map(({ judul }) => judul)).toEqual(['Lama perjalanan', 'Naik pesawat'])
    expect(angkaOf([], undefined)).toEqual([])
  })
})

it('a text falls into what stands before its first heading, and a part for each heading', () => {
  const { awal, bagian } = bagianOf(readNaskah('Satu.\n\n## Dua\n\n- a\n\n### Tiga\n\nb\n\n## Empat'))
  expect([awal.length, bagian.map((part) => part.length)]).toEqual([1, [4, 1]])
  expect(bagianOf(readNaskah('')).bagian).toEqual([])
})

describe('for whom a part of a service is', () => {
  it.each([
    ['## Cocok untuk Anda bila', 'cocok'],
    ['## **Lebih baik** umrah reguler bila', 'bukan'],
    ['## Yang Anda dapat', undefined],
    ['Cocok tanpa judul', undefined],
    ['', undefined],
  ])('%s: %s', (text, untuk) => {
    expect(untukSiapa(readNaskah(text))).toBe(untuk)
  })
})
