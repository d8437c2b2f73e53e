import { MAY } from '@safar/shared/access/session/who'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import type { Kysely } from 'kysely'
import type { Pelaku } from '../../access/session/actor.ts'
import type { Context } from '../../access/session/context.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { HttpError } from '../../platform/http/errors.ts'
import { readKantor } from '../../settings/pengaturan/kantor.ts'
import { type BookingChange, changeBooking } from '../../trips/pemesanan/change-booking.ts'
import { tellOfRefusedProof } from '../../trips/tautan-keluarga/tell-of-proof.ts'
import { findPayment } from './pembayaran.repository.ts'
import type { PaymentDeps } from './record-payment.ts'
import { mayTakeSeats, type Payment, type Settled, setPaymentAside, settlePayment } from './settle-payment.ts'

/** Runs a decision on a payment in its booking's turn, and returns what came of it. */
export async function inTurnOf<Result>(
  deps: PaymentDeps,
  actor: Pelaku,
  id: number,
  {
    isSeating,
    change,
  }: Pick<BookingChange<Result>, 'isSeating'> & {
    change(context: Context, booking: PemesananStored, payment: Payment): Promise<Result>
  },
): Promise<Result> {
  const payment = await findPayment(deps.database.db, id)
  return changeBooking(deps, actor, String(payment.pemesanan_id), {
    isSeating,
    change: (context, booking) => change(context, booking, payment),
  })
}

/** Names that an answer has of who may verify; a few are enough to ask one. */
const MOST_NAMED = 5

/** Returns the names of accounts that may verify payments, beside one. */
export async function verifiersBeside(db: Kysely<Tables>, akun_id: number): Promise<string[]> {
  const others = await db
    .selectFrom('akun')
    .select('nama')
    .where('role', 'in', MAY.finance)
    .where('id', '<>', akun_id)
    .where('ditangguhkan_pada', 'is', null)
    .where('diundang_pada', 'is', null)
    .orderBy('role', 'desc')
    .orderBy('id')
    .limit(MOST_NAMED)
    .execute()
  return others.map(({ nama }) => nama)
}

/**
 * Refuses who recorded a payment as its verifier, where the agency has another account with the right.
 * @throws HttpError 403
 */
async function requireOther(trx: Kysely<Tables>, actor: Pelaku, { akun_id }: Payment): Promise<void> {
  if (akun_id !== Number(actor.id)) return
  if ((await verifiersBeside(trx, akun_id)).length > 0)
    throw new HttpError(403, 'Anda yang mencatat pembayaran ini. Minta rekan yang berhak untuk memeriksanya.')
}

/**
 * Accepts a payment: its money pays the oldest bills, its receipt is issued, and the booking moves by it, all in one
 * transaction.
 * @throws HttpError 403 for who recorded it; 404; 409 if it was decided already
 */
export async function acceptPayment(deps: PaymentDeps, actor: Pelaku, id: number): Promise<Settled> {
  const kantor = await readKantor(deps)
  return inTurnOf(deps, actor, id, {
    isSeating: mayTakeSeats,
    async change(context, booking, payment) {
      const settled = await settlePayment(context, booking, payment, kantor)
      await requireOther(context.trx, actor, payment)
      return settled
    },
  })
}

/**
 * Refuses a payment. Nothing was booked by it. A family that sent its proof is told why.
 * @throws HttpError 404; 409 if it was decided already
 */
export async function refusePayment(
  deps: PaymentDeps,
  actor: Pelaku,
  id: number,
  alasan: string,
): Promise<number> {
  const kantor = await readKantor(deps)
  return inTurnOf(deps, actor, id, {
    isSeating: () => false,
    async change(context, booking, payment) {
      await setPaymentAside(context, payment, alasan)
      await tellOfRefusedProof(context, booking, { ...payment, alasan }, kantor)
      return booking.id
    },
  })
}
