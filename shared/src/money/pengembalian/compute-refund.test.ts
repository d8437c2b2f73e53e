import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeRefund, costsOf, deductionOf, type RefundAsked } from './compute-refund.ts'
import { SEBAB } from './pengembalian.ts'

const PITA = { dari: 60, sampai: 89, potongan: 25 }
const asked = (more: Partial<RefundAsked> = {}): RefundAsked => ({
  sebab: 'batal',
  mata_uang: 'Rp',
  dibayar: 20_000_000,
  lebih: 0,
  ditahan: 0,
  disetujui: 0,
  pita: PITA,
  potongan: 7_375_000,
  biaya: [],
  ...more,
})
const VISA = { uraian: 'Visa', jumlah: 2_500_000 }

describe('a refund', () => {
  it('gives back what was paid less the band and what was spent, line by line', () => {
    expect(computeRefund(asked({ biaya: [VISA] }))).toEqual({
      pita: PITA,
      potongan: 7_375_000,
      biaya_terpakai: 2_500_000,
      kembali: 10_125_000,
      kurang: 0,
      baris: [
        { uraian: 'Sudah dibayar', jumlah: 20_000_000 },
        { uraian: 'Potongan 25% (60 sampai 89 hari sebelum berangkat)', jumlah: -7_375_000 },
        { uraian: 'Visa', jumlah: -2_500_000 },
      ],
    })
  })

  it('is never below 0, and says what the family may still owe', () => {
    const refund = computeRefund(asked({ dibayar: 5_000_000 }))
    expect([refund.kembali, refund.kurang]).toEqual([0, 2_375_000])
    expect(costsOf(refund.baris)).toBe(0)
  })

  it('after a death keeps costs alone; what the agency cancels it bears alone', () => {
    expect(computeRefund(asked({ sebab: 'meninggal', biaya: [VISA] }))).toMatchObject({
      pita: null,
      potongan: 0,
      kembali: 17_500_000,
    })
    expect(computeRefund(asked({ sebab: 'kantor', biaya: [VISA] }))).toMatchObject({
      biaya_terpakai: 0,
      kembali: 20_000_000,
    })
  })

  it('of a booking that goes on is what no bill needs', () => {
    expect(computeRefund(asked({ sebab: 'lebih', lebih: 500_000 }))).toMatchObject({
      potongan: 0,
      kembali: 500_000,
    })
  })

  it('gives nothing twice, whatever was approved before, and its lines add up to it', () => {
    const sum = fc.integer({ min: 0, max: 1_000_000_000 })
    fc.assert(
      fc.property(
        fc.constantFrom(...SEBAB),
        fc.record({ dibayar: sum, lebih: sum, ditahan: sum, disetujui: sum, potongan: sum }),
        fc.array(fc.record({ uraian: fc.constant('Biaya'), jumlah: sum.map((one) => one + 1) }), {
          maxLength: 5,
        }),
        (sebab, sums, biaya) => {
          const refund = computeRefund(asked({ ...sums, sebab, biaya }))
          expect(costsOf(refund.baris)).toBe(refund.kembali)
          expect(refund.kembali).toBeGreaterThanOrEqual(0)
          expect(refund.kembali + sums.disetujui).toBeLessThanOrEqual(
            Math.max(sums.disetujui, sebab === 'lebih' ? sums.lebih : sums.dibayar),
          )
          expect(Math.min(refund.kembali, refund.kurang)).toBe(0)
        },
      ),
    )
  })

  it('deducts what every page states in rupiah, and cents in dollars', () => {
    expect(deductionOf(29_500_000, 'Rp', PITA)).toBe(7_375_000)
    expect(deductionOf(123_455, 'USD', PITA)).toBe(30_864)
    expect(deductionOf(29_500_000, 'Rp', null)).toBe(0)
  })
})
