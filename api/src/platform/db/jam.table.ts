import { nullable, onlyRow, time } from './column.ts'
import { table } from './table.ts'

/** The latest time that is believed, for whatever is deleted by age. */
export const JAM = table({
  key: ['id'],
  columns: {
    id: onlyRow,
    tercatat_pada: time,
    /** Time since which staff are asked whether the clock is right; null while nobody is. */
    ditanya_pada: nullable(time),
  },
  left: 'What a clock said about other rows says nothing about these.',
})
