import { MAX_IMAGE_NAME_LENGTH } from '@safar/shared/files/gambar/name'
import type { Field, Fields, Noun } from '@safar/shared/records/noun/field'

/** Bytes of the longest notation of a UTF-16 unit in JSON, `\u00e9`. */
const UNIT = 6
/** Bytes around each value: quotes, a colon, a comma, and an indent where people read it. */
const AROUND = 24
/** Bytes of a number, a day or a choice. */
const SHORT = 64
/** Bytes besides the fields: the version of the edited copy, and ignored fields. */
const ROOM = 64 * 1024

/** Returns the largest body of a noun's record, in bytes: all of its fields full, however its letters are encoded. */
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
    case 'sealed':
      return field.max * UNIT
    case 'image':
      return MAX_IMAGE_NAME_LENGTH * UNIT
    default:
      return SHORT
  }
}
