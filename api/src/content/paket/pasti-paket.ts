import { type PastiBaris, pastiBaris, pastiRinci } from '@safar/shared/content/paket/pasti/pasti'
import { isPublic } from '@safar/shared/records/noun/states'
import type { OnBroken } from '../../platform/db/rusak.ts'
import { findRecord } from '../../records/noun/noun.repository.ts'
import type { NounDeps } from '../../records/noun/noun.routes.ts'
import { recordNotFound } from '../../records/noun/save.ts'
import { readPengaturan } from '../../settings/pengaturan/pengaturan.repository.ts'
import { paketNoun } from './paket.noun.ts'

/**
 * Returns the five certainties of a live package.
 * @param today a day in Jakarta
 * @throws HttpError 404
 */
export async function pastiPaket(
  deps: NounDeps,
  idOrSlug: string,
  today: string,
  onBroken: OnBroken,
): Promise<PastiBaris[]> {
  const paket = await findRecord(deps.database.db, paketNoun, idOrSlug, onBroken)
  if (!paket || !isPublic(paket)) throw recordNotFound(paketNoun)
  return pastiBaris(pastiRinci(paket, await readPengaturan(deps, onBroken), today))
}
