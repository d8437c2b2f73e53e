import { id, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** Seats that bookings hold: a row is a seat, so that each participant has one at most and gives it back once. */
export const KURSI_TERPAKAI = table({
  key: ['peserta_id'],
  columns: {
    peserta_id: id,
    paket_id: id,
    sejak: time,
  },
})
