import type { Antrean } from '@safar/shared/people/pendaftaran/antrean-schema'
import { encodePart } from '@safar/shared/platform/text/encode-part'
import { useEffect, useState } from 'react'

const TIMEOUT_MS = 20_000

// One request for all islands of a page, and another one once the queue has moved.
const answers = new Map<string, Promise<Antrean | null>>()
const listeners = new Set<() => void>()

const keyOf = (slug: string, apiHost: string) => `${apiHost} ${slug}`

/** Refetches the length of a departure's waiting list, for every island that shows it. */
export function tanyaLagi(slug: string, apiHost: string): void {
  answers.delete(keyOf(slug, apiHost))
  for (const listener of listeners) listener()
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0

/** Parses the API's answer on a waiting list; null for anything else, such as that of an older host. */
export function readAntrean(answer: unknown): Antrean | null {
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null
  if (typeof data !== 'object' || data === null) return null
  const { jumlah, orang, rombongan }: Record<string, unknown> = { ...data }
  if (!isCount(jumlah) || !isCount(orang) || !Array.isArray(rombongan)) return null
  return { jumlah, orang, rombongan: rombongan.filter(isCount).slice(0, 24) }
}

async function ask(slug: string, apiHost: string): Promise<Antrean | null> {
  const response = await fetch(`${apiHost}/api/paket/${encodePart(slug)}/tunggu`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return response.ok ? readAntrean(await response.json()) : null
}

/**
 * Returns the length of a departure's waiting list; null until it is known, and for a `slug` of null, which fetches
 * nothing.
 */
export function useAntrean(slug: string | null, apiHost: string): Antrean | null {
  const [antrean, setAntrean] = useState<Antrean | null>(null)
  useEffect(() => {
    if (slug === null) return
    let current = true
    const read = () => {
      const key = keyOf(slug, apiHost)
      const answer = answers.get(key) ?? ask(slug, apiHost)
      answers.set(key, answer)
      answer.then(
        (known) => {
          // A newer request has replaced this one.
          if (current && answers.get(key) === answer) setAntrean(known)
        },
        () => answers.delete(key),
      )
    }
    read()
    listeners.add(read)
    return () => {
      current = false
      listeners.delete(read)
    }
  }, [slug, apiHost])
  return antrean
}
