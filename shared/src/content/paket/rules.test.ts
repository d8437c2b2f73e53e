import { describe, expect, it } from 'vitest'
import { acuanOf } from '../../settings/pengaturan/acuan.ts'
import { paketRecord } from './factory.ts'
import { HAMPIR_PENUH_ATURAN } from './hampir-penuh.ts'
import {
  hargaLain,
  hargaText,
  isHampirPenuh,
  keadaanJual,
  kursiText,
  paketState,
  paketWarnings,
  sortPaket,
} from './rules.ts'
import { sisaPaxError } from './sisa-pax.ts'

const TODAY = '2026-11-21'

describe('the state of a departure', () => {
  it('is open, full or departed', () => {
    expect(paketState(paketRecord(), TODAY)).toBe('terbuka')
    expect(paketState(paketRecord({ sisa_pax: 0 }), TODAY)).toBe('penuh')
    expect(paketState(paketRecord({ tanggal_keberangkatan: '2026-11-20' }), TODAY)).toBe('berangkat')
  })

  it('stays open on the day of departure and without a date', () => {
    expect(paketState(paketRecord({ tanggal_keberangkatan: TODAY }), TODAY)).toBe('terbuka')
    expect(paketState(paketRecord({ tanggal_keberangkatan: '' }), TODAY)).toBe('terbuka')
  })

  it('says seats in words', () => {
    expect(kursiText(paketRecord(), TODAY)).toBe('Sisa 12 dari 50 kursi')
    expect(kursiText(paketRecord({ sisa_pax: 0 }), TODAY)).toBe('Penuh')
    expect(kursiText(paketRecord({ sisa_pax: 12, total_pax: 0 }), TODAY)).toBe('Sisa 12 kursi')
    expect(kursiText(paketRecord({ tanggal_keberangkatan: '2020-01-01' }), TODAY)).toBe('Sudah berangkat')
  })

  it('has a price, or none yet', () => {
    expect(hargaText(paketRecord())).toBe('Rp 32.000.000')
    expect(hargaText(paketRecord({ harga_double: 0 }))).toBe('Harga menyusul')
  })

  it('names the rooms that cost less, the cheapest first', () => {
    expect(hargaLain(paketRecord())).toEqual(['Quad Rp 29.500.000', 'Triple Rp 30.500.000'])
    expect(hargaLain(paketRecord({ harga_quad: 31_000_000 }))).toEqual([
      'Triple Rp 30.500.000',
      'Quad Rp 31.000.000',
    ])
    expect(hargaLain(paketRecord({ harga_quad: 0, harga_triple: 40_000_000 }))).toEqual([])
    expect(hargaLain(paketRecord({ harga_double: 0, harga_triple: 0 }))).toEqual(['Quad Rp 29.500.000'])
  })

  it('warns from five seats down, and not of departed ones', () => {
    expect(isHampirPenuh(paketRecord({ sisa_pax: 6 }), TODAY)).toBe(false)
    expect(isHampirPenuh(paketRecord({ sisa_pax: 5 }), TODAY)).toBe(true)
    expect(HAMPIR_PENUH_ATURAN).toContain('sisa 5 kursi')
    expect(isHampirPenuh(paketRecord({ sisa_pax: 0 }), TODAY)).toBe(false)
    expect(isHampirPenuh(paketRecord({ sisa_pax: 1, tanggal_keberangkatan: '2020-01-01' }), TODAY)).toBe(
      false,
    )
  })
})

it('lists open departures soonest first, then full ones, then departed ones newest first', () => {
  const list = [
    paketRecord({ id: 1, tanggal_keberangkatan: '2026-10-01' }),
    paketRecord({ id: 2, tanggal_keberangkatan: '2027-01-01', sisa_pax: 0 }),
    paketRecord({ id: 3, tanggal_keberangkatan: '2027-02-01' }),
    paketRecord({ id: 4, tanggal_keberangkatan: '2026-11-01' }),
    paketRecord({ id: 5, tanggal_keberangkatan: '2026-12-01' }),
    paketRecord({ id: 6, tanggal_keberangkatan: '' }),
    paketRecord({ id: 7, tanggal_keberangkatan: '2026-12-01' }),
  ]
  expect(sortPaket(list, TODAY).map(({ id }) => id)).toEqual([5, 7, 3, 6, 2, 4, 1])
})

it('refuses only seats beyond the total', () => {
  expect(sisaPaxError({ total_pax: 10, sisa_pax: 11 })).toBe('Lebih besar dari total pax (10)')
  expect(sisaPaxError({ total_pax: 10, sisa_pax: 10 })).toBeNull()
})

describe('warnings to the editor', () => {
  const fieldsOf = (overrides: Parameters<typeof paketRecord>[0]) =>
    paketWarnings(paketRecord(overrides), TODAY).map(({ field }) => field)

  it('finds nothing in an honest package', () => {
    expect(fieldsOf({})).toEqual([])
  })

  it('finds prices out of order and a price of zero', () => {
    expect(fieldsOf({ harga_quad: 31_000_000 })).toEqual(['harga_quad'])
    expect(fieldsOf({ harga_triple: 33_000_000 })).toEqual(['harga_triple'])
    expect(fieldsOf({ harga_double: 0 })).toEqual(['harga_double'])
  })

  it('finds a departure in the past', () => {
    const nothingDated = { hotels: [], maskapais: [], itineraris: [] }
    expect(fieldsOf({ tanggal_keberangkatan: '2026-11-20', ...nothingDated })).toEqual([
      'tanggal_keberangkatan',
    ])
  })

  it('finds prices that lack zeros or stand in the wrong currency, and no price that is still open', () => {
    const prices = { harga_quad: 290, harga_triple: 300, harga_double: 315 }
    expect(paketWarnings(paketRecord(prices), TODAY)).toContainEqual({
      field: 'harga_double',
      message: 'Rp 315 per pax di bawah Rp 1.000.000. Periksa jumlah nol dan mata uangnya.',
    })
    expect(fieldsOf(prices)).toEqual(['harga_quad', 'harga_triple', 'harga_double'])
    expect(fieldsOf({ ...prices, currency: 'USD' })).toEqual([])
    expect(fieldsOf({ currency: 'USD' })).toEqual(['harga_quad', 'harga_triple', 'harga_double'])
    expect(fieldsOf({ harga_double: 3_200_000_000 })).toEqual(['harga_double'])
    expect(fieldsOf({ harga_quad: 0, harga_triple: 0 })).toEqual([])
  })

  it('names every date of hotels and flights outside of the trip, a day of grace aside', () => {
    const warnings = paketWarnings(
      paketRecord({ tanggal_keberangkatan: '2027-01-12', itineraris: [] }),
      TODAY,
    )
    expect(warnings.map(({ field }) => field)).toEqual([
      'hotels.0.check_in',
      'hotels.0.check_out',
      'maskapais.0.date_departure',
      'maskapais.0.date_arrival',
    ])
    expect(warnings[0]?.message).toBe(
      'Check-in Taibah Nur, 12 Desember 2026, di luar perjalanan (12 Januari 2027 sampai 20 Januari 2027).',
    )
    const [flight] = paketRecord().maskapais
    if (!flight) throw new Error('the factory lost its flight')
    const flies = (date_departure: string, date_arrival: string) =>
      fieldsOf({ maskapais: [{ ...flight, date_departure, date_arrival }] })
    expect(flies('2026-12-11', '2026-12-21')).toEqual([])
    expect(flies('2026-12-10', '2026-12-22')).toEqual([
      'maskapais.0.date_departure',
      'maskapais.0.date_arrival',
    ])
  })

  it('finds stays and flights that end before they begin', () => {
    const [hotel] = paketRecord().hotels
    const [flight] = paketRecord().maskapais
    if (!hotel || !flight) throw new Error('the factory lost its hotel or flight')
    expect(fieldsOf({ hotels: [{ ...hotel, check_out: hotel.check_in }] })).toEqual(['hotels.0.check_out'])
    expect(fieldsOf({ maskapais: [{ ...flight, date_arrival: '2026-12-11' }] })).toEqual([
      'maskapais.0.date_arrival',
    ])
  })

  it('finds nights without a hotel, once the days of hotels make sense', () => {
    const [hotel] = paketRecord().hotels
    if (!hotel) throw new Error('the factory lost its hotel')
    const early = { ...hotel, check_out: '2026-12-17' }
    expect(paketWarnings(paketRecord({ hotels: [early] }), TODAY)).toEqual([
      { field: 'hotels.0.check_out', message: '2 malam mulai 17 Desember 2026 tanpa hotel.' },
    ])
  })

  it('tells of a price below the reference of the day, to umrah in rupiah alone', () => {
    const angka = [
      { kunci: 'harga_acuan', nilai: 'Rp 30.000.000', berlaku_sejak: '2026-01-01', sumber: 'KMA 1' },
      { kunci: 'Harga referensi', nilai: 99_000_000, berlaku_sejak: '2027-01-01', sumber: 'KMA 2' },
      { kunci: 'Paspor', nilai: 7, berlaku_sejak: '2026-06-01', sumber: 'Kantor' },
    ]
    const acuan = acuanOf(angka, TODAY)
    expect(acuan).toEqual({ nilai: 30_000_000, sumber: 'KMA 1' })
    expect(acuanOf([], TODAY)).toMatchObject({
      nilai: 23_000_000,
      sumber: expect.stringContaining('KMA 1021'),
    })
    const told = (changes: Parameters<typeof paketRecord>[0]) =>
      paketWarnings(paketRecord(changes), TODAY, acuan).map(({ field, isNotice }) => [field, isNotice])
    expect(told({})).toEqual([['harga_quad', true]])
    expect(told({ tipe_paket: 'Overseas' })).toEqual([])
    expect(told({ harga_quad: 30_000_000 })).toEqual([])
  })

  it('finds itinerary days out of order, beyond the trip, and dates outside it', () => {
    const day = (hari: number, tanggal = '') => ({ hari, tanggal, name: 'Hari', deskripsi: '' })
    expect(fieldsOf({ itineraris: [day(2), day(1)] })).toEqual(['itineraris.1.hari'])
    expect(fieldsOf({ itineraris: [day(10)] })).toEqual(['itineraris.0.hari'])
    expect(fieldsOf({ itineraris: [day(9, '2026-12-20')] })).toEqual([])
    expect(fieldsOf({ itineraris: [day(9, '2026-12-21')] })).toEqual(['itineraris.0.tanggal'])
    expect(fieldsOf({ itineraris: [day(1, '2026-12-13'), day(2, '2026-12-12')] })).toEqual([
      'itineraris.1.tanggal',
    ])
  })
})

it('counts a departure by what it is on sale as: a draft or a plan is neither open nor full', () => {
  const [ahead, past] = ['2026-12-12', '2026-01-01']
  const of = (status: string, tanggal_keberangkatan: string, sisa_pax = 3) =>
    keadaanJual({ status, tanggal_keberangkatan, sisa_pax }, '2026-11-21')
  expect(of('terbit', ahead)).toBe('terbuka')
  expect(of('terbit', ahead, 0)).toBe('penuh')
  expect([of('terbit', past), of('arsip', past)]).toEqual(['berangkat', 'berangkat'])
  for (const status of ['draf', 'terjadwal', 'arsip']) {
    expect(of(status, ahead)).toBe('')
    expect(of(status, ahead, 0)).toBe('')
  }
  expect(of('draf', past)).toBe('')
})
