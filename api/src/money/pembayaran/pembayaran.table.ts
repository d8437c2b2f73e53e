import { SUM_MAX } from '@safar/shared/money/buku/read-sum'
import { METODE, PEMBAYARAN_LIMITS } from '@safar/shared/money/pembayaran/pembayaran'
import { CURRENCIES } from '@safar/shared/platform/format/rupiah'
import { isTanggal } from '@safar/shared/platform/format/tanggal'
import { z } from 'zod'
import {
  bigint,
  counted,
  id,
  nullable,
  oneOf,
  personal,
  randomIdRule,
  text,
  textOf,
  time,
} from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** Payments of bookings as they were recorded, appended only; what became of them is in `putusan_pembayaran`. */
export const PEMBAYARAN = table({
  key: ['id'],
  people: { stays: 'Books of account: ten years (UU KUP art. 28).' },
  columns: {
    id: counted,
    pemesanan_id: id,
    /** Whole rupiah, or cents of a booking in USD. */
    jumlah: bigint(1, SUM_MAX),
    mata_uang: oneOf(CURRENCIES),
    /** Rupiah for one dollar on that day; null where nobody said. */
    kurs: nullable(bigint(1, SUM_MAX)),
    metode: oneOf(METODE),
    tanggal_bank: textOf(z.string().refine(isTanggal, 'no day')),
    rujukan: personal(text(PEMBAYARAN_LIMITS.rujukan)),
    /** The id of the private file with the proof; empty without one. */
    bukti: textOf(z.union([randomIdRule, z.literal('')])),
    /** Keyed hash of the proof's bytes, by which the same one is told. */
    bukti_kunci: textOf(z.string().max(200)),
    /** The bill that it is meant for; null for the oldest first. */
    tagihan_id: nullable(id),
    pada: time,
    akun_id: nullable(id),
    token_id: nullable(id),
  },
  writtenAt: 'pada',
})
