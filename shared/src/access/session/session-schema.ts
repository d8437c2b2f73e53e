import { z } from 'zod'
import { MAX_EMAIL_LENGTH } from '../../platform/contact/email.ts'
import { REQUIRED_MESSAGE, requiredText } from '../../platform/text/text.ts'
import { tidyTyped } from '../../platform/text/tidy.ts'
import { MAX_KODE_LENGTH } from './faktor.ts'
import { MAX_PASSWORD_LENGTH, newPasswordSchema } from './password.ts'

/**
 * Roles: `admin` answers for everything, `staf` works, `keuangan` reads what is sold, `user` sees their own. `who.ts`
 * states the rights of each.
 */
export const ROLES = ['admin', 'staf', 'keuangan', 'user'] as const
export type Role = (typeof ROLES)[number]

export const LOGIN_EMPTY_MESSAGE = 'Email or Password must be filled'
export const LOGIN_WRONG_MESSAGE = 'Email or Password is wrong'
export const SESSION_ENDED_MESSAGE = 'Sesi anda telah berakhir. Silahkan login ulang'

export const MAX_NAMA_LENGTH = 200
/** The longest device token, in letters. */
export const MAX_PERANGKAT_LENGTH = 100

/** The idle time after which a session ends, in seconds, whatever its lifetime. */
export const SESSION_IDLE_SECONDS = 4 * 60 * 60

/** Body of a login: both fields filled, and no check of the mail's form (SPEC section 5). */
export const loginSchema = z
  .object({
    email: z
      .string()
      .overwrite(tidyTyped)
      .min(1, LOGIN_EMPTY_MESSAGE)
      .max(MAX_EMAIL_LENGTH)
      .meta({ examples: ['admin@safar.test'] }),
    password: z
      .string()
      .min(1, LOGIN_EMPTY_MESSAGE)
      .max(MAX_PASSWORD_LENGTH)
      .meta({ examples: ['rahasia-benar'] }),
    /** A code of the app or a recovery code, if the account needs one. */
    kode: z.string().trim().max(MAX_KODE_LENGTH).optional(),
    /** The device token that an earlier sign-in of this browser answered. */
    perangkat: z.string().max(MAX_PERANGKAT_LENGTH).optional(),
  })
  .meta({ id: 'Login' })
export type LoginInput = z.infer<typeof loginSchema>

export const userSchema = z
  .object({ id: z.coerce.string(), nama: z.string(), email: z.string(), role: z.enum(ROLES) })
  .meta({ id: 'User' })
export type User = z.infer<typeof userSchema>

/** Answer of a login. `expires_in` is in seconds. */
export const sessionSchema = z.object({
  access_token: z.string().min(1),
  token_type: z.literal('Bearer'),
  expires_in: z.number(),
  role: z.enum(ROLES),
  user: userSchema,
  /** A token that tells, at the next sign-in of this browser, that it is no new one; it opens nothing. */
  perangkat: z.string().optional(),
  /** The account has to set a second factor up before anything else. */
  perlu: z.literal('faktor').optional(),
})
export type Session = z.infer<typeof sessionSchema>

/** Body of `POST /api/auth/me`. */
export const profilSchema = z.object({ nama: requiredText(MAX_NAMA_LENGTH) }).meta({ id: 'Profil' })
export type ProfilInput = z.infer<typeof profilSchema>

/** Body of `POST /api/auth/password`; its answer is a new session, since all older tokens end. */
export const gantiPasswordSchema = z
  .object({
    password_lama: z
      .string()
      .min(1, REQUIRED_MESSAGE)
      .max(MAX_PASSWORD_LENGTH)
      .meta({ examples: ['rahasia-benar'] }),
    password_baru: newPasswordSchema.meta({ examples: ['kopi senja di tepi laut'] }),
  })
  .meta({ id: 'GantiPassword' })
export type ChangePasswordInput = z.infer<typeof gantiPasswordSchema>
