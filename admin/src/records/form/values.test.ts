import type { Fields } from '@safar/shared/records/noun/field'
import { createSchema, updateSchema } from '@safar/shared/records/noun/noun-schema'
import { valuesOf } from '@safar/shared/records/noun/values'
import { expect, it } from 'vitest'
import { toInput } from './values.ts'

const FIELDS = {
  nama: { kind: 'text', max: 40, required: 'always' },
  urutan: { kind: 'number', min: 1, max: 10_000 },
} as const satisfies Fields

it('sends no place in the order, so that a form opened before a reorder cannot undo it', () => {
  const { input } = toInput(FIELDS, valuesOf(FIELDS, { nama: 'Ajyad', urutan: 3 }))
  expect(input).toEqual({ nama: 'Ajyad' })
  expect(updateSchema(FIELDS).parse(input)).toEqual({ nama: 'Ajyad' })
  expect(createSchema(FIELDS).parse(input)).toEqual({ nama: 'Ajyad', urutan: null })
})
