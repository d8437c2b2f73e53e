import type { Role } from '@safar/shared/session/schema'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Providers } from '../app/providers.tsx'
import { createQueryClient } from '../app/query-client.ts'
import { routes } from '../app/router.tsx'
import { signIn, signOut } from '../session/session-store.ts'
import { sessionRecord } from './records.ts'

/** The whole admin at an address, signed in as a role or as nobody. */
export function renderApp(path: string, role: Role | null = 'admin') {
  signOut()
  if (role) signIn(sessionRecord(role))
  const queryClient = createQueryClient()
  const router = createMemoryRouter(routes(), { initialEntries: [path] })
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  )
  const address = () => router.state.location.pathname + router.state.location.search
  return { user: userEvent.setup(), router, queryClient, address }
}
