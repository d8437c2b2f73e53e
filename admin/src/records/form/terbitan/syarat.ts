/** What somebody decided that a record has to have before people may read it, beside what its fields ask for. */
export interface Syarat {
  /** How many things are asked for, and how many of them are not there yet. */
  asked: number
  open: number
  /** The fields that they wait for. */
  missing: readonly string[]
}

export const NO_SYARAT: Syarat = { asked: 0, open: 0, missing: [] }
