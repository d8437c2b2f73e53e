import type { Fields } from '@safar/shared/records/noun/field'
import { emptyValues } from '@safar/shared/records/noun/values'
import { expect, it } from 'vitest'
import { fillBlank, takeBack } from './contoh.ts'

const FIELDS = {
  nama: { kind: 'text', max: 40 },
  luas: { kind: 'number', min: 1, max: 9 },
  gerbang: { kind: 'list', max: 3, row: { nama: { kind: 'text', max: 40 } } },
} as const satisfies Fields
const CONTOH = { nama: 'Kota', luas: 3, gerbang: [{ key: 'a', nama: 'Timur' }] }

it('fills what lies empty and leaves what was typed', () => {
  const typed = { ...emptyValues(FIELDS), nama: 'Kairo' }
  expect(fillBlank(FIELDS, typed, CONTOH)).toEqual({ ...CONTOH, nama: 'Kairo' })
  const listed = { ...emptyValues(FIELDS), gerbang: [{ key: 'b', nama: 'Barat' }] }
  expect(fillBlank(FIELDS, listed, CONTOH)).toEqual({ ...CONTOH, gerbang: listed.gerbang })
})

it('takes the example out again, but for what was changed since', () => {
  const before = emptyValues(FIELDS)
  const after = fillBlank(FIELDS, before, CONTOH)
  expect(takeBack(FIELDS, { ...after, luas: 5 }, { before, after })).toEqual({ ...before, luas: 5 })
})
