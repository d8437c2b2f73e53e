import { FAKTOR, type Faktor } from '@safar/shared/access/session/faktor'
import { ROLES, type Role, type Session, type User } from '@safar/shared/access/session/schema'
import { may, type Who } from '@safar/shared/access/session/who'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { sessionStorageArea } from './session-storage.ts'

/** The one place in the browser where the session is kept. */
export const SESSION_KEY = 'safar-session'

interface LoginState {
  status: 'idle' | 'pending' | 'fulfilled' | 'rejected'
  /** Status and words of the server, and seconds to wait where it says so; status 0 is no answer at all. */
  error: { status: number; message: string; retryAfter?: number; faktor?: readonly Faktor[] } | null
}

interface SessionState {
  isUserAvailable: boolean
  /** Stays readable under the overlay, so that the page below keeps its drafts under the right name. */
  userInfo: { role: Role; access_token: string; user: User } | null
  token: string | null
  /** When the server forgets the token, in milliseconds since 1970. */
  expiresAt: number
  /** The account has to set a second factor up before anything else. */
  isFaktorKurang: boolean
  /** The token is no longer good: an overlay asks to sign in again, and nothing typed is lost. */
  isEnded: boolean
  login: LoginState
}
type Stored = Pick<SessionState, 'isUserAvailable' | 'userInfo' | 'token' | 'expiresAt'> &
  Partial<Pick<SessionState, 'isFaktorKurang'>>

const NOBODY: Stored = { isUserAvailable: false, userInfo: null, token: null, expiresAt: 0 }
const LOGIN_IDLE: LoginState = { status: 'idle', error: null }
const SIGNED_OUT: SessionState = { ...NOBODY, isFaktorKurang: false, isEnded: false, login: LOGIN_IDLE }

function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && 'token' in value && 'expiresAt' in value
}

/** What storage says wins. Where it no longer knows a session that this tab still shows, that one has ended. */
function merge(persisted: unknown, current: SessionState): SessionState {
  if (isStored(persisted) && persisted.token && persisted.expiresAt > Date.now()) {
    return { ...current, ...persisted, isEnded: false }
  }
  return current.token || current.isEnded ? ended(current) : { ...current, ...NOBODY }
}

const ended = (state: SessionState): SessionState => ({
  ...state,
  isUserAvailable: false,
  token: null,
  isEnded: true,
})

export const useSession = create<SessionState>()(
  persist(() => SIGNED_OUT, {
    name: SESSION_KEY,
    version: 1,
    storage: createJSONStorage<Stored>(() => sessionStorageArea),
    // A session of another version is not worth guessing at: signing in again is.
    migrate: () => NOBODY,
    merge,
    partialize: ({ isUserAvailable, userInfo, token, expiresAt, isFaktorKurang }): Stored =>
      token
        ? { isUserAvailable, userInfo, token, expiresAt, ...(isFaktorKurang && { isFaktorKurang }) }
        : NOBODY,
  }),
)

/** Resolves when the stored session was read, or given up on. */
export function sessionRead(): Promise<void> {
  if (useSession.persist.hasHydrated()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = useSession.persist.onFinishHydration(() => {
      stop()
      resolve()
    })
  })
}

export const getToken = () => useSession.getState().token
/** How often to ask again: not at all once nobody is signed in, for nothing would be answered. */
export const whileSignedIn = (interval: number): number | false => (getToken() ? interval : false)
/** Role of who is signed in, or null. */
export const getRole = () => (getToken() ? (useSession.getState().userInfo?.role ?? null) : null)

/** Whether who is signed in may do what `who` may. What they may not is not shown. */
export const useMay = (who: Who) => useSession((state) => may(state.userInfo?.role ?? null, who))

/** Takes over what a login, or a change of password, answered. */
export function signIn({ access_token, expires_in, role, user, perlu }: Session): void {
  useSession.setState({
    isUserAvailable: true,
    userInfo: { role, access_token, user },
    token: access_token,
    expiresAt: Date.now() + expires_in * 1000,
    isFaktorKurang: perlu === 'faktor',
    isEnded: false,
  })
}

export function signOut(): void {
  useSession.setState(SIGNED_OUT)
}

/** The person's own data after they changed it. */
export function updateUser(user: User): void {
  const { userInfo } = useSession.getState()
  if (userInfo) useSession.setState({ userInfo: { ...userInfo, user } })
}

/** A call was refused with 401. A token that is no longer ours says nothing about the session of now. */
export function sessionRefused(sentToken: string): void {
  if (sentToken === getToken()) useSession.setState(ended(useSession.getState()))
}

/** Whether who is signed in has to set a second factor up first. */
export const setFaktorKurang = (isFaktorKurang: boolean) => {
  if (useSession.getState().isFaktorKurang !== isFaktorKurang) useSession.setState({ isFaktorKurang })
}

/** What an answer says of the account: menu and pages follow a role that was changed. A token that is no longer ours says nothing. */
export function accountTold(
  { peran, perlu }: { peran: string | null; perlu: string | null },
  sentToken: string,
): void {
  const { userInfo, token } = useSession.getState()
  if (!userInfo || sentToken !== token) return
  if (perlu === 'faktor') setFaktorKurang(true)
  const role = ROLES.find((known) => known === peran)
  if (!role || role === userInfo.role) return
  useSession.setState({ userInfo: { ...userInfo, role, user: { ...userInfo.user, role } } })
}

/** The factors that a refused sign-in asks for; none where it asks for none. */
function asked(body: unknown): readonly Faktor[] {
  if (typeof body !== 'object' || body === null || !('perlu' in body)) return []
  const named = 'faktor' in body && Array.isArray(body.faktor) ? body.faktor : [body.perlu]
  return FAKTOR.filter((faktor) => named.includes(faktor))
}

/** Signs in by the given call: pending, then fulfilled with the session, or rejected with status and message. */
export async function login<Input>(
  call: (input: Input) => Promise<Session>,
  input: Input,
): Promise<Role | null> {
  useSession.setState({ login: { status: 'pending', error: null } })
  try {
    const session = await call(input)
    signIn(session)
    useSession.setState({ login: { status: 'fulfilled', error: null } })
    return session.role
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? Number(error.status) : 0
    const message = error instanceof Error ? error.message : ''
    const wait = error instanceof Error && 'retryAfter' in error ? Number(error.retryAfter) : 0
    const faktor = error instanceof Error && 'body' in error ? asked(error.body) : []
    const failed = {
      status,
      message,
      ...(wait > 0 && { retryAfter: wait }),
      ...(faktor.length > 0 && { faktor }),
    }
    useSession.setState({ login: { status: 'rejected', error: failed } })
    return null
  }
}

/**
 * Keeps the tabs of one browser together: what ends in one ends in all, and signing in again brings all back. Tells
 * whether another person is signed in now. Gives the function that stops it.
 */
export function followOtherTabs(onSignedIn: (isOtherUser: boolean) => void): () => void {
  const onStorage = async (event: StorageEvent) => {
    if (event.key !== SESSION_KEY && event.key !== null) return
    const before = useSession.getState()
    await useSession.persist.rehydrate()
    const after = useSession.getState()
    if (after.token && after.token !== before.token) {
      onSignedIn(after.userInfo?.user.id !== before.userInfo?.user.id)
    }
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
