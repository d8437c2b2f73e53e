/**
 * Runs `work` for each item, at most `limit` at a time. The first error is thrown once everything started has ended.
 */
export async function atOnce<T>(
  limit: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  let next = 0
  const go = async () => {
    while (next < items.length) {
      const item = items[next++] as T
      await work(item).catch((error) => {
        next = items.length
        throw error
      })
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: limit }, go))
  for (const result of ended) if (result.status === 'rejected') throw result.reason
}
