import type { KeptRule } from './kept.ts'

/*
 * What a noun of people says of them, in one place: its access log, its retention, erasing on request and the page of a
 * person's own data follow from it.
 */

export interface Personal {
  /** The field with the address of the mailbox of whom a record is about: by it they ask for their data. */
  email: string
  /** What its person reads of a record, by field, with the words for each; a sealed field is a mask there, too. */
  shows: Readonly<Record<string, string>>
  /** How long a record is kept, wherever it is: what is past the last day of these rules is erased for good. */
  kept: readonly [KeptRule, ...KeptRule[]]
}
