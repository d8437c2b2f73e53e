/** The field of a record's address, in every form whose records have one. */
export const ALAMAT = 'slug'

/** What the field knows beside what is typed. */
export interface AlamatOf {
  /** The slug that is stored; empty of a new record. */
  stored: string
  /** Visitors may have come by it already: then it no longer follows the name. */
  isKnown: boolean
  pathOf(slug: string): string
}
