import { MAX_IMAGE_NAME_LENGTH } from '@safar/shared/files/gambar/name'
import type { Field, Fields, Noun } from '@safar/shared/records/noun/field'

/** A UTF-16 unit as JSON may write it at the longest, `\u00e9`. */
const UNIT = 6
/** Around each value: quotes, a colon, a comma, and an indent where people read it. */
const AROUND = 24
/** Numbers, days and choices. */
const SHORT = 64
/** What stands beside the fields: the time of the edited copy, and what is ignored. */
const ROOM = 64 * 1024

/** The longest body of a record of a noun, in bytes: all of its fields full, however its letters are written. */
export function bodyLimitOf({ fields }: Pick<Noun, 'fields'>): number {
  return ROOM + bytesOf(fields)
}

function bytesOf(fields: Fields): number {
  const entries = Object.entries(fields)
  return entries.reduce((sum, [name, field]) => sum + name.length + AROUND + valueBytes(field), 0)
}

function valueBytes(field: Field): number {
  switch (field.kind) {
    case 'list':
      return field.max * (AROUND + bytesOf(field.row))
    case 'text':
      return field.max * UNIT
    case 'image':
      return MAX_IMAGE_NAME_LENGTH * UNIT
    default:
      return SHORT
  }
}
