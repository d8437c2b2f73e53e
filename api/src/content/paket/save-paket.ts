import { kursiSekarang, seatsChangeError } from '@safar/shared/content/paket/kursi'
import type { Paket, PaketInput, PaketUpdate } from '@safar/shared/content/paket/paket-schema'
import { sisaPaxError } from '@safar/shared/content/paket/sisa-pax'
import { mustBeWhole } from '@safar/shared/records/noun/states'
import type { Actor } from '../../access/session/actor.ts'
import type { Context } from '../../access/session/context.ts'
import { conflict, invalidFields } from '../../platform/http/errors.ts'
import { moveSlug } from '../../records/noun/alamat.ts'
import type { Deps } from '../../records/noun/change.ts'
import { onlyPartsSince } from '../../records/noun/noun.repository.ts'
import { contentOf } from '../../records/noun/noun-row.ts'
import { changeStored, savedBefore, writePart, writeRecord } from '../../records/noun/save.ts'
import { settle } from '../../records/noun/status.ts'
import { paketNoun } from './paket.noun.ts'

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
 * @throws HttpError 409 if another save came first or a slug is taken; 422 for impossible seats
 */
export async function changePaket(
  context: Context,
  stored: Paket,
  { updated_at: edited, ubah_kursi, ...changes }: PaketUpdate,
): Promise<Paket> {
  const isStale = Boolean(edited) && edited !== stored.updated_at
  const missesSeatsAlone = async () =>
    ubah_kursi !== undefined && (await onlyPartsSince(context.trx, paketNoun, stored, edited ?? ''))
  if (isStale && !(await missesSeatsAlone())) throw await savedBefore(context.trx, paketNoun, stored, edited)
  const input: PaketInput = settle(paketNoun, stored, changes, context.now)
  if (ubah_kursi !== undefined) input.sisa_pax = stored.sisa_pax + ubah_kursi
  const problem = kursiProblem(input, stored)
  // The caller could not know, so this is a conflict of two people and no invalid field.
  if (problem && isStale) throw await savedBefore(context.trx, paketNoun, stored, edited)
  if (problem) throw invalidFields({ sisa_pax: [problem] })
  const moved = await moveSlug(context, paketNoun, stored, changes.slug, input)
  if (moved !== stored || !onlySeatsDiffer(stored, input)) {
    return writeRecord(context, paketNoun, 'ubah', moved, input)
  }
  return writePart(context, paketNoun, 'kursi', stored, { sisa_pax: input.sisa_pax })
}

/**
 * Returns a package with changes applied, without saving it.
 * @throws HttpError 422 for impossible values
 */
export function contentAfter(stored: Paket, changes: PaketUpdate, now: Date): PaketInput {
  const input: PaketInput = settle(paketNoun, stored, changes, now)
  const problem = kursiProblem(input, stored)
  if (problem) throw invalidFields({ sisa_pax: [problem] })
  return input
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
 * Changes the seats left by a number; of two concurrent calls both count.
 * @throws HttpError 404; 409 below 0 or above the total, with the package as it stands
 */
export function changeSeats(deps: Deps, actor: Actor, idOrSlug: string, ubah: number): Promise<Paket> {
  return changeStored(deps, paketNoun, actor, idOrSlug, async (context, stored) => {
    const refusal = seatsChangeError(stored, ubah)
    if (refusal) throw conflict(refusal, { data: stored })
    const part = { sisa_pax: stored.sisa_pax + ubah }
    return writePart(context, paketNoun, 'kursi', stored, part)
  })
}
