import type { GivenOf, RecordOf, SummaryOf } from '../../records/noun/record.ts'
import type { ARTIKEL, ARTIKEL_FIELDS } from './artikel-fields.ts'

/** An article as the API answers it. */
export interface Artikel extends RecordOf<typeof ARTIKEL> {}
/** An article in a list without its long fields (`?ringkas=1`). */
export interface ArtikelRingkas extends SummaryOf<typeof ARTIKEL> {}
/** An article's fields as a caller writes them; optional ones may be left out. */
export interface ArtikelGiven extends GivenOf<typeof ARTIKEL_FIELDS> {}
