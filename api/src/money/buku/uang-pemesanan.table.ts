import { id, integer, nullable, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** Accounts of bookings in the ledger of money: a booking with a row here has its bills. Appended only. */
export const UANG_PEMESANAN = table({
  key: ['pemesanan_id'],
  columns: {
    pemesanan_id: id,
    /** Goes on top of a transfer and tells who paid; null where none is used. */
    kode_unik: nullable(integer(1, 999)),
    pada: time,
  },
  writtenAt: 'pada',
})
