import '@safar/shared/platform/browser/bawaan'
import '@safar/shared/platform/browser/no-eval'
import { keepTranslated } from '@safar/shared/platform/browser/terjemah'
import '@fontsource-variable/plus-jakarta-sans'
import '@safar/shared/tokens.css'
import './app/base.css'
import { isLoginPath } from '@safar/shared/platform/address/admin'

keepTranslated()

// Whoever signs in loads the login page alone; the rest of the admin comes after it.
const entry = isLoginPath(window.location.pathname)
  ? import('./accounts/login/login-entry.tsx')
  : import('./app/app-entry.tsx')

/**
 * The fallback in the page until the app has mounted, and again should all of it fail: what to do, and never an empty
 * page.
 */
const root = document.getElementById('root')
const belum = root?.firstElementChild

function onFailed(error: unknown): void {
  console.error(error)
  if (!belum || !root) return
  root.replaceChildren(belum)
}

async function begin(place: HTMLElement): Promise<void> {
  const [{ start }, { sessionRead }, { merekRead }] = await Promise.all([
    entry,
    import('./access/session/session-store.ts'),
    import('./platform/merek.ts'),
  ])
  await Promise.all([sessionRead(), merekRead()])
  await start(place, onFailed)
}

if (!root) throw new Error('index.html has no #root')
begin(root).catch(onFailed)
