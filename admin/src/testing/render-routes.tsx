import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { Providers } from '../app/providers.tsx'
import { createQueryClient } from '../app/query-client.ts'

/** Renders pages at an address, within the admin's own providers. */
export function renderRoutes(routes: RouteObject[], path: string) {
  const queryClient = createQueryClient()
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const { unmount } = render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  )
  const address = () => router.state.location.pathname + router.state.location.search
  return { user: userEvent.setup(), router, queryClient, address, unmount }
}
