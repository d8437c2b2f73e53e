import { id, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** Deductions of cancelled bookings, each beside the bill of its sum, appended only. */
export const POTONGAN_BATAL = table({
  key: ['tagihan_id'],
  columns: {
    tagihan_id: id,
    pemesanan_id: id,
    /** Day, days before departure and band as JSON (`deductionSchema`). */
    isi: text(1_000),
    pada: time,
  },
  writtenAt: 'pada',
})
