import { expect, it } from 'vitest'
import { SUM_MAX } from '../buku/read-sum.ts'
import { tarifText, taxWithin } from './ppn.ts'

it('parts a sum into its base and the tax within, exactly, and the same way back', () => {
  expect(taxWithin(10_110_000, 110)).toEqual({ dpp: 10_000_000, ppn: 110_000 })
  expect(taxWithin(10_000_000, 110)).toEqual({ dpp: 9_891_197, ppn: 108_803 })
  expect(taxWithin(-10_000_000, 110)).toEqual({ dpp: -9_891_197, ppn: -108_803 })
  expect(taxWithin(10_000_000, 0)).toEqual({ dpp: 10_000_000, ppn: 0 })
  const { dpp, ppn } = taxWithin(SUM_MAX, 1_200)
  expect([dpp + ppn, BigInt(ppn)]).toEqual([SUM_MAX, (BigInt(SUM_MAX) * 1_200n) / 11_200n])
})

it('writes a rate in per cent', () => {
  expect([110, 55, 1_200].map(tarifText)).toEqual(['1,1%', '0,55%', '12%'])
})
