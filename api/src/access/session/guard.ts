import { PERLU_FAKTOR, PERLU_PASSWORD } from '@safar/shared/access/session/faktor'
import { may, type Who } from '@safar/shared/access/session/who'
import { TOKEN_POLA } from '@safar/shared/access/token/token'
import { PERAN_HEADER, PERLU_HEADER } from '@safar/shared/platform/http/account-headers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppDeps } from '../../platform/deps.ts'
import { forbidden } from '../../platform/http/errors.ts'
import type { Pelaku } from './actor.ts'
import { isFaktorKurang } from './faktor.ts'
import { needs, notSignedIn } from './refusals.ts'
import { findSesi, isSesiKukuh, touchSesi } from './sesi.repository.ts'
import { isTokenLetIn, letTokenIn } from './token-masuk.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * True for calls that pages repeat on their own: they are no sign that anybody is there, so an idle session still
     * ends.
     */
    isBackground?: boolean
    /**
     * True for calls open to an account that has to set up a second factor first: what it needs for that, and to leave.
     */
    isBeforeFaktor?: boolean
  }
  interface FastifyRequest {
    /** The caller; set by the guard alone. */
    user: Pelaku | null
  }
}

/** Returns the bearer token of a request; null if there is none. */
export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')
  return match?.[1] ?? null
}

type Asked = Exclude<Who, 'all'>

/** Returns a hook that refuses callers without permission, before any body is read. */
export function requireRole(deps: Pick<AppDeps, 'database' | 'now' | 'publisher'>, who: Asked) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = bearerToken(request)
    const { db } = deps.database
    if (token && TOKEN_POLA.test(token)) return letTokenIn(deps, request, token, who)
    const sesi = token ? await findSesi(db, token, deps.now()) : null
    if (!token || !sesi) throw notSignedIn()
    if (sesi.isStale && !request.routeOptions.config.isBackground) {
      // On a full disk people go on reading; their sessions end earlier, that is all.
      await touchSesi(db, token, deps.now()).catch((err) => request.log.warn({ err }, 'use not noted'))
    }
    // Sent with every answer, so that the office follows a change of role without asking.
    reply.header(PERAN_HEADER, sesi.user.role)
    if (!request.routeOptions.config.isBeforeFaktor && (await isFaktorKurang(db, sesi.user))) {
      reply.header(PERLU_HEADER, 'faktor')
      throw needs(403, PERLU_FAKTOR, 'faktor')
    }
    request.user = sesi.user
    if (!may(sesi.user.role, who)) throw forbidden()
    if (!request.routeOptions.config.isBackground) deps.publisher.staffSeen()
  }
}

/** Tells whether a caller has a permission, for routes that are open to all and say more to some. */
export async function isSignedIn(
  deps: Pick<AppDeps, 'database' | 'now'>,
  request: FastifyRequest,
  who: Asked,
): Promise<boolean> {
  const token = bearerToken(request)
  const { db } = deps.database
  if (token && TOKEN_POLA.test(token)) return isTokenLetIn(deps, request, token, who)
  const sesi = token ? await findSesi(db, token, deps.now()) : null
  return sesi !== null && may(sesi.user.role, who) && !(await isFaktorKurang(db, sesi.user))
}

/**
 * Requires a session that proved its password recently: nobody changes a factor on an unattended device.
 * @throws HttpError 403 that asks for the password
 */
export async function requireKukuh(
  { database, now }: Pick<AppDeps, 'database' | 'now'>,
  request: FastifyRequest,
): Promise<void> {
  if (await isSesiKukuh(database.db, bearerToken(request) ?? '', now())) return
  throw needs(403, PERLU_PASSWORD, 'password')
}

/** Returns the caller of a guarded route. */
export function signedIn(request: FastifyRequest): Pelaku {
  if (!request.user) throw notSignedIn()
  return request.user
}
