import '@fontsource-variable/plus-jakarta-sans'
import '@safar/shared/tokens.css'
import './app/base.css'
import { isLoginPath } from '@safar/shared/address/admin'

// Whoever signs in loads the login page alone; the rest of the admin comes after it.
const entry = isLoginPath(window.location.pathname)
  ? import('./login/login-entry.tsx')
  : import('./app/app-entry.tsx')

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const [{ start }, { sessionRead }, { merekRead }] = await Promise.all([
  entry,
  import('./session/session-store.ts'),
  import('./merek.ts'),
])
await Promise.all([sessionRead(), merekRead()])
void start(root)
