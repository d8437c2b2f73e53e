import { expect, it } from 'vitest'
import { stampDutyOf } from './stamp-duty.ts'

const DUTY = { batas: 5_000_000, tarif: 10_000 }

it.each([
  [{ jumlah: 5_000_000, mata_uang: 'Rp', kurs: null }, null],
  [{ jumlah: 5_000_001, mata_uang: 'Rp', kurs: null }, 10_000],
  [{ jumlah: 30_000, mata_uang: 'USD', kurs: null }, null],
  [{ jumlah: 50_000, mata_uang: 'USD', kurs: 10_000 }, null],
  [{ jumlah: 50_001, mata_uang: 'USD', kurs: 10_000 }, 10_000],
  [{ jumlah: 1_000_000_000_000, mata_uang: 'USD', kurs: 1_000_000_000_000 }, 10_000],
] as const)('is asked of a sum above the limit alone, in dollars by the rate of its day: %j', (sum, duty) => {
  expect(stampDutyOf(sum, DUTY)).toBe(duty)
})
