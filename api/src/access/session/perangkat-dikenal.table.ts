import { moment, text } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { forgetOldPerangkat } from './perangkat-dikenal.ts'

/** Devices from which an account signed in before. */
export const PERANGKAT_DIKENAL = table({
  key: ['kunci'],
  people: { stays: 'Hashes that nobody reads a person from.' },
  columns: {
    /** Hash of account and device. */
    kunci: text(),
    /** The end of its validity. */
    berakhir: moment,
  },
  left: 'Devices are known again as people sign in.',
  expire: forgetOldPerangkat,
})
