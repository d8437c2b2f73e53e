import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Tagihan } from '../../trips/pemesanan/bills.ts'
import { allocate, type Bill, changePlan, inOrder, keadaanOf, lessWrittenOff, openOf } from './bills.ts'

const bill = (id: number, jumlah: number, dibayar = 0, more: Partial<Bill> = {}): Bill => ({
  id,
  jenis: 'angsuran',
  uraian: `Cicilan ${id}`,
  jatuh_tempo: `2027-0${id}-01`,
  jumlah,
  dibayar,
  ...more,
})
const planned = ({ jenis, uraian, jatuh_tempo, jumlah }: Bill): Tagihan => ({
  jenis: jenis === 'dp' || jenis === 'pelunasan' ? jenis : 'angsuran',
  uraian,
  jatuh_tempo,
  jumlah,
})

it('does not ask a new plan for what was written off, of the same bill first and then of the last ones', () => {
  const plan = [planned(bill(1, 10)), planned(bill(2, 20)), planned(bill(3, 30))]
  const left = (...gone: [number, number][]) =>
    lessWrittenOff(
      plan,
      gone.map(([id, dihapus]) => ({ ...bill(id, 0), dihapus })),
    ).map(({ jumlah }) => jumlah)
  expect(left()).toEqual([10, 20, 30])
  expect(left([2, 5])).toEqual([10, 15, 30])
  expect(left([1, 12], [9, 3])).toEqual([0, 20, 25])
  expect(left([9, 100])).toEqual([0, 0, 0])
})

describe('bills of a changed plan', () => {
  it('leave what was paid, and change what is open', () => {
    const bills = [bill(1, 10, 10), bill(2, 5, 2), bill(3, 20)]
    const plan = [
      { ...planned(bill(1, 20)), jatuh_tempo: '2026-12-01' },
      planned(bill(2, 10)),
      planned(bill(3, 40)),
    ]
    const { set, add } = changePlan(bills, plan)
    expect(set).toEqual([
      { id: 2, jumlah: 12 },
      { id: 3, jumlah: 40 },
    ])
    expect(add).toEqual([{ ...planned(bill(1, 8)), jatuh_tempo: '2026-12-01' }])
  })

  it('let go of money where the plan is less than what was paid, the last bill first', () => {
    const bills = [bill(1, 10, 10), bill(2, 10, 10), bill(3, 10)]
    expect(changePlan(bills, [planned(bill(1, 12))])).toEqual({
      set: [
        { id: 2, jumlah: 2 },
        { id: 3, jumlah: 0 },
      ],
      add: [],
    })
    expect(changePlan(bills, []).set).toEqual([1, 2, 3].map((id) => ({ id, jumlah: 0 })))
  })

  it('change nothing where the plan is the same', () => {
    const bills = [bill(1, 10, 10), bill(2, 5, 2), bill(3, 20)]
    expect(changePlan(bills, bills.map(planned))).toEqual({ set: [], add: [] })
  })
})

const sums = fc.integer({ min: 0, max: 50_000_000 })
const anyBills = fc
  .array(fc.tuple(sums, fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 7 })
  .map((all) => all.map(([jumlah, part], index) => bill(index + 1, jumlah, Math.floor(jumlah * part))))
const anyPlan = fc
  .array(fc.tuple(sums, fc.integer({ min: 1, max: 9 })), { maxLength: 7 })
  .map((all) => all.map(([jumlah, month]) => planned(bill(month, jumlah))))

it('add up to the plan to the rupiah, whatever was paid, and never ask a paid bill for more', () => {
  fc.assert(
    fc.property(anyBills, anyPlan, (bills, plan) => {
      const { set, add } = changePlan(bills, plan)
      const changed = bills.map((one) => set.find(({ id }) => id === one.id)?.jumlah ?? one.jumlah)
      const total = [...changed, ...add.map(({ jumlah }) => jumlah)].reduce((sum, one) => sum + one, 0)
      expect(total).toBe(plan.reduce((sum, { jumlah }) => sum + jumlah, 0))
      for (const [index, one] of bills.entries()) {
        expect(changed[index]).toBeGreaterThanOrEqual(0)
        if (openOf(one) === 0) expect(changed[index]).toBeLessThanOrEqual(one.jumlah)
      }
      expect(add.every(({ jumlah }) => jumlah > 0)).toBe(true)
    }),
  )
})

describe('money', () => {
  it('pays the oldest bill first, and what is too much stays', () => {
    const bills = [bill(2, 20), bill(1, 10, 4)]
    expect(allocate(bills, [{ pembayaran_id: 7, sisa: 16 }], null)).toEqual([
      { pembayaran_id: 7, tagihan_id: 1, jumlah: 6 },
      { pembayaran_id: 7, tagihan_id: 2, jumlah: 10 },
    ])
    expect(allocate([bill(1, 10)], [{ pembayaran_id: 7, sisa: 30 }], null)).toEqual([
      { pembayaran_id: 7, tagihan_id: 1, jumlah: 10 },
    ])
  })

  it('brings a unique code to the last bill, which is asked for less', () => {
    const bills = [bill(1, 1_000), bill(2, 1_000), bill(3, 1_000)]
    expect(allocate(bills, [{ pembayaran_id: 7, sisa: 1_317 }], 317)).toEqual([
      { pembayaran_id: 7, tagihan_id: 1, jumlah: 1_000 },
      { pembayaran_id: 7, tagihan_id: 3, jumlah: 317 },
    ])
    // What only looks like it is money like any other.
    expect(allocate(bills, [{ pembayaran_id: 7, sisa: 1_318 }], 317)).toEqual([
      { pembayaran_id: 7, tagihan_id: 1, jumlah: 1_000 },
      { pembayaran_id: 7, tagihan_id: 2, jumlah: 318 },
    ])
  })

  it('is given to bills once, never more than they ask or than there is', () => {
    const sources = fc
      .array(sums, { maxLength: 5 })
      .map((all) => all.map((sisa, index) => ({ pembayaran_id: index, sisa })))
    const code = fc.option(fc.integer({ min: 1, max: 999 }))
    fc.assert(
      fc.property(anyBills, sources, code, (bills, all, kode) => {
        const parts = allocate(bills, all, kode)
        const of = (key: 'pembayaran_id' | 'tagihan_id', id: number) =>
          parts.filter((part) => part[key] === id).reduce((sum, { jumlah }) => sum + jumlah, 0)
        for (const { pembayaran_id, sisa } of all)
          expect(of('pembayaran_id', pembayaran_id)).toBeLessThanOrEqual(sisa)
        for (const one of bills) expect(of('tagihan_id', one.id)).toBeLessThanOrEqual(openOf(one))
        const given = parts.reduce((sum, { jumlah }) => sum + jumlah, 0)
        const asked = bills.reduce((sum, one) => sum + openOf(one), 0)
        const there = all.reduce((sum, { sisa }) => sum + sisa, 0)
        expect(given).toBe(Math.min(asked, there))
      }),
    )
  })
})

it('tells the state of a bill by its day and its money', () => {
  const today = '2027-01-02'
  expect(
    [bill(1, 10, 10), bill(1, 10, 3), bill(2, 10, 3), bill(2, 10)].map((one) => keadaanOf(one, today)),
  ).toEqual(['lunas', 'lewat', 'sebagian', 'belum'])
  expect(inOrder([bill(2, 1), bill(1, 1)]).map(({ id }) => id)).toEqual([1, 2])
})
