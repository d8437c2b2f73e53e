import { diffArrays } from 'diff/lib/diff/array.js'

/** Two indexes that belong together; one is null where an entry was added or removed. */
export interface Pair {
  a: number | null
  b: number | null
}

interface Gap {
  a: number[]
  b: number[]
}

/**
 * Aligns two lists: equal entries in the same order first, then within each gap entries of the same name, then, where
 * as many are left on either side, those in the same place.
 */
export function align(a: readonly string[], b: readonly string[], name: (entry: string) => string): Pair[] {
  const pairs: Pair[] = []
  let [i, j] = [0, 0]
  let gap: Gap = { a: [], b: [] }
  const close = () => {
    pairs.push(...pairGap(gap, a, b, name))
    gap = { a: [], b: [] }
  }
  for (const { count, removed, added } of diffArrays([...a], [...b])) {
    for (let left = count; left > 0; left--) {
      if (removed) gap.a.push(i++)
      else if (added) gap.b.push(j++)
      else {
        close()
        pairs.push({ a: i++, b: j++ })
      }
    }
  }
  close()
  return pairs
}

function pairGap(
  gap: Gap,
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
