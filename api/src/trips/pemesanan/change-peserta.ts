import { hariIni } from '@safar/shared/platform/format/tanggal'
import { bookingWarnings } from '@safar/shared/trips/pemesanan/booking-warnings'
import {
  PEMESANAN_LIMITS,
  type PemesananStored,
  type PesertaStored,
} from '@safar/shared/trips/pemesanan/pemesanan-fields'
import type {
  PesertaChanges,
  PesertaInput,
  SelisihPemesanan,
  UbahPeserta,
} from '@safar/shared/trips/pemesanan/pemesanan-schema'
import {
  holdsSeats,
  isEnded,
  isSettled,
  PEMESANAN_STATUS_LABEL,
} from '@safar/shared/trips/pemesanan/pemesanan-status'
import { type Berharga, priceBooking } from '@safar/shared/trips/pemesanan/price'
import type { Kysely } from 'kysely'
import type { Actor } from '../../access/session/actor.ts'
import type { Context } from '../../access/session/context.ts'
import { giveBackSeats } from '../../content/paket/seat-ledger.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { defined } from '../../platform/defined.ts'
import { conflict, HttpError, invalidFields, notFound } from '../../platform/http/errors.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { type Deps, noteChange } from '../../records/noun/change.ts'
import { deleteRecord } from '../../records/noun/noun.repository.ts'
import { contentOf } from '../../records/noun/noun-row.ts'
import { recordNotFound, type SealingDeps, savedBefore } from '../../records/noun/save.ts'
import { findBooking, listPeserta } from './booking.repository.ts'
import { seatAll } from './booking-status.ts'
import { changeBooking, repriced, writeBooking } from './change-booking.ts'
import { addPeserta, pricedPeserta, requireBookable } from './create-booking.ts'
import { type Asked, askedPeserta, changedPeserta, refuseOverlaps, withPilgrims } from './participants.ts'
import { pemesananNoun } from './pemesanan.noun.ts'
import { pesertaNoun } from './peserta.noun.ts'
import { writePeserta } from './peserta-numbers.ts'
import { planOf } from './shown-booking.ts'

/*
 * Participants of a booking are added, taken out and exchanged together with its price and its seats. Where the booking
 * holds seats, all who need one have one after the change, or there is no change.
 */

export const PESERTA_TIDAK_ADA = 'Peserta ini tidak ada di pemesanan ini.'
const TERLALU_BANYAK = `Satu pemesanan memuat paling banyak ${PEMESANAN_LIMITS.peserta} peserta.`
const PESERTA_TERAKHIR = 'Peserta terakhir tidak dapat dikeluarkan. Batalkan pemesanannya bila tidak jadi.'

/**
 * Refuses a change of who travels in a booking that has ended or left.
 * @throws HttpError 409
 */
export function refuseSettled({ status }: PemesananStored): void {
  if (isSettled(status))
    throw conflict(
      `Peserta pemesanan yang sudah ${PEMESANAN_STATUS_LABEL[status].toLowerCase()} tidak dapat diubah.`,
      { status },
    )
}

const departureOf = (trx: Kysely<Tables>, { paket_id }: PemesananStored) =>
  trx
    .selectFrom('paket')
    .select(['tanggal_keberangkatan', 'durasi'])
    .where('id', '=', paket_id)
    .executeTakeFirstOrThrow()

type Person = Pick<Asked, 'jenis' | 'tanggal_lahir' | 'kasur' | 'kamar' | 'jamaah_id'>

/**
 * Checks all people of a booking after a change of one, whose errors alone are told, under the names of its own fields.
 * Returns that one.
 * @throws HttpError 409 for a pilgrim who travels elsewhere then; 422 by field
 */
async function checkedAt<One extends Person>(
  { trx, now }: Context,
  booking: PemesananStored,
  people: readonly One[],
  index: number,
): Promise<One & { kamar: Berharga['kamar'] }> {
  try {
    const found = await withPilgrims(trx, people)
    const one = pricedPeserta(booking.harga_snapshot, found, hariIni(now))[index]
    if (!one) throw new Error('The changed participant is one of all')
    const changed = one.jamaah_id === null ? [] : [one.jamaah_id]
    await refuseOverlaps(trx, changed, await departureOf(trx, booking), booking.id)
    return one
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 422) throw error
    const own = Object.entries(Object(error.body.errors)).map(([field, words]) => [
      field.replace(`peserta.${index}.`, ''),
      words,
    ])
    throw new HttpError(422, error.message, { errors: Object.fromEntries(own) })
  }
}

/**
 * Seats and prices a booking anew after its people changed.
 * @throws HttpError 409 for too few seats
 */
async function settled(context: Context, stored: PemesananStored): Promise<PemesananStored> {
  if (holdsSeats(stored.status)) await seatAll(context, stored)
  const priced = await repriced(context, stored)
  return priced.total === stored.total ? stored : writeBooking(context, stored, priced)
}

/**
 * Adds a participant to a booking, within `changeBooking`.
 * @throws HttpError 409 for too few seats, a pilgrim who travels elsewhere then, a departure that takes nobody, or a
 *   booking that has ended or left; 422 by field
 */
export async function addOne(
  context: Context,
  vault: Vault,
  stored: PemesananStored,
  sent: PesertaInput,
): Promise<PemesananStored> {
  refuseSettled(stored)
  const others = await listPeserta(context.trx, [stored.id])
  if (others.length >= PEMESANAN_LIMITS.peserta) throw conflict(TERLALU_BANYAK, {})
  await requireBookable(context.trx, stored, hariIni(context.now))
  const asked = askedPeserta(sent, others)
  const people: Person[] = [...others.map(contentOf), asked]
  const { kamar, tanggal_lahir } = await checkedAt(context, stored, people, others.length)
  await addPeserta(context, vault, stored.id, [{ ...asked, kamar, tanggal_lahir }])
  return settled(context, stored)
}

/** Fields of a participant by which seats may be taken or given back. */
const SEATING = ['jenis', 'tanggal_lahir', 'jamaah_id', 'kasur'] as const
/** Fields that stay as they are once a booking has left. */
const OF_WHO = [...SEATING, 'kamar'] as const
const isSent = (fields: readonly string[], sent: object) =>
  fields.some((field) => Object.keys(defined(sent)).includes(field))

/**
 * Changes a participant: the pilgrim, the paid room, visa and policy.
 * @throws HttpError 404; 409 with both sides if another save came first, for too few seats, a pilgrim who travels
 *   elsewhere then, or a booking that has ended or left; 422 by field
 */
export function updatePeserta(
  deps: SealingDeps,
  actor: Actor,
  idOrKode: string,
  pesertaId: number,
  sent: PesertaChanges,
): Promise<PemesananStored> {
  return changeBooking(deps, actor, idOrKode, {
    isSeating: ({ status }) => holdsSeats(status) && isSent(SEATING, sent),
    async change(context, stored) {
      const all = await listPeserta(context.trx, [stored.id])
      const index = all.findIndex(({ id }) => id === pesertaId)
      const one = all[index]
      if (!one) throw notFound(PESERTA_TIDAK_ADA)
      const { updated_at: edited } = sent
      if (edited && edited !== one.updated_at) throw await savedBefore(context.trx, pesertaNoun, one, edited)
      const changed = changedPeserta(one, sent)
      if (!isSent(OF_WHO, sent)) {
        if (isEnded(stored.status)) refuseSettled(stored)
        await writePeserta(context, deps.vault, one, changed)
        return stored
      }
      refuseSettled(stored)
      const people = all.map((other) => (other === one ? changed : contentOf(other)))
      await writePeserta(context, deps.vault, one, await checkedAt(context, stored, people, index))
      return settled(context, stored)
    },
  })
}

/**
 * Takes a participant out of a booking, with the seat.
 * @throws HttpError 404; 409 for the last one, or a booking that has ended or left
 */
export function removePeserta(
  deps: Deps,
  actor: Actor,
  idOrKode: string,
  pesertaId: number,
): Promise<PemesananStored> {
  return changeBooking(deps, actor, idOrKode, {
    isSeating: ({ status }) => holdsSeats(status),
    async change(context, stored) {
      const all = await listPeserta(context.trx, [stored.id])
      const one = all.find(({ id }) => id === pesertaId)
      if (!one) throw notFound(PESERTA_TIDAK_ADA)
      refuseSettled(stored)
      if (all.length === 1) throw conflict(PESERTA_TERAKHIR, {})
      if (holdsSeats(stored.status)) await giveBackSeats(context, [pesertaId])
      await deleteRecord(context.trx, pesertaNoun, pesertaId)
      await noteRemoved(context, one)
      return settled(context, stored)
    },
  })
}

/**
 * Writes the revision of a participant who is taken out as that of a place that is emptied, so that a history tells who
 * it was: by the pilgrim, whose name goes with an erasure, or as the office called the place.
 */
export function noteRemoved(context: Context, one: PesertaStored): Promise<void> {
  const nama = one.jamaah_id === null ? '' : one.nama
  return noteChange(context, pesertaNoun, 'hapus', { ...one, jamaah_id: null, nama }, one)
}

/** Returns errors by field for a change that names people who are not there, or leaves nobody or too many. */
function countErrors(
  stored: readonly PesertaStored[],
  { tambah = [], hapus = [], ubah = [] }: UbahPeserta,
): Record<string, string[]> {
  const known = new Set(stored.map(({ id }) => id))
  const errors: Record<string, string[]> = {}
  hapus.forEach((id, index) => {
    if (!known.has(id)) errors[`hapus.${index}`] = [PESERTA_TIDAK_ADA]
  })
  ubah.forEach(({ id }, index) => {
    if (!known.has(id) || hapus.includes(id)) errors[`ubah.${index}.id`] = [PESERTA_TIDAK_ADA]
  })
  const left = stored.filter(({ id }) => !hapus.includes(id)).length
  if (left + tambah.length === 0) errors.hapus = [PESERTA_TERAKHIR]
  if (left + tambah.length > PEMESANAN_LIMITS.peserta) errors.tambah = [TERLALU_BANYAK]
  return errors
}

/**
 * Returns the price of a booking after a change of its people beside the one before. Nothing is stored, and what the
 * change itself would be refused for is refused here.
 * @throws HttpError 404; 409 for a pilgrim who travels elsewhere then, a departure that takes nobody, or a booking that
 *   has ended or left; 422 by field
 */
export async function priceDifference(
  db: Kysely<Tables>,
  idOrKode: string,
  change: UbahPeserta,
  now: Date,
): Promise<SelisihPemesanan> {
  const { tambah = [], hapus = [], ubah = [], kamar_sendiri } = change
  const booking = await findBooking(db, idOrKode)
  if (!booking) throw recordNotFound(pemesananNoun)
  if (tambah.length + hapus.length + ubah.length > 0) refuseSettled(booking)
  const stored = await listPeserta(db, [booking.id])
  const errors = countErrors(stored, change)
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  const today = hariIni(now)
  if (tambah.length > 0) await requireBookable(db, booking, today)
  const stay = stored
    .filter(({ id }) => !hapus.includes(id))
    .map((one) => {
      const sent = ubah.find(({ id }) => id === one.id)
      return { isChanged: sent !== undefined, ...(sent ? changedPeserta(one, sent) : contentOf(one)) }
    })
  const added = tambah.map((one) => ({ isChanged: true, ...askedPeserta(one, stay) }))
  const people: (Person & { isChanged: boolean })[] = [...stay, ...added]
  const peserta = pricedPeserta(booking.harga_snapshot, await withPilgrims(db, people), today)
  const departure = await departureOf(db, booking)
  const changed = peserta.flatMap(({ isChanged, jamaah_id }) => (isChanged && jamaah_id) || [])
  await refuseOverlaps(db, changed, departure, booking.id)
  const alone = kamar_sendiri ?? booking.kamar_sendiri
  const { mata_uang, total, baris, dp } = priceBooking(booking.harga_snapshot, peserta, alone)
  const { tanggal_keberangkatan: berangkat } = departure
  return {
    mata_uang,
    total,
    baris,
    tagihan: planOf({ ...booking, dihitung_pada: today }, { total, dp }, berangkat),
    sebelum: booking.total,
    selisih: total - booking.total,
    peringatan: bookingWarnings(peserta, berangkat),
  }
}
