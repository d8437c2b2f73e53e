import { time } from './column.ts'
import { table } from './table.ts'

/**
 * Gaps between two times that were believed, a clock set right or a server away: they are no age of what was there
 * before. They are kept with the rows whose age it is about.
 */
export const LONCATAN_JAM = table({
  key: ['dari'],
  columns: { dari: time, sampai: time },
  together: ['dari', 'sampai'],
  check: ({ dari, sampai }) => (dari < sampai ? null : 'sampai: not after it'),
})
