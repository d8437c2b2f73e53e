import { createFamilyScreen } from '@safar/shared/overview/pesanan/view/family-screen'
import '@safar/shared/platform/style/parts.css'
import '@safar/shared/platform/style/button.css'
import '@safar/shared/overview/pesanan/view/pesanan.css'
import './family-booking.css'
import { useEffect, useRef, useState } from 'react'
import { Loading } from '../../platform/ui/loading.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { pesananClient } from './pesanan-client.ts'

/** Renders a booking of one's own account: the parts of the family's page on the site, by the account's calls. */
export function FamilyBooking({ kode }: { kode: string }) {
  const into = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!into.current) return
    const asked = { pemesanan: kode }
    const screen = createFamilyScreen({
      into: into.current,
      fetchBooking: async () => (await pesananClient.get(asked)).data,
      sendings: {
        proof: (input, options) => pesananClient.sendProof(input, { ...asked, ...options }),
        paper: (input, options) => pesananClient.sendPaper(input, { ...asked, ...options }),
        ask: (teks) => pesananClient.ask(teks, asked),
      },
    })
    let isLeft = false
    setState('loading')
    screen.draw().then(
      () => !isLeft && setState('shown'),
      () => !isLeft && setState('failed'),
    )
    return () => {
      isLeft = true
      screen.close()
    }
  }, [kode, tries])
  return (
    <>
      {state === 'loading' && <Loading />}
      {state === 'failed' && <Retry onRetry={() => setTries((before) => before + 1)} />}
      <div className="pesanan" ref={into} />
    </>
  )
}
