/** Two places that belong together; one is missing where an entry was added or removed. */
export interface Pair {
  a: number | null
  b: number | null
}

/**
 * Lays two lists side by side: what is equal in the same order first, then in each gap between what has the same name,
 * then, where as many were left on either side, what stands in the same place.
 */
export function align(a: readonly string[], b: readonly string[], name: (entry: string) => string): Pair[] {
  const lengths = commonLengths(a, b)
  const pairs: Pair[] = []
  let [i, j] = [0, 0]
  let gap: { a: number[]; b: number[] } = { a: [], b: [] }
  const close = () => {
    pairs.push(...pairGap(gap, a, b, name))
    gap = { a: [], b: [] }
  }
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      close()
      pairs.push({ a: i++, b: j++ })
    } else if (j >= b.length || (i < a.length && at(lengths, i + 1, j) >= at(lengths, i, j + 1)))
      gap.a.push(i++)
    else gap.b.push(j++)
  }
  close()
  return pairs
}

const at = (lengths: number[][], i: number, j: number) => lengths[i]?.[j] ?? 0

/** Length of the longest common run of entries, gaps allowed, from each pair of places on. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = lengths[i]
      if (!row) continue
      row[j] =
        a[i] === b[j] ? at(lengths, i + 1, j + 1) + 1 : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1))
    }
  }
  return lengths
}

function pairGap(
  gap: { a: number[]; b: number[] },
  a: readonly string[],
  b: readonly string[],
  name: (entry: string) => string,
): Pair[] {
  if (gap.a.length === gap.b.length) return gap.a.map((from, index) => ({ a: from, b: gap.b[index] ?? null }))
  const rest = new Set(gap.b)
  const pairs: Pair[] = gap.a.map((from) => {
    const same = [...rest].find((to) => name(a[from] ?? '') === name(b[to] ?? ''))
    if (same !== undefined) rest.delete(same)
    return { a: from, b: same ?? null }
  })
  const all = [...pairs, ...[...rest].map((to) => ({ a: null, b: to }))]
  return all.sort((x, y) => (x.b ?? x.a ?? 0) - (y.b ?? y.a ?? 0))
}
