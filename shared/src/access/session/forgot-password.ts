import { z } from 'zod'
import { emailSchema } from '../../platform/contact/email-schema.ts'
import { newPasswordSchema } from './password.ts'

/** Body of `POST /api/auth/lupa`. */
export const lupaSchema = z.object({ email: emailSchema }).meta({ id: 'Lupa' })
export type ForgotPasswordInput = z.infer<typeof lupaSchema>

export const TAUTAN_MESSAGE = 'Tautan ini sudah dipakai atau sudah lewat waktunya. Minta tautan yang baru.'

/** Body of `POST /api/auth/atur-ulang`; the token is the fragment behind the `#` of the link. */
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
export type ResetPasswordInput = z.infer<typeof aturUlangSchema>
