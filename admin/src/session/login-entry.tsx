import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterLoginPath } from './landing.ts'
import { LoginPage } from './login-page.tsx'
import { getRole } from './session-store.ts'

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
