import type { DueBill } from '@safar/shared/trips/pemesanan/next-action'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import type { Kysely } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import type { Tables } from '../../platform/db/tables.ts'

/*
 * Money as bookings know it. The ledger stands above journeys and imports them; what it does when a booking changes is
 * handed up here, and runs in the transaction of the change.
 */

export interface BookingMoney {
  /**
   * Brings the bills of a booking to its price and its state to its money, after it was written; `before` is null for a
   * new one with its participants. Returns the booking as it is then.
   */
  follow(context: Context, booking: PemesananStored, before: PemesananStored | null): Promise<PemesananStored>
  /** Leaves the deduction by the booking's terms, after it was cancelled. */
  keepDeduction(context: Context, booking: PemesananStored): Promise<void>
  /**
   * Moves what a booking has too much to another of the same payer, as a pair of entries for each payment: one that was
   * split off, or that takes its people back. Returns the latter as it is then.
   */
  carry(context: Context, from: PemesananStored, to: PemesananStored): Promise<PemesananStored>
  /** Tells whether a refund is approved and not paid: a booking that has ended does not go on meanwhile. */
  isPromised(db: Kysely<Tables>, bookingId: number): Promise<boolean>
  /**
   * Returns the open bill that falls due first, by booking; null where none is open, and no entry where money is kept
   * elsewhere.
   */
  dueBills(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, DueBill | null>>
  /** Returns the number of the last entry by which money of bookings came, went or moved; 0 for none. */
  lastMoved(db: Kysely<Tables>, ids: readonly number[]): Promise<number>
}

const NO_MONEY: BookingMoney = {
  follow: async (_, booking) => booking,
  keepDeduction: async () => {},
  carry: async (_, __, to) => to,
  isPromised: async () => false,
  dueBills: async () => new Map(),
  lastMoved: async () => 0,
}
let kept = NO_MONEY

/** Hands up the ledger that keeps the money of bookings; `buildApp` does so once. */
export function keepMoneyIn(ledger: BookingMoney): void {
  kept = ledger
}

/** Returns the ledger that keeps the money of bookings. */
export const bookingMoney = (): BookingMoney => kept
