import { PEMBAYARAN_LIMITS } from '@safar/shared/money/pembayaran/pembayaran'
import { counted, id, nullable, personal, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** Counter-documents by which receipts are cancelled, appended only. */
export const KWITANSI_BATAL = table({
  key: ['id'],
  people: { stays: 'Books of account: ten years (UU KUP art. 28).' },
  columns: {
    id: counted,
    kwitansi_id: id,
    alasan: personal(text(PEMBAYARAN_LIMITS.alasan)),
    pada: time,
    akun_id: nullable(id),
    token_id: nullable(id),
  },
  writtenAt: 'pada',
})
