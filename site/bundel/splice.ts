import type { Span } from './page.ts'

/** New source for a stretch of a page; one without length is put in. */
export interface Edit extends Span {
  text: string
}

/** Makes all edits at once; whatever none of them names stays to the byte. What is put in at one place keeps its order. */
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
