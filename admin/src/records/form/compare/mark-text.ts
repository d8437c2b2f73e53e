import type { ChangeObject } from 'diff'
// This module alone: the package's entry brings its other comparisons too, twice as many bytes.
import { diffArrays } from 'diff/lib/diff/array.js'

/** A run of text; `changed` where the other side differs. */
export interface Piece {
  text: string
  changed: boolean
}

/** The most changed words, and letters in all, for which two texts are compared: beyond, each is marked as a whole. */
const MOST_CHANGES = 400
const MOST_LETTERS = 100_000

export const plain = (text: string, changed = false): Piece => ({ text, changed })

/** Marks in two texts the words that the other lacks. */
export function markText(a: string, b: string): [Piece[], Piece[]] {
  const [left, right] = [wordsOf(a), wordsOf(b)]
  const changes =
    a.length + b.length > MOST_LETTERS
      ? undefined
      : diffArrays(left, right, {
          comparator: (one, other) => one.trim() === other.trim(),
          maxEditLength: MOST_CHANGES,
        })
  if (!changes) return [marked(a), marked(b)]
  return [piecesOf(left, changes, 'removed'), piecesOf(right, changes, 'added')]
}

/** Words, each with the white space behind it. */
const wordsOf = (text: string) => text.match(/\S*\s+|\S+/g) ?? [text]

function piecesOf(words: string[], changes: ChangeObject<string[]>[], own: 'removed' | 'added'): Piece[] {
  let at = 0
  return changes.flatMap((change) => {
    const isCommon = !change.removed && !change.added
    if (!isCommon && !change[own]) return []
    const text = words.slice(at, at + change.count).join('')
    at += change.count
    return isCommon ? [plain(text)] : marked(text)
  })
}

/** Marks a text as a whole, without the white space around it. */
function marked(text: string): Piece[] {
  const changed = text.trim()
  const start = text.indexOf(changed)
  return [
    plain(text.slice(0, start)),
    plain(changed, true),
    plain(text.slice(start + changed.length)),
  ].filter((piece) => piece.text !== '')
}
