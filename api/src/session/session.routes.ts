import { fieldErrors } from '@safar/shared/errors'
import {
  LOGIN_EMPTY_MESSAGE,
  type LoginInput,
  loginSchema,
  MAX_EMAIL_LENGTH,
  MAX_PASSWORD_LENGTH,
  ROLES,
  type Session,
} from '@safar/shared/session/schema'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppDeps } from '../deps.ts'
import { tooMany, unprocessable, wrongLogin } from '../errors.ts'
import { emailKey, findAkun, toUser } from './akun.repository.ts'
import { bearerToken, guarded, signedIn } from './guard.ts'
import { verifyPassword } from './password.ts'
import { countTry, forgetTries, refundTry } from './percobaan.ts'
import { endSesi, openSesi, SESSION_SECONDS } from './sesi.repository.ts'

const TRIES_PER_ACCOUNT = 10
/** Against one address that goes through many accounts. An office behind one address stays far below. */
const TRIES_PER_ADDRESS = 100
const BODY_LIMIT = 16 * 1024

/** Calls about the session: login, logout, me. */
export async function sessionRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { db } = deps.database

  app.post('/api/auth/login', { bodyLimit: BODY_LIMIT }, async (request) => {
    const { email, password } = await readLogin(request)
    const addressKey = `login:${request.ip}`
    const accountKey = `${addressKey}:${emailKey(email)}`
    const wait =
      (await countTry(db, accountKey, TRIES_PER_ACCOUNT, deps.now())) ??
      (await countTry(db, addressKey, TRIES_PER_ADDRESS, deps.now()))
    if (wait !== null) throw tooMany(wait)
    const akun = await findAkun(db, email)
    const matches = await verifyPassword(akun?.password_hash, password)
    const sesi = akun && matches ? await openSesi(db, akun, deps.now()) : null
    if (!akun || !sesi) throw wrongLogin()
    await forgetTries(db, accountKey)
    await refundTry(db, addressKey)
    return {
      access_token: sesi.token,
      token_type: 'Bearer',
      expires_in: SESSION_SECONDS,
      expires_at: sesi.expiresAt.toISOString(),
      role: akun.role,
      user: toUser(akun),
    } satisfies Session & { expires_at: string }
  })

  await guarded(app, deps, ROLES, async (signed) => {
    signed.post('/api/auth/logout', async (request) => {
      await endSesi(db, bearerToken(request) ?? '')
      return { message: 'Anda telah keluar.' }
    })
    signed.get('/api/auth/me', async (request) => ({ data: signedIn(request) }))
  })
}

async function readLogin(request: FastifyRequest): Promise<LoginInput> {
  const parsed = loginSchema.safeParse(request.isMultipart() ? await readFields(request) : request.body)
  if (parsed.success) {
    // PostgreSQL stores no NUL, so no account has one.
    if (parsed.data.email.includes('\0')) throw wrongLogin()
    return parsed.data
  }
  // Too long for any account: as wrong as any other.
  if (parsed.error.issues.every((issue) => issue.code === 'too_big')) throw wrongLogin()
  const fields = Object.keys(fieldErrors(parsed.error)).filter(Boolean)
  const errors = Object.fromEntries(fields.map((field) => [field, [LOGIN_EMPTY_MESSAGE]]))
  throw unprocessable(LOGIN_EMPTY_MESSAGE, errors)
}

async function readFields(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {}
  const limits = { files: 0, fields: 10, fieldSize: 4 * (MAX_EMAIL_LENGTH + MAX_PASSWORD_LENGTH) }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields[part.fieldname] = part.value
  }
  return fields
}
