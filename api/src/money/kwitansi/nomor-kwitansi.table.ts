import { integer } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** The last number that a year's receipts have reached. */
export const NOMOR_KWITANSI = table({
  key: ['tahun'],
  columns: {
    /** The year in Jakarta. */
    tahun: integer(2_000, 9_999),
    terakhir: integer(1),
  },
})
