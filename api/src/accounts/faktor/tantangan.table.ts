import { id, moment, nullable, text } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** Challenges that a browser signs, once and within minutes; cleared as new ones are made. */
export const TANTANGAN = table({
  key: ['kunci'],
  people: { goes: 'within minutes' },
  columns: {
    /** SHA-256 of the challenge. */
    kunci: text(),
    /** The account that adds a passkey; null for a sign-in. */
    akun_id: nullable(id),
    pengguna: text(),
    rp: text(),
    /** The origin of the page that asked. */
    asal: text(),
    mulai: moment,
    berakhir: moment,
  },
  left: 'Challenges are over within minutes.',
})
