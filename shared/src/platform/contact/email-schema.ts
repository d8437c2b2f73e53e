import { REQUIRED_MESSAGE, text } from '../text/text.ts'
import { isEmail, MAX_EMAIL_LENGTH, tidyEmail } from './email.ts'

const EMAIL_MESSAGE = 'Tulis alamat email yang lengkap'

/** Why a text is no address, in words; null where it is one. */
export const emailError = (value: string): string | null => (isEmail(value) ? null : EMAIL_MESSAGE)

/** An address that a message can be sent to, or an empty text. */
export const optionalEmailSchema = text(MAX_EMAIL_LENGTH)
  .overwrite(tidyEmail)
  .refine((value) => value === '' || isEmail(value), EMAIL_MESSAGE)
  .meta({ examples: ['siti@contoh.test'] })

/** An address that a message can be sent to. */
export const emailSchema = optionalEmailSchema
  .refine((value) => value !== '', REQUIRED_MESSAGE)
  .meta({ examples: ['siti@safar.test'] })
