import { encodePart } from '@safar/shared/platform/text/encode-part'

const TIMEOUT_MS = 20_000

// One request for all islands of a page, and for what wakes them.
const answers = new Map<string, Promise<unknown>>()

/**
 * Fetches the API's answer about one package, whatever its status; one request for all islands of a page.
 * @throws Error when no answer came
 */
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
