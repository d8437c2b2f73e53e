import { expect, expectTypeOf, it } from 'vitest'
import { FIELDS, WARUNG } from './noun.testing.ts'
import { readRecord } from './read.ts'
import { type Angka, blankRow, emptyValues, sameValues, valuesOf } from './values.ts'

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
