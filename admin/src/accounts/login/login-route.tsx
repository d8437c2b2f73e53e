import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { afterLoginPath } from '../../access/session/landing.ts'
import { LoginPage } from './login-page.tsx'

/** Renders the login page inside the app after a session ended, without a reload, so that nothing typed is lost. */
export function Component() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const queryClient = useQueryClient()
  // Not on the way here: the page being left would refetch everything for nobody.
  useEffect(() => queryClient.clear(), [queryClient])
  return (
    <LoginPage
      onSignedIn={(role) => {
        void queryClient.invalidateQueries()
        void navigate(afterLoginPath(role, `?${search}`), { replace: true })
      }}
    />
  )
}
