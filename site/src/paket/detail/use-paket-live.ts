import { encodePart } from '@safar/shared/encode-part'
import { type LivePaket, readLivePaket } from '@safar/shared/paket/live'
import { useEffect, useState } from 'react'
import { jamWib } from '../../jam-wib.ts'

const TIMEOUT_MS = 20_000

// The islands of one page ask once between them.
const answers = new Map<string, Promise<unknown>>()

/** The API's answer about one package, whatever its status. @throws when no answer came. */
export function fetchPaketAnswer(slug: string, apiHost: string): Promise<unknown> {
  const url = `${apiHost}/api/paket/${encodePart(slug)}`
  const known = answers.get(url)
  if (known) return known
  const answer = fetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then((response) => response.json())
  answers.set(url, answer)
  answer.catch(() => answers.delete(url))
  return answer
}

/** When seats were asked for, `14.05` in Jakarta; empty until an answer that can be read came. */
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

/** The package as built, then as the API has it now. Without an answer the built one stays. */
export function usePaketLive(built: LivePaket, apiHost: string): LivePaket {
  return useLive(built, apiHost, readLivePaket)
}

/** The same for who needs more of a package, with the reader of it. */
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
