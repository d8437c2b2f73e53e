import { z } from 'zod'
import { numberFromText } from '../../platform/format/number-text.ts'
import { MAX_PERANGKAT_LENGTH, ROLES, type Session } from './session-schema.ts'

const DEFAULT_EXPIRES_IN = 12 * 60 * 60

const tolerantUserSchema = z
  .object({
    id: z.coerce.string().catch(''),
    nama: z.string().optional().catch(undefined),
    name: z.string().optional().catch(undefined),
    email: z.string().catch(''),
    role: z.string().optional().catch(undefined),
  })
  .catch({ id: '', email: '' })

const answerSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.preprocess(numberFromText, z.number().positive()).catch(DEFAULT_EXPIRES_IN),
  role: z.string().optional().catch(undefined),
  user: tolerantUserSchema.default({ id: '', email: '' }),
  perangkat: z.string().max(MAX_PERANGKAT_LENGTH).optional().catch(undefined),
  perlu: z.literal('faktor').optional().catch(undefined),
})

/**
 * Reads the answer of a login, of our API or of an older host; null without a token. An older host may name no role:
 * whoever it lets in manages packages (SPEC section 6, "any other role to /admin/dashboard"), and that host guards its
 * own calls.
 */
export function readSession(answer: unknown): Session | null {
  const body = z.object({ data: z.record(z.string(), z.unknown()) }).safeParse(answer)
  const wrapped = body.success && 'access_token' in body.data.data ? body.data.data : answer
  const session = answerSchema.safeParse(wrapped)
  if (!session.success) return null
  const { access_token, expires_in, role, user, perangkat, perlu } = session.data
  const named = role ?? user.role
  const known = ROLES.find((candidate) => candidate === named?.toLowerCase()) ?? 'admin'
  return {
    access_token,
    token_type: 'Bearer',
    expires_in,
    role: known,
    user: { id: user.id, nama: user.nama ?? user.name ?? '', email: user.email, role: known },
    ...(perangkat && { perangkat }),
    ...(perlu && { perlu }),
  }
}
