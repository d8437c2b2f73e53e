import { type LivePaket, readLivePaket } from '@safar/shared/content/paket/live'
import { useEffect, useState } from 'react'
import { jamWib } from '../../jam-wib.ts'
import { fetchPaketAnswer } from './paket-answer.ts'

/** Returns the time at which seats were fetched, `14.05` in Jakarta; empty until a valid answer came. */
export function useKursiJam(built: LivePaket, apiHost: string): string {
  const [jam, setJam] = useState('')
  useEffect(() => {
    let current = true
    fetchPaketAnswer(built.slug, apiHost).then(
      (answer) => {
        if (current && readLivePaket(answer, built)) setJam(jamWib(new Date()))
      },
      () => {},
    )
    return () => {
      current = false
    }
  }, [built, apiHost])
  return jam
}

/** Returns the package as built, then as the API has it now. Without an answer the built one stays. */
export function usePaketLive(built: LivePaket, apiHost: string): LivePaket {
  return useLive(built, apiHost, readLivePaket)
}

/** Does the same for more fields of a package, with the parser of them. */
export function useLive<Shown extends LivePaket>(
  built: Shown,
  apiHost: string,
  read: (answer: unknown, built: Shown) => Shown | null,
): Shown {
  const [paket, setPaket] = useState(built)
  useEffect(() => {
    let current = true
    fetchPaketAnswer(built.slug, apiHost).then(
      (answer) => {
        const fresh = read(answer, built)
        if (current && fresh) setPaket(fresh)
      },
      () => {},
    )
    return () => {
      current = false
    }
  }, [built, apiHost, read])
  return paket
}
