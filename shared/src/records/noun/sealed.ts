/*
 * What the API says of a sealed value, which no answer holds. The value itself comes of a call of its own, and a form that sends this back
 * changes nothing.
 */

export const TERSEGEL = '••••••'

/** A sealed value as everybody sees it, whoever they are: whether there is one. */
export const maskOf = (value: unknown): string => (value === '' || value == null ? '' : TERSEGEL)
