import { createFamilyScreen } from '@safar/shared/overview/pesanan/view/family-screen'
import { useCallback } from 'react'
import { FamilyPlace } from './family-place.tsx'
import { pesananClient } from './pesanan-client.ts'

/** Renders a booking of one's own account: the parts of the family's page on the site, by the account's calls. */
export function FamilyBooking({ kode }: { kode: string }) {
  const make = useCallback(
    (into: HTMLElement) => {
      const asked = { pemesanan: kode }
      return createFamilyScreen({
        into,
        fetchBooking: async () => (await pesananClient.get(asked)).data,
        sendings: {
          proof: (input, options) => pesananClient.sendProof(input, { ...asked, ...options }),
          paper: (input, options) => pesananClient.sendPaper(input, { ...asked, ...options }),
          ask: (teks) => pesananClient.ask(teks, asked),
        },
      })
    },
    [kode],
  )
  return <FamilyPlace make={make} />
}
