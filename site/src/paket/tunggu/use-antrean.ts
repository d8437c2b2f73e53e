import { encodePart } from '@safar/shared/encode-part'
import type { Antrean } from '@safar/shared/pendaftaran/antrean-schema'
import { useEffect, useState } from 'react'

const TIMEOUT_MS = 20_000

// The islands of one page ask once between them.
const answers = new Map<string, Promise<Antrean | null>>()

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0

/** A queue from an answer of the API; null for anything else, such as that of an older host. */
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

/** How long a departure's queue is; null while nobody knows, and where nobody has to (`slug` is null). */
export function useAntrean(slug: string | null, apiHost: string): Antrean | null {
  const [antrean, setAntrean] = useState<Antrean | null>(null)
  useEffect(() => {
    if (slug === null) return
    let current = true
    const key = `${apiHost} ${slug}`
    const answer = answers.get(key) ?? ask(slug, apiHost)
    answers.set(key, answer)
    answer.then(
      (known) => {
        if (current) setAntrean(known)
      },
      () => answers.delete(key),
    )
    return () => {
      current = false
    }
  }, [slug, apiHost])
  return antrean
}
