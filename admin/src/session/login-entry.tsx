import { MantineProvider } from '@mantine/core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { cssVariablesResolver, theme } from '../app/theme.ts'
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
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme="light">
        <LoginPage
          onSignedIn={(signedIn) => window.location.assign(afterLoginPath(signedIn, window.location.search))}
        />
      </MantineProvider>
    </StrictMode>,
  )
}
