import { phoneDigits } from './contact/chat.ts'
import { cutText } from './text/cut-text.ts'
import { foldText } from './text/fold-text.ts'

/*
 * One search for everything that lists people and packages, on the server and in the browser: every word that was typed is
 * somewhere in a record's texts, in any case, with or without accents and apostrophes; numbers of phones in whichever form.
 */

const MAX_LENGTH = 200
const MAX_WORDS = 10

/** What a record is found by: its texts, and its phone numbers in international form beside how they were typed. */
export function searchText(texts: readonly string[], phones: readonly string[] = []): string {
  return [...[...texts, ...phones].map(foldText), ...phones.map(phoneDigits)].join('\n')
}

/** What a stored record is found by: any part of its number as well. */
export function recordText(id: number, text: string): string {
  return `${id}\n${text}`
}

/** The words of a search, each in every form that it may stand in; any one form is enough. */
export function searchTerms(q: string): string[][] {
  return foldText(cutText(q, MAX_LENGTH)).split(/\s/).filter(Boolean).slice(0, MAX_WORDS).map(formsOf)
}

/** Whether a `searchText` holds every word. */
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
