import type { FamilyScreen } from '@safar/shared/overview/pesanan/view/family-screen'
import '@safar/shared/platform/style/parts.css'
import '@safar/shared/platform/style/button.css'
import '@safar/shared/overview/pesanan/view/dasar.css'
import '@safar/shared/overview/pesanan/view/pesanan.css'
import './family-booking.css'
import { useEffect, useRef, useState } from 'react'
import { Loading } from '../../platform/ui/loading.tsx'
import { Retry } from '../../platform/ui/retry.tsx'

/** Renders the place of a booking as its family sees it. `make` creates its screen, anew whenever it is another. */
export function FamilyPlace({ make }: { make: (into: HTMLElement) => FamilyScreen }) {
  const into = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!into.current) return
    const screen = make(into.current)
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
  }, [make, tries])
  return (
    <>
      {state === 'loading' && <Loading />}
      {state === 'failed' && <Retry onRetry={() => setTries((before) => before + 1)} />}
      <div className="pesanan" ref={into} />
    </>
  )
}
