import type { Kejadian } from '@safar/shared/money/gateway/order-state'
import type { AppDeps } from '../../platform/deps.ts'
import type { PaymentDeps } from '../pembayaran/record-payment.ts'

/*
 * A payment gateway as the ledger knows it: three calls. All that is one gateway's own (addresses, signatures, words)
 * stays behind them.
 */

/** The parts of the server that money of a gateway needs. */
export interface GatewayDeps extends PaymentDeps, Pick<AppDeps, 'env' | 'vault'> {}

/** A message of the gateway about one order, checked and read. */
export interface Notice {
  order_id: string
  kejadian: Kejadian
  /** The sum that was paid, in sen. */
  jumlah: number
  /** In sen what was given back, of an event that says so; 0 otherwise. */
  kembali: number
  isRupiah: boolean
  /** The gateway's word for the way of paying; empty if it says none. */
  metode: string
  /** The day in Jakarta on which the money moved; empty if it says none. */
  tanggal: string
  /** The same for the same event, however often and by which way it is told. */
  kunci: string
  /** The message as it came. */
  mentah: string
}

export interface Gateway {
  /** The name, as people read it. */
  nama: string
  /**
   * Opens a page on which an order is paid; returns its address.
   * @throws GatewayFailed
   */
  openPage(order: { order_id: string; jumlah: number; uraian: string }): Promise<string>
  /** Reads a message that somebody sent. Null without a valid signature; `jumlah` is null if its sum is unreadable. */
  readNotification(body: string): Notice | { jumlah: null } | null
  /**
   * Asks for the state of an order; null where the gateway knows none, since nobody chose a way of paying.
   * @throws GatewayFailed
   */
  askState(order_id: string): Promise<Notice | null>
}

/** The error for a gateway that does not answer, or refuses. Its message holds neither keys nor what people typed. */
export class GatewayFailed extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'GatewayFailed'
  }
}
