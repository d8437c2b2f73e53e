import { isLoginPath } from '@safar/shared/platform/address/admin'
import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'

interface LeaveGuardOptions {
  isDirty: () => boolean
  /** Called when the session ended: the login page is reachable, and the form is resumed after it. */
  onLogin: () => void
}

/** Asks before unsaved changes are left, inside the app and when the tab closes. */
export function useLeaveGuard({ isDirty, onLogin }: LeaveGuardOptions) {
  const free = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const stays =
      currentLocation.pathname === nextLocation.pathname && currentLocation.search === nextLocation.search
    if (free.current || stays || !isDirty()) return false
    if (isLoginPath(nextLocation.pathname)) {
      onLogin()
      return false
    }
    return true
  })

  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!free.current && isDirty()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [isDirty])

  return {
    blocker,
    /** Lets the next navigation pass, after a save. */
    letGo: () => {
      free.current = true
    },
  }
}
