import { foldText } from '../../platform/text/fold-text.ts'
import { APOSTROPHES } from '../../platform/text/tidy.ts'

/** The longest name that is compared, in letters. */
const LONGEST = 200

/** Returns the words of a name as a passport's zone has them: without accents, case, apostrophes and doubled blanks. */
const wordsOf = (name: string): string[] =>
  foldText(name.slice(0, LONGEST).replace(APOSTROPHES, ''))
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/**
 * Tells whether two names are one as far as a passport's zone writes it: it has no apostrophes, a blank for a hyphen,
 * and puts the surname first, wherever the page has it.
 */
export function isSamePassportName(one: string, other: string): boolean {
  const sorted = (name: string) => wordsOf(name).sort().join(' ')
  return sorted(one) !== '' && sorted(one) === sorted(other)
}
