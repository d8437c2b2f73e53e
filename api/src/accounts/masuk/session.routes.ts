import {
  gantiPasswordSchema,
  LOGIN_EMPTY_MESSAGE,
  type LoginInput,
  loginSchema,
  profilSchema,
  userSchema,
} from '@safar/shared/access/session/session-schema'
import { fieldErrors } from '@safar/shared/platform/http/errors'
import type { FastifyRequest } from 'fastify'
import { call, dataOf, errors, message, readByHandler } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import {
  changePassword,
  emailKey,
  findAkun,
  noteWeakPassword,
  renameAkun,
  toUser,
} from '../../access/session/akun.repository.ts'
import { isWeakPassword, requireStrongPassword } from '../../access/session/common-password.ts'
import { bearerToken, signedIn } from '../../access/session/guard.ts'
import { brandOf } from '../../access/session/kata-kantor.ts'
import {
  countLogin,
  forgiveLogin,
  networkBudget,
  TRIES_PER_ACCOUNT,
} from '../../access/session/login-limits.ts'
import { logAccount, logRefused, logSignedIn } from '../../access/session/login-log.ts'
import {
  noteAccountActivity,
  noteActivity,
  noteFailedSignIn,
  perangkatDari,
} from '../../access/session/note-activity.ts'
import { hashPassword, verifyPassword } from '../../access/session/password.ts'
import { countTry, forgetTries, MINUTE_MS } from '../../access/session/percobaan.ts'
import { notSignedIn, wrongLogin } from '../../access/session/refusals.ts'
import { refuseSpent } from '../../access/session/refuse-spent.ts'
import { endSesi, openSession } from '../../access/session/sesi.repository.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { invalidFields, tooMany, unprocessable } from '../../platform/http/errors.ts'
import { readFormParts } from '../../platform/http/form-parts.ts'
import { beginSession, sessionAnswer } from './begin-session.ts'
import { verifySecondFactor } from './faktor-kedua.ts'
import { answeredSession } from './passkey-masuk.routes.ts'

/** Allows an account that has to set up a second factor before anything else. */
const before = { isBeforeFaktor: true }
const BODY_LIMIT = 16 * 1024
const FORM_LIMITS = {
  bytes: BODY_LIMIT,
  fields: 10,
  fieldBytes: BODY_LIMIT,
  files: 0,
  fileBytes: 0,
  message: 'Kiriman terlalu besar.',
}

const tags = ['session']

/** Registers the calls of the session: login, logout, me. */
export async function sessionRoutes(app: Api, deps: AppDeps): Promise<void> {
  const { db } = deps.database

  app.post(
    '/api/auth/login',
    {
      ...call('all', {
        tags,
        summary:
          'Sign in. Ten failed tries a minute at one account from one network, or a hundred from one network at any, then 429; after twenty at one account from all networks each new network waits longer between two. An IPv6 /64 is one network. An account with a second factor gets 401 with `perlu` until `kode` is there as well, of its app or of its recovery codes; of each kind ten are tried in a quarter of an hour from one network, and thirty from all devices that the account does not know. `perangkat`, kept by the browser from answer to sign-in, lets it be known again: the owner is told of a new device by mail.',
        body: readByHandler({ 'application/json': loginSchema, 'multipart/form-data': loginSchema }),
        response: { 200: answeredSession, ...errors(401, 429) },
      }),
      bodyLimit: BODY_LIMIT,
      onRequest: refuseSpent(deps, networkBudget),
    },
    async (request) => {
      const { email, password, kode, perangkat } = await readLogin(request)
      const who = { email, ip: request.ip }
      const wait = await countLogin(db, who, deps.now())
      const akun = await findAkun(db, email)
      const known = akun !== undefined
      if (wait !== null) {
        // Nothing is written of it: whoever is held back costs no more than the answer.
        logRefused(request, email, { known, reason: 'too many tries' })
        throw tooMany(wait)
      }
      const matches = await verifyPassword(akun?.password_hash, password)
      if (akun && matches && !akun.ditangguhkan_pada)
        await verifySecondFactor(deps, request, akun, { kode, perangkat })
      const sesi = akun && matches ? await beginSession(deps, request, akun, perangkat) : null
      if (!akun || !sesi) {
        logRefused(request, email, { known, reason: known ? 'wrong password' : 'no such account' })
        await noteFailedSignIn(deps, akun)
        throw wrongLogin()
      }
      await forgiveLogin(db, who, deps.now())
      // Passwords from before the rule are let in, and their owners asked to change them.
      await noteWeakPassword(db, akun, await isWeakPassword(password, akun))
      logSignedIn(request, akun.email)
      await noteAccountActivity(deps, request, toUser(akun), 'masuk')
      return sessionAnswer(deps, akun, sesi)
    },
  )

  app.post(
    '/api/auth/logout',
    call('signed', { tags, summary: 'End the token.', response: { 200: message } }, before),
    async (request) => {
      await endSesi(db, bearerToken(request) ?? '')
      const user = signedIn(request)
      logAccount(request, user.email, 'signed out')
      await noteAccountActivity(deps, request, user, 'keluar')
      return { message: 'Anda telah keluar.' }
    },
  )

  app.get(
    '/api/auth/me',
    call('signed', { tags, summary: 'Who is signed in.', response: { 200: dataOf(userSchema) } }, before),
    async (request) => ({ data: signedIn(request) }),
  )

  app.post(
    '/api/auth/me',
    call('signed', {
      tags,
      summary: 'Change the own name.',
      body: profilSchema,
      response: { 200: dataOf(userSchema) },
    }),
    async (request) => {
      const { nama } = request.body
      const user = signedIn(request)
      await renameAkun(db, Number(user.id), nama)
      await noteActivity(deps, { ...user, nama }, { aksi: 'ubah', jenis: 'akun', data_id: user.id, nama })
      return { data: { ...user, nama } }
    },
  )

  app.post(
    '/api/auth/password',
    call('signed', {
      tags,
      summary: 'Change the own password. Every older token ends; the answer holds a new one.',
      body: gantiPasswordSchema,
      response: { 200: answeredSession, ...errors(429) },
    }),
    async (request) => {
      const { password_lama, password_baru } = request.body
      const { email } = signedIn(request)
      const key = `password:${emailKey(email)}`
      const budget = { key, limit: TRIES_PER_ACCOUNT, windowMs: MINUTE_MS }
      const wait = await countTry(db, [budget], deps.now())
      if (wait !== null) throw tooMany(wait)
      const akun = await findAkun(db, email)
      if (!akun || !(await verifyPassword(akun.password_hash, password_lama))) {
        logRefused(request, email, { known: true, reason: 'wrong old password' })
        await noteFailedSignIn(deps, akun)
        throw invalidFields({ password_lama: ['Password lama salah'] })
      }
      await requireStrongPassword(password_baru, { email, brand: await brandOf(db) }, 'password_baru')
      const password_hash = await hashPassword(password_baru)
      const before = akun.password_hash
      if (!(await changePassword(db, akun.id, { before, passwordHash: password_hash, now: deps.now() })))
        throw notSignedIn()
      await forgetTries(db, key)
      logAccount(request, email, 'password changed')
      await noteAccountActivity(deps, request, toUser(akun), 'ganti-password')
      const sesi = await openSession(db, { ...akun, password_hash }, deps.now(), perangkatDari(request))
      if (!sesi) throw notSignedIn()
      return sessionAnswer(deps, akun, sesi)
    },
  )
}

async function readLogin(request: FastifyRequest): Promise<LoginInput> {
  const body = request.isMultipart()
    ? Object.fromEntries((await readFormParts(request, FORM_LIMITS)).fields)
    : request.body
  const parsed = loginSchema.safeParse(body)
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
