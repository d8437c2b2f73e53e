import { foldText } from '../../platform/text/fold-text.ts'

/*
 * Words for choices of the ministry's lists. A word is a choice where it differs in capitals, blanks or signs alone;
 * which of two regencies `Bogor` means, or which province a new one belongs to, only a person can say.
 */

const LONGEST = 200
/** Returns a word as words are compared: `KAB. S L E M A N` and `Kabupaten Sleman` are one. */
export const foldChoice = (word: string): string =>
  foldText(word.slice(0, LONGEST))
    .replace(/^\s*(?:kabupaten|kab)\b/, 'kab ')
    .replace(/[^a-z0-9]/g, '')

/** The result of a look-up: the list's own word, or the words that a person has to choose from. */
export type ChoiceMatch = { nilai: string } | { pilihan: readonly string[] }

/** Returns the list's word for a typed one; the words it may mean where nothing tells. */
export function matchChoice(list: readonly string[], typed: string): ChoiceMatch {
  const word = foldChoice(typed)
  const same = list.filter((choice) => foldChoice(choice) === word)
  return oneOf(same, list)
}

/** Returns the list's regency or city for a typed one; `Bogor` is both, `Sleman` is only the regency. */
export function matchKabupaten(list: readonly string[], typed: string): ChoiceMatch {
  const word = foldChoice(typed)
  const same = list.filter((choice) => foldChoice(choice) === word)
  if (same.length > 0) return oneOf(same, list)
  return oneOf(
    list.filter((choice) => bare(foldChoice(choice)) === word),
    list,
  )
}

const bare = (folded: string) => folded.replace(/^(?:kab|kota)/, '')

function oneOf(found: readonly string[], list: readonly string[]): ChoiceMatch {
  const [nilai, ...others] = new Set(found)
  if (nilai === undefined) return { pilihan: list }
  return others.length === 0 ? { nilai } : { pilihan: [nilai, ...others] }
}
