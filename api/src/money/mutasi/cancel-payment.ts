import { MUTASI_KEADAAN } from '@safar/shared/money/mutasi/mutasi'
import type { Pelaku } from '../../access/session/actor.ts'
import type { Context } from '../../access/session/context.ts'
import { conflict } from '../../platform/http/errors.ts'
import { inTurnOf } from '../pembayaran/decide-payment.ts'
import type { PaymentDeps } from '../pembayaran/record-payment.ts'
import { mayGiveSeatsBack, unsettlePayment, waitAgain } from '../pembayaran/settle-payment.ts'
import { addTurn, holdLine, noteTurn } from './mutasi-states.ts'

/**
 * Makes the bank line new again that a payment was booked by, as the payment is cancelled; nothing happens where none
 * was. Bookings are held before lines.
 * @throws HttpError 409 for a line that was divided, whose other parts would hang in the air
 */
async function freeLineOf(
  context: Context & { actor: Pelaku },
  pembayaran_id: number,
  alasan: string,
): Promise<void> {
  const pair = await context.trx
    .selectFrom('pasangan_mutasi')
    .select(['mutasi_id', 'urut'])
    .where('pembayaran_id', '=', pembayaran_id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!pair) return
  const { mutasi_id, urut } = pair
  const last = await holdLine(context, mutasi_id, MUTASI_KEADAAN)
  if (last.keadaan !== 'cocok' || last.urut !== urut) return
  const parts = await context.trx
    .selectFrom('pasangan_mutasi')
    .select('id')
    .where('mutasi_id', '=', mutasi_id)
    .where('urut', '=', urut)
    .execute()
  if (parts.length > 1)
    throw conflict(
      `Pembayaran ini satu dari ${parts.length} bagian baris mutasi ${mutasi_id}. Lepaskan baris itu di Uang masuk, lalu bagi lagi.`,
      { mutasi_id },
    )
  await addTurn(context, mutasi_id, last, { keadaan: 'baru', alasan })
  await noteTurn(context, mutasi_id, 'dikembalikan ke baris baru')
}

/**
 * Cancels an accepted payment by counter-entries, and its receipt by a counter-document. The booking moves back by it,
 * and the bank line that it was booked by is new again.
 * @throws HttpError 404; 409 for one that is not accepted, whose money went on to another booking, or whose bank line
 *   was divided
 */
export function cancelPayment(
  deps: PaymentDeps,
  actor: Pelaku,
  id: number,
  { alasan, menunggu_lagi = false }: { alasan: string; menunggu_lagi?: boolean | undefined },
): Promise<number> {
  return inTurnOf(deps, actor, id, {
    isSeating: mayGiveSeatsBack,
    async change(context, booking, payment) {
      await unsettlePayment(context, booking, payment, alasan)
      await freeLineOf({ ...context, actor }, id, alasan)
      if (menunggu_lagi) await waitAgain(context, payment)
      return booking.id
    },
  })
}
