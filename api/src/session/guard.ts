import { may, type Who } from '@safar/shared/session/who'
import { TOKEN_POLA } from '@safar/shared/token/token'
import type { FastifyRequest } from 'fastify'
import type { AppDeps } from '../deps.ts'
import { forbidden, notSignedIn } from '../errors.ts'
import type { Pelaku } from './actor.ts'
import { findSesi, touchSesi } from './sesi.repository.ts'
import { isTokenLetIn, letTokenIn } from './token-masuk.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked by pages on their own, again and again: no sign that anybody is there, so that an idle session ends all the same. */
    isBackground?: boolean
  }
  interface FastifyRequest {
    /** Who is signed in; set by the guard alone. */
    user: Pelaku | null
  }
}

/** The bearer token of a request, or null. */
export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')
  return match?.[1] ?? null
}

type Asked = Exclude<Who, 'all'>

/** A hook that lets only those pass who may; it runs before any body is read. */
export function requireRole(deps: Pick<AppDeps, 'database' | 'now' | 'publisher'>, who: Asked) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearerToken(request)
    const { db } = deps.database
    if (token && TOKEN_POLA.test(token)) return letTokenIn(deps, request, token, who)
    const sesi = token ? await findSesi(db, token, deps.now()) : null
    if (!token || !sesi) throw notSignedIn()
    if (sesi.isStale && !request.routeOptions.config.isBackground) {
      // On a full disk people go on reading; their sessions end earlier, that is all.
      await touchSesi(db, token, deps.now()).catch((err) => request.log.warn({ err }, 'use not noted'))
    }
    request.user = sesi.user
    if (!may(sesi.user.role, who)) throw forbidden()
    if (!request.routeOptions.config.isBackground) deps.publisher.staffSeen()
  }
}

/** Whether somebody asks who may do this, in a route that is open to all and says more to them. */
export async function isSignedIn(
  deps: Pick<AppDeps, 'database' | 'now'>,
  request: FastifyRequest,
  who: Asked,
): Promise<boolean> {
  const token = bearerToken(request)
  if (token && TOKEN_POLA.test(token)) return isTokenLetIn(deps, request, token, who)
  const sesi = token ? await findSesi(deps.database.db, token, deps.now()) : null
  return sesi !== null && may(sesi.user.role, who)
}

/** Who is signed in, in a guarded route. */
export function signedIn(request: FastifyRequest): Pelaku {
  if (!request.user) throw notSignedIn()
  return request.user
}
