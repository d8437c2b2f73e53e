import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterLoginPath } from '../../access/session/landing.ts'
import { getRole } from '../../access/session/session-store.ts'
import { paths } from '../../platform/paths.ts'
import { LoginPage } from './login-page.tsx'

/** Returns the module of a page beside the login, for whoever cannot sign in. */
function besideOf(path: string) {
  if (path === paths.lupa) return () => import('./forgot-password-page.tsx')
  return path === paths.aturUlang ? () => import('./reset-password-page.tsx') : null
}

/** Mounts the login page alone, without router, tables and forms. Uncaught errors go to `onUncaughtError`. */
export async function start(root: HTMLElement, onUncaughtError: (error: unknown) => void): Promise<void> {
  const beside = besideOf(window.location.pathname.replace(/\/$/, ''))
  if (beside) {
    const { Component } = await beside()
    createRoot(root, { onUncaughtError }).render(
      <StrictMode>
        <Component />
      </StrictMode>,
    )
    return
  }
  const role = getRole()
  if (role) {
    window.location.replace(afterLoginPath(role, window.location.search))
    return
  }
  createRoot(root, { onUncaughtError }).render(
    <StrictMode>
      <LoginPage
        onSignedIn={(signedIn) => window.location.assign(afterLoginPath(signedIn, window.location.search))}
      />
    </StrictMode>,
  )
}
