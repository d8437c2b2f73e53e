import { counted, id, integer, nullable, oneOf, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/**
 * Ways in which a line and a payment came together: the line made or took it, or it had been accepted before, and stays
 * when the line is let go.
 */
const PASANGAN_CARA = ['dibukukan', 'sudah_diterima'] as const

/**
 * Payments by which bank lines were booked, appended only: those of the line's turn `urut` hold it while that is its
 * last one.
 */
export const PASANGAN_MUTASI = table({
  key: ['id'],
  columns: {
    id: counted,
    mutasi_id: id,
    /** The number of the turn that booked the line. */
    urut: integer(1),
    pembayaran_id: id,
    cara: oneOf(PASANGAN_CARA),
    /** The payment that waited for this money: the same one, or one that it replaced; null if none did. */
    menunggu_id: nullable(id),
    pada: time,
  },
  writtenAt: 'pada',
})
