import { expect, it } from 'vitest'
import { readTypedSum } from './typed-sum.ts'

it.each([
  ['10.000.000', 'Rp', 10_000_000],
  ['Rp 10.000.317', 'Rp', 10_000_317],
  ['2150', 'USD', 215_000],
  ['USD 2.150', 'USD', 215_000],
  ['2.150,50', 'USD', 215_050],
  ['0,50', 'USD', 50],
] as const)('reads %s in %s', (typed, mata_uang, jumlah) => {
  expect(readTypedSum(typed, mata_uang)).toEqual({ jumlah })
})

it.each([
  ['10 jt', 'Rp'],
  ['10,50', 'Rp'],
  ['1e9', 'Rp'],
  ['0', 'Rp'],
  ['-1', 'Rp'],
  ['', 'Rp'],
  ['2.150,5', 'USD'],
  ['2.15', 'USD'],
  ['0,00', 'USD'],
  ['9007199254740993', 'USD'],
  ['9'.repeat(80), 'USD'],
] as const)('refuses %s in %s with a message, and takes it for no sum', (typed, mata_uang) => {
  expect(readTypedSum(typed, mata_uang)).toEqual({ masalah: expect.stringMatching(/\.$/) })
})
