import { onlyRow } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** Books are open while its row is there: within the transaction of a restore, which alone replaces their rows. */
export const BUKU_TERBUKA = table({
  key: ['id'],
  columns: { id: onlyRow },
  left: 'It has a row within the transaction of a restore alone.',
})
