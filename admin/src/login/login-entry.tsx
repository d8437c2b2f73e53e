import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterLoginPath } from '../session/landing.ts'
import { getRole } from '../session/session-store.ts'
import { LoginPage } from './login-page.tsx'

/** The login page by itself, without router, tables and forms. */
export function start(root: HTMLElement): void {
  const role = getRole()
  if (role) {
    window.location.replace(afterLoginPath(role, window.location.search))
    return
  }
  createRoot(root).render(
    <StrictMode>
      <LoginPage
        onSignedIn={(signedIn) => window.location.assign(afterLoginPath(signedIn, window.location.search))}
      />
    </StrictMode>,
  )
}
