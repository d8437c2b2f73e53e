import { expect, it } from 'vitest'
import { differenceText, sumText } from './sum-text.ts'

it('writes whole rupiah and cents of a dollar, below 0 with a minus', () => {
  expect(sumText(127_000_000, 'Rp')).toBe('Rp 127.000.000')
  expect(sumText(-3_000_000, 'Rp')).toBe('−Rp 3.000.000')
  expect(sumText(215_000, 'USD')).toBe('USD 2.150')
  expect(sumText(215_005, 'USD')).toBe('USD 2.150,05')
})

it('writes a difference with its sign, and none as staying', () => {
  expect(differenceText(3_000_000, 'Rp')).toBe('+ Rp 3.000.000')
  expect(differenceText(-500_000, 'Rp')).toBe('− Rp 500.000')
  expect(differenceText(0, 'USD')).toBe('Tetap')
})
