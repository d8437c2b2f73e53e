import { FAKTOR, type Faktor } from '@safar/shared/access/session/faktor'
import { ROLES, type Role, type Session, type User } from '@safar/shared/access/session/session-schema'
import { may, type Who } from '@safar/shared/access/session/who'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { sessionStorageArea } from './session-storage.ts'

/** The one key of local storage that holds the session. */
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
  /** The moment at which the server forgets the token, in milliseconds since 1970. */
  expiresAt: number
  /** True if the account must set up a second factor before anything else. */
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

/**
 * Merges the stored session over that of this tab: storage wins. A session that storage no longer has but this tab
 * still shows has ended.
 */
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

/** Resolves once the stored session was read, or reading it was given up. */
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
/** Returns the polling interval in milliseconds for a query, or false (no polling) while nobody is signed in. */
export const whileSignedIn = (interval: number): number | false => (getToken() ? interval : false)
/** Returns the role of the signed-in account, or null. */
export const getRole = () => (getToken() ? (useSession.getState().userInfo?.role ?? null) : null)

/** Tells a component if the signed-in account may do what `who` may; what it may not is not shown. */
export const useMay = (who: Who) => useSession((state) => may(state.userInfo?.role ?? null, who))

/** Stores the session that a login or a change of password answered with. */
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

/** Stores the account's own data after the person changed it. */
export function updateUser(user: User): void {
  const { userInfo } = useSession.getState()
  if (userInfo) useSession.setState({ userInfo: { ...userInfo, user } })
}

/**
 * Ends the session after a 401; a 401 for a token other than today's says nothing about today's session and is passed
 * over.
 */
export function sessionRefused(sentToken: string): void {
  if (sentToken === getToken()) useSession.setState(ended(useSession.getState()))
}

/** Notes if the signed-in account must set up a second factor before it may do anything else. */
export const setFaktorKurang = (isFaktorKurang: boolean) => {
  if (useSession.getState().isFaktorKurang !== isFaktorKurang) useSession.setState({ isFaktorKurang })
}

/**
 * Applies what the headers of an answer say of the account, so that menu and guards follow a changed role. Answers to
 * an earlier token are passed over.
 */
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

/**
 * Signs in through `call`; the login state goes from pending to fulfilled (with the session) or rejected (status,
 * message, wait). Resolves to the role, or to null when rejected.
 */
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
 * Syncs the session between the tabs of one browser: signing out or in happens in all. `onSignedIn` hears if it is
 * another account. Returns the function that unsubscribes.
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
