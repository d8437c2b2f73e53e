import { useNavigate, useSearchParams } from 'react-router-dom'
import { afterLoginPath } from './landing.ts'
import { LoginPage } from './login-page.tsx'

/** The login page inside the app, after a session ended: nothing is loaded anew, so that nothing typed is lost. */
export function Component() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return <LoginPage onSignedIn={(role) => navigate(afterLoginPath(role, `?${search}`), { replace: true })} />
}
