import {
  archiveRefusal,
  kursiSekarang,
  reasonError,
  type SeatsChange,
  seatsChangeError,
  soldError,
} from '@safar/shared/content/paket/kursi'
import type { Paket, PaketInput, PaketUpdate } from '@safar/shared/content/paket/paket-schema'
import { sisaPaxError } from '@safar/shared/content/paket/sisa-pax'
import { mustBeWhole } from '@safar/shared/records/noun/states'
import type { Actor } from '../../access/session/actor.ts'
import type { Context } from '../../access/session/context.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import { conflict, type HttpError, invalidFields } from '../../platform/http/errors.ts'
import { moveSlug } from '../../records/noun/alamat.ts'
import type { Deps } from '../../records/noun/change.ts'
import { onlyPartsSince } from '../../records/noun/noun.repository.ts'
import { contentOf } from '../../records/noun/noun-row.ts'
import { changeStored, savedBefore, writePart, writeRecord } from '../../records/noun/save.ts'
import { settle } from '../../records/noun/status.ts'
import { countBookingsOf } from './bookings.ts'
import { paketNoun } from './paket.noun.ts'
import { correctSeats, rebaseSeats } from './seat-ledger.ts'

/**
 * Changes the sent fields of a package and keeps the others. `ubah_kursi` adds to the seats stored by then.
 * @throws HttpError 404; 409 if another save came first or a slug is taken; 422 for impossible seats
 */
export function savePaket(deps: Deps, actor: Actor, idOrSlug: string, sent: PaketUpdate): Promise<Paket> {
  return changeStored(deps, paketNoun, actor, idOrSlug, (context, stored) =>
    changePaket(context, stored, sent),
  )
}

/**
 * Changes a given package within a transaction of `changeRecords`, as `savePaket` does.
 * @throws HttpError 409 if another save came first, a slug is taken, or bookings need it; 422 for impossible seats
 */
export async function changePaket(
  context: Context,
  stored: Paket,
  { updated_at: edited, ...sent }: PaketUpdate,
): Promise<Paket> {
  const { trx, now } = context
  const { ubah_kursi, ...changes } = sent
  const isStale = Boolean(edited) && edited !== stored.updated_at
  const missesSeatsAlone = async () =>
    ubah_kursi !== undefined && (await onlyPartsSince(trx, paketNoun, stored, edited ?? ''))
  if (isStale && !(await missesSeatsAlone())) throw await savedBefore(trx, paketNoun, stored, edited)
  // Who is about to book it is waited for.
  if (changes.status === 'arsip') await holdRow(trx, 'paket', stored.id, 'delete')
  const { input, problem } = settled(stored, sent, now, await countBookingsOf(trx, stored.id))
  // The caller could not know, so this is a conflict of two people and no invalid field.
  if (problem && isStale) throw await savedBefore(trx, paketNoun, stored, edited)
  if (problem) throw problem
  const moved = await moveSlug(context, paketNoun, stored, changes.slug, input)
  if (input.sisa_pax !== stored.sisa_pax) await rebaseSeats(trx, stored.id, input.sisa_pax)
  if (moved !== stored || !onlySeatsDiffer(stored, input)) {
    return writeRecord(context, paketNoun, 'ubah', moved, input)
  }
  return writePart(context, paketNoun, 'kursi', stored, { sisa_pax: input.sisa_pax })
}

/**
 * Returns a package with changes applied, without saving it.
 * @param pemesanan how many living bookings it has
 * @throws HttpError 409 for the archive while bookings need it; 422 for impossible values
 */
export function contentAfter(stored: Paket, changes: PaketUpdate, now: Date, pemesanan: number): PaketInput {
  const { input, problem } = settled(stored, changes, now, pemesanan)
  if (problem) throw problem
  return input
}

/**
 * Returns what a change makes of a package, and why it cannot be. Seats of a booked departure follow its bookings: what
 * is sent of them is not read, and more or fewer seats offered are more or fewer left.
 */
function settled(
  stored: Paket,
  { ubah_kursi, ...changes }: PaketUpdate,
  now: Date,
  pemesanan: number,
): { input: PaketInput; problem: HttpError | null } {
  const input: PaketInput = settle(paketNoun, stored, changes, now)
  if (pemesanan > 0) {
    input.sisa_pax = stored.sisa_pax + input.total_pax - stored.total_pax
    return { input, problem: bookedProblem(input, stored, pemesanan) }
  }
  if (ubah_kursi !== undefined) input.sisa_pax = stored.sisa_pax + ubah_kursi
  const problem = kursiProblem(input, stored)
  return { input, problem: problem === null ? null : invalidFields({ sisa_pax: [problem] }) }
}

function bookedProblem(input: PaketInput, stored: Paket, pemesanan: number): HttpError | null {
  if (input.status === 'arsip' && stored.status !== 'arsip') {
    const refusal = archiveRefusal(pemesanan)
    return conflict(refusal, { errors: { status: [refusal] } })
  }
  const sold = soldError(stored, input.total_pax)
  return sold === null ? null : invalidFields({ total_pax: [sold] })
}

function kursiProblem(input: PaketInput, stored: Paket): string | null {
  if (input.sisa_pax < 0) return `Kursi tersisa ${kursiSekarang(stored)}`
  // A draft may lack one of both numbers.
  return mustBeWhole(input.status) ? sisaPaxError(input) : null
}

/** Tells whether a change concerns only the seats left. */
function onlySeatsDiffer(stored: Paket, input: PaketInput): boolean {
  const text = ({ sisa_pax: _, ...fields }: PaketInput) =>
    JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))
  return stored.sisa_pax !== input.sisa_pax && text(contentOf(stored)) === text(input)
}

/**
 * Changes the seats left by a number; of two concurrent calls both count. On a booked departure it is a correction by
 * hand, with its reason.
 * @throws HttpError 404; 409 below 0 or above the total, with the package as it stands; 422 without a reason
 */
export function changeSeats(
  deps: Deps,
  actor: Actor,
  idOrSlug: string,
  { ubah, alasan = '' }: SeatsChange,
): Promise<Paket> {
  return changeStored(deps, paketNoun, actor, idOrSlug, async (context, stored) => {
    const pemesanan = await countBookingsOf(context.trx, stored.id)
    const reason = reasonError(pemesanan, alasan)
    if (reason) throw invalidFields({ alasan: [reason] })
    const refusal = seatsChangeError(stored, ubah)
    if (refusal) throw conflict(refusal, { data: stored })
    if (pemesanan > 0) return correctSeats(context, stored, { ubah, alasan })
    const part = { sisa_pax: stored.sisa_pax + ubah }
    await rebaseSeats(context.trx, stored.id, part.sisa_pax)
    return writePart(context, paketNoun, 'kursi', stored, part)
  })
}
