import { tidyTyped } from './tidy.ts'

/** Blanks, dots and dashes between groups, and the apostrophe that keeps a cell of a sheet a text. */
const SEPARATORS = /[\s.'-]/g

/** Returns a typed number of a paper without separators. Letters stay as typed: an `O` is never taken for a `0`. */
export const withoutSeparators = (typed: string): string => tidyTyped(typed).replace(SEPARATORS, '')

/** Returns a typed number of a paper as it is stored: without separators, in capitals. */
export const plainCode = (typed: string): string => withoutSeparators(typed).toUpperCase()
