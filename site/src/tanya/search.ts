import {
  TANYA_SEARCH_MAX,
  TANYA_SEARCH_WORDS,
  TANYA_WORD_LEAST,
} from '@safar/shared/content/tanya/search-address'
import { cutText } from '@safar/shared/platform/text/cut-text'
import { foldText } from '@safar/shared/platform/text/fold-text'

/*
 * The search of the questions on the page: by prefixes of words, without accents, and with one letter wrong where
 * nothing matches exactly.
 */

/** The words that every text has, as it has words shorter than `TANYA_WORD_LEAST`. */
export const COMMON: ReadonlySet<string> = new Set(
  'ada adalah agar akan atau bagi bila bisa dalam dan dapat dari dengan di hanya harus hingga ini itu jika juga kami karena kepada lain lebih masih mereka oleh pada para saat saja sampai sebagai sebelum secara sehingga seperti serta setelah sudah supaya tanpa tapi telah tetapi tidak untuk yaitu yang'.split(
    ' ',
  ),
)
/** The least letters of a word that may have one wrong: shorter ones would be other words. */
const FORGIVEN = 5

/** `Wi-Fi` is one word, whoever writes it. */
const plain = (text: string) => foldText(text).replace(/-/g, '')

/** Splits a text into its words in their comparable form. */
export function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Tells if a word matches a typed one, exactly as its prefix or nearly. */
export type Matches = (word: string) => boolean

/** A typed word. */
export interface Dicari {
  /** The comparable form. */
  kata: string
  matches: Matches
}

/**
 * Parses a search into one test a word; words of every text count only where there are no others. A word that is a
 * prefix of none in `known` may have one letter wrong, too many or too few: `pasport`, `umroh`, `faksin`.
 */
export function readSearch(typed: string, known: ReadonlySet<string>): Dicari[] {
  const all = wordsOf(cutText(typed, TANYA_SEARCH_MAX))
  const telling = all.filter((word) => word.length >= TANYA_WORD_LEAST && !COMMON.has(word))
  return (telling.length > 0 ? telling : all).slice(0, TANYA_SEARCH_WORDS).map((kata) => {
    const exact: Matches = (word) => word.startsWith(kata)
    const isShort = kata.length < FORGIVEN || single(kata).length < FORGIVEN - 1
    const isKnown = isShort || [...known].some(exact)
    return { kata, matches: isKnown ? exact : (word) => isNearly(word, kata) }
  })
}

/** Tells if a text holds a match for each typed word. */
export function holdsAll(words: readonly string[], search: readonly Dicari[]): boolean {
  return search.every(({ matches }) => words.some(matches))
}

export interface Tersaring {
  /** The indexes of the texts with every word, and of those with some, the most first. */
  penuh: number[]
  sebagian: number[]
  /** The words that none of them holds. */
  asing: string[]
}

/**
 * Ranks texts for a search, by which words each holds.
 * @param held for each text, true for each word of the search that it holds
 */
export function rankAnswers(held: readonly (readonly boolean[])[], search: readonly Dicari[]): Tersaring {
  const counted = held.map((each, at) => ({ at, count: each.filter(Boolean).length }))
  const most = counted.toSorted((a, b) => b.count - a.count)
  return {
    penuh: counted.filter(({ count }) => count === search.length).map(({ at }) => at),
    sebagian: most.filter(({ count }) => count > 0 && count < search.length).map(({ at }) => at),
    asing: [...new Set(search.flatMap(({ kata }, nth) => (held.some((each) => each[nth]) ? [] : [kata])))],
  }
}

/** Tells if a word begins with the typed one but for one letter; doubled letters count once. */
function isNearly(word: string, typed: string): boolean {
  const [a, b] = [single(word), single(typed)]
  return [-1, 0, 1].some((more) => {
    const length = b.length + more
    return a.length >= length && isOneApart(a.slice(0, length), b)
  })
}

const single = (word: string) => word.replace(/(.)\1+/gu, '$1')

/** Tells if two words are the same but for one letter that is wrong, too many or too few. */
function isOneApart(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  const [skipA, skipB] = [a.length >= b.length ? 1 : 0, b.length >= a.length ? 1 : 0]
  return a.slice(start + skipA) === b.slice(start + skipB)
}
