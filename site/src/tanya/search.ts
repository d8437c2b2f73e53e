import {
  TANYA_SEARCH_MAX,
  TANYA_SEARCH_WORDS,
  TANYA_WORD_LEAST,
} from '@safar/shared/content/tanya/search-address'
import { cutText } from '@safar/shared/platform/text/cut-text'
import { foldText } from '@safar/shared/platform/text/fold-text'

/*
 * The search of the questions, over what stands on the page: by how words begin, without accents, and with a letter wrong where
 * nothing is written as it was typed.
 */

/** They are in every text, as shorter ones are (`TANYA_WORD_LEAST`). */
export const COMMON: ReadonlySet<string> = new Set(
  'ada adalah agar akan atau bagi bila bisa dalam dan dapat dari dengan di hanya harus hingga ini itu jika juga kami karena kepada lain lebih masih mereka oleh pada para saat saja sampai sebagai sebelum secara sehingga seperti serta setelah sudah supaya tanpa tapi telah tetapi tidak untuk yaitu yang'.split(
    ' ',
  ),
)
/** Shorter words with a letter wrong are other words. */
const FORGIVEN = 5

/** `Wi-Fi` is one word, whoever writes it. */
const plain = (text: string) => foldText(text).replace(/-/g, '')

/** The words of a text, as they are compared. */
export function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Whether a word is meant by one that was typed: whether it begins so, and how nearly. */
export type Matches = (word: string) => boolean

/** A word that was typed. */
export interface Dicari {
  /** As it is compared. */
  kata: string
  matches: Matches
}

/**
 * What was typed, as one test for each of its words; those that are in every text count where there are no others. A word that begins none of `known` may have one letter wrong, too many or too
 * few: `pasport`, `umroh`, `faksin`.
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

/** Whether a text holds a word for each that was typed. */
export function holdsAll(words: readonly string[], search: readonly Dicari[]): boolean {
  return search.every(({ matches }) => words.some(matches))
}

export interface Tersaring {
  /** Places of the texts that hold every word, and of those that hold some: those that hold most first. */
  penuh: number[]
  sebagian: number[]
  /** The words that none of them holds. */
  asing: string[]
}

/**
 * Which of some texts answer a search, by what each holds of it.
 * @param held for each text, whether it holds each word of the search
 */
export function urutkan(held: readonly (readonly boolean[])[], search: readonly Dicari[]): Tersaring {
  const counted = held.map((each, at) => ({ at, count: each.filter(Boolean).length }))
  const most = counted.toSorted((a, b) => b.count - a.count)
  return {
    penuh: counted.filter(({ count }) => count === search.length).map(({ at }) => at),
    sebagian: most.filter(({ count }) => count > 0 && count < search.length).map(({ at }) => at),
    asing: [...new Set(search.flatMap(({ kata }, nth) => (held.some((each) => each[nth]) ? [] : [kata])))],
  }
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
