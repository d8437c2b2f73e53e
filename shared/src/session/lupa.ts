import { z } from 'zod'
import { REQUIRED_MESSAGE } from '../text.ts'
import { newPasswordSchema } from './password.ts'
import { MAX_EMAIL_LENGTH } from './schema.ts'

/** As much of an address as a message needs to be sent; whether it arrives is another matter. */
const EMAIL_MESSAGE = 'Tulis alamat email, misalnya siti@safar.test'

/** The address of an account that is to get mail. */
export const emailSchema = z
  .string()
  .trim()
  .min(1, REQUIRED_MESSAGE)
  .max(MAX_EMAIL_LENGTH, `Paling banyak ${MAX_EMAIL_LENGTH} huruf`)
  .regex(/^[\x21-\x3f\x41-\x7e]+@[\x21-\x3f\x41-\x7e]+$/, EMAIL_MESSAGE)
  .meta({ examples: ['siti@safar.test'] })

/** Body of `POST /api/auth/lupa`. */
export const lupaSchema = z.object({ email: emailSchema }).meta({ id: 'Lupa' })
export type LupaInput = z.infer<typeof lupaSchema>

export const TAUTAN_MESSAGE = 'Tautan ini sudah dipakai atau sudah lewat waktunya. Minta tautan yang baru.'

/** Body of `POST /api/auth/atur-ulang`; the token is what stands behind the `#` of the link. */
export const aturUlangSchema = z
  .object({
    token: z
      .string()
      .min(1, TAUTAN_MESSAGE)
      .max(200, TAUTAN_MESSAGE)
      .meta({ examples: ['contoh-tautan'] }),
    password: newPasswordSchema.meta({ examples: ['kopi senja di tepi laut'] }),
  })
  .meta({ id: 'AturUlang' })
export type AturUlangInput = z.infer<typeof aturUlangSchema>
