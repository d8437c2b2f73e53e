import type { Role } from '@safar/shared/session/schema'
import { routes } from '../app/router.tsx'
import { signIn, signOut } from '../session/session-store.ts'
import { sessionRecord } from './records.ts'
import { renderRoutes } from './render-routes.tsx'

/** The whole admin at an address, signed in as a role or as nobody. */
export function renderApp(path: string, role: Role | null = 'admin') {
  signOut()
  if (role) signIn(sessionRecord(role))
  return renderRoutes(routes(), path)
}
