/** The name of the slug field, in every form whose records have addresses. */
export const ALAMAT = 'slug'

/** The state of the slug field beside its text. */
export interface AlamatOf {
  /** The slug that is stored; empty of a new record. */
  stored: string
  /** Visitors may have come by it already: then it no longer follows the name. */
  isKnown: boolean
  pathOf(slug: string): string
}
