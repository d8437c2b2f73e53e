import { aturanHitung } from '@safar/shared/agency'
import { hariIni } from '@safar/shared/format/tanggal'
import { isPublic } from '@safar/shared/noun/states'
import { type Hitungan, hitung } from '@safar/shared/paket/hitung/hitung'
import { type HitungAsked, hitungMasalah } from '@safar/shared/paket/hitung/schema'
import type { OnBroken } from '../db/rusak.ts'
import type { AppDeps } from '../deps.ts'
import { invalidFields } from '../errors.ts'
import type { Deps } from '../noun/change.ts'
import { findRecord } from '../noun/noun.repository.ts'
import { recordNotFound } from '../noun/save.ts'
import { readAgency } from '../pengaturan/agency.ts'
import { paketNoun } from './paket.noun.ts'

/**
 * What a family pays for a package that everybody reads, and when, counted on the agency's day.
 * @throws HttpError 404, 422 for people who are not born yet or rooms that do not hold them
 */
export async function hitungPaket(
  deps: Deps & Pick<AppDeps, 'pengaturanAwal' | 'siteUrl'>,
  idOrSlug: string,
  asked: HitungAsked,
  onBroken: OnBroken,
): Promise<Hitungan> {
  const stored = await findRecord(deps.database.db, paketNoun, idOrSlug, onBroken)
  if (!stored || !isPublic(stored)) throw recordNotFound(paketNoun)
  const paket = { ...stored, aturan: aturanHitung(await readAgency(deps)) }
  const today = hariIni(deps.now())
  const masalah = hitungMasalah(paket, asked, today)
  if (masalah) throw invalidFields(masalah)
  return hitung(paket, asked, today)
}
