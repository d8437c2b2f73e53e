import type { Tagihan } from '@safar/shared/trips/pemesanan/bills'
import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'

/** A bill waits, is paid, was not sent yet, or rests with a booking that is kept for later. */
export type BillStanding = 'menunggu' | 'lunas' | 'draf' | 'disimpan'

/**
 * Returns the bills of a plan with how they stand, as the booking's state tells while payments are kept elsewhere: from
 * `sebagian` on the down payment is paid, from `lunas` on all of it. The first bill is due on the last day of the wait.
 */
export function billsStanding<Bill extends Pick<Tagihan, 'jenis' | 'jatuh_tempo'>>(
  tagihan: readonly Bill[],
  { status, batas_dp }: Pick<Pemesanan, 'status' | 'batas_dp'>,
): (Bill & { standing: BillStanding })[] {
  return tagihan.map((bill, index) => {
    const isFirstAwaited = index === 0 && status === 'menunggu_dp' && batas_dp > bill.jatuh_tempo
    return {
      ...bill,
      ...(isFirstAwaited && { jatuh_tempo: batas_dp }),
      standing: standingOf(bill.jenis, status),
    }
  })
}

function standingOf(jenis: Tagihan['jenis'], status: Pemesanan['status']): BillStanding {
  switch (status) {
    case 'lunas':
    case 'berangkat':
    case 'selesai':
      return 'lunas'
    case 'sebagian':
      return jenis === 'dp' ? 'lunas' : 'menunggu'
    case 'draf':
    case 'disimpan':
      return status
    default:
      return 'menunggu'
  }
}
