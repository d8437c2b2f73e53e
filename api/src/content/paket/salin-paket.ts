import { type SalinPaket, salinanPada } from '@safar/shared/content/paket/salin'
import type { Paket } from '@safar/shared/content/paket/schema'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Actor } from '../../access/session/actor.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { type Kiriman, once } from '../../records/kiriman/kiriman.ts'
import { changeRecords, type Deps } from '../../records/noun/change.ts'
import { findRecord, getByIds } from '../../records/noun/noun.repository.ts'
import { addRecord, recordNotFound } from '../../records/noun/save.ts'
import { paketNoun } from './paket.noun.ts'

/** The stored part of an answer: sixty whole packages would be megabytes. */
const keptSchema = z.object({ ids: z.array(z.int()) })

/**
 * Copies a package as one draft per day, all or none, and once per idempotency key.
 * @throws HttpError 404 without the package; 422 if the key was used for another body
 */
export async function salinPaket(
  deps: Deps,
  actor: Actor,
  sent: SalinPaket,
  kiriman: Kiriman | null,
): Promise<Paket[]> {
  const now = deps.now()
  if (!kiriman) return changeRecords(deps, (trx) => copies(trx, actor, sent, now))
  return changeRecords(deps, async (trx) => {
    const kept = await once(trx, kiriman, now, async () => {
      const ids = (await copies(trx, actor, sent, now)).map(({ id }) => id)
      return { jawaban: { ids }, rujukan: `${paketNoun.noun.name}:salin` }
    })
    return getByIds(trx, paketNoun, keptSchema.parse(JSON.parse(kept)).ids)
  })
}

async function copies(
  trx: Transaction<Tables>,
  actor: Actor,
  { dari, tanggal, nama }: SalinPaket,
  now: Date,
): Promise<Paket[]> {
  const paket = await findRecord(trx, paketNoun, dari)
  if (!paket) throw recordNotFound(paketNoun)
  const drafts: Paket[] = []
  for (const [at, day] of tanggal.entries())
    drafts.push(await addRecord(trx, paketNoun, salinanPada(paket, day, nama?.[at]), actor, now))
  return drafts
}
