import { describe, expect, it } from 'vitest'
import { kotaOf, parseBandara, splitJarak } from './tempat.ts'

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
