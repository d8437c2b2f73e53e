import { ApiError } from '@safar/shared/platform/http/errors'
import { createHttp, type Http } from '@safar/shared/platform/http/http'
import type { Noun } from '@safar/shared/records/noun/field'
import { createNounClient } from '@safar/shared/records/noun/noun-client'
import { recordSchema } from '@safar/shared/records/noun/noun-schema'
import type { RecordOf } from '@safar/shared/records/noun/record'
import { readEnv } from '../env.ts'

const TIMEOUT_MS = 30_000

/**
 * Loads every live record of a noun, in its own order; none where the host has no such noun: an older one has packages
 * alone.
 * @throws ApiError when the host does not answer, or something else.
 */
export async function loadNoun<N extends Noun>(
  apiUrl: string,
  noun: N,
  http: Http = createHttp({ baseUrl: apiUrl, timeout: TIMEOUT_MS }),
): Promise<RecordOf<N>[]> {
  try {
    return await createNounClient(http, noun).list()
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return []
    throw error
  }
}

interface Store {
  clear(): void
  set(entry: { id: string; data: object }): void
}
interface LoaderContext {
  store: Store
  parseData(entry: { id: string; data: object }): Promise<object>
}

/** Returns the Astro collection of a noun, loaded by its list call once per build. */
export function nounCollection<N extends Noun>(noun: N) {
  return {
    schema: recordSchema(noun),
    loader: {
      name: noun.name,
      async load({ store, parseData }: LoaderContext) {
        const list: readonly { id: number }[] = await loadNoun(readEnv(process.env).API_URL, noun)
        store.clear()
        for (const data of list) {
          const id = String(data.id)
          store.set({ id, data: await parseData({ id, data }) })
        }
      },
    },
  }
}
