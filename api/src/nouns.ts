import type { StoredNoun } from './noun/stored-noun.ts'
import { paketNoun } from './paket/paket.noun.ts'

/** Nouns whose calls follow from their fields alone. */
export const PLAIN_NOUNS: readonly StoredNoun[] = []

/** Every noun whose records have revisions and a trash, in the order in which people read of them. */
export const NOUNS: readonly StoredNoun[] = [paketNoun, ...PLAIN_NOUNS]

export function nounOf(name: string): StoredNoun | undefined {
  return NOUNS.find(({ noun }) => noun.name === name)
}
