/**
 * How many answers to writes are awaited. Counted at the transport: not everything that is sent is a mutation of the query
 * library, and the form of a package, whose save is the longest, is none. Uploads have a transport and a progress of
 * their own.
 */
let pending = 0
const listeners = new Set<() => void>()

function add(difference: number): void {
  pending += difference
  for (const listener of listeners) listener()
}

/** The browser's fetch; whatever changes something counts for as long as its answer is awaited. */
export const countingFetch: typeof fetch = async (input, init) => {
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
  if (method === 'GET') return globalThis.fetch(input, init)
  add(1)
  try {
    return await globalThis.fetch(input, init)
  } finally {
    add(-1)
  }
}

export const isWriting = () => pending > 0

/** Tells of every change; gives the function that stops it. */
export function onWriting(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
