/** Does `work` for each item, several at a time; the first failure is thrown once all that had begun has ended. */
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
