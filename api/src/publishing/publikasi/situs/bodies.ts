import { LRUCache } from 'lru-cache'

/** The response cache: bodies ready to be sent. A missing one is made by the function given as `context`. */
export type Bodies = LRUCache<string, Buffer, () => Promise<Buffer>>

/**
 * Opens a response cache of at most `maxBytes`, least recently used out first, and no body above an eighth of it. Keys
 * name content and encoding, not the address, so that content which a new release did not change stays warm. Concurrent
 * requests for a cold page share one reading and compressing of it.
 */
export function openBodies(maxBytes: number): Bodies {
  return new LRUCache({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 8,
    // An empty body takes its entry all the same.
    sizeCalculation: (body) => body.length || 1,
    fetchMethod: (_key, _stale, { context }) => context(),
    // Whoever waits for a body gets it, though others have pushed its entry out meanwhile.
    ignoreFetchAbort: true,
  })
}
