import type { Span } from './page.ts'

/** New source for a range of a page; an empty range inserts it. */
export interface Edit extends Span {
  text: string
}

/**
 * Applies all edits at once; all else stays to the byte. Insertions at one place keep their order.
 * @throws Error for overlapping edits
 */
export function splice(source: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at) throw new Error('two edits of one place')
    parts.push(source.slice(at, start), text)
    at = end
  }
  return parts.join('') + source.slice(at)
}
