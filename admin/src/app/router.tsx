import { ADMIN_LIHAT } from '@safar/shared/address/admin'
import { Navigate, type RouteObject } from 'react-router-dom'
import { paths } from '../paths.ts'
import { requireRole } from '../session/guard.ts'
import { Shell } from '../shell/shell.tsx'
import { Loading } from '../ui/loading.tsx'
import { RenderFailure } from '../ui/render-failure.tsx'
import { UnknownAddress } from '../ui/unknown-address.tsx'

const adminPages: RouteObject[] = [
  { path: '/admin', element: <Navigate to={paths.dashboard} replace /> },
  { path: paths.dashboard, lazy: () => import('../dashboard/dashboard-page.tsx') },
  { path: paths.packages, lazy: () => import('../paket/list/paket-list-page.tsx') },
  {
    path: paths.addPaket,
    lazy: async () => ({ Component: (await import('../paket/form/add-paket-page.tsx')).AddPaketPage }),
  },
  {
    path: `${paths.packages}/:id`,
    lazy: async () => ({ Component: (await import('../paket/form/edit-paket-page.tsx')).EditPaketPage }),
  },
  { path: paths.services, lazy: () => import('../later/services-page.tsx') },
  { path: paths.manifest, lazy: () => import('../pendaftaran/manifest-page.tsx') },
  { path: paths.articles, lazy: () => import('../later/articles-page.tsx') },
  { path: paths.publikasi, lazy: () => import('../publikasi/publikasi-page.tsx') },
  { path: paths.adminProfile, lazy: () => import('../profile/profile-page.tsx') },
]
const sharedPages: RouteObject[] = [
  { path: paths.settingsProfile, lazy: () => import('../profile/settings-page.tsx') },
  { path: paths.userHome, lazy: () => import('../user/user-home-page.tsx') },
  { path: paths.userLanding, lazy: () => import('../pendaftaran/own-page.tsx') },
]
const userPages: RouteObject[] = [
  { path: paths.userProfile, lazy: () => import('../profile/profile-page.tsx') },
]

const framed = (roles: Parameters<typeof requireRole>[0], pages: RouteObject[]): RouteObject => ({
  element: <Shell />,
  loader: requireRole(roles),
  // A page that fails leaves the menu standing.
  children: [{ errorElement: <RenderFailure />, children: pages }],
})

/** Every page of the admin, each loaded when it is first opened. */
export function routes(): RouteObject[] {
  return [
    {
      errorElement: (
        <main>
          <RenderFailure />
        </main>
      ),
      HydrateFallback: Loading,
      children: [
        { path: paths.login, lazy: () => import('../login/login-route.tsx') },
        { path: paths.authLogin, lazy: () => import('../login/login-route.tsx') },
        framed(['admin'], adminPages),
        {
          path: `${ADMIN_LIHAT}/*`,
          loader: requireRole(['admin']),
          lazy: () => import('../lihat/lihat-page.tsx'),
        },
        framed(['admin', 'user'], sharedPages),
        framed(['user'], userPages),
        // Without it React Router complains on the console of every mistyped address.
        { path: '*', element: <UnknownAddress /> },
      ],
    },
  ]
}
