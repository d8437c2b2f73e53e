import { describe, expect, it } from 'vitest'
import { parseDurasi } from '../../platform/format/durasi.ts'
import { draftSchema } from '../../records/noun/draft.ts'
import { CONTOH_FIELDS, contohSembilanHari } from './contoh.ts'
import { PAKET } from './paket-fields.ts'

describe('the example of nine days', () => {
  it('has as many days as it says, each once and in order, and may be kept as a draft', () => {
    const contoh = contohSembilanHari('')
    expect(contoh.itineraris.map(({ hari }) => hari)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(parseDurasi(contoh.durasi)).toBe(9)
    expect(draftSchema(PAKET).safeParse({ ...contoh, status: 'draf' }).error).toBeUndefined()
  })

  it('says nothing that only the agency knows', () => {
    const { hotels, maskapais } = contohSembilanHari('')
    expect(
      Object.keys(CONTOH_FIELDS).filter((name) => /harga_(quad|triple|double)|pax|pembimbing/.test(name)),
    ).toEqual([])
    expect([
      ...hotels.map(({ nama_hotel }) => nama_hotel),
      ...maskapais.map(({ nama_maskapai }) => nama_maskapai),
    ]).toEqual(['', '', '', ''])
    expect(JSON.stringify(contohSembilanHari(''))).not.toMatch(/\d{4}-\d\d-\d\d|Rp/)
  })

  it('counts stays and flights from the departure, night after night', () => {
    const { hotels, maskapais } = contohSembilanHari('2030-01-16')
    expect(hotels.map(({ check_in, check_out }) => [check_in, check_out])).toEqual([
      ['2030-01-16', '2030-01-19'],
      ['2030-01-19', '2030-01-23'],
    ])
    expect(maskapais.map(({ date_departure }) => date_departure)).toEqual(['2030-01-16', '2030-01-23'])
  })
})
