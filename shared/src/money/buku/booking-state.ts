import type { PemesananStatus } from '../../trips/pemesanan/pemesanan-status.ts'

/** The kinds of change of a booking's money: it came in, went out, or bills became more or less. */
export type MoneyChange = 'masuk' | 'keluar' | 'lebih_mahal' | 'lebih_murah'

interface Money {
  /** Money that was accepted, less what went out. */
  dibayar: number
  /** The first bill of its plan: the down payment. */
  dp: number
  /** The sum that bills still ask for. */
  terbuka: number
}

/**
 * Returns the state that a change of its money gives a booking. A down payment that is in makes it `sebagian`, no open
 * bill `lunas`. Only money that goes out takes it back to waiting: who set a state by hand has money elsewhere.
 * Bookings that stand aside or have left stay as they are.
 */
export function stateByMoney(
  status: PemesananStatus,
  { dibayar, dp, terbuka }: Money,
  change: MoneyChange,
): PemesananStatus {
  const hasDeposit = dibayar > 0 && dibayar >= dp
  const paid = terbuka <= 0 ? 'lunas' : 'sebagian'
  switch (status) {
    case 'draf':
    case 'menunggu_dp':
      return hasDeposit ? paid : status
    case 'sebagian':
      if (change === 'keluar' && !hasDeposit) return 'menunggu_dp'
      return dibayar > 0 ? paid : status
    case 'lunas':
      if (change === 'keluar' && !hasDeposit) return 'menunggu_dp'
      return change === 'lebih_murah' ? status : paid
    default:
      return status
  }
}
