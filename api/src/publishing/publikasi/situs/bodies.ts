import { LRUCache } from 'lru-cache'

/** Bodies ready to be sent; what is not among them is brought by the function that is given as `context`. */
export type Bodies = LRUCache<string, Buffer, () => Promise<Buffer>>

/**
 * Bodies of at most that many bytes, the least used leaving first, and none that takes more than an eighth. Keys name content and
 * encoding, not the address: what a new release did not change stays warm across the switch. Many visitors asking at once for a
 * cold page share one reading and compressing of it.
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
