import { hasKontak, KONTAK_MESSAGE } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { normalizeTelepon } from '@safar/shared/platform/contact/telepon'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import type { PemesananChanges } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { isSettled, PEMESANAN_STATUS_LABEL } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { priceBooking } from '@safar/shared/trips/pemesanan/price'
import type { Kysely } from 'kysely'
import type { Actor } from '../../access/session/actor.ts'
import { type Context, transact } from '../../access/session/context.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { conflict, invalidFields } from '../../platform/http/errors.ts'
import { vaultOf } from '../../platform/vault/vault-of.ts'
import { changeRecords, type Deps, hasTurn } from '../../records/noun/change.ts'
import { contentOf } from '../../records/noun/noun-row.ts'
import { recordNotFound, type SealingDeps, savedBefore, writeRecord } from '../../records/noun/save.ts'
import { sealFresh } from '../../records/noun/seal-fresh.ts'
import { findBooking, listPeserta } from './booking.repository.ts'
import { bookingMoney } from './booking-money.ts'
import { pemesananNoun } from './pemesanan.noun.ts'

/*
 * Changes of bookings take turns at the booking's row. One that takes or gives back seats changes what is published, so
 * it waits at the content's row first, and then at the booking's: who holds a booking's row never waits for content.
 */

/** A change of a booking; `isSeating` tells by the booking as it stands if seats are taken or given back. */
export interface BookingChange<Result> {
  isSeating(stored: PemesananStored): boolean
  change(context: Context, stored: PemesananStored): Promise<Result>
}

/** The result of an attempt without the content's row at a booking whose state came to need it. */
const NEEDS_CONTENT = Symbol('needs content')

/** The end of an attempt without the content's row that came to take or give back seats by its money. */
class NeedsContent extends Error {}

/** Lets a change go on where it may take or give back seats; it starts anew with the content's row otherwise. */
export function requireContent(context: Context): void {
  if (!hasTurn(context)) throw new NeedsContent('Seats change within changeRecords')
}

/**
 * Changes a booking as it stands by then, in turn with others.
 * @throws HttpError 404, and whatever `change` throws
 */
export async function changeBooking<Result>(
  deps: Deps,
  actor: Actor,
  idOrKode: string,
  { isSeating, change }: BookingChange<Result>,
): Promise<Result> {
  const seen = await findBooking(deps.database.db, idOrKode)
  if (!seen) throw recordNotFound(pemesananNoun)
  return changeBookings(deps, actor, [seen.id], {
    isSeating,
    change: (context, [stored = seen]) => change(context, stored),
  })
}

/** A change of several bookings as one; they come to it by their ids, the lowest first. */
export interface BookingsChange<Result> {
  isSeating(stored: PemesananStored): boolean
  change(context: Context, stored: readonly PemesananStored[]): Promise<Result>
}

/**
 * Changes several bookings in one transaction. All take their rows from the lowest id on, so two changes with bookings
 * in common wait for each other and never both at once.
 * @throws HttpError 404 if one is gone, and whatever `change` throws
 */
export async function changeBookings<Result>(
  deps: Deps,
  actor: Actor,
  ids: readonly number[],
  { isSeating, change }: BookingsChange<Result>,
): Promise<Result> {
  const inTurn = [...new Set(ids)].sort((a, b) => a - b)
  const attempt = (hasContent: boolean) => async (context: Context) => {
    for (const id of inTurn) await holdRow(context.trx, 'pemesanan', id, 'change')
    const stored = await findAll(context.trx, inTurn)
    return !hasContent && stored.some(isSeating) ? NEEDS_CONTENT : change(context, stored)
  }
  const withContent = () => changeRecords(deps, actor, attempt(true))
  async function withoutContent(): Promise<Result | typeof NEEDS_CONTENT> {
    try {
      return await transact(deps, actor, attempt(false))
    } catch (error) {
      if (error instanceof NeedsContent) return NEEDS_CONTENT
      throw error
    }
  }
  const isKnownToSeat = (await findAll(deps.database.db, inTurn)).some(isSeating)
  const found = isKnownToSeat ? await withContent() : await withoutContent()
  const result = found === NEEDS_CONTENT ? await withContent() : found
  if (result === NEEDS_CONTENT) throw new Error('The content is held already')
  return result
}

/** @throws HttpError 404 */
async function findAll(db: Kysely<Tables>, ids: readonly number[]): Promise<PemesananStored[]> {
  const found: PemesananStored[] = []
  for (const id of ids) {
    const stored = await findBooking(db, String(id))
    if (!stored) throw recordNotFound(pemesananNoun)
    found.push(stored)
  }
  return found
}

/**
 * Refuses a change of a copy that somebody else has changed since.
 * @throws HttpError 409 with both sides
 */
export async function refuseStale({ trx }: Context, stored: PemesananStored, edited?: string): Promise<void> {
  if (edited && edited !== stored.updated_at) throw await savedBefore(trx, pemesananNoun, stored, edited)
}

/**
 * Changes payer, notes and the wish for rooms of one's own, which is priced anew from the frozen inputs.
 * @throws HttpError 404; 409 with both sides if another save came first, and for the price of a booking that has
 *   ended or left; 422 if nobody could be reached any more
 */
export function updateBooking(
  deps: SealingDeps,
  actor: Actor,
  idOrKode: string,
  { updated_at: edited, pemesan = {}, ...sent }: PemesananChanges,
): Promise<PemesananStored> {
  return changeBooking(deps, actor, idOrKode, {
    isSeating: () => false,
    async change(context, stored) {
      await refuseStale(context, stored, edited)
      const { nama = stored.pemesan_nama, email = stored.pemesan_email } = pemesan
      const telepon = pemesan.telepon ?? stored.pemesan_telepon
      if (!hasKontak({ email, telepon }))
        throw invalidFields({ 'pemesan.telepon': [KONTAK_MESSAGE], 'pemesan.email': [KONTAK_MESSAGE] })
      const { kamar_sendiri = stored.kamar_sendiri, cicilan = stored.cicilan } = sent
      const asked = {
        ...contentOf(stored),
        pemesan_nama: nama,
        pemesan_email: email,
        pemesan_telepon: normalizeTelepon(telepon),
        kebutuhan: sent.kebutuhan ?? stored.kebutuhan,
        catatan: sent.catatan ?? stored.catatan,
        catatan_staf: sent.catatan_staf ?? stored.catatan_staf,
        kamar_sendiri,
        cicilan,
      }
      const { before, content } = await sealFresh(context, deps.vault, pemesananNoun, stored, asked)
      const changed = { ...stored, ...content }
      const isSame = kamar_sendiri === stored.kamar_sendiri && cicilan === stored.cicilan
      if (!isSame && isSettled(stored.status)) {
        const label = PEMESANAN_STATUS_LABEL[stored.status].toLowerCase()
        throw conflict(`Harga pemesanan yang sudah ${label} tidak dapat diubah.`, { status: stored.status })
      }
      return writeBooking(context, before, isSame ? changed : await repriced(context, changed))
    },
  })
}

/** Returns a booking with the price of its participants as they are stored, planned anew from today on. */
export async function repriced({ trx, now }: Context, booking: PemesananStored): Promise<PemesananStored> {
  const peserta = await listPeserta(trx, [booking.id])
  const { total } = priceBooking(booking.harga_snapshot, peserta, booking.kamar_sendiri)
  return { ...booking, total, dihitung_pada: hariIni(now) }
}

/**
 * Writes a changed booking with its revision; the reason of its state is sealed. Its bills follow it, and its state
 * follows its money.
 */
export async function writeBooking(
  context: Context,
  stored: PemesananStored,
  changed: PemesananStored,
): Promise<PemesananStored> {
  const vault = vaultOf(context.trx)
  const { before, content } = await sealFresh(context, vault, pemesananNoun, stored, contentOf(changed))
  const written = await writeRecord(context, pemesananNoun, 'ubah', before, content)
  return bookingMoney().follow(context, written, stored)
}
