import { MUTASI_KEADAAN, MUTASI_LIMITS } from '@safar/shared/money/mutasi/mutasi'
import { counted, id, integer, nullable, oneOf, personal, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** Turns in the life of bank lines: appended, numbered within each line, and the last one is its state. */
export const KEADAAN_MUTASI = table({
  key: ['id'],
  people: { stays: 'They tell what became of a movement in the agency’s books.' },
  columns: {
    id: counted,
    mutasi_id: id,
    /** From 1; two at once ask for the same, and one gets it. */
    urut: integer(1),
    keadaan: oneOf(MUTASI_KEADAAN),
    alasan: personal(text(MUTASI_LIMITS.alasan)),
    pada: time,
    akun_id: nullable(id),
    token_id: nullable(id),
  },
  writtenAt: 'pada',
})
