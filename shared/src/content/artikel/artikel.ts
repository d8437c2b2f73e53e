import type { GivenOf, RecordOf, SummaryOf } from '../../records/noun/record.ts'
import type { ARTIKEL, ARTIKEL_FIELDS } from './fields.ts'

/** An article as the API answers it. */
export interface Artikel extends RecordOf<typeof ARTIKEL> {}
/** An article of a list that was asked for in short. */
export interface ArtikelRingkas extends SummaryOf<typeof ARTIKEL> {}
/** An article's fields as somebody writes them down: those that need not be filled may be left out. */
export interface ArtikelGiven extends GivenOf<typeof ARTIKEL_FIELDS> {}
