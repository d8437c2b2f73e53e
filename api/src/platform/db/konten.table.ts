import { bigint, onlyRow } from './column.ts'
import { table } from './table.ts'

/** The version of everything that the public site is made from. */
export const KONTEN = table({
  key: ['id'],
  columns: { id: onlyRow, versi: bigint() },
  left: 'A restore is a new version of the content: caches and the published site see that everything changed.',
  outlivesRestore: true,
})
