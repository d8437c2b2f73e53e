import { z } from 'zod'

/**
 * A hash of ours, with costs that a login pays: a backup must not make signing in take minutes. Salt and hash are
 * 16 and 32 bytes whose last sign ends with them: what cannot be read would be an error at each sign-in, and tell
 * that the account is there.
 */
export const passwordHashRule = z
  .string()
  .max(200)
  .regex(
    /^\$argon2id\$v=19\$m=[1-9]\d{3,4},t=[1-9],p=[1-4]\$[A-Za-z0-9+/]{21}[AQgw]\$[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]$/,
    'no hash of ours',
  )
