import type { Role } from '@safar/shared/session/schema'
import { type LoaderFunction, redirect } from 'react-router-dom'
import { loginPath } from '../paths.ts'
import { homePath } from './landing.ts'
import { getRole } from './session-store.ts'

/**
 * Lets only the given roles pass: nobody signed in goes to the login page and comes back after it, another role goes to
 * its own home. Only a convenience: the API guards every call by itself.
 */
export function requireRole(allowed: readonly Role[]): LoaderFunction {
  return ({ request }) => {
    const role = getRole()
    const { pathname, search } = new URL(request.url)
    if (!role) throw redirect(loginPath(pathname + search))
    if (!allowed.includes(role)) throw redirect(homePath(role))
    return null
  }
}
