import { SUM_MAX } from '@safar/shared/money/buku/read-sum'
import { PEMBAYARAN_LIMITS } from '@safar/shared/money/pembayaran/pembayaran'
import { bigint, counted, id, nullable, oneOf, personal, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/**
 * Kinds of entry: what a bill asks for, a part of it that was written off (below zero), money of a payment (below zero
 * its cancellation), a part of it that a bill takes up, money that goes from a booking to another, as a pair, and money
 * that is paid back.
 */
export const ENTRY_JENIS = ['tagihan', 'hapus', 'masuk', 'alokasi', 'pindahan', 'pengembalian'] as const
/** Kinds of what bills ask for and take up, which move no money. */
export const BILL_ENTRIES = [
  'tagihan',
  'hapus',
  'alokasi',
] as const satisfies readonly (typeof ENTRY_JENIS)[number][]

/** Entries of the ledger of money, signed and appended only: every balance is a sum of them. */
export const BUKU_UANG = table({
  key: ['id'],
  people: {
    stays: 'Books of account: ten years (UU KUP art. 28), and longer than the booking that they are about.',
  },
  columns: {
    id: counted,
    pemesanan_id: id,
    jenis: oneOf(ENTRY_JENIS),
    tagihan_id: nullable(id),
    pembayaran_id: nullable(id),
    /** The refund that money left by. */
    pengembalian_id: nullable(id),
    /** The other booking of a pair. */
    lawan_id: nullable(id),
    /** Whole rupiah, or cents of a booking in USD; never 0. */
    jumlah: bigint(-SUM_MAX, SUM_MAX),
    alasan: personal(text(PEMBAYARAN_LIMITS.alasan)),
    pada: time,
    akun_id: nullable(id),
    token_id: nullable(id),
  },
  writtenAt: 'pada',
})
