import { type SalinPaket, salinanPada } from '@safar/shared/paket/salin'
import type { Paket } from '@safar/shared/paket/schema'
import { changeRecords, type Deps } from '../noun/change.ts'
import { findRecord } from '../noun/noun.repository.ts'
import { addRecord, recordNotFound } from '../noun/save.ts'
import type { Actor } from '../session/actor.ts'
import { paketNoun } from './paket.noun.ts'

/**
 * Copies a package as one draft for each day, all of them or none.
 * @throws HttpError 404 without the package
 */
export function salinPaket(deps: Deps, actor: Actor, { dari, tanggal }: SalinPaket): Promise<Paket[]> {
  return changeRecords(deps, async (trx) => {
    const paket = await findRecord(trx, paketNoun, dari)
    if (!paket) throw recordNotFound(paketNoun)
    const drafts: Paket[] = []
    for (const day of tanggal)
      drafts.push(await addRecord(trx, paketNoun, salinanPada(paket, day), actor, deps.now()))
    return drafts
  })
}
