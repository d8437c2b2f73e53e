/** The office's own requirements on a record before it may go live, beside its required fields. */
export interface Syarat {
  /** The number of required things, and of those still missing. */
  asked: number
  open: number
  /** The fields that they require. */
  missing: readonly string[]
}

export const NO_SYARAT: Syarat = { asked: 0, open: 0, missing: [] }
