import { PAKET_LISTS, paketInputSchema } from '@safar/shared/content/paket/paket-schema'
import { describe, expect, it } from 'vitest'
import { countBySection, inOrder, pathLabel, sectionOf } from '../../../records/form/paths.ts'
import { PAKET_FORM } from './paket-form.ts'

describe('sections', () => {
  it('hold every field of the contract exactly once', () => {
    const fields = PAKET_FORM.sections.flatMap((section) => section.fields)
    // The server alone tells what a draft lacks.
    expect([...fields, 'kosong'].sort()).toEqual(Object.keys(paketInputSchema.shape).sort())
    expect(PAKET_LISTS.every((list) => fields.includes(list))).toBe(true)
  })

  it('count their messages', () => {
    const errors = { harga_double: 'x', 'hotels.0.nama_hotel': 'x', 'hotels.1.check_out': 'x' }
    expect(countBySection(PAKET_FORM, Object.keys(errors))).toEqual({ harga: 1, hotel: 2 })
    expect(sectionOf(PAKET_FORM, 'maskapais.3.gate')).toBe('penerbangan')
  })

  it('walk through fields as they stand on the page', () => {
    const paths = ['hotels.10.lokasi', 'hotels.2.check_in', 'hotels.2.nama_hotel', 'sisa_pax', 'nama_paket']
    expect(inOrder(PAKET_FORM, paths)).toEqual([
      'nama_paket',
      'sisa_pax',
      'hotels.2.nama_hotel',
      'hotels.2.check_in',
      'hotels.10.lokasi',
    ])
  })

  it('name a path in words', () => {
    expect(pathLabel(PAKET_FORM, 'harga_triple')).toBe('Harga mulai (triple)')
    expect(pathLabel(PAKET_FORM, 'pembimbings.1.nama')).toBe('Pembimbing 2')
    expect(pathLabel(PAKET_FORM, 'hotels.0.check_out')).toBe('Hotel 1: Check-out')
  })
})
