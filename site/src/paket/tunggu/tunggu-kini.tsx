import { paketState } from '@safar/shared/paket/rules'
import { type ComponentType, useEffect, useState } from 'react'
import type { LiveProps } from '../detail/penawaran.tsx'
import { usePaketLive } from '../detail/use-paket-live.ts'

/** The queue of a departure that had seats when its page was made: its form is loaded once the last of them is gone. */
export function TungguKini(props: LiveProps) {
  const paket = usePaketLive(props.paket, props.apiHost)
  const [Queue, setQueue] = useState<ComponentType<LiveProps> | null>(null)
  const isPenuh = paketState(paket, props.today) === 'penuh'
  useEffect(() => {
    if (!isPenuh) return
    let current = true
    import('./daftar-tunggu.tsx')
      .then(({ DaftarTunggu }) => {
        if (current) setQueue(() => DaftarTunggu)
      })
      // The chat beside the price leads on.
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [isPenuh])
  return isPenuh && Queue ? <Queue {...props} /> : null
}
