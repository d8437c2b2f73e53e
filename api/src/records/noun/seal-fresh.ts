import type { Context } from '../../access/session/context.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { openAll } from './opened.ts'
import { blanksOf, readSealedCells, sealSecrets, takeSecrets } from './sealed.ts'
import type { ContentOf, NounData, StoredNoun } from './stored-noun.ts'

/**
 * Seals those plain values of a changed record that are not stored already. Returns the content with masks, and the
 * record as it is compared with: a mask looks like the one before, so as if there had been none, history tells that the
 * value changed.
 * @throws HttpError 503 without the data key
 */
export async function sealFresh<Data extends NounData>(
  { trx }: Context,
  vault: Vault,
  noun: StoredNoun<Data>,
  stored: Data,
  changed: ContentOf<Data>,
): Promise<{ before: Data; content: ContentOf<Data> }> {
  const known = openAll(vault, noun, stored.id, await readSealedCells(trx, noun, stored.id))
  const { open, secrets } = takeSecrets(noun, changed)
  const fresh = Object.fromEntries(Object.entries(secrets).filter(([name, value]) => known[name] !== value))
  await sealSecrets(trx, vault, noun, stored.id, fresh)
  return { before: { ...stored, ...blanksOf(fresh) }, content: open }
}
