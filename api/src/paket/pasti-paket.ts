import { isPublic } from '@safar/shared/noun/states'
import { type PastiBaris, pastiBaris, pastiRinci } from '@safar/shared/paket/pasti/pasti'
import type { OnBroken } from '../db/rusak.ts'
import { findRecord } from '../noun/noun.repository.ts'
import type { NounDeps } from '../noun/noun.routes.ts'
import { recordNotFound } from '../noun/save.ts'
import { readPengaturan } from '../pengaturan/pengaturan.repository.ts'
import { paketNoun } from './paket.noun.ts'

/**
 * The five of a package that everybody reads.
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
