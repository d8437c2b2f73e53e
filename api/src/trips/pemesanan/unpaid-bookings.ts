import { addDays, formatTanggal, hariIni } from '@safar/shared/platform/format/tanggal'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import type { Kysely } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import type { Log } from '../../platform/http/log.ts'
import type { Deps as ChangeDeps } from '../../records/noun/change.ts'
import { type Kantor, readKantor } from '../../settings/pengaturan/kantor.ts'
import { moveTo } from './booking-status.ts'
import { changeBooking } from './change-booking.ts'
import { isReminded, queueDepositReminder } from './deposit-reminder.ts'

/*
 * Bookings that wait for their down payment, as days go by in Jakarta: who booked is told on the day before the last
 * one, and the booking expires once that is over. Each is done in a transaction of its own that looks at it again, so a
 * round may end anywhere, and two processes do each once.
 */

type Deps = ChangeDeps & Pick<AppDeps, 'pengaturanAwal' | 'siteUrl'>

/** Bookings of a round, of each of its two halves; the others follow at the next. */
const AT_ONCE = 200

interface Round {
  log: Pick<Log, 'error'>
  isClockBelieved(): Promise<boolean>
}

/**
 * Lets bookings expire whose last day for the down payment is over, and tells those whose last day is tomorrow or,
 * where they came later, today. It waits while the clock is in doubt. One that fails is logged and holds up no other.
 */
export async function followUpUnpaid(deps: Deps, { log, isClockBelieved }: Round): Promise<void> {
  const { db } = deps.database
  const today = hariIni(deps.now())
  const [over, near] = [await overdue(db, today), await untold(db, today)]
  if (over.length + near.length === 0 || !(await isClockBelieved())) return
  for (const { id } of over)
    await whileUnpaid(deps, id, expire).catch((err) => log.error({ err, id }, 'a booking did not expire'))
  if (near.length === 0) return
  const kantor = await readKantor(deps)
  for (const { id } of near)
    await whileUnpaid(deps, id, (context, stored) => tell(context, stored, kantor)).catch((err) =>
      log.error({ err, id }, 'nobody was told of the end of a booking'),
    )
}

const isUnpaid = ({ status, batas_dp }: PemesananStored) => status === 'menunggu_dp' && batas_dp !== ''
const isOver = ({ batas_dp }: PemesananStored, today: string) => batas_dp < today

function unpaid(db: Kysely<Tables>) {
  return db
    .selectFrom('pemesanan')
    .select('id')
    .where('status', '=', 'menunggu_dp')
    .where('batas_dp', '<>', '')
    .orderBy('batas_dp')
    .orderBy('id')
    .limit(AT_ONCE)
}

const overdue = (db: Kysely<Tables>, today: string) => unpaid(db).where('batas_dp', '<', today).execute()

const untold = (db: Kysely<Tables>, today: string) =>
  unpaid(db)
    .where('batas_dp', '>=', today)
    .where('batas_dp', '<=', addDays(today, 1))
    .where('pemesan_email', '<>', '')
    .where(({ not }) => not(isReminded))
    .execute()

/** Changes a booking if its down payment is waited for still; one that waits holds no seat. */
function whileUnpaid(
  deps: Deps,
  id: number,
  change: (context: Context, stored: PemesananStored) => Promise<unknown>,
): Promise<unknown> {
  return changeBooking(deps, null, String(id), {
    isSeating: () => false,
    change: async (context, stored) => isUnpaid(stored) && change(context, stored),
  })
}

async function expire(context: Context, stored: PemesananStored): Promise<void> {
  if (!isOver(stored, hariIni(context.now))) return
  const alasan = `Uang muka belum diterima sampai ${formatTanggal(stored.batas_dp)}.`
  await moveTo(context, stored, { status: 'kedaluwarsa', alasan, batas_dp_hari: 0 })
}

async function tell(context: Context, stored: PemesananStored, kantor: Kantor): Promise<void> {
  const today = hariIni(context.now)
  if (isOver(stored, today) || stored.batas_dp > addDays(today, 1)) return
  await queueDepositReminder(context, stored, kantor)
}
