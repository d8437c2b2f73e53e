import { describe, expect, it } from 'vitest'
import { isLangsung, kotaOf, lokasiText, masjidOf, menitJalan, parseBandara, splitJarak } from './tempat.ts'

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

describe('metres to the mosque', () => {
  it.each([
    ['Makkah', 'haram'],
    ['Mekkah, Ajyad', 'haram'],
    ['Makkah (Aziziyah)', 'haram'],
    ['madinah', 'nabawi'],
    ['Istanbul', null],
    ['Hotel di Madinah', null],
    ['', null],
  ])('of a hotel in %j lead to %s', (lokasi, masjid) => {
    expect(masjidOf(lokasi)).toBe(masjid)
  })

  it('stand behind the place, and never twice', () => {
    expect(lokasiText({ lokasi: 'Madinah', jarak_m: 200 })).toBe('Madinah, 200 m ke Masjid Nabawi')
    expect(lokasiText({ lokasi: 'Makkah', jarak_m: 1_200 })).toBe('Makkah, 1.200 m ke Masjidil Haram')
    expect(lokasiText({ lokasi: 'Istanbul', jarak_m: 450 })).toBe('Istanbul, 450 m ke masjid')
    expect(lokasiText({ lokasi: 'Madinah, 250 m ke Masjid Nabawi', jarak_m: 200 })).toBe(
      'Madinah, 250 m ke Masjid Nabawi',
    )
    expect(lokasiText({ lokasi: 'Makkah', jarak_m: null })).toBe('Makkah')
  })

  it('take a minute for seventy, rounded up', () => {
    expect([0, 70, 71, 400].map(menitJalan)).toEqual([1, 1, 2, 6])
  })
})

it('a flight is direct only where somebody wrote it', () => {
  expect([' Langsung ', 'tanpa transit', '', 'Jeddah'].map((transit) => isLangsung({ transit }))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
