import { expect, it } from 'vitest'
import { perluDiperiksa } from './perlu-diperiksa.ts'

it('asks for another look at a figure after a year, and at one that nobody noted to have checked', () => {
  const asks = (diperiksa_pada: string) => perluDiperiksa({ diperiksa_pada }, '2026-11-24')
  expect(['2025-11-23', '2025-11-24', '2026-11-24', ''].map(asks)).toEqual([true, false, false, true])
})
