import { HUBUNGAN_BUKTI, HUBUNGAN_JENIS } from '@safar/shared/people/jamaah/hubungan'
import { counted, id, nullable, oneOf, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/**
 * Relations of pilgrims, one row for a pair. They stay while one of the two is in the trash, and are erased with
 * either: see `attached` of the noun.
 */
export const HUBUNGAN_TABLE = table({
  key: ['id'],
  people: { goes: 'with either of its two pilgrims' },
  columns: {
    id: counted,
    /** The pilgrim with the smaller id. */
    a_id: id,
    b_id: id,
    /** The kind of relation: `b_id` is this to `a_id`. */
    jenis: oneOf(HUBUNGAN_JENIS),
    bukti: oneOf(['', ...HUBUNGAN_BUKTI]),
    pada: time,
    akun_id: nullable(id),
    token_id: nullable(id),
  },
  writtenAt: 'pada',
  together: ['a_id', 'b_id'],
  check: ({ a_id, b_id }) => (a_id < b_id ? null : 'a_id: not the smaller of the two'),
})
