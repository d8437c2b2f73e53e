import type { KeptRule } from './kept.ts'

/*
 * What a noun of people says of them, in one place: its access log, its retention, erasing on request and the page of a
 * person's own data follow from it.
 */

export interface Personal {
  /** The field with the address of the mailbox of whom a record is about: by it they ask for their data. */
  email: string
  /** The label of each field that a record's person may read; a sealed field is a mask there, too. */
  shows: Readonly<Record<string, string>>
  /** The retention of a record, wherever it is: past the last day of these rules it is erased for good. */
  kept: readonly [KeptRule, ...KeptRule[]]
}
