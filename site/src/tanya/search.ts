import { cutText } from '@safar/shared/cut-text'
import { foldText } from '@safar/shared/fold-text'
import { TANYA_SEARCH_MAX } from '@safar/shared/tanya/search-address'

/*
 * The search of the questions, over what stands on the page: by how words begin, without accents, and with a letter wrong where
 * nothing is written as it was typed.
 */

const MAX_WORDS = 8
/** Shorter words with a letter wrong are other words. */
const FORGIVEN = 5

/** `Wi-Fi` is one word, whoever writes it. */
const plain = (text: string) => foldText(text).replace(/-/g, '')

/** The words of a text, as they are compared. */
export function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Whether a text of words begins each of these with what was typed, and how. */
export type Matches = (word: string) => boolean

/**
 * What was typed, as one test for each of its words. A word that begins none of `known` may have one letter wrong, too many or too
 * few: `pasport`, `umroh`, `faksin`.
 */
export function readSearch(typed: string, known: ReadonlySet<string>): Matches[] {
  const words = wordsOf(cutText(typed, TANYA_SEARCH_MAX)).slice(0, MAX_WORDS)
  return words.map((typedWord) => {
    const exact: Matches = (word) => word.startsWith(typedWord)
    const isShort = typedWord.length < FORGIVEN || single(typedWord).length < FORGIVEN - 1
    const isKnown = isShort || [...known].some(exact)
    return isKnown ? exact : (word) => isNearly(word, typedWord)
  })
}

/** Whether a text holds a word for each that was typed. */
export function holdsAll(words: readonly string[], search: readonly Matches[]): boolean {
  return search.every((matches) => words.some(matches))
}

/** Whether a word begins with what was typed, but for one letter; doubled letters count once. */
function isNearly(word: string, typed: string): boolean {
  const [a, b] = [single(word), single(typed)]
  return [-1, 0, 1].some((more) => {
    const length = b.length + more
    return a.length >= length && isOneApart(a.slice(0, length), b)
  })
}

const single = (word: string) => word.replace(/(.)\1+/gu, '$1')

/** Whether two words are the same but for one letter that is wrong, too many or too few. */
function isOneApart(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  const [skipA, skipB] = [a.length >= b.length ? 1 : 0, b.length >= a.length ? 1 : 0]
  return a.slice(start + skipA) === b.slice(start + skipB)
}
