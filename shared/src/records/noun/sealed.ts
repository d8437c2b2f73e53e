/*
 * The mask in place of a sealed value, which no answer holds. A call of its own opens the value, and a form that sends
 * the mask back changes nothing.
 */

export const TERSEGEL = '••••••'

/** Names the column beside a sealed field by which equal values are found. */
export const lookupColumn = (field: string): string => `${field}_kunci`

/** Returns the mask of a sealed value, which tells everybody only whether there is one. */
export const maskOf = (value: unknown): string => (value === '' || value == null ? '' : TERSEGEL)
