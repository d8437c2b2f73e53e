import { PENGEMBALIAN_LIMITS } from '@safar/shared/money/pengembalian/pengembalian'
import { isTanggal } from '@safar/shared/platform/format/tanggal'
import { z } from 'zod'
import {
  counted,
  id,
  integer,
  nullable,
  oneOf,
  personal,
  text,
  textOf,
  time,
} from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** Decisions on refunds, appended only: the last one is a refund's state. */
export const PUTUSAN_PENGEMBALIAN = table({
  key: ['id'],
  people: { stays: 'Books of account: ten years (UU KUP art. 28).' },
  columns: {
    id: counted,
    pengembalian_id: id,
    /** From 1; two at once ask for the same, and one gets it. */
    ke: integer(1, 2),
    status: oneOf(['dibayar', 'dibatalkan']),
    /** The day on which the money left; empty for one that was withdrawn. */
    tanggal_bank: textOf(z.string().refine((day) => day === '' || isTanggal(day), 'no day')),
    rujukan: personal(text(PENGEMBALIAN_LIMITS.rujukan)),
    alasan: personal(text(PENGEMBALIAN_LIMITS.alasan)),
    pada: time,
    akun_id: nullable(id),
    token_id: nullable(id),
  },
  writtenAt: 'pada',
})
