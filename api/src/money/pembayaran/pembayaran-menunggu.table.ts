import { id } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** Payments that nobody has decided: a row comes with the payment and goes with its first decision. */
export const PEMBAYARAN_MENUNGGU = table({ key: ['pembayaran_id'], columns: { pembayaran_id: id } })
