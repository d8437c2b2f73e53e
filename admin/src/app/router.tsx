import type { QueryClient } from '@tanstack/react-query'
import { Navigate, type RouteObject } from 'react-router-dom'
import { requireRole } from '../session/guard.ts'
import { Loading } from '../ui/loading.tsx'
import { RenderFailure } from '../ui/render-failure.tsx'
import { UnknownAddress } from '../ui/unknown-address.tsx'
import { paths } from './paths.ts'
import { Shell } from './shell/shell.tsx'

/** Every page of the admin, each loaded when it is first opened. */
export function routes(_queryClient: QueryClient): RouteObject[] {
  return [
    {
      errorElement: <RenderFailure />,
      HydrateFallback: Loading,
      children: [
        { path: paths.login, lazy: () => import('../session/login-route.tsx') },
        { path: paths.authLogin, lazy: () => import('../session/login-route.tsx') },
        {
          element: <Shell />,
          loader: requireRole(['admin']),
          children: [
            {
              errorElement: <RenderFailure />,
              children: [
                { path: '/admin', element: <Navigate to={paths.dashboard} replace /> },
                { path: paths.dashboard, lazy: () => import('../dashboard/dashboard-page.tsx') },
                { path: paths.packages, lazy: () => import('../paket/list/paket-list-page.tsx') },
                {
                  path: paths.addPaket,
                  lazy: async () => ({
                    Component: (await import('../paket/form/add-paket-page.tsx')).AddPaketPage,
                  }),
                },
                {
                  path: `${paths.packages}/:id`,
                  lazy: async () => ({
                    Component: (await import('../paket/form/edit-paket-page.tsx')).EditPaketPage,
                  }),
                },
                {
                  path: paths.services,
                  lazy: async () => (await import('../later/later-pages.tsx')).services,
                },
                {
                  path: paths.manifest,
                  lazy: async () => (await import('../later/later-pages.tsx')).manifest,
                },
                {
                  path: paths.articles,
                  lazy: async () => (await import('../later/later-pages.tsx')).articles,
                },
                { path: paths.adminProfile, lazy: () => import('../profile/profile-page.tsx') },
              ],
            },
          ],
        },
        {
          element: <Shell />,
          loader: requireRole(['admin', 'user']),
          children: [
            {
              errorElement: <RenderFailure />,
              children: [
                { path: paths.settingsProfile, lazy: () => import('../profile/profile-page.tsx') },
                { path: paths.userHome, lazy: () => import('../user/user-home-page.tsx') },
                { path: paths.userLanding, lazy: () => import('../user/user-home-page.tsx') },
              ],
            },
          ],
        },
        {
          element: <Shell />,
          loader: requireRole(['user']),
          children: [{ path: paths.userProfile, lazy: () => import('../profile/profile-page.tsx') }],
        },
        { path: '*', element: <UnknownAddress /> },
      ],
    },
  ]
}
