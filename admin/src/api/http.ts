import { createHttp } from '@safar/shared/http'
import { apiHost } from '../host.ts'
import { accountTold, getToken, sessionRefused } from '../session/session-store.ts'
import { countingFetch } from './pending-writes.ts'

/** The transport of every call: it adds the token, and tells the session when the server no longer knows it. */
export const http = createHttp({
  baseUrl: apiHost,
  getToken,
  onUnauthorized: sessionRefused,
  onAccount: accountTold,
  fetch: countingFetch,
})
