import { type CopyPaketInput, salinanPada } from '@safar/shared/content/paket/copy-paket'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { z } from 'zod'
import type { Actor } from '../../access/session/actor.ts'
import type { Context } from '../../access/session/context.ts'
import { type Kiriman, once } from '../../records/idempotency/once.ts'
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
export async function copyPaket(
  deps: Deps,
  actor: Actor,
  sent: CopyPaketInput,
  kiriman: Kiriman | null,
): Promise<Paket[]> {
  if (!kiriman) return changeRecords(deps, actor, (context) => copies(context, sent))
  return changeRecords(deps, actor, async (context) => {
    const kept = await once(context, kiriman, async () => {
      const ids = (await copies(context, sent)).map(({ id }) => id)
      return { jawaban: { ids }, rujukan: `${paketNoun.noun.name}:salin` }
    })
    return getByIds(context.trx, paketNoun, keptSchema.parse(JSON.parse(kept)).ids)
  })
}

async function copies(context: Context, { dari, tanggal, nama }: CopyPaketInput): Promise<Paket[]> {
  const paket = await findRecord(context.trx, paketNoun, dari)
  if (!paket) throw recordNotFound(paketNoun)
  const drafts: Paket[] = []
  for (const [at, day] of tanggal.entries())
    drafts.push(await addRecord(context, paketNoun, salinanPada(paket, day, nama?.[at])))
  return drafts
}
