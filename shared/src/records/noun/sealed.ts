import { TERSEGEL } from '../../platform/text/mask.ts'
import type { Field, Noun, SealedField } from './field.ts'

/*
 * The mask in place of a sealed value, which no answer holds. A call of its own opens the value, and a form that sends
 * the mask back changes nothing.
 */

/** Names the column beside a sealed field by which equal values are found. */
export const lookupColumn = (field: string): string => `${field}_kunci`

/** Tells whether a search finds a noun's records by a whole sealed number. */
export const isFoundByNumber = ({ fields = {} }: Partial<Pick<Noun, 'fields'>>): boolean =>
  Object.values(fields).some((field) => field.kind === 'sealed' && field.found !== undefined)

/** Returns the mask of a sealed value, which tells everybody only whether there is one. */
export const maskOf = (value: unknown): string => (value === '' || value == null ? '' : TERSEGEL)

type Shown = Pick<SealedField, 'shows'>
const STAR = '*'
/** Matches a part of the mask, but no list of needs whose lines begin with a dot. */
const TORN = /••|^[•\s]*•[•\s]*$/
/** The fewest letters that a mask hides; a shorter value has the mask that shows nothing. */
const HIDDEN_LEAST = 3

/** Returns the mask of a value that shows its ends: `3602********0001`; `TERSEGEL` of a value too short for that. */
export function partMask({ shows }: Shown, value: string): string {
  const hidden = shows ? value.length - shows.first - shows.last : 0
  if (!shows || hidden < HIDDEN_LEAST) return maskOf(value)
  return value.slice(0, shows.first) + STAR.repeat(hidden) + value.slice(value.length - shows.last)
}

/** Tells whether a text has the form of a field's mask that shows its ends. */
export function isPartMask({ shows }: Shown, text: string): boolean {
  if (!shows) return false
  const hidden = text.slice(shows.first, text.length - shows.last)
  const ends = text.slice(0, shows.first) + text.slice(text.length - shows.last)
  return hidden.length >= HIDDEN_LEAST && /^\*+$/.test(hidden) && !ends.includes(STAR)
}

/** Returns a mask as it is, of whichever form; of anything else the mask that shows nothing. */
export function maskIn(field: Field, value: unknown): string {
  const isMask = field.kind === 'sealed' && typeof value === 'string' && isPartMask(field, value)
  return isMask ? value : maskOf(value)
}

/** The error for a text that has a mask's signs and is not the stored value's own mask. */
export const TERPOTONG = 'Nomor ini masih sebagian tersembunyi. Ketik seluruhnya, atau biarkan seperti semula'

/**
 * Returns the error for a part of a mask, or something typed beside it: neither a value nor a mask; null for others.
 */
export function halfMaskError(field: Shown, text: string): string | null {
  const isTorn = text !== TERSEGEL && TORN.test(text)
  return isTorn || (field.shows && text.includes(STAR) && !isPartMask(field, text)) ? TERPOTONG : null
}
