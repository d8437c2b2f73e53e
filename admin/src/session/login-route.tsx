import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { afterLoginPath } from './landing.ts'
import { LoginPage } from './login-page.tsx'

/** The login page inside the app, after a session ended: nothing is loaded anew, so that nothing typed is lost. */
export function Component() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const queryClient = useQueryClient()
  return (
    <LoginPage
      onSignedIn={(role) => {
        void queryClient.invalidateQueries()
        void navigate(afterLoginPath(role, `?${search}`), { replace: true })
      }}
    />
  )
}
