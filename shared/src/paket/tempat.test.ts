import { describe, expect, it } from 'vitest'
import { kotaOf, kotaTujuan, parseBandara, splitJarak } from './tempat.ts'

describe('parseBandara', () => {
  it('takes the code out of the ways in which staff write it', () => {
    expect(parseBandara('Jakarta (CGK)')).toEqual({ kota: 'Jakarta', kode: 'CGK' })
    expect(parseBandara('Jakarta, CGK')).toEqual({ kota: 'Jakarta', kode: 'CGK' })
    expect(parseBandara(' CGK Jakarta ')).toEqual({ kota: 'Jakarta', kode: 'CGK' })
    expect(parseBandara('Jakarta – CGK')).toEqual({ kota: 'Jakarta', kode: 'CGK' })
  })

  it('shows the text as it is where it carries no code', () => {
    expect(parseBandara('Kuala Lumpur')).toEqual({ kota: 'Kuala Lumpur', kode: null })
    expect(parseBandara('Bandara Soekarno-Hatta, Jakarta')).toEqual({
      kota: 'Bandara Soekarno-Hatta, Jakarta',
      kode: null,
    })
    expect(parseBandara('CGK')).toEqual({ kota: 'CGK', kode: null })
    expect(parseBandara('')).toEqual({ kota: '', kode: null })
  })
})

describe('kotaTujuan', () => {
  /** `Jakarta 24 Dubai 25` of January 2027; a dash for a date that nobody gave. */
  const flights = (...lines: string[]) =>
    lines.map((line) => {
      const [departure = '', from = '', arrival = '', to = ''] = line.split(' ')
      const date = (day: string) => (day === '-' ? '' : `2027-01-${day}`)
      return { departure, arrival, date_departure: date(from), date_arrival: date(to) }
    })

  it('is where the way out ends, past a change of planes', () => {
    expect(kotaTujuan(flights('Jakarta 12 Madinah 12', 'Jeddah 19 Jakarta 20'))).toBe('Madinah')
    expect(
      kotaTujuan(
        flights('Jakarta 24 Dubai 25', 'Dubai 25 Madrid 25', 'Madrid 30 Dubai 31', 'Dubai 31 Jakarta 31'),
      ),
    ).toBe('Madrid')
    expect(
      kotaTujuan(flights('Surabaya 02 Jakarta 02', 'Jakarta 03 Madinah 03', 'Jeddah 09 Jakarta 10')),
    ).toBe('Madinah')
  })

  it('is the first landing where people stay, where no dates tell, and on the way home', () => {
    expect(kotaTujuan(flights('Jakarta 21 Istanbul 22', 'Istanbul 24 Madinah 24'))).toBe('Istanbul')
    expect(kotaTujuan(flights('Jakarta - Dubai -', 'Dubai - Madrid -'))).toBe('Dubai')
    expect(kotaTujuan(flights('Jakarta 21 Singapura 21', 'Singapura 22 Jakarta 22'))).toBe('Singapura')
    expect(kotaTujuan([])).toBe('')
  })
})

describe('kotaOf', () => {
  it('is what stands before the first comma', () => {
    expect(kotaOf('Madinah, 200 m ke Masjid Nabawi')).toBe('Madinah')
    expect(kotaOf('Kairo')).toBe('Kairo')
    expect(kotaOf('')).toBe('')
  })
})

describe('splitJarak', () => {
  it('marks distances alone', () => {
    expect(splitJarak('Madinah, 200 m ke Masjid Nabawi')).toEqual([
      { text: 'Madinah, ', jarak: false },
      { text: '200 m', jarak: true },
      { text: ' ke Masjid Nabawi', jarak: false },
    ])
    expect(splitJarak('1,5 km dari Mina').at(0)).toEqual({ text: '1,5 km', jarak: true })
    expect(splitJarak('Makkah, menara 3 malam')).toEqual([{ text: 'Makkah, menara 3 malam', jarak: false }])
  })
})
