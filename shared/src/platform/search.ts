import { phoneDigits } from './contact/chat.ts'
import { cutText } from './text/cut-text.ts'
import { foldText } from './text/fold-text.ts'

/*
 * The one search for lists of people and packages, on the server and in the browser: every typed word is somewhere in a
 * record's texts, in any case, with or without accents and apostrophes; phone numbers in any notation.
 */

const MAX_LENGTH = 200
const MAX_WORDS = 10

/**
 * Returns the text that a search looks through, folded: the texts, and phone numbers as typed and in international
 * form.
 */
export function searchText(texts: readonly string[], phones: readonly string[] = []): string {
  return [...[...texts, ...phones].map(foldText), ...phones.map(phoneDigits)].join('\n')
}

/** Returns the search text of a stored record, with its number in front. */
export function recordText(id: number, text: string): string {
  return `${id}\n${text}`
}

/** Splits a search into words, each with all forms that it may have in a text; any one form is enough. */
export function searchTerms(q: string): string[][] {
  return foldText(cutText(q, MAX_LENGTH)).split(/\s/).filter(Boolean).slice(0, MAX_WORDS).map(formsOf)
}

/** Tells whether a `searchText` holds every word. */
export function matchesSearch(text: string, terms: readonly (readonly string[])[]): boolean {
  return terms.every((forms) => forms.some((form) => text.includes(form)))
}

function formsOf(word: string): string[] {
  const digits = word.replace(/\D/g, '').length
  // Without a plus, shorter ones are amounts or days.
  // Brackets hold an area's number, of three digits as well.
  const isPhone =
    /^[+\d().-]+$/.test(word) &&
    (digits >= 4 || (digits === 3 && /^\(\d+\)$/.test(word)) || (digits > 0 && word.startsWith('+')))
  return isPhone ? [...new Set([word, word.replace(/\D/g, ''), phoneDigits(word)])] : [word]
}
