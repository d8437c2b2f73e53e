import { STORED_JENIS } from '@safar/shared/money/buku/bills'
import { PEMBAYARAN_LIMITS } from '@safar/shared/money/pembayaran/pembayaran'
import { isTanggal } from '@safar/shared/platform/format/tanggal'
import { z } from 'zod'
import { counted, id, oneOf, text, textOf, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** Bills of bookings, appended only. Their sums are those of their entries in `buku_uang`. */
export const TAGIHAN = table({
  key: ['id'],
  columns: {
    id: counted,
    pemesanan_id: id,
    jenis: oneOf(STORED_JENIS),
    uraian: text(PEMBAYARAN_LIMITS.uraian),
    /** Blank for the bill of a departure that has no day yet. */
    jatuh_tempo: textOf(z.string().refine((day) => day === '' || isTanggal(day), 'no day')),
    pada: time,
  },
  writtenAt: 'pada',
})
