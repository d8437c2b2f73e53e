import { PAKET, PAKET_FIELDS } from '@safar/shared/content/paket/paket-fields'
import { paketInputSchema, paketSchema } from '@safar/shared/content/paket/paket-schema'
import { columnsOf, fromColumn } from '@safar/shared/records/noun/columns'
import type { Field, Fields } from '@safar/shared/records/noun/field'
import { readRecord } from '@safar/shared/records/noun/read'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const STAMPS = { id: 1, slug: 'a', created_at: '2026-11-01', updated_at: '2026-11-01' }

const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
const whole = (min: number, max: number) => {
  const number = fc.integer({ min, max })
  return fc.oneof(number, number.map(String))
}
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const moment = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())
const few = (arbitrary: fc.Arbitrary<unknown>, { required }: Field) =>
  required ? arbitrary : fc.oneof(arbitrary, fc.constantFrom('', null, undefined))

/** What people and programs may send for a field, most of it acceptable. */
function sent(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'list':
      return fc.array(sentFields(field.row), { minLength: field.required ? 1 : 0, maxLength: 3 })
    case 'choice':
      return field.missing
        ? fc.constantFrom(...field.of, undefined)
        : few(fc.constantFrom(...field.of), field)
    case 'moment':
      return fc.oneof(moment, fc.constantFrom('', null, undefined))
    case 'number':
      return few(whole(field.min, field.max), field)
    case 'money':
      return few(whole(field.min ?? 0, field.max), field)
    case 'stars':
      return few(whole(1, 5), field)
    case 'day':
      return few(day, field)
    case 'durasi':
      return whole(1, 365)
    default:
      return few(words, field)
  }
}

function sentFields(fields: Fields): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sent(field)])))
}

it('whatever may be saved is stored, answered and read back as it is', () => {
  let saved = 0
  fc.assert(
    fc.property(sentFields(PAKET_FIELDS), (body) => {
      const { data: input } = paketInputSchema.safeParse({ ...body, sisa_pax: 0 })
      if (!input) return
      saved += 1
      const record = { ...STAMPS, ...input }
      expect(paketSchema.parse(record)).toEqual(record)
      expect(readRecord(PAKET, JSON.parse(JSON.stringify(record)))).toEqual(record)
      const columns: Record<string, unknown> = columnsOf(PAKET_FIELDS, input)
      const stored = Object.entries(PAKET_FIELDS).map(([name, field]) => [
        name,
        fromColumn(field, columns[name]),
      ])
      expect(Object.fromEntries(stored)).toEqual(input)
    }),
    { numRuns: 300 },
  )
  expect(saved).toBeGreaterThan(100)
})
