import { hariIni } from '@safar/shared/format/tanggal'
import { isPublic } from '@safar/shared/noun/states'
import { type Hitungan, hitung } from '@safar/shared/paket/hitung/hitung'
import { type HitungAsked, hitungMasalah } from '@safar/shared/paket/hitung/schema'
import type { OnBroken } from '../db/rusak.ts'
import { invalidFields } from '../errors.ts'
import type { Deps } from '../noun/change.ts'
import { findRecord } from '../noun/noun.repository.ts'
import { recordNotFound } from '../noun/save.ts'
import { paketNoun } from './paket.noun.ts'

/**
 * What a family pays for a package that everybody reads, and when, counted on the agency's day.
 * @throws HttpError 404, 422 for people who are not born yet or rooms that do not hold them
 */
export async function hitungPaket(
  deps: Deps,
  idOrSlug: string,
  asked: HitungAsked,
  onBroken: OnBroken,
): Promise<Hitungan> {
  const paket = await findRecord(deps.database.db, paketNoun, idOrSlug, onBroken)
  if (!paket || !isPublic(paket)) throw recordNotFound(paketNoun)
  const today = hariIni(deps.now())
  const masalah = hitungMasalah(paket, asked, today)
  if (masalah) throw invalidFields(masalah)
  return hitung(paket, asked, today)
}
