import { paketInput, paketRecord } from '@safar/shared/content/paket/factory'
import { HOTEL_FIELDS, KETERANGAN_FIELDS, PAKET_FIELDS } from '@safar/shared/content/paket/paket-fields'
import { paketInputSchema, paketUpdateSchema } from '@safar/shared/content/paket/paket-schema'
import { blankRow, sameValues } from '@safar/shared/records/noun/values'
import { describe, expect, it } from 'vitest'
import { toFormErrors, validateValues } from '../../../records/form/validate.ts'
import { toInput } from '../../../records/form/values.ts'
import { PAKET_FORM } from './paket-form.ts'
import { emptyPaket, valuesFromCopy, valuesFromPaket } from './values.ts'

describe('the form of a package', () => {
  it('sends back exactly what it was given', () => {
    const values = valuesFromPaket(paketRecord())
    expect(paketInputSchema.parse(toInput(PAKET_FIELDS, values).input)).toEqual(paketInput())
    expect(paketUpdateSchema.parse(toInput(PAKET_FIELDS, values).input)).toEqual(paketInput())
    expect(validateValues(PAKET_FORM, values, 'add')).toEqual({})
  })

  it('always has a row to type in, and sends none that nobody filled', () => {
    const values = valuesFromPaket(paketRecord({ itineraris: [], fasilitas: [] }))
    expect(values.itineraris).toHaveLength(1)
    expect(values.fasilitas).toHaveLength(1)
    const { input } = toInput(PAKET_FIELDS, values)
    expect(input.itineraris).toEqual([])
    expect(input.fasilitas).toEqual([])
  })

  it('gives every row a key of its own', () => {
    const values = emptyPaket()
    const keys = [values.hotels, values.keunggulans, [blankRow(HOTEL_FIELDS)]].flat().map((row) => row.key)
    expect(new Set(keys).size).toBe(3)
  })

  it('compares what a person sees, not the keys of rows', () => {
    expect(sameValues(PAKET_FIELDS, valuesFromPaket(paketRecord()), valuesFromPaket(paketRecord()))).toBe(
      true,
    )
    expect(sameValues(PAKET_FIELDS, emptyPaket(), emptyPaket('Umrah'))).toBe(false)
  })

  it('starts a copy without a date and with every seat free', () => {
    const copy = valuesFromCopy(paketRecord({ total_pax: 45, sisa_pax: 3 }))
    expect(copy).toMatchObject({
      tanggal_keberangkatan: '',
      sisa_pax: 45,
      nama_paket: paketRecord().nama_paket,
    })
  })
})

describe('messages', () => {
  it('say of each required field of an empty form that it must not be empty', () => {
    const errors = validateValues(PAKET_FORM, emptyPaket(), 'add')
    const required = [
      ...['nama_paket', 'tipe_paket', 'durasi', 'rating_hotel', 'maskapai', 'thumbnail', 'flyer'],
      ...['harga_quad', 'harga_triple', 'harga_double', 'keterangan', 'pemberangkatan'],
      ...['tanggal_keberangkatan', 'total_pax', 'sisa_pax', 'deskripsi'],
      ...['pembimbings.0.nama', 'harga_termasuks.0.keterangan', 'harga_tidak_termasuks.0.keterangan'],
      ...['keunggulans.0.keterangan', 'syarat_ketentuans.0.keterangan'],
      ...['hotels.0.nama_hotel', 'maskapais.0.nama_maskapai'],
    ]
    expect(Object.keys(errors).sort()).toEqual(required.sort())
    expect(new Set(Object.values(errors))).toEqual(new Set(['Data tidak boleh kosong']))
  })

  it('stand beside the row that was meant, past blank rows that were not sent', () => {
    const values = valuesFromPaket(paketRecord())
    const [hotel] = values.hotels
    if (!hotel) throw new Error('the factory has a hotel')
    values.hotels = [blankRow(HOTEL_FIELDS), hotel, { ...blankRow(HOTEL_FIELDS), lokasi: 'Makkah' }]
    expect(validateValues(PAKET_FORM, values, 'add')).toEqual({
      'hotels.2.nama_hotel': 'Data tidak boleh kosong',
    })
    const { sent } = toInput(PAKET_FIELDS, values)
    expect(toFormErrors(PAKET_FORM, { 'hotels.0.image': ['Gambar tidak ada'] }, sent)).toEqual({
      'hotels.1.image': 'Gambar tidak ada',
    })
  })

  it('about a whole list stand beside its first row', () => {
    const { sent } = toInput(PAKET_FIELDS, emptyPaket())
    expect(toFormErrors(PAKET_FORM, { pembimbings: ['Data tidak boleh kosong'] }, sent)).toEqual({
      'pembimbings.0.nama': 'Data tidak boleh kosong',
    })
  })

  it('refuse more seats left than there are, in both forms', () => {
    const values = { ...valuesFromPaket(paketRecord()), total_pax: 50, sisa_pax: 54 }
    expect(validateValues(PAKET_FORM, values, 'add')).toEqual({ sisa_pax: 'Lebih besar dari total pax (50)' })
    expect(validateValues(PAKET_FORM, values, 'edit')).toEqual({
      sisa_pax: 'Lebih besar dari total pax (50)',
    })
  })

  it('let an edited package lack what only a new one needs', () => {
    const values = {
      ...valuesFromPaket(paketRecord()),
      flyer: '',
      keunggulans: [blankRow(KETERANGAN_FIELDS)],
    }
    expect(validateValues(PAKET_FORM, values, 'edit')).toEqual({})
    expect(Object.keys(validateValues(PAKET_FORM, values, 'add')).sort()).toEqual([
      'flyer',
      'keunggulans.0.keterangan',
    ])
  })
})
