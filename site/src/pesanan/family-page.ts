import '@safar/shared/platform/browser/bawaan'
import { createPesananClient } from '@safar/shared/overview/pesanan/pesanan-client'
import { createFamilyScreen, type FamilyScreen } from '@safar/shared/overview/pesanan/view/family-screen'
import { pesanan } from '@safar/shared/platform/address/private-page'
import { createHttp } from '@safar/shared/platform/http/http'
import { type Refusal, readRefusal } from './refusal.ts'
import { createSession, type Session } from './session.ts'
import { TRUSTED_ANSWERS } from './trusted-answers.ts'

interface Place {
  /** The element that the booking is drawn into. */
  into: HTMLElement
  apiHost: string
  /** Shows the door again, in the words of what happened. */
  onClosed: (words: string) => void
}

/** The opened page: its door opens it, once or again. */
export interface FamilyPage {
  /** Opens it; null, or the words of a door that stays closed. */
  open(token: string, angka: string): Promise<Refusal | null>
  /** Forgets the booking that is drawn: another link was opened in this tab. */
  forget(): void
}

/** Creates the family's page, closed. */
export function createFamilyPage({ into, apiHost, onClosed }: Place): FamilyPage {
  const client = createPesananClient(createHttp({ baseUrl: apiHost }), TRUSTED_ANSWERS)
  let shown: { token: string; session: Session; screen: FamilyScreen } | null = null

  function begin(token: string) {
    const session = createSession({
      client,
      onClosed: () =>
        onClosed('Halaman ini sudah lama terbuka. Ketik lagi empat angkanya untuk melanjutkan.'),
    })
    const screen = createFamilyScreen({
      into,
      // The script of the code is asked for when it is: a phone has no use for it.
      drawLink: async () => {
        const { drawLink } = await import('./draw-link.ts')
        return drawLink(`${location.origin}${pesanan}#${token}`)
      },
      fetchBooking: async () => (await session.call((akses) => client.get({ akses }))).data,
      sendings: {
        proof: (input, options) => session.call((akses) => client.sendProof(input, { akses, ...options })),
        paper: (input, options) => session.call((akses) => client.sendPaper(input, { akses, ...options })),
        ask: (teks) => session.call((akses) => client.ask(teks, { akses })),
      },
    })
    return { token, session, screen }
  }

  function forget(): void {
    shown?.screen.close()
    shown = null
  }

  return {
    async open(token, angka) {
      try {
        // Another family's link in the same tab: nothing of the first one stays.
        if (shown?.token !== token) forget()
        shown ??= begin(token)
        const { session, screen } = shown
        await session.open(token, angka)
        await screen.draw()
        return null
      } catch (error) {
        return readRefusal(error)
      }
    },
    forget,
  }
}
