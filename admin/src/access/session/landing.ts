import type { Role } from '@safar/shared/access/session/session-schema'
import { may } from '@safar/shared/access/session/who'
import { nextPath, paths } from '../../platform/paths.ts'

/** SPEC section 6: where a role arrives after signing in. */
function landingPath(role: Role): string {
  return role === 'user' ? `${paths.userLanding}?row=10` : paths.dashboard
}

/** Returns the page to which a role is redirected from pages that it may not see. */
export function homePath(role: Role): string {
  return role === 'user' ? paths.userHome : paths.dashboard
}

/**
 * Returns the path to open after signing in: the page asked for (`next`) if it is the role's own, else the role's
 * landing page.
 */
export function afterLoginPath(role: Role, search: string): string {
  const next = nextPath(search)
  const isOwn =
    next !== null && (next.startsWith('/pengaturan') || next.startsWith('/admin') === may(role, 'office'))
  return isOwn && next ? next : landingPath(role)
}
