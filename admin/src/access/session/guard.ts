import { mayOpen } from '@safar/shared/access/session/page-who'
import { may, type Who } from '@safar/shared/access/session/who'
import { type LoaderFunction, redirect } from 'react-router-dom'
import { loginPath, paths } from '../../platform/paths.ts'
import { homePath } from './landing.ts'
import { getRole, useSession } from './session-store.ts'

/**
 * Makes a route loader that lets only `who` pass. Redirects: signed out to the login page (and back afterwards), any
 * other role, or one that may not open this page, to its own home. A convenience only: the API guards every call by
 * itself.
 */
export function requireRole(who: Who): LoaderFunction {
  return ({ request }) => {
    const role = getRole()
    const { pathname, search } = new URL(request.url)
    if (!role) throw redirect(loginPath(pathname + search))
    // Before any other guard: the API refuses all other calls.
    if (useSession.getState().isFaktorKurang && pathname !== paths.settingsProfile)
      throw redirect(paths.settingsProfile)
    if (!may(role, who) || !mayOpen(role, pathname.replace(/\/$/, ''))) throw redirect(homePath(role))
    return null
  }
}
