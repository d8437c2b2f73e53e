import { flag, onlyRow } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** The agency's rules for accounts. */
export const ATURAN_AKUN = table({
  key: ['id'],
  columns: {
    id: onlyRow,
    /** 1 where admins have to have a second factor. */
    faktor_wajib: flag,
  },
})
