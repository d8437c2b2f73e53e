import { createHttp } from '@safar/shared/http'
import { getToken, sessionRefused } from '../session/session-store.ts'
import { countingFetch } from './pending-writes.ts'

/** Host of the API; empty is the page's own origin. */
export const apiHost: string = import.meta.env.VITE_API_URL ?? ''

/** The transport of every call: it adds the token, and tells the session when the server no longer knows it. */
export const http = createHttp({
  baseUrl: apiHost,
  getToken,
  onUnauthorized: sessionRefused,
  fetch: countingFetch,
})
