/* Finds which of a few known words a mistyped one means. */

/** The longest name that is looked for. */
const LONGEST = 60

/**
 * Returns the edit distance of two texts: letters left out, added or changed, or neighbours swapped. Beyond `most`, or
 * for a text longer than any name, it returns `most + 1`.
 */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.max(a.length, b.length) > LONGEST || Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(isSwapped ? Math.min(least, (before[j - 2] ?? 0) + 1) : least)
    }
    before = last
    last = row
  }
  return Math.min(last[b.length] ?? 0, most + 1)
}

/** Returns the one word nearest to what was typed, within `most` slips; null if there is none, or several. */
export function nearestTo(typed: string, words: Iterable<string>, most: number): string | null {
  let least = most + 1
  let found: string | null = null
  for (const word of words) {
    const slips = slipsBetween(typed, word, most)
    if (slips === least) found = null
    if (slips >= least) continue
    least = slips
    found = word
  }
  return found
}
