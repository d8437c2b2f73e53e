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
}

interface Options {
  client: Pick<PesananClient, 'open'>
  /** Shows the door again. */
  onClosed: () => void
}

/** Creates the session of a page. */
export function createSession({ client, onClosed }: Options): Session {
  let akses = ''
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
      const { access_token } = await client.open({ token, angka })
      akses = access_token
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
  }
}
