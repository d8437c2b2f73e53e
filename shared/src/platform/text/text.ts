import { z } from 'zod'
import { tidyText } from './tidy.ts'

/** What a person reads when a required field was left empty (SPEC section 5). */
export const REQUIRED_MESSAGE = 'Data tidak boleh kosong'

// A lone surrogate has no UTF-8 form and PostgreSQL refuses NUL: both would be lost on the way to disk.
const isStorable = (value: string) => !/[\p{Surrogate}\0]/u.test(value)

/**
 * Free text up to `max` UTF-16 units. Surrounding white space is trimmed and what nobody sees is taken out (`tidyText`), everything else is kept to the letter. Null reads as empty, and so does what is blank to the eye. What is longer meets no further rule:
 * a pattern never reads more than `max`. On one line its breaks are blanks, which a text as short as a name always is.
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

/** Like `text`, and refuses an empty value. */
export function requiredText(max: number, isLine?: boolean) {
  return text(max, isLine).refine((value) => value !== '', REQUIRED_MESSAGE)
}
