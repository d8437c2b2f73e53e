import type { AlamatField, Fields, Noun } from './field.ts'

/*
 * A slug is made from the record's name and may be edited, for nouns with addresses. It stands beside a noun's fields
 * and not among them: a restored revision or a copy brings no earlier one.
 */

export const SLUG_FIELD: AlamatField = {
  kind: 'alamat',
  about:
    'The end of its public address, made from the name where it is blank. Once a record was live, its former ones lead to it for good.',
}

/** The slug in a call's body, beside the fields of its noun. */
export type SlugGiven<N extends Noun> = N extends { addressed: true }
  ? { slug?: string | undefined }
  : unknown

/** Returns the fields that calls take and forms show: the noun's own, after the slug if its records have one. */
export function fieldsWithSlug<F extends Fields>(noun: { fields: F; addressed?: true | undefined }): F
export function fieldsWithSlug({
  fields,
  addressed,
}: {
  fields: Fields
  addressed?: true | undefined
}): Fields {
  return addressed ? { slug: SLUG_FIELD, ...fields } : fields
}
