import { may, type Who } from '@safar/shared/access/session/who'
import { mayOpen } from '@safar/shared/accounts/akun/page-who'
import { type LoaderFunction, redirect } from 'react-router-dom'
import { loginPath, paths } from '../../platform/paths.ts'
import { homePath } from './landing.ts'
import { getRole, useSession } from './session-store.ts'

/**
 * Lets only these pass: nobody signed in goes to the login page and comes back after it, another role, or one that may not
 * open this page, goes to its own home. Only a convenience: the API guards every call by itself.
 */
export function requireRole(who: Who): LoaderFunction {
  return ({ request }) => {
    const role = getRole()
    const { pathname, search } = new URL(request.url)
    if (!role) throw redirect(loginPath(pathname + search))
    // Led to it before anything else: the API refuses all the rest.
    if (useSession.getState().isFaktorKurang && pathname !== paths.settingsProfile)
      throw redirect(paths.settingsProfile)
    if (!may(role, who) || !mayOpen(role, pathname.replace(/\/$/, ''))) throw redirect(homePath(role))
    return null
  }
}
