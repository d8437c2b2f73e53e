/**
 * The number of writes awaiting an answer. Counted at the transport, since not every write is a mutation of the query
 * library: the package form's save, the longest, is none. Uploads have a transport and a progress of their own.
 */
let pending = 0
const listeners = new Set<() => void>()

function add(difference: number): void {
  pending += difference
  for (const listener of listeners) listener()
}

/** Wraps the browser's fetch, and counts every request but GET while its answer is awaited. */
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

/** Calls the listener on every change of that count; returns the function that unsubscribes. */
export function onWriting(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
