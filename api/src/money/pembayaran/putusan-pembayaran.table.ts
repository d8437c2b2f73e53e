import { PEMBAYARAN_LIMITS } from '@safar/shared/money/pembayaran/pembayaran'
import { counted, id, integer, nullable, oneOf, personal, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** Decisions on payments, appended only: the last one is a payment's state. */
export const PUTUSAN_PEMBAYARAN = table({
  key: ['id'],
  people: { stays: 'Books of account: ten years (UU KUP art. 28).' },
  columns: {
    id: counted,
    pembayaran_id: id,
    /** From 1; two at once ask for the same, and one gets it. */
    ke: integer(1, 2),
    status: oneOf(['diterima', 'ditolak', 'dibatalkan']),
    alasan: personal(text(PEMBAYARAN_LIMITS.alasan)),
    pada: time,
    akun_id: nullable(id),
    token_id: nullable(id),
  },
  writtenAt: 'pada',
})
