import type { Role, User } from '@safar/shared/session/schema'
import type { FastifyRequest } from 'fastify'
import type { AppDeps } from '../deps.ts'
import { forbidden, notSignedIn } from '../errors.ts'
import { findSesi, touchSesi } from './sesi.repository.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked by pages on their own, again and again: no sign that anybody is there, so that an idle session ends all the same. */
    isBackground?: boolean
  }
  interface FastifyRequest {
    /** Who is signed in; set by the guard alone. */
    user: User | null
  }
}

/** The bearer token of a request, or null. */
export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')
  return match?.[1] ?? null
}

/** A hook that lets only these roles pass; it runs before any body is read. */
export function requireRole(deps: Pick<AppDeps, 'database' | 'now' | 'publisher'>, roles: readonly Role[]) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearerToken(request)
    const { db } = deps.database
    const sesi = token ? await findSesi(db, token, deps.now()) : null
    if (!token || !sesi) throw notSignedIn()
    if (sesi.isStale && !request.routeOptions.config.isBackground) {
      // On a full disk people go on reading; their sessions end earlier, that is all.
      await touchSesi(db, token, deps.now()).catch((err) => request.log.warn({ err }, 'use not noted'))
    }
    request.user = sesi.user
    if (!roles.includes(sesi.user.role)) throw forbidden()
    if (!request.routeOptions.config.isBackground) deps.publisher.staffSeen()
  }
}

/** Whether somebody of these roles asks, in a route that is open to all and says more to them. */
export async function isSignedIn(
  deps: Pick<AppDeps, 'database' | 'now'>,
  request: FastifyRequest,
  roles: readonly Role[],
): Promise<boolean> {
  const token = bearerToken(request)
  const sesi = token ? await findSesi(deps.database.db, token, deps.now()) : null
  return sesi !== null && roles.includes(sesi.user.role)
}

/** Who is signed in, in a guarded route. */
export function signedIn(request: FastifyRequest): User {
  if (!request.user) throw notSignedIn()
  return request.user
}
