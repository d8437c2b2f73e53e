import { expect, it } from 'vitest'
import { moneySchema } from './money-schema.ts'

const jumlah = moneySchema(1, 99_999_999_999, 'Rp')
const read = (value: unknown) => jumlah.safeParse(value).data

it('reads a sum as people write it out, with its dots and its currency', () => {
  for (const value of [
    10_000_000,
    '10000000',
    '10.000.000',
    'Rp 10.000.000',
    'Rp10.000.000',
    'rp. 10.000.000',
    ' IDR 10.000.000 ',
    '10000000.00',
  ])
    expect(read(value), String(value)).toBe(10_000_000)
  expect(read('10.000')).toBe(10_000)
})

it('refuses what is nothing, less, a part, a power, words, or in another currency', () => {
  for (const value of [
    0,
    '0',
    -1,
    '-1',
    '-10.000',
    10.5,
    '10,5',
    '10.5',
    '1e9',
    '10 jt',
    '10 juta',
    '10.00.000',
    '1.0000.000',
    '10,000,000',
    'USD 10.000',
    '$ 10',
    'Rp',
    '',
    null,
    true,
    [10],
    '9'.repeat(400),
    Number.POSITIVE_INFINITY,
  ])
    expect(read(value), String(value)).toBeUndefined()
})

it('takes no currency in the text where another field says it', () => {
  const schema = moneySchema(0, 1_000_000, { field: 'mata_uang' })
  expect(schema.safeParse('10.000').data).toBe(10_000)
  expect(schema.safeParse('Rp 10.000').success).toBe(false)
  expect(schema.safeParse(0).data).toBe(0)
})
