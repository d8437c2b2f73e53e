import { id, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** The terms of cancelling as they were when a booking's first payment was accepted, appended only. */
export const KETENTUAN_BATAL = table({
  key: ['pemesanan_id'],
  columns: {
    pemesanan_id: id,
    /** The bands as JSON (`frozenTermsSchema`); none where the agency had no terms then. */
    isi: text(4_000),
    pada: time,
  },
  writtenAt: 'pada',
})
