import { may } from '@safar/shared/access/session/who'
import { addDays, hariIni, isTanggal } from '@safar/shared/platform/format/tanggal'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import {
  holdsSeats,
  isAside,
  isEnded,
  type PemesananStatus,
  stepError,
  stepsFrom,
  whoSets,
} from '@safar/shared/trips/pemesanan/pemesanan-status'
import { needSeats } from '@safar/shared/trips/pemesanan/price'
import type { Pelaku } from '../../access/session/actor.ts'
import type { Context } from '../../access/session/context.ts'
import { giveBackSeats, takeSeats } from '../../content/paket/seat-ledger.ts'
import { conflict, forbidden } from '../../platform/http/errors.ts'
import type { Deps } from '../../records/noun/change.ts'
import { bookingOfRegistration, listPeserta } from './booking.repository.ts'
import { bookingMoney } from './booking-money.ts'
import { changeBooking, writeBooking } from './change-booking.ts'
import { requireBookable } from './create-booking.ts'
import { cancelDepositReminder } from './deposit-reminder.ts'
import { refuseOverlaps, withPilgrims } from './participants.ts'
import { cancelMoveMail } from './tell-of-move.ts'
import { beforeChange, noteUndo } from './undo.repository.ts'

export interface NewStatus {
  status: PemesananStatus
  alasan: string
  /** Days that an unpaid booking waits for its down payment. */
  batas_dp_hari: number
}

/** Tells whether a step takes seats or gives them back. */
export const isSeatingStep = (from: PemesananStatus, to: PemesananStatus): boolean =>
  holdsSeats(from) !== holdsSeats(to)

/**
 * Sets the state of a booking by hand.
 * @throws HttpError 403 for a state of money by who is no admin; 404; 409 for a step that does not exist, for too few
 *   seats, and for one that cannot come back
 */
export async function setStatus(
  deps: Deps,
  actor: Pelaku,
  idOrKode: string,
  asked: NewStatus,
): Promise<PemesananStored> {
  if (!may(actor.role, whoSets(asked.status))) throw forbidden()
  return changeBooking(deps, actor, idOrKode, {
    isSeating: ({ status }) => isSeatingStep(status, asked.status),
    async change(context, stored) {
      const before = await beforeChange(context.trx, stored)
      const moved = await moveTo(context, stored, asked)
      if (asked.status === 'batal') {
        await bookingMoney().keepDeduction(context, moved)
        await noteUndo(context.trx, before, null, context.now)
      }
      return moved
    },
  })
}

/**
 * Moves a booking one step on, within `changeBooking`, with the seats that its new state holds.
 * @throws HttpError 409 for a step that does not exist, for too few seats, and for one that cannot come back
 */
export async function moveTo(
  context: Context,
  stored: PemesananStored,
  { status, alasan, batas_dp_hari }: NewStatus,
): Promise<PemesananStored> {
  const refusal = stepError(stored.status, status)
  if (refusal) throw conflict(refusal, { status: stored.status, langkah: stepsFrom(stored.status) })
  if (isEnded(stored.status) && !isEnded(status)) await refuseBookedAnew(context, stored)
  if (isAside(stored.status) && !isAside(status)) await requireReturnable(context, stored)
  // A draft binds nobody: its departure may have left meanwhile.
  else if (stored.status === 'draf' && !isAside(status))
    await requireBookable(context.trx, stored, hariIni(context.now))
  if (isSeatingStep(stored.status, status))
    await (holdsSeats(status) ? seatAll(context, stored) : giveBackAll(context, stored))
  if (stored.status === 'menunggu_dp') await cancelDepositReminder(context, stored)
  if (isAside(status)) await cancelMoveMail(context, stored.id)
  return writeBooking(context, stored, {
    ...stored,
    status,
    alasan,
    status_pada: context.now.toISOString(),
    batas_dp: status === 'menunggu_dp' ? await lastDepositDay(context, stored, batas_dp_hari) : '',
  })
}

/** Returns the last day for a down payment that is waited for so many days from today, never behind the departure. */
async function lastDepositDay(
  { trx, now }: Context,
  { paket_id }: PemesananStored,
  days: number,
): Promise<string> {
  const today = hariIni(now)
  const last = addDays(today, days)
  const paket = await trx
    .selectFrom('paket')
    .select('tanggal_keberangkatan')
    .where('id', '=', paket_id)
    .executeTakeFirst()
  const berangkat = paket?.tanggal_keberangkatan ?? ''
  return isTanggal(berangkat) && berangkat >= today && berangkat < last ? berangkat : last
}

/**
 * Requires that the people of a booking that stands aside may travel on its days again.
 * @throws HttpError 409 for a departure that takes nobody, or a pilgrim who travels elsewhere then
 */
export async function requireReturnable({ trx, now }: Context, booking: PemesananStored): Promise<void> {
  const paket = await requireBookable(trx, booking, hariIni(now))
  const peserta = await withPilgrims(trx, await listPeserta(trx, [booking.id]))
  await refuseOverlaps(
    trx,
    peserta.flatMap(({ jamaah_id }) => jamaah_id ?? []),
    paket,
    booking.id,
  )
}

/**
 * Takes a seat for each participant who needs one and has none, for all or for none; who needs none any more gives it
 * back.
 * @param otherwise the sentence of a refusal that says what stays, or what to do instead
 * @throws HttpError 409 for too few seats
 */
export async function seatAll(
  context: Context,
  booking: PemesananStored,
  otherwise = 'Keadaannya tetap seperti sebelumnya.',
): Promise<void> {
  const peserta = await listPeserta(context.trx, [booking.id])
  const needs = needSeats(booking.harga_snapshot, peserta)
  const ids = peserta.filter((_, index) => needs[index]).map(({ id }) => id)
  await giveBackSeats(
    context,
    peserta.filter((_, index) => !needs[index]).map(({ id }) => id),
  )
  if (await takeSeats(context, booking.paket_id, ids)) return
  const paket = await context.trx
    .selectFrom('paket')
    .select('sisa_pax')
    .where('id', '=', booking.paket_id)
    .executeTakeFirst()
  const sisa_pax = paket?.sisa_pax ?? 0
  throw conflict(`Kursi tersisa ${sisa_pax}, pemesanan ini perlu ${ids.length}. ${otherwise}`, {
    sisa_pax,
    perlu: ids.length,
  })
}

/** Gives back the seats of all people of a booking, within `changeRecords`. */
export async function giveBackAll(context: Context, { id }: PemesananStored): Promise<void> {
  const peserta = await listPeserta(context.trx, [id])
  await giveBackSeats(
    context,
    peserta.map((one) => one.id),
  )
}

/**
 * Refuses to bring a booking back whose registration was booked anew.
 * @throws HttpError 409 with the other booking
 */
export async function refuseBookedAnew({ trx }: Context, { pendaftaran_id }: PemesananStored): Promise<void> {
  const other = pendaftaran_id === null ? undefined : await bookingOfRegistration(trx, pendaftaran_id)
  if (other)
    throw conflict(`Pendaftaran pemesanan ini sudah dipesan lagi sebagai ${other.kode}.`, { ...other })
}
