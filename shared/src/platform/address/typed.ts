import { tidyTyped } from '../text/tidy.ts'

/* Addresses as people type them: from a brochure with capitals, or from a chat with the end of the sentence. */

/** The longest address that is read; no address of ours is longer. */
const LONGEST = 300
/** Ends of a sentence, brackets and quotes. */
const BEHIND = new Set(`.,;:!?)]}>"'*_…»”،؛ `)

/**
 * Matches control characters: browsers drop some of them from a target, the file system ends a name at others, and no
 * address of ours has one.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it is about
export const CONTROL = /[\0-\x1f\x7f-\x9f]/

/**
 * Returns the path that a mistyped one most likely meant, both decoded; null if it is the same. It does not check that
 * the page exists.
 */
export function meantPath(path: string): string | null {
  if (path.length > LONGEST || CONTROL.test(path)) return null
  const typed = tidyTyped(path).toLowerCase()
  let end = typed.length
  while (end > 1 && BEHIND.has(typed[end - 1] ?? '')) end -= 1
  const meant = typed.slice(0, end)
  return meant === path || !meant.startsWith('/') || meant.startsWith('//') ? null : meant
}

const capital = (part: string) => `${part.slice(0, 1).toUpperCase()}${part.slice(1)}`

/**
 * Returns the most common mistypings of a path, with capitals or a sentence's punctuation, for hosts that know only
 * rules.
 */
export function typedPaths(path: string): string[] {
  const capitals = path.split('/').map(capital).join('/')
  return [...new Set([`${path}.`, `${path},`, `${path})`, capitals, path.toUpperCase()])].filter(
    (one) => one !== path,
  )
}
