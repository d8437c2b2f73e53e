import { text } from '../db/column.ts'
import { table } from '../db/table.ts'
import { sealed } from './sealed-column.ts'

/** The key by which older versions hid the secrets of authenticator apps: backups of then need it. */
export const KUNCI_SERVER = table({
  key: ['nama'],
  columns: { nama: text(), kunci: sealed() },
  left: 'Whoever has the backup must not read what these keys hide.',
  outlivesRestore: true,
  isSecret: true,
})
