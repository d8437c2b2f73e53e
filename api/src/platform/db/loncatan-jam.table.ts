import { time } from './column.ts'
import { table } from './table.ts'

/**
 * Gaps between two confirmed times, from a clock set right or a server that was away, which do not count as age of
 * earlier rows. They are kept with the rows whose age it is about.
 */
export const LONCATAN_JAM = table({
  key: ['dari'],
  columns: { dari: time, sampai: time },
  together: ['dari', 'sampai'],
  check: ({ dari, sampai }) => (dari < sampai ? null : 'sampai: not after it'),
})
