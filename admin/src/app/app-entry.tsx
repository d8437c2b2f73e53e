import '@mantine/core/styles.layer.css'
import { isLoginPath } from '@safar/shared/platform/address/admin'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { afterLoginPath } from '../access/session/landing.ts'
import { followOtherTabs, getRole, useSession } from '../access/session/session-store.ts'
import { Providers } from './providers.tsx'
import { createQueryClient } from './query-client.ts'
import { routes } from './router.tsx'

/** Mounts the admin behind the login page. Errors that its own failure page cannot show go to `onUncaughtError`. */
export function start(root: HTMLElement, onUncaughtError: (error: unknown) => void): void {
  const queryClient = createQueryClient()
  const router = createBrowserRouter(routes())
  followOtherTabs((isOtherUser) => {
    // Reset, not just cleared: the mounted page would keep the former person's data.
    if (isOtherUser) void queryClient.resetQueries()
    else void queryClient.invalidateQueries()
    const { pathname, search } = router.state.location
    const role = getRole()
    // Signed in elsewhere: this tab's login page has nothing more to ask.
    if (role && isLoginPath(pathname)) void router.navigate(afterLoginPath(role, search), { replace: true })
    else void router.revalidate()
  })
  useSession.subscribe((now, before) => {
    const isSame =
      now.userInfo?.role === before.userInfo?.role && now.isFaktorKurang === before.isFaktorKurang
    // A role or an obligation changed under somebody signed in: pages no longer theirs are left.
    if (now.token && now.token === before.token && !isSame) void router.revalidate()
  })
  createRoot(root, {
    onCaughtError: (error) => console.error(error),
    onUncaughtError,
  }).render(
    <StrictMode>
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  )
}
