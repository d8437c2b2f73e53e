import { counted, id, nullable, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** The longest list of reasons. */
const MAX_KARENA = 60

/**
 * Pairs of pilgrims of whom staff said that they are two people, one row for a pair. They stay while one of the two is
 * in the trash, and are erased with either: see `attached` of the noun.
 */
export const JAMAAH_BERBEDA = table({
  key: ['id'],
  people: { goes: 'with either of its two pilgrims' },
  columns: {
    id: counted,
    /** The pilgrim with the smaller id. */
    a_id: id,
    b_id: id,
    /** The reasons that staff looked at, such as `lahir,telepon`: another one points the two out again. */
    karena: text(MAX_KARENA),
    pada: time,
    akun_id: nullable(id),
    token_id: nullable(id),
  },
  writtenAt: 'pada',
  together: ['a_id', 'b_id'],
  check: ({ a_id, b_id }) => (a_id < b_id ? null : 'a_id: not the smaller of the two'),
})
