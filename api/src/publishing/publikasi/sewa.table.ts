import { moment, text } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** Leases of tasks that one process at a time does. */
export const SEWA = table({
  key: ['nama'],
  columns: {
    nama: text(),
    /** Name that the holder gave itself. */
    pemegang: text(),
    /** The end of the lease, by the database's clock. */
    berakhir: moment,
  },
  left: 'Who may build now is a matter of the processes that run.',
  outlivesRestore: true,
})
