import { describe, expect, it } from 'vitest'
import { keberangkatanOf } from '../keberangkatan/keberangkatan.ts'
import { banding } from './banding.ts'
import { paketCard } from './card.ts'
import { paketRecord } from './factory.ts'
import {
  isPergiLangsung,
  jalanOf,
  kotaTujuan,
  ruteText,
  ruteWarnings,
  transitKaki,
  transitText,
} from './rute.ts'

/** `Jakarta 24 Dubai 25` of January 2027; a dash for a date that nobody gave. */
const flights = (...lines: string[]) =>
  lines.map((line) => {
    const [departure = '', from = '', arrival = '', to = '', transit = 'Langsung'] = line.split(' ')
    const date = (day: string) => (day === '-' ? '' : `2027-01-${day}`)
    return {
      departure,
      arrival,
      date_departure: date(from),
      date_arrival: date(to),
      transit: transit === '?' ? '' : transit,
      nama_maskapai: 'Saudia',
      nomor: 'SV 1',
      gate: '',
      image: '',
    }
  })
const SURABAYA = flights(
  'Surabaya 02 Jakarta 02',
  'Jakarta 02 Madinah 02',
  'Jeddah 09 Jakarta 10',
  'Jakarta 10 Surabaya 10',
)
const hotels = (...cities: string[]) => cities.map((lokasi) => ({ lokasi }))

describe('the way out', () => {
  it('ends past a change of planes', () => {
    expect(kotaTujuan(flights('Jakarta 12 Madinah 12', 'Jeddah 19 Jakarta 20'))).toBe('Madinah')
    expect(
      kotaTujuan(
        flights('Jakarta 24 Dubai 25', 'Dubai 25 Madrid 25', 'Madrid 30 Dubai 31', 'Dubai 31 Jakarta 31'),
      ),
    ).toBe('Madrid')
    expect(kotaTujuan(SURABAYA)).toBe('Madinah')
  })

  it('ends where people stay, and on the way home; without dates hotels tell', () => {
    expect(kotaTujuan(flights('Jakarta 21 Istanbul 22', 'Istanbul 24 Madinah 24'))).toBe('Istanbul')
    expect(kotaTujuan(flights('Jakarta 21 Singapura 21', 'Singapura 22 Jakarta 22'))).toBe('Singapura')
    expect(kotaTujuan([])).toBe('')
    const undated = flights('Jakarta - Dubai -', 'Dubai - Madrid -')
    expect([
      kotaTujuan(undated),
      kotaTujuan(undated, hotels('Madrid')),
      kotaTujuan(undated, hotels('Dubai', 'Madrid')),
    ]).toEqual(['Dubai', 'Madrid', 'Dubai'])
  })
})

describe('a change of planes', () => {
  it('is told everywhere, whatever each flight says of itself', () => {
    const paket = paketRecord({ pemberangkatan: 'Surabaya', maskapais: SURABAYA })
    expect(jalanOf(SURABAYA).map((way) => way.length)).toEqual([2, 2])
    expect(ruteText(paket)).toBe('Surabaya – Jakarta – Madinah')
    expect(transitText(paket)).toBe('Transit 1 kali di Jakarta')
    expect(transitKaki(SURABAYA)).toEqual(['', '', '', ''])
    expect(isPergiLangsung(paket)).toBe(false)
    expect(keberangkatanOf(paket).langsung).toBe(false)
    expect(JSON.stringify(paketCard(paket, '2026-11-22').rows)).toContain('Surabaya – Jakarta – Madinah')
    const direct = paketRecord({ maskapais: flights('Jakarta 12 Madinah 12', 'Jeddah 19 Jakarta 20') })
    const row = banding([paket, direct], '2026-11-22')
      .kelompok.flatMap(({ baris }) => baris)
      .find(({ nama }) => nama === 'Transit')
    expect(row?.isi.map(({ text }) => text)).toEqual(['Transit 1 kali di Jakarta', 'Langsung'])
    expect([isPergiLangsung(direct), transitKaki(direct.maskapais)]).toEqual([true, ['Langsung', 'Langsung']])
  })

  it('is told of each way where they differ, with a landing of the plane itself', () => {
    expect(transitText({ maskapais: flights('Jakarta 12 Madinah 12', 'Jeddah 19 Jakarta 20 Medan') })).toBe(
      'Pergi langsung · Pulang transit 1 kali di Medan',
    )
    expect(
      transitText({
        maskapais: flights('Jakarta 12 Dubai 12', 'Dubai 12 Madinah 13 Riyadh', 'Jeddah 19 Jakarta 20 ?'),
      }),
    ).toBe('Pergi transit 2 kali di Dubai dan Riyadh')
    expect(transitText({ maskapais: flights('Jakarta 12 Madinah 12 ?') })).toBe('')
    expect(transitText({ maskapais: [] })).toBe('')
  })

  it('is pointed out where a typed text promises none', () => {
    const keunggulans = [{ keterangan: 'Penerbangan LANGSUNG pergi dan pulang' }]
    expect(ruteWarnings(paketRecord({ maskapais: SURABAYA, keunggulans })).map(({ field }) => field)).toEqual(
      ['keunggulans.0.keterangan'],
    )
    expect(ruteWarnings(paketRecord({ keunggulans }))).toEqual([])
  })
})
