import { moment, text } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { forgetOldNetworks } from './alamat-dikenal.ts'

/** Networks from which an account signed in: they keep their own tries while others spend theirs. */
export const ALAMAT_DIKENAL = table({
  key: ['kunci'],
  people: { stays: 'Hashes that nobody reads a person from.' },
  columns: {
    /** Hash of account and network: who has a copy of the database reads neither. */
    kunci: text(),
    /** The end of its validity. */
    berakhir: moment,
  },
  left: 'Networks say where people are; they are known again as people sign in.',
  expire: forgetOldNetworks,
})
