import { expect, expectTypeOf, it } from 'vitest'
import { FIELDS, WARUNG } from './noun.testing.ts'
import { readRecord } from './read.ts'
import { type Angka, blankRow, emptyValues, readValues, sameValues, valuesOf } from './values.ts'

const record = readRecord(WARUNG, {
  slug: 'bu-sri',
  nama: 'Bu Sri',
  lama: '9 Hari',
  kursi: 4,
  menu: [{ nama: 'Soto', harga: 7000 }, { nama: 'Rawon' }],
})

it('starts a new record with rows to type in', () => {
  const values = emptyValues(FIELDS)
  expect(Object.keys(values)).toEqual(Object.keys(FIELDS))
  expect(values).toMatchObject({ nama: '', kelas: 'kecil', atap: '', kursi: '', lama: '', foto: '' })
  expect(values.menu).toEqual([{ key: expect.any(String), urut: 1, nama: '', harga: '', foto: '' }])
  expectTypeOf(values.kelas).toEqualTypeOf<'kecil' | 'Besar'>()
  expectTypeOf(values.atap).toEqualTypeOf<'daun' | 'seng' | ''>()
  expectTypeOf(values.kursi).toEqualTypeOf<Angka>()
  expectTypeOf(values.lama).toEqualTypeOf<Angka>()
})

it('shows a record as people type it: days as a number, nothing as an empty text', () => {
  if (!record) throw new Error('cannot be read')
  const values = valuesOf(FIELDS, record)
  expect(values).toMatchObject({ nama: 'Bu Sri', lama: 9, kursi: 4, lantai: '', uang_muka: '' })
  expect(values.menu).toMatchObject([
    { urut: 1, nama: 'Soto', harga: 7000 },
    { urut: 2, nama: 'Rawon', harga: '' },
  ])
  expect(values.juru_masak).toMatchObject([{ nama: '' }])
  expect(values).not.toHaveProperty('slug')
})

it('gives each row a key of its own, which makes no difference', () => {
  if (!record) throw new Error('cannot be read')
  const { menu } = FIELDS
  expect(blankRow(menu.row).key).not.toBe(blankRow(menu.row).key)
  const [a, b] = [valuesOf(FIELDS, record), valuesOf(FIELDS, record)]
  expect(sameValues(FIELDS, a, b)).toBe(true)
  const [first, ...others] = b.menu
  if (!first) throw new Error('no row')
  const { nama, ...rest } = first
  expect(sameValues(FIELDS, a, { ...b, menu: [{ nama, ...rest }, ...others] })).toBe(true)
  expect(sameValues(FIELDS, a, { ...b, menu: [{ ...first, nama: 'Sate' }, ...others] })).toBe(false)
  expect(sameValues(FIELDS, a, { ...b, menu: others })).toBe(false)
  expect(sameValues(FIELDS, a, { ...b, kursi: '4' })).toBe(false)
})

it('reads what stands there so far, and takes nothing half for the whole', () => {
  const values = { ...emptyValues(FIELDS), nama: 'Bu Sri', lama: 9, kursi: '4', sewa: '12x', uang_muka: '0' }
  const row = { ...blankRow(FIELDS.menu.row), urut: '', harga: '31.5' }
  expect(readValues(FIELDS, { ...values, lantai: -1, bintang: 4, buka: '2026-12', menu: [row] })).toEqual({
    ...values,
    lama: '9 Hari',
    kata_kunci: [],
    kursi: 4,
    lantai: null,
    sewa: 0,
    uang_muka: 0,
    bintang: 4,
    buka: '',
    menu: [{ urut: 0, nama: '', harga: null, foto: '' }],
    juru_masak: [{ nama: '' }],
  })
  expect(readValues(FIELDS, emptyValues(FIELDS))).toMatchObject({
    lama: '',
    kelas: 'kecil',
    kursi: 0,
    atap: '',
  })
})
