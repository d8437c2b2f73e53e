import { createHttp } from '@safar/shared/platform/http/http'
import { apiHost } from '../platform/host.ts'
import { countingFetch } from '../platform/pending-writes.ts'
import { accountTold, getToken, sessionRefused } from './session/session-store.ts'

/** The transport of every call: adds the token and tells the session store when the server answers 401. */
export const http = createHttp({
  baseUrl: apiHost,
  getToken,
  onUnauthorized: sessionRefused,
  onAccount: accountTold,
  fetch: countingFetch,
})
