import type { Role, Session, User } from '@safar/shared/session/schema'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** The one place in the browser where the session is kept. */
export const SESSION_KEY = 'safar-session'

interface SessionState {
  isUserAvailable: boolean
  userInfo: { role: Role; access_token: string; user: User } | null
  token: string | null
  /** The server no longer knows the token: an overlay asks to sign in again, and nothing typed is lost. */
  isEnded: boolean
}

const SIGNED_OUT: SessionState = { isUserAvailable: false, userInfo: null, token: null, isEnded: false }

export const useSession = create<SessionState>()(
  persist(() => SIGNED_OUT, {
    name: SESSION_KEY,
    version: 1,
    // A session of another version is not worth guessing at: signing in again is.
    migrate: () => SIGNED_OUT,
    partialize: ({ isUserAvailable, userInfo, token }) => ({
      isUserAvailable,
      userInfo,
      token,
      isEnded: false,
    }),
  }),
)

export const getToken = () => useSession.getState().token
export const getRole = () => useSession.getState().userInfo?.role ?? null

export function signIn({ access_token, role, user }: Session): void {
  useSession.setState({
    isUserAvailable: true,
    userInfo: { role, access_token, user },
    token: access_token,
    isEnded: false,
  })
}

export function signOut(): void {
  useSession.setState(SIGNED_OUT)
}

/** A call was refused with 401. A token that is no longer ours says nothing about the session of now. */
export function sessionRefused(sentToken: string): void {
  if (sentToken === getToken()) useSession.setState({ isEnded: true })
}

/** Keeps the tabs of one browser together: signing out in one signs out in all. Gives the function that stops it. */
export function followOtherTabs(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== SESSION_KEY && event.key !== null) return
    const before = getToken()
    void useSession.persist.rehydrate()
    if (event.newValue === null) signOut()
    if (getToken() !== before) onChange()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
