import type { PesananClient } from '@safar/shared/overview/pesanan/pesanan-client'
import { ApiError } from '@safar/shared/platform/http/errors'

/** Calls of an open page. Its token lives in memory alone: a page that is loaded anew asks for the digits again. */
export interface Session {
  /** Opens the page by link and digits. */
  open(token: string, angka: string): Promise<void>
  /**
   * Makes a call with the page's token. Once that is over, the family is asked for the digits again and the call is
   * made then.
   */
  call<Answer>(make: (akses: string) => Promise<Answer>): Promise<Answer>
  /** Returns the moment by the server's clock; a phone's may be a year off. */
  now(): Date
}

interface Options {
  client: Pick<PesananClient, 'open'>
  /** The time for which a token is valid, which tells the server's clock. */
  openMs: number
  /** Shows the door again. */
  onClosed: () => void
  clock?: () => number
}

/** Creates the session of a page. */
export function createSession({ client, openMs, onClosed, clock = Date.now }: Options): Session {
  let akses = ''
  let ahead = 0
  let reopened: Promise<void> | null = null
  let release = () => {}

  async function askAgain(): Promise<void> {
    if (!reopened) {
      akses = ''
      reopened = new Promise((resolve) => {
        release = resolve
      })
      onClosed()
    }
    await reopened
  }

  return {
    async open(token, angka) {
      const answer = await client.open({ token, angka })
      akses = answer.access_token
      const end = Date.parse(answer.expires_at)
      ahead = Number.isNaN(end) ? 0 : end - openMs - clock()
      reopened = null
      release()
    },

    async call(makeCall) {
      for (;;) {
        const used = akses
        if (used === '') await askAgain()
        try {
          return await makeCall(akses)
        } catch (error) {
          if (!(error instanceof ApiError) || error.status !== 401) throw error
          // Another call may have opened it anew meanwhile.
          if (akses === used) await askAgain()
        }
      }
    },

    now: () => new Date(clock() + ahead),
  }
}
