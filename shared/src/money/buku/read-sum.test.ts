import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatThousands } from '../../platform/format/rupiah.ts'
import { readSum, SUM_MAX } from './read-sum.ts'
import { sumSchema } from './sum-schema.ts'

describe('a sum of money', () => {
  it.each([
    [10_000_000, 10_000_000],
    ['10000000', 10_000_000],
    ['10.000.000', 10_000_000],
    ['Rp 10.000.000', 10_000_000],
    [' rp10.000.000 ', 10_000_000],
    ['Rp. 500', 500],
    [2_147_483_648, 2_147_483_648],
    [SUM_MAX, SUM_MAX],
  ])('reads %j', (sent, jumlah) => {
    expect(readSum(sent)).toEqual({ jumlah })
  })

  it.each([
    0,
    '0',
    -1,
    '-1',
    '-10.000.000',
    '10,5',
    10.5,
    '1e9',
    '10 jt',
    '10jt',
    '10.000.00',
    '1.0000.000',
    '10.000.000,00',
    '10 000 000',
    '',
    ' ',
    'Rp',
    'sepuluh juta',
    SUM_MAX + 1,
    2 ** 53 + 2,
    '9007199254740993',
    '9'.repeat(400),
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    undefined,
    true,
    [],
    {},
  ])('refuses %j in words, and never takes it for 0', (sent) => {
    expect(readSum(sent)).toEqual({ masalah: expect.stringMatching(/^[A-Z].+\.$/) })
    expect(sumSchema.safeParse(sent).success).toBe(false)
  })

  it('comes back from what it is written as, whatever it is', () => {
    const sums = fc.integer({ min: 1, max: SUM_MAX })
    fc.assert(
      fc.property(sums, (sum) => {
        for (const written of [sum, String(sum), formatThousands(sum), `Rp ${formatThousands(sum)}`])
          expect(readSum(written)).toEqual({ jumlah: sum })
      }),
    )
  })

  it('is never guessed: any text is refused, or has no other digits than the sum', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-eR p') }), (typed) => {
        const read = readSum(typed)
        if ('jumlah' in read) expect(Number(typed.replace(/\D/g, ''))).toBe(read.jumlah)
      }),
    )
  })
})
