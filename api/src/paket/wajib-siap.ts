import { hariIni } from '@safar/shared/format/tanggal'
import { mustBeWhole } from '@safar/shared/noun/states'
import type { Paket, PaketInput } from '@safar/shared/paket/schema'
import { kurangErrors, siapTerbit } from '@safar/shared/paket/siap'
import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { invalidFields } from '../errors.ts'
import { findPengaturan } from '../pengaturan/pengaturan.repository.ts'

/**
 * What is live, or planned to be, has what the agency's settings ask for. What people read already may lack what was asked for later,
 * and loses nothing that it had.
 * @throws HttpError 422 by field
 */
export async function requireSiap(
  trx: Transaction<Tables>,
  content: PaketInput,
  stored: Paket | null,
  now: Date,
): Promise<void> {
  if (!mustBeWhole(content.status)) return
  const pengaturan = await findPengaturan(trx)
  if (!pengaturan || pengaturan.syarat_terbit.length === 0) return
  const today = hariIni(now)
  const errorsOf = (paket: PaketInput) =>
    kurangErrors(siapTerbit({ ...paket, slug: stored?.slug ?? '' }, pengaturan, today))
  const errors = errorsOf(content)
  if (stored && mustBeWhole(stored.status)) {
    for (const field of Object.keys(errorsOf(stored))) delete errors[field]
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}
