import { calculate, type Hitungan } from '@safar/shared/content/paket/hitung/calculate'
import { calculationProblem, type HitungAsked } from '@safar/shared/content/paket/hitung/hitung-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { isPublic } from '@safar/shared/records/noun/states'
import { calculationRules } from '@safar/shared/settings/agency'
import type { OnBroken } from '../../platform/db/rusak.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { invalidFields } from '../../platform/http/errors.ts'
import type { Deps } from '../../records/noun/change.ts'
import { findRecord } from '../../records/noun/noun.repository.ts'
import { recordNotFound } from '../../records/noun/save.ts'
import { readAgency } from '../../settings/pengaturan/agency.ts'
import { paketNoun } from './paket.noun.ts'

/**
 * Computes a family's cost and payment plan for a live package, on the agency's day.
 * @throws HttpError 404; 422 for people not born yet or too few beds
 */
export async function calculatePaket(
  deps: Deps & Pick<AppDeps, 'pengaturanAwal' | 'siteUrl'>,
  idOrSlug: string,
  asked: HitungAsked,
  onBroken: OnBroken,
): Promise<Hitungan> {
  const stored = await findRecord(deps.database.db, paketNoun, idOrSlug, onBroken)
  if (!stored || !isPublic(stored)) throw recordNotFound(paketNoun)
  const paket = { ...stored, aturan: calculationRules(await readAgency(deps)) }
  const today = hariIni(deps.now())
  const masalah = calculationProblem(paket, asked, today)
  if (masalah) throw invalidFields(masalah)
  return calculate(paket, asked, today)
}
