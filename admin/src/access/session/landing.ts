import type { Role } from '@safar/shared/access/session/schema'
import { may } from '@safar/shared/access/session/who'
import { nextPath, paths } from '../../platform/paths.ts'

/** SPEC section 6: where a role arrives after signing in. */
function landingPath(role: Role): string {
  return role === 'user' ? `${paths.userLanding}?row=10` : paths.dashboard
}

/** Where a role that may not see a page is sent instead. */
export function homePath(role: Role): string {
  return role === 'user' ? paths.userHome : paths.dashboard
}

/** The page asked for before signing in where there is one, the role's own landing otherwise. */
export function afterLoginPath(role: Role, search: string): string {
  const next = nextPath(search)
  const isOwn =
    next !== null && (next.startsWith('/pengaturan') || next.startsWith('/admin') === may(role, 'office'))
  return isOwn && next ? next : landingPath(role)
}
