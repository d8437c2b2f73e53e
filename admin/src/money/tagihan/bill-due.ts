import type { Uang } from '@safar/shared/money/pembayaran/pembayaran-schema'
import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'

type Bill = Uang['tagihan'][number]

/** Returns the day until which a bill is waited for: the down payment until the booking would expire. */
export function billDue(
  { jenis, jatuh_tempo, dibayar }: Pick<Bill, 'jenis' | 'jatuh_tempo' | 'dibayar'>,
  { status, batas_dp }: Pick<Pemesanan, 'status' | 'batas_dp'>,
): string {
  const isAwaited = jenis === 'dp' && dibayar === 0 && status === 'menunggu_dp'
  return isAwaited && batas_dp > jatuh_tempo ? batas_dp : jatuh_tempo
}
