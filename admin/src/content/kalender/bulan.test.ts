import { paketRecord } from '@safar/shared/content/paket/factory'
import { afterEach, expect, it } from 'vitest'
import type { PaketRow } from '../paket/list/use-paket-rows.ts'
import { bulanKeDepan, bulanOf, bulanTahun, rentangOf } from './bulan.ts'
import { kotaAda, narrow, readPilihan } from './pilihan.ts'

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})
const row = (id: number, tanggal: string, more: Partial<PaketRow> = {}): PaketRow => ({
  ...paketRecord({ id, tanggal_keberangkatan: tanggal }),
  nomor: id,
  keadaan: 'terbuka',
  ...more,
})
const LIBUR = {
  nama: 'Akhir tahun',
  jenis: 'sekolah',
  mulai: '2026-12-19',
  selesai: '2027-01-02',
  sumber: '',
  diperiksa_pada: '',
} as const

it('lays every day of the year into its month and week, wherever the machine stands', () => {
  for (const TZ of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
    process.env.TZ = TZ
    const year = bulanOf(bulanTahun(2028), [row(1, '2028-03-01'), row(2, '2028-02-29')], [])
    expect(year.map(({ pekan }) => pekan.flat().filter(Boolean).length)).toEqual([
      31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
    ])
    // 1 February 2028 is a Tuesday.
    expect(year[1]?.pekan[0]?.slice(0, 2)).toEqual([null, '2028-02-01'])
    expect(year[1]?.hari.map(({ tanggal }) => tanggal)).toEqual(['2028-02-29'])
    expect(year[2]?.hari.map(({ tanggal }) => tanggal)).toEqual(['2028-03-01'])
  }
})

it('gives the departures of a day together, the days in order, and leaves out other years and what has no day', () => {
  const year = bulanOf(
    bulanTahun(2026),
    [row(1, '2026-12-20'), row(2, '2026-12-12'), row(3, '2026-12-20'), row(4, ''), row(5, '2027-12-12')],
    [LIBUR],
  )
  expect(year[11]?.hari.map(({ tanggal, paket }) => [tanggal, paket.map(({ id }) => id)])).toEqual([
    ['2026-12-12', [2]],
    ['2026-12-20', [1, 3]],
  ])
  expect(year[11]?.libur).toEqual([LIBUR])
  expect(year[10]?.libur).toEqual([])
  expect(bulanOf(bulanTahun(2027), [], [LIBUR])[0]?.libur).toEqual([LIBUR])
})

it('counts both ends of a journey, over the end of a year, and a day where its length is not known', () => {
  expect(rentangOf({ tanggal_keberangkatan: '2026-12-27', durasi: '9 Hari' }).selesai).toBe('2027-01-04')
  expect(rentangOf({ tanggal_keberangkatan: '2026-12-27', durasi: '' }).selesai).toBe('2026-12-27')
})

it('reads of an address what can be shown', () => {
  const read = (query: string) => readPilihan(new URLSearchParams(query))
  expect(read('tahun=2027&tipe=Haji&kota=Solo')).toEqual({ tahun: 2027, tipe: 'Haji', kota: 'Solo' })
  for (const tahun of ['', '1', '1999', '9999', '20e2', '2027x'])
    expect(read(`tahun=${tahun}&tipe=Lain`)).toEqual({ tahun: null, tipe: '', kota: '' })
})

it('chooses by kind and city, and shows nothing that was put away', () => {
  const paket = [
    row(1, '2026-12-12', { pemberangkatan: 'Jakarta (CGK)' }),
    row(2, '2026-12-12', { pemberangkatan: 'Solo', tipe_paket: 'Haji' }),
    row(3, '2026-12-12', { pemberangkatan: 'Solo', status: 'arsip' }),
  ]
  const ids = (tipe: '' | 'Haji', kota: string) =>
    narrow(paket, { tahun: 2026, tipe, kota }).map(({ id }) => id)
  expect(ids('', '')).toEqual([1, 2])
  expect(ids('Haji', '')).toEqual([2])
  expect(ids('', 'Jakarta')).toEqual([1])
  expect(kotaAda(paket)).toEqual(['Jakarta', 'Solo'])
})

it('goes from this month to the same one of next year', () => {
  const ahead = bulanKeDepan('2026-11-22')
  expect(ahead).toHaveLength(13)
  expect([ahead[0], ahead[1], ahead[2], ahead[12]]).toEqual(['2026-11', '2026-12', '2027-01', '2027-11'])
})
