import type { Kysely } from 'kysely'
import { cancelMail } from '../../outbound/kotak-keluar/kotak-keluar.repository.ts'
import type { Tables } from '../../platform/db/tables.ts'

/** The event of a bill's reminder. */
export const TAGIHAN_PERISTIWA = 'tagihan-jatuh-tempo'

/**
 * Returns the beginning of the keys of a booking's reminders; bill, its last day and the day of the reminder follow.
 */
export const billReminderKey = (pemesanan_id: number) => `${TAGIHAN_PERISTIWA}:${pemesanan_id}:`

/**
 * Cancels a booking's reminders that wait to be sent, in the transaction that changes its money: what is still owed is
 * told anew, with the sum of then.
 */
export function cancelBillReminders(trx: Kysely<Tables>, pemesanan_id: number): Promise<void> {
  return cancelMail(trx, TAGIHAN_PERISTIWA, (kunci) => !kunci.startsWith(billReminderKey(pemesanan_id)))
}
