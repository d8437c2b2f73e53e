import { SUM_MAX } from '@safar/shared/money/buku/read-sum'
import { ORDER_ID_MAX } from '@safar/shared/money/gateway/order-id'
import { PESANAN_STATUS } from '@safar/shared/money/gateway/order-state'
import { z } from 'zod'
import {
  bigint,
  counted,
  id,
  nullable,
  oneOf,
  text,
  textOf,
  time,
  timeRule,
} from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

const timeOrNone = textOf(z.union([timeRule, z.literal('')]))

/** Orders of the payment gateway, by the one table of states: what they became in money stands in the ledger. */
export const PESANAN_GATEWAY = table({
  key: ['id'],
  people: { stays: 'Books of account: ten years (UU KUP art. 28). It names bookings, and nobody who paid.' },
  columns: {
    id: counted,
    order_id: text(ORDER_ID_MAX),
    /** Null for an order of no booking here. */
    pemesanan_id: nullable(id),
    /** The sum that the page asks for, in rupiah; null for an order that was not opened here. */
    jumlah: nullable(bigint(1, SUM_MAX)),
    status: oneOf(PESANAN_STATUS),
    /** The page's address; empty while it is being opened. */
    alamat: text(500),
    metode: text(100),
    pembayaran_id: nullable(id),
    pada: time,
    /** Moments of the gateway's last word, and of our last question. */
    kabar_pada: timeOrNone,
    tanya_pada: timeOrNone,
    akun_id: nullable(id),
    token_id: nullable(id),
  },
  writtenAt: 'pada',
})
