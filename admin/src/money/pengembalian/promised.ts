import type { Uang } from '@safar/shared/money/pembayaran/pembayaran-schema'

/** Returns the sum of refunds of a booking that are approved and not paid yet; it still stands in `lebih`. */
export const promisedOf = ({ pengembalian }: Pick<Uang, 'pengembalian'>): number =>
  pengembalian.reduce((sum, { status, jumlah }) => (status === 'disetujui' ? sum + jumlah : sum), 0)
