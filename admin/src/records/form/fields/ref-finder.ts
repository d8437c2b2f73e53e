import type { Noun } from '@safar/shared/records/noun/field'
import type { createNounClient } from '@safar/shared/records/noun/noun-client'
import type { Choice } from '../../list/shape.ts'

/** Rows of a search. */
const MOST_FOUND = 8

/** Finds records of another noun by their words, and their names by id. */
export interface RefFinder {
  /** The name of the noun. */
  jenis: string
  search(q: string, signal: AbortSignal): Promise<readonly Choice[]>
  nameOf(id: number, signal: AbortSignal): Promise<string>
}

/** Creates a finder of a noun's records from its client. */
export function refFinder<N extends Noun>(
  noun: N,
  client: Pick<ReturnType<typeof createNounClient<N>>, 'list' | 'get'>,
): RefFinder {
  const named = (record: object) =>
    String(new Map<string, unknown>(Object.entries(record)).get(noun.title) ?? '')
  return {
    jenis: noun.name,
    async search(q, signal) {
      const found = await client.list({ q, status: 'semua', per_page: MOST_FOUND, signal })
      return found.map((record) => ({ value: String(record.id), label: named(record) }))
    },
    nameOf: async (id, signal) => named(await client.get(id, { signal })),
  }
}
