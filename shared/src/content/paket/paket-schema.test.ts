import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../../platform/http/errors.ts'
import { paketInput, paketRecord } from './factory.ts'
import { PAKET_FIELDS } from './paket-fields.ts'
import { PAKET_LIMITS, paketInputSchema, paketSchema, paketUpdateSchema } from './paket-schema.ts'

const errorsOf = (value: unknown) => {
  const parsed = paketInputSchema.safeParse(value)
  return parsed.success ? {} : fieldErrors(parsed.error)
}

describe('creating a package', () => {
  it('takes a complete package and changes nothing', () => {
    expect(paketInputSchema.parse(paketInput())).toEqual(paketInput())
  })

  it('requires what the specification requires, with its words', () => {
    const required = Object.entries(PAKET_FIELDS).flatMap(([name, field]) =>
      'required' in field ? name : [],
    )
    expect(required).toHaveLength(24)
    const errors = errorsOf({})
    expect(Object.keys(errors).sort()).toEqual(required.sort())
    const blank = errorsOf({
      ...paketInput(),
      nama_paket: '  ',
      tipe_paket: '',
      currency: '',
      harga_double: '',
      tanggal_keberangkatan: '',
      thumbnail: '',
      durasi: '',
      hotels: [],
    })
    for (const messages of Object.values(blank)) expect(messages).toEqual(['Data tidak boleh kosong'])
    expect(Object.keys(blank)).toHaveLength(8)
  })

  it('does not require facilities and itinerary', () => {
    const { fasilitas: _f, itineraris: _i, ...rest } = paketInput()
    expect(paketInputSchema.parse(rest)).toMatchObject({ fasilitas: [], itineraris: [] })
  })

  it('refuses more seats left than there are, and names the field', () => {
    expect(errorsOf(paketInput({ total_pax: 50, sisa_pax: 54 }))).toEqual({
      sisa_pax: ['Lebih besar dari total pax (50)'],
    })
    expect(errorsOf(paketInput({ total_pax: 50, sisa_pax: 50 }))).toEqual({})
  })

  it.each([
    ['tipe_paket', 'Wisata'],
    ['currency', 'EUR'],
    ['rating_hotel', 6],
    ['rating_hotel', 0],
    ['harga_double', -1],
    ['harga_double', 1.5],
    ['harga_double', 'mahal'],
    ['total_pax', 10_000],
    ['tanggal_keberangkatan', '2026-02-30'],
    ['durasi', '0 Hari'],
    ['thumbnail', '../rahasia.webp'],
    ['nama_paket', 'x'.repeat(PAKET_LIMITS.nama + 1)],
    ['nama_paket', 'nol\0'],
    ['nama_paket', 'separuh \ud83d'],
  ])('refuses %s = %j', (field, value) => {
    expect(Object.keys(errorsOf({ ...paketInput(), [field]: value }))).toEqual([field])
  })

  it('takes numbers as text and days without their suffix, as older clients send them', () => {
    const parsed = paketInputSchema.parse({
      ...paketInput(),
      harga_double: '32000000',
      sisa_pax: '12',
      durasi: '9',
    })
    expect(parsed).toMatchObject({ harga_double: 32_000_000, sisa_pax: 12, durasi: '9 Hari' })
  })

  it('takes hotels without stars, as the create call of older clients sends them', () => {
    const [hotel] = paketInput().hotels
    const { bintang: _b, ...without } = hotel ?? {}
    expect(paketInputSchema.parse({ ...paketInput(), hotels: [without] }).hotels[0]?.bintang).toBeNull()
  })

  it('drops rows that nobody filled and keeps the order of the others', () => {
    const parsed = paketInputSchema.parse({
      ...paketInput(),
      fasilitas: [{ name: 'b' }, { name: ' ' }, { name: 'a' }],
      itineraris: [{ hari: 1, tanggal: '', name: '', deskripsi: '' }],
    })
    expect(parsed.fasilitas).toEqual([{ name: 'b' }, { name: 'a' }])
    expect(parsed.itineraris).toEqual([])
    expect(errorsOf({ ...paketInput(), pembimbings: [{ nama: '' }] })).toEqual({
      pembimbings: ['Data tidak boleh kosong'],
    })
  })

  it('names the row and field of a nested error', () => {
    const errors = errorsOf({ ...paketInput(), hotels: [{ ...paketInput().hotels[0], check_in: 'besok' }] })
    expect(Object.keys(errors)).toEqual(['hotels.0.check_in'])
  })

  it('ignores fields it does not know and keeps unicode to the letter', () => {
    const nama = 'Umrah “Plus” Türkiye 🕋 ﷺ'
    const parsed = paketInputSchema.parse({ ...paketInput({ nama_paket: nama }), id: 9, peran: 'admin' })
    expect(parsed.nama_paket).toBe(nama)
    expect(parsed).not.toHaveProperty('id')
  })
})

describe('updating a package', () => {
  it('requires nothing, and leaves out what was left out', () => {
    expect(paketUpdateSchema.parse({})).toEqual({})
    expect(paketUpdateSchema.parse({ sisa_pax: 3 })).toEqual({ sisa_pax: 3 })
  })

  it('lets texts and lists be emptied, but not the name', () => {
    const emptied = { keterangan: '', thumbnail: '', hotels: [], deskripsi: '' }
    expect(paketUpdateSchema.parse(emptied)).toEqual(emptied)
    expect(paketUpdateSchema.safeParse({ nama_paket: '' }).success).toBe(false)
  })

  it('still holds on to shapes and enumerations', () => {
    expect(paketUpdateSchema.safeParse({ tipe_paket: 'Wisata' }).success).toBe(false)
    expect(paketUpdateSchema.safeParse({ harga_quad: 'mahal' }).success).toBe(false)
  })
})

it('describes the record that the API answers', () => {
  expect(paketSchema.parse(paketRecord())).toEqual(paketRecord())
})
