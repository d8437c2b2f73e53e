import { PERIKSA_LENGTH } from '@safar/shared/money/kwitansi/kwitansi'
import { counted, id, personal, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** Receipts, appended only: a reprint is what was issued. */
export const KWITANSI = table({
  key: ['id'],
  people: { stays: 'Books of account: ten years (UU KUP art. 28).' },
  columns: {
    id: counted,
    nomor: text(40),
    pembayaran_id: id,
    pemesanan_id: id,
    /** The code of the public check. */
    k: text(PERIKSA_LENGTH),
    /** The frozen content as JSON. */
    isi: personal(text(8_000)),
    pada: time,
  },
  writtenAt: 'pada',
})
