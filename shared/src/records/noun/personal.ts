import type { KeptRule } from './kept.ts'

/*
 * The declaration of personal data of a noun: its access log, its retention, erasing on request and the page of a
 * person's own data follow from it.
 */

export interface Personal {
  /** The field with the mail address of the person whom a record is about; by it they ask for their data. */
  email: string
  /** The label of each field that a record's person may read; a sealed field is a mask there, too. */
  shows: Readonly<Record<string, string>>
  /** The retention of a record, wherever it is: past the last day of these rules it is erased for good. */
  kept: readonly [KeptRule, ...KeptRule[]]
}
