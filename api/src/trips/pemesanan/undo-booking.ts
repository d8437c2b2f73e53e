import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { holdsSeats, isAside, isEnded } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { URUNG_MENIT } from '@safar/shared/trips/pemesanan/undo'
import type { Actor } from '../../access/session/actor.ts'
import type { Context } from '../../access/session/context.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import { conflict } from '../../platform/http/errors.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { contentOf } from '../../records/noun/noun-row.ts'
import { findRiwayat } from '../../records/noun/riwayat.repository.ts'
import { recordNotFound, type SealingDeps } from '../../records/noun/save.ts'
import type { Kantor } from '../../settings/pengaturan/kantor.ts'
import { findBooking, listPeserta } from './booking.repository.ts'
import { bookingMoney } from './booking-money.ts'
import { giveBackAll, refuseBookedAnew, requireReturnable, seatAll } from './booking-status.ts'
import { changeBooking, writeBooking } from './change-booking.ts'
import { addPeserta } from './create-booking.ts'
import { cancelDepositReminder } from './deposit-reminder.ts'
import { pemesananNoun } from './pemesanan.noun.ts'
import { carriedPeserta } from './peserta-numbers.ts'
import { cancelMoveMail, tellOfMove } from './tell-of-move.ts'
import { findUndo } from './undo.repository.ts'

const NOTHING = `Tidak ada yang dapat diurungkan: sudah lewat ${URUNG_MENIT} menit, atau pemesanannya sudah berubah lagi.`
const TAKEN_BACK = 'Perpindahan diurungkan'

/**
 * Takes the last move or cancellation of a booking back, as it was before, with its seats, price and people. Of a move
 * of some people the booking that they got stays as a cancelled one: its code is given out. Returns the booking of
 * before the change.
 * @throws HttpError 404; 409 if nothing can be taken back any more, if too few seats are left, if a pilgrim travels
 *   elsewhere on those days by now, or if the departure takes nobody
 */
export function undoBooking(
  deps: SealingDeps,
  actor: Actor,
  idOrKode: string,
  kantor: Kantor,
): Promise<PemesananStored> {
  return changeBooking(deps, actor, idOrKode, {
    isSeating: () => true,
    async change(context, { id }) {
      const { trx, now } = context
      const undo = await findUndo(trx, id, now)
      if (!undo) throw conflict(NOTHING, {})
      const { pemesanan_id, pecahan_id, riwayat_id } = undo
      const stored = await heldBooking(context, pemesanan_id)
      const split = pecahan_id === null ? null : await heldBooking(context, pecahan_id)
      const before = (await findRiwayat(trx, pemesananNoun, pemesanan_id, riwayat_id))?.data
      if (!before) throw conflict(NOTHING, {})
      await trx.deleteFrom('urungan').where('pemesanan_id', '=', pemesanan_id).execute()
      // Who came home gave up no seat, and a departure that has left takes nobody back.
      // Reasons are sealed, and history keeps none.
      const came = { ...contentOf(before), alasan: undo.alasan }
      if (stored.status === 'selesai') return writeBooking(context, stored, { ...stored, ...came })
      if (isEnded(stored.status) && !isEnded(before.status)) await refuseBookedAnew(context, stored)
      await giveBackAll(context, stored)
      // All of them name the departure that is left again.
      for (const one of [stored, split]) if (one) await cancelDepositReminder(context, one)
      const known = await cancelMoveMail(context, (split ?? stored).id)
      if (split) await takeInAgain(context, deps.vault, split, stored)
      const written = await writeBooking(context, stored, { ...stored, ...came })
      const restored = split ? await bookingMoney().carry(context, split, written) : written
      if (!isAside(restored.status)) await requireReturnable(context, restored)
      if (holdsSeats(restored.status)) await seatAll(context, restored)
      // Of two moves the first one stands, and nobody was told of it yet.
      if (!split && known !== null)
        await tellOfMove(context, known, { before: restored, moved: restored, kantor })
      return restored
    },
  })
}

async function heldBooking({ trx }: Context, id: number): Promise<PemesananStored> {
  await holdRow(trx, 'pemesanan', id, 'change')
  const booking = await findBooking(trx, String(id))
  if (!booking) throw recordNotFound(pemesananNoun)
  return booking
}

/** Cancels the booking that people were split off to, and gives the one that they came from the same people again. */
async function takeInAgain(
  context: Context,
  vault: Vault,
  split: PemesananStored,
  stored: PemesananStored,
): Promise<void> {
  const peserta = await listPeserta(context.trx, [split.id])
  await giveBackAll(context, split)
  await writeBooking(context, split, {
    ...split,
    status: 'batal',
    alasan: TAKEN_BACK,
    status_pada: context.now.toISOString(),
    batas_dp: '',
  })
  await addPeserta(context, vault, stored.id, await carriedPeserta(context.trx, vault, peserta))
}
