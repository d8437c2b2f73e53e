import { integer, moment, text } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { forgetOldPratinjau } from './pratinjau.repository.ts'

/** Pages that were rendered before they are published. */
export const PRATINJAU = table({
  key: ['kunci'],
  columns: {
    /** SHA-256 of the token that ends its address: a copy of the database opens no preview. */
    kunci: text(),
    /** The page, compressed, as base64. */
    isi: text(),
    /** Letters of `isi`. */
    ukuran: integer(),
    berakhir: moment,
  },
  left: 'Previews are for a day, and of what is not to be read yet.',
  expire: forgetOldPratinjau,
})
