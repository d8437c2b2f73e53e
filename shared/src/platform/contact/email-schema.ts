import { REQUIRED_MESSAGE, text } from '../text/text.ts'
import { isEmail, MAX_EMAIL_LENGTH, tidyEmail } from './email.ts'

const EMAIL_MESSAGE = 'Tulis alamat email yang lengkap'

/** Returns the error for a text that is no mail address; null if it is one. */
export const emailError = (value: string): string | null => (isEmail(value) ? null : EMAIL_MESSAGE)

/** A mail address in tidy form, or an empty text. */
export const optionalEmailSchema = text(MAX_EMAIL_LENGTH)
  .overwrite(tidyEmail)
  .refine((value) => value === '' || isEmail(value), EMAIL_MESSAGE)
  .meta({ examples: ['siti@contoh.test'] })

/** A mail address in tidy form. */
export const emailSchema = optionalEmailSchema
  .refine((value) => value !== '', REQUIRED_MESSAGE)
  .meta({ examples: ['siti@safar.test'] })
