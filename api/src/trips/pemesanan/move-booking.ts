import type { Paket } from '@safar/shared/content/paket/paket'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import type { CalculationRules } from '@safar/shared/settings/aturan-hitung'
import { bookingWarnings } from '@safar/shared/trips/pemesanan/booking-warnings'
import type { PemesananStored, PesertaStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import type { Pindah, SelisihPemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { holdsSeats } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { type HargaSnapshot, priceBooking, snapshotOf } from '@safar/shared/trips/pemesanan/price'
import type { Kysely } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import { giveBackSeats } from '../../content/paket/seat-ledger.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { conflict, type HttpError, invalidFields } from '../../platform/http/errors.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { deleteRecord } from '../../records/noun/noun.repository.ts'
import { addRecord, recordNotFound } from '../../records/noun/save.ts'
import { findBooking, listPeserta } from './booking.repository.ts'
import { bookingMoney } from './booking-money.ts'
import { seatAll } from './booking-status.ts'
import { carriedBooking } from './booking-words.ts'
import { refuseStale, repriced, writeBooking } from './change-booking.ts'
import { noteRemoved, refuseSettled } from './change-peserta.ts'
import { addPeserta, bookablePaket, pricedPeserta } from './create-booking.ts'
import { cancelDepositReminder } from './deposit-reminder.ts'
import { nextKode } from './next-kode.ts'
import { refuseOverlaps, withPilgrims } from './participants.ts'
import { pemesananNoun } from './pemesanan.noun.ts'
import { pesertaNoun } from './peserta.noun.ts'
import { carriedPeserta } from './peserta-numbers.ts'
import { planOf } from './shown-booking.ts'
import { beforeChange, findUndo, noteUndo } from './undo.repository.ts'

/*
 * Moves of participants to another departure. Who moves pays its prices of today, which are frozen anew; who stays pays
 * what was agreed.
 */

const NO_SEAT = 'Tidak ada yang dipindahkan. Pilih keberangkatan lain, atau pindahkan lebih sedikit orang.'

interface Move {
  paket: Paket
  snapshot: HargaSnapshot
  moving: PesertaStored[]
  staying: PesertaStored[]
}

/**
 * Checks a move, and that who moves can be priced there.
 * @throws HttpError 409 for a booking that has ended or left, or a pilgrim who travels elsewhere then; 422 by field
 */
async function checkedMove(
  trx: Kysely<Tables>,
  booking: PemesananStored,
  { paket_id, peserta: named }: Pindah,
  aturan: CalculationRules,
  now: Date,
): Promise<Move> {
  const today = hariIni(now)
  refuseSettled(booking)
  const all = await listPeserta(trx, [booking.id])
  if (named?.some((id) => !all.some((one) => one.id === id)))
    throw await misfit(trx, booking, now, {
      peserta: ['Ada peserta yang tidak ada di pemesanan ini. Muat ulang halamannya.'],
    })
  const paket = await bookablePaket(trx, paket_id, today)
  if (paket.id === booking.paket_id)
    throw await misfit(trx, booking, now, {
      paket_id: ['Pemesanan ini sudah di keberangkatan itu. Pilih yang lain.'],
    })
  if (paket.currency !== booking.mata_uang)
    throw invalidFields({ paket_id: ['Harga paket ini dalam mata uang lain. Buat pemesanan baru.'] })
  const isMoving = ({ id }: PesertaStored) => named === undefined || named.includes(id)
  const moving = all.filter(isMoving)
  const snapshot = snapshotOf({ ...paket, aturan })
  pricedPeserta(snapshot, await withPilgrims(trx, moving), today)
  const jamaah = moving.flatMap(({ jamaah_id }) => jamaah_id ?? [])
  await refuseOverlaps(trx, jamaah, paket, booking.id)
  return { paket, snapshot, moving, staying: all.filter((one) => !isMoving(one)) }
}

/**
 * Returns the refusal of a move that does not fit the booking: 409 with where its people are where somebody has just
 * moved them, 422 by field otherwise.
 */
async function misfit(
  trx: Kysely<Tables>,
  booking: PemesananStored,
  now: Date,
  errors: Record<string, string[]>,
): Promise<HttpError> {
  const undo = await findUndo(trx, booking.id, now)
  const there = undo && (await findBooking(trx, String(undo.pecahan_id ?? booking.id)))
  // Who is not there went to the other booking; who is there already came with this one.
  if (!there || (there.id === booking.id) === 'peserta' in errors) return invalidFields(errors)
  const { id, kode, paket_id, updated_at } = there
  return conflict(`Baru saja ada yang memindahkan mereka: sekarang di ${kode}. Periksa dulu di sana.`, {
    id,
    kode,
    paket_id,
    updated_at,
    errors,
  })
}

/**
 * Moves participants of a booking to another departure, within `changeBooking` with the content's row. All of them take
 * the booking along; some get one of the same payer. Returns the booking that they are in then. One that was put by
 * takes seats there and is partly paid again.
 * @throws HttpError 409 with both sides if another save came first, with where they are for people who have just been
 *   moved, for too few seats, a booking that has ended or left, or a pilgrim who travels elsewhere then; 422 by field
 */
export async function moveBooking(
  context: Context,
  vault: Vault,
  stored: PemesananStored,
  asked: Pindah,
  aturan: CalculationRules,
): Promise<PemesananStored> {
  await refuseStale(context, stored, asked.updated_at)
  const { trx, now } = context
  const { paket, snapshot, moving, staying } = await checkedMove(trx, stored, asked, aturan, now)
  const before = await beforeChange(context.trx, stored)
  await giveBackSeats(
    context,
    moving.map(({ id }) => id),
  )
  const isPutBy = stored.status === 'disimpan'
  const there = {
    ...stored,
    paket_id: paket.id,
    harga_snapshot: snapshot,
    total: priceBooking(snapshot, moving, stored.kamar_sendiri).total,
    dihitung_pada: hariIni(now),
    ...(isPutBy && { status: 'sebagian' as const, status_pada: context.now.toISOString(), alasan: '' }),
  }
  const moved =
    staying.length === 0
      ? await writeBooking(context, stored, there)
      : await splitOff(context, vault, there, moving)
  if (holdsSeats(moved.status)) await seatAll(context, moved, NO_SEAT)
  // It names the departure and the sum of before: the next round queues one anew.
  if (stored.status === 'menunggu_dp') await cancelDepositReminder(context, stored)
  const pecahan_id = moved.id === stored.id ? null : moved.id
  let settled = moved
  if (staying.length > 0) {
    const left = await writeBooking(context, stored, await repriced(context, stored))
    settled = await bookingMoney().carry(context, left, moved)
  }
  await noteUndo(context.trx, before, pecahan_id, context.now)
  return settled
}

/**
 * Adds a booking for some participants of another, who get new ids: a participant's booking never changes. The
 * registration stays with the old one.
 */
async function splitOff(
  context: Context,
  vault: Vault,
  booking: PemesananStored,
  moving: readonly PesertaStored[],
): Promise<PemesananStored> {
  const content = await carriedBooking(context.trx, vault, booking)
  const own = { kode: await nextKode(context), pendaftaran_id: null }
  const added = await addRecord(context, pemesananNoun, { ...content, ...own }, vault)
  const people = await carriedPeserta(context.trx, vault, moving)
  for (const one of moving) {
    await deleteRecord(context.trx, pesertaNoun, one.id)
    await noteRemoved(context, one)
  }
  await addPeserta(context, vault, added.id, people)
  return bookingMoney().follow(context, added, null)
}

/**
 * Returns the price on another departure of those who would move, beside what they pay now. Nothing is stored.
 * @throws HttpError 404; 409 and 422 as the move itself, but for seats
 */
export async function moveDifference(
  db: Kysely<Tables>,
  idOrKode: string,
  asked: Pindah,
  aturan: CalculationRules,
  now: Date,
): Promise<SelisihPemesanan> {
  const booking = await findBooking(db, idOrKode)
  if (!booking) throw recordNotFound(pemesananNoun)
  const { paket, snapshot, moving, staying } = await checkedMove(db, booking, asked, aturan, now)
  const { mata_uang, total, baris, dp } = priceBooking(snapshot, moving, booking.kamar_sendiri)
  const sebelum = booking.total - priceBooking(booking.harga_snapshot, staying, booking.kamar_sendiri).total
  const there = { ...booking, harga_snapshot: snapshot, dihitung_pada: hariIni(now) }
  return {
    mata_uang,
    total,
    baris,
    tagihan: planOf(there, { total, dp }, paket.tanggal_keberangkatan),
    sebelum,
    selisih: total - sebelum,
    peringatan: bookingWarnings(moving, paket.tanggal_keberangkatan),
  }
}
