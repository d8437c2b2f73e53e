import { z } from 'zod'
import { tidyText } from './tidy.ts'

/** The error for an empty required field (SPEC section 5). */
export const REQUIRED_MESSAGE = 'Data tidak boleh kosong'

// A lone surrogate has no UTF-8 form and PostgreSQL refuses NUL: both would be lost on the way to disk.
const isStorable = (value: string) => !/[\p{Surrogate}\0]/u.test(value)

/**
 * A free text of up to `max` UTF-16 units, trimmed and without invisible characters (`tidyText`), otherwise unchanged.
 * Null and blank text are read as empty. A longer text is refused before any pattern reads it. On one line, which a
 * text as short as a name always is, line breaks become spaces.
 */
export function text(max: number, isLine?: boolean) {
  return z
    .string()
    .nullish()
    .transform((value) => (value ?? '').trim())
    .pipe(
      z
        .string()
        .max(max, { error: `Paling banyak ${max.toLocaleString('id-ID')} huruf`, abort: true })
        .refine(isStorable, { error: 'Ada karakter yang tidak dapat disimpan', abort: true })
        .overwrite((value) => tidyText(value, max, isLine)),
    )
}

/** Like `text`, but refuses an empty value. */
export function requiredText(max: number, isLine?: boolean) {
  return text(max, isLine).refine((value) => value !== '', REQUIRED_MESSAGE)
}
