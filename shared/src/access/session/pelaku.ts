import { z } from 'zod'

/** The account behind a change: anybody may choose a name, so the mail address is told too. */
export const pelakuSchema = z.object({ id: z.number().int(), email: z.string() })

interface Pelaku {
  oleh: string
  akun: z.infer<typeof pelakuSchema> | null
}

/** Writes the author of a change: the name, and the account if it differs. */
export function pelakuText({ oleh, akun }: Pelaku): string {
  return akun && akun.email !== oleh ? `${oleh} (${akun.email})` : oleh
}
