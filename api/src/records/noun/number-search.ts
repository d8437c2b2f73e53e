import type { Pelaku } from '../../access/session/actor.ts'
import { transact } from '../../access/session/context.ts'
import { noteLooks } from '../../access/session/log-akses.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { findByNumber } from './sealed.ts'
import type { StoredNoun } from './stored-noun.ts'

/** The access log's reason for a record that was found by a sealed number. */
const DICARI = 'Dicari dengan nomornya'

/**
 * Returns the ids of records that a search finds besides those whose texts hold it: by what other tables say of them,
 * and by a sealed number as a whole, among those that the reader may open.
 * Who finds one has the number confirmed and learns whose it is: the access log has a line for each before the answer.
 */
export async function loggedHits(
  deps: Pick<AppDeps, 'database' | 'vault' | 'now'>,
  noun: StoredNoun,
  reader: Pelaku,
  q = '',
): Promise<number[]> {
  const { db } = deps.database
  const elsewhere = (await noun.foundElsewhere?.(db, q)) ?? []
  const hits = await findByNumber(db, deps.vault, noun, reader.role, q)
  if (hits.length === 0) return elsewhere
  const looks = hits.map(({ id, field }) => ({
    jenis: noun.noun.name,
    data_id: id,
    bidang: field,
    alasan: DICARI,
  }))
  await transact(deps, reader, (context) => noteLooks(context, looks))
  return [...new Set([...hits.map(({ id }) => id), ...elsewhere])]
}
