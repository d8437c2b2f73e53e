import { type Bill, inOrder, openOf } from '../buku/bills.ts'

/**
 * Tells whether a sum is one that a booking asks for by an order that was not opened here, and so has no sum of its
 * own: of a down payment's order the first bill, else one bill, or the first open ones together. Bills that are paid
 * or ended count with the sum that they asked for at first: the money is that bill's, although it comes late.
 */
export function isAskedSum(
  bills: readonly (Bill & { awal: number })[],
  isDeposit: boolean,
  jumlah: number,
): boolean {
  const ordered = inOrder(bills)
  const sumsOf = (bill: Bill & { awal: number }) => [bill.awal, bill.jumlah, openOf(bill)]
  // The plan's first bill was written first, whatever day it is moved to.
  const first = bills.toSorted((a, b) => a.id - b.id)[0]
  const single = (isDeposit ? [first] : ordered).flatMap((bill) => (bill ? sumsOf(bill) : []))
  if (jumlah > 0 && single.includes(jumlah)) return true
  if (isDeposit) return false
  let asked = 0
  return ordered.some((bill) => {
    asked += Math.max(0, openOf(bill))
    return asked === jumlah
  })
}
