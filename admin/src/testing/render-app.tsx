import type { Role } from '@safar/shared/access/session/session-schema'
import { signIn, signOut } from '../access/session/session-store.ts'
import { routes } from '../app/router.tsx'
import { sessionRecord } from './records.ts'
import { renderRoutes } from './render-routes.tsx'

/** Renders the whole admin at an address, signed in as a role or as nobody. */
export function renderApp(path: string, role: Role | null = 'admin') {
  signOut()
  if (role) signIn(sessionRecord(role))
  return renderWhole(path)
}

/** Renders the same for whoever is signed in by now. */
export const renderWhole = (path: string) => renderRoutes(routes(), path)
