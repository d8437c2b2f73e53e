import { SUM_MAX } from '@safar/shared/money/buku/read-sum'
import { PENGEMBALIAN_LIMITS, SEBAB } from '@safar/shared/money/pengembalian/pengembalian'
import { CURRENCIES } from '@safar/shared/platform/format/rupiah'
import { bigint, counted, id, nullable, oneOf, personal, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** Refunds as they were approved, appended only; what became of them is in `putusan_pengembalian`. */
export const PENGEMBALIAN = table({
  key: ['id'],
  people: { stays: 'Books of account: ten years (UU KUP art. 28).' },
  columns: {
    id: counted,
    pemesanan_id: id,
    sebab: oneOf(SEBAB),
    /** Whole rupiah, or cents of a booking in USD. */
    jumlah: bigint(1, SUM_MAX),
    mata_uang: oneOf(CURRENCIES),
    alasan: personal(text(PENGEMBALIAN_LIMITS.alasan)),
    /** The bill of costs that the family bears; null without any. */
    biaya_tagihan_id: nullable(id),
    /** The part of the deduction that this refund let go: a death, or the agency's own cancelling. */
    potongan_dilepas: bigint(0, SUM_MAX),
    /** The frozen letter as JSON. */
    isi: personal(text(20_000)),
    pada: time,
    akun_id: nullable(id),
    token_id: nullable(id),
  },
  writtenAt: 'pada',
})
