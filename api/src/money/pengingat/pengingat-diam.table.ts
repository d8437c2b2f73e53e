import { id, nullable, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** Bookings whose payer is not reminded of bills. */
export const PENGINGAT_DIAM = table({
  key: ['pemesanan_id'],
  people: { stays: 'It says of a booking that nobody is written to, and nothing of a person.' },
  columns: { pemesanan_id: id, pada: time, akun_id: nullable(id), token_id: nullable(id) },
  writtenAt: 'pada',
})
