import { integer, moment, text } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** Tries within a window of time, shared by every process on the database; cleared as new ones are counted. */
export const PERCOBAAN = table({
  key: ['kunci'],
  people: { goes: 'within the hour' },
  columns: {
    kunci: text(),
    /** End of the window. */
    berakhir: moment,
    jumlah: integer(),
  },
  left: 'Counted tries are over within the hour.',
})
