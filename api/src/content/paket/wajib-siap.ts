import type { Paket, PaketInput } from '@safar/shared/content/paket/paket-schema'
import { hariTerbit, kurangErrors, type Pengatur, siapTerbit } from '@safar/shared/content/paket/siap'
import { mustBeWhole } from '@safar/shared/records/noun/states'
import type { Context } from '../../access/session/context.ts'
import { invalidFields } from '../../platform/http/errors.ts'
import { findPengaturan } from '../../settings/pengaturan/pengaturan.repository.ts'

/**
 * Refuses a live or planned package that lacks what the agency's settings require. A package that is live already may
 * lack what was required later, but may lose nothing that it had.
 * @throws HttpError 422 by field
 */
export async function requireSiap(
  { trx, now }: Context,
  content: PaketInput,
  stored: Paket | null,
): Promise<void> {
  if (!mustBeWhole(content.status)) return
  const errors = siapErrors(content, stored, await findPengaturan(trx), now)
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}

/**
 * Returns the errors of `requireSiap` by field; empty if a save would pass. A plan is checked for the day on which it
 * is carried out.
 */
export function siapErrors(
  content: PaketInput,
  stored: Paket | null,
  pengatur: Pengatur | undefined,
  now: Date,
): Record<string, string[]> {
  if (!mustBeWhole(content.status) || !pengatur || pengatur.syarat_terbit.length === 0) return {}
  const errorsOf = (paket: PaketInput) =>
    kurangErrors(siapTerbit({ ...paket, slug: stored?.slug ?? '' }, pengatur, hariTerbit(paket, now)))
  const errors = errorsOf(content)
  if (stored && mustBeWhole(stored.status)) {
    for (const field of Object.keys(errorsOf(stored))) delete errors[field]
  }
  return errors
}
