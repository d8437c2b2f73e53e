import { describe, expect, it } from 'vitest'
import type { Penyelenggara } from '../../../settings/penyelenggara.ts'
import { paketRecord } from '../factory.ts'
import { malamKosong } from '../malam.ts'
import type { Paket } from '../paket.ts'
import {
  type Dibuktikan,
  jumlahPasti,
  type Keadaan,
  PASTI,
  pastiBaris,
  pastiRinci,
  ringkasPasti,
} from './pasti.ts'

const TODAY = '2026-11-23'
const izin = { nomor: '123/2024', berlaku_sampai: '2029-03-14' }
const AGENSI: Penyelenggara = {
  company: 'PT Contoh',
  ppiu: izin,
  pihk: { nomor: '456/2024', berlaku_sampai: '2029-03-14' },
  licence_check_url: 'https://izin.contoh.test/',
  updated_at: '2026-11-20T02:00:00.000Z',
}

const hotel = (nama_hotel: string, lokasi: string, check_in: string, check_out: string) => ({
  nama_hotel,
  lokasi,
  jarak_m: 250,
  deskripsi: '',
  bintang: 4,
  check_in,
  check_out,
  image: '',
})
const leg = (nomor: string, departure: string, arrival: string, hari: string) => ({
  nama_maskapai: 'Saudia',
  nomor,
  transit: 'Langsung',
  departure,
  arrival,
  date_departure: hari,
  date_arrival: hari,
  gate: '',
  image: '',
})

const PENUH = paketRecord({
  tanggal_keberangkatan: '2027-01-10',
  durasi: '9 Hari',
  visa: 'termasuk',
  hotels: [
    hotel('Taibah Nur', 'Madinah', '2027-01-10', '2027-01-13'),
    hotel('Rayhan Ajyad', 'Makkah', '2027-01-13', '2027-01-18'),
  ],
  maskapais: [
    leg('SV 817', 'Jakarta (CGK)', 'Madinah (MED)', '2027-01-10'),
    leg('SV 818', 'Jeddah (JED)', 'Jakarta (CGK)', '2027-01-18'),
  ],
})

const keadaan = (paket: Dibuktikan, agensi = AGENSI, today = TODAY): Record<string, Keadaan> =>
  Object.fromEntries(pastiRinci(paket, agensi, today).map((row) => [row.kunci, row.keadaan]))
const SEMUA = { izin: 'terbukti', tiket: 'terbukti', harga: 'terbukti', hotel: 'terbukti', visa: 'terbukti' }

/** The package with one value of one row of a list changed. */
function withRow<List extends 'hotels' | 'maskapais'>(
  list: List,
  at: number,
  row: Partial<Paket[List][number]>,
) {
  return { ...PENUH, [list]: PENUH[list].map((each, index) => (index === at ? { ...each, ...row } : each)) }
}

describe('the five', () => {
  it('are proven by data that is all there, in their order, each with its fact, its day and where to check', () => {
    expect(keadaan(PENUH)).toEqual(SEMUA)
    const rows = pastiBaris(pastiRinci(PENUH, AGENSI, TODAY))
    expect(rows.map(({ kunci }) => kunci)).toEqual(PASTI)
    expect(rows.map(({ bukti }) => bukti[0])).toEqual([
      { teks: 'PPIU 123/2024 atas nama PT Contoh', tautan: 'https://izin.contoh.test/' },
      {
        teks: 'Saudia, 2 penerbangan bernomor dan bertanggal',
        tautan: '/data_produk/umrah-reguler-desember#penerbangan',
      },
      { teks: '3 harga kamar, 1 hal termasuk, 1 tidak', tautan: '/data_produk/umrah-reguler-desember#harga' },
      { teks: '2 hotel bernama, paling jauh 250 m', tautan: '/data_produk/umrah-reguler-desember#hotel' },
      { teks: 'Visa umrah termasuk dalam harga', tautan: '/data_produk/umrah-reguler-desember#termasuk' },
    ])
    expect(rows.map(({ per }) => per.slice(0, 10))).toEqual([
      '2026-11-20',
      ...Array.from({ length: 4 }, () => '2026-11-01'),
    ])
    expect(Object.keys(rows[0] ?? {})).toEqual(['kunci', 'keadaan', 'bukti', 'per'])
  })

  it.each<[string, Dibuktikan]>([
    ['tiket', withRow('maskapais', 1, { nomor: '' })],
    ['tiket', withRow('maskapais', 1, { nomor: '  ' })],
    ['tiket', withRow('maskapais', 0, { date_departure: '' })],
    ['tiket', withRow('maskapais', 1, { date_arrival: '' })],
    // Of a copy whose flights kept their days.
    ['tiket', withRow('maskapais', 0, { date_departure: '2027-01-08' })],
    ['tiket', withRow('maskapais', 1, { date_arrival: '2027-01-21' })],
    ['tiket', { ...PENUH, maskapais: [] }],
    ['harga', { ...PENUH, harga_quad: 0 }],
    ['harga', { ...PENUH, harga_triple: 0 }],
    ['harga', { ...PENUH, harga_double: 0 }],
    ['harga', { ...PENUH, harga_termasuks: [] }],
    ['harga', { ...PENUH, harga_tidak_termasuks: [{ keterangan: ' ' }] }],
    ['hotel', withRow('hotels', 0, { jarak_m: null })],
    ['hotel', withRow('hotels', 1, { nama_hotel: '' })],
    ['hotel', withRow('hotels', 1, { check_in: '' })],
    ['hotel', withRow('hotels', 0, { check_out: '' })],
    ['hotel', withRow('hotels', 0, { check_out: '2027-01-12' })],
    ['hotel', withRow('hotels', 1, { check_out: '2027-01-15' })],
    ['hotel', { ...PENUH, hotels: [] }],
    ['visa', { ...PENUH, visa: '' }],
    ['visa', { ...PENUH, visa: 'proses' }],
  ])('without part of it, %s alone turns', (row, paket) => {
    const { [row]: turned, ...others } = keadaan(paket)
    expect(turned).not.toBe('terbukti')
    expect(others).toEqual(Object.fromEntries(Object.entries(SEMUA).filter(([kunci]) => kunci !== row)))
    const { kurang } = pastiRinci(paket, AGENSI, TODAY).find(({ kunci }) => kunci === row) ?? { kurang: [] }
    expect(kurang.length).toBeGreaterThan(0)
  })

  it('tell what is missing from what is not there at all', () => {
    expect(keadaan(withRow('maskapais', 1, { nomor: '' })).tiket).toBe('menyusul')
    expect(keadaan({ ...PENUH, maskapais: [] }).tiket).toBe('kosong')
    expect(keadaan(withRow('hotels', 0, { jarak_m: null })).hotel).toBe('menyusul')
    expect(keadaan({ ...PENUH, hotels: [] }).hotel).toBe('kosong')
    expect(keadaan({ ...PENUH, visa: 'proses' }).visa).toBe('menyusul')
    expect(keadaan({ ...PENUH, visa: 'tidak' }).visa).toBe('kosong')
    expect(ringkasPasti(pastiRinci({ ...PENUH, visa: 'proses' }, AGENSI, TODAY))).toBe(
      '4 terbukti, 1 menyusul',
    )
  })
})

describe('the licence', () => {
  it('is that of the kind of journey', () => {
    const umrahSaja = { ...AGENSI, pihk: { nomor: '', berlaku_sampai: '' } }
    expect(keadaan({ ...PENUH, tipe_paket: 'Haji' }, umrahSaja).izin).toBe('kosong')
    expect(keadaan(PENUH, umrahSaja).izin).toBe('terbukti')
    expect(keadaan({ ...PENUH, tipe_paket: 'Overseas' }, umrahSaja).izin).toBe('terbukti')
  })

  it('holds to the end of its last day, and then nobody is told its number', () => {
    expect(keadaan(PENUH, AGENSI, '2029-03-14').izin).toBe('terbukti')
    expect(keadaan(PENUH, AGENSI, '2029-03-15')).toEqual({ ...SEMUA, izin: 'kosong' })
    expect(JSON.stringify(pastiRinci(PENUH, AGENSI, '2029-03-15'))).not.toContain('123/2024')
    expect(keadaan(PENUH, { ...AGENSI, ppiu: { ...izin, berlaku_sampai: '' } }).izin).toBe('menyusul')
  })

  it('that ends before the journey does says so', () => {
    const ends = { ...AGENSI, ppiu: { ...izin, berlaku_sampai: '2027-01-12' } }
    const [row] = pastiRinci(PENUH, ends, TODAY)
    expect(row?.bukti[1]?.teks).toBe('Berlaku sampai 12 Januari 2027, sebelum rombongan ini pulang.')
  })
})

describe('a tour', () => {
  const tur = {
    ...PENUH,
    tipe_paket: 'Overseas' as const,
    visa: '' as const,
    hotels: [{ ...hotel('Registan', 'Samarkand', '2027-01-11', '2027-01-18'), jarak_m: null }],
  }

  it('needs no metres to a mosque, and counts no visa that it has not', () => {
    expect(keadaan(tur)).toEqual({ ...SEMUA, visa: 'kosong' })
    expect(jumlahPasti(pastiRinci(tur, AGENSI, TODAY))).toEqual({ terbukti: 4, dari: 4 })
    expect(pastiRinci(tur, AGENSI, TODAY)).toHaveLength(5)
    expect(jumlahPasti(pastiRinci({ ...tur, visa: 'termasuk' }, AGENSI, TODAY)).dari).toBe(5)
  })

  it('needs them of a hotel that lies at one', () => {
    const mampir = { ...tur, hotels: tur.hotels.map((each) => ({ ...each, lokasi: 'Makkah' })) }
    expect(keadaan(mampir).hotel).toBe('menyusul')
  })
})

describe('nights without a hotel', () => {
  it('are named; those on the way out and home are none, nor one in flight', () => {
    expect(malamKosong(PENUH)).toEqual([])
    const [out, home] = [
      withRow('hotels', 0, { check_in: '2027-01-11' }),
      withRow('hotels', 1, { check_out: '2027-01-17' }),
    ]
    expect([malamKosong(out), malamKosong(home)]).toEqual([[], []])
    const gap = withRow('hotels', 0, { check_out: '2027-01-12' })
    expect(malamKosong(gap)).toEqual([{ dari: '2027-01-12', malam: 1 }])
    const inFlight = {
      ...gap,
      maskapais: [...gap.maskapais, { ...leg('X', '', '', '2027-01-12'), date_arrival: '2027-01-13' }],
    }
    expect(malamKosong(inFlight)).toEqual([])
  })

  it('of a Hajj are none during its rites', () => {
    const haji = {
      ...PENUH,
      durasi: '24 Hari',
      hotels: [
        hotel('A', 'Madinah', '2027-01-10', '2027-01-18'),
        hotel('B', 'Makkah', '2027-01-18', '2027-01-22'),
        hotel('B', 'Makkah', '2027-01-27', '2027-02-02'),
      ],
    }
    expect(malamKosong({ ...haji, tipe_paket: 'Haji' })).toEqual([])
    expect(malamKosong(haji)).toEqual([{ dari: '2027-01-22', malam: 5 }])
  })

  it('are not guessed where a day is missing or cannot be', () => {
    expect(malamKosong({ ...PENUH, tanggal_keberangkatan: '' })).toEqual([])
    expect(malamKosong(withRow('hotels', 0, { check_out: '9999-99-99' }))).toEqual([])
  })
})
