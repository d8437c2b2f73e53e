import { PAGE_NOUNS } from '@safar/shared/platform/address/record'
import { z } from 'zod'

const LEFT_OUT = PAGE_NOUNS.map((noun) => [`left out ${noun} `, sentence(noun)] as const)
const WAITING_PICTURES = /^pictures for shared links that wait: (\d+)$/m
const namesSchema = z.object({ nama_paket: z.string(), slug: z.string() }).partial()

/** Returns the records that a build's log says it left out, in words for staff. */
export function readWarnings(log: string): string[] {
  const warnings = new Set<string>()
  for (const line of log.split('\n')) {
    for (const [words, noun] of LEFT_OUT) {
      const start = line.indexOf(words)
      if (start < 0) continue
      const [who, why] = whoAndWhy(line.slice(start + words.length))
      if (who && why) warnings.add(`${noun} ${who} tidak ikut terbit: ${why}`)
      break
    }
  }
  return [...warnings]
}

function sentence(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Splits a warning into names and reason; the names are JSON, and may contain the separator as well. */
function whoAndWhy(text: string): [who: string, why: string] {
  const first = text.indexOf(': ')
  for (let end = first; end >= 0; end = text.indexOf(': ', end + 1)) {
    const { data, success } = namesSchema.safeParse(parsed(text.slice(0, end)))
    if (success)
      return [`“${data.nama_paket || data.slug || text.slice(0, end)}”`, text.slice(end + 2).trim()]
  }
  return [text.slice(0, Math.max(first, 0)), text.slice(first + 2).trim()]
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Returns the number of pictures for shared links that a build's log says it left for a later one. */
export function readWaitingPictures(log: string): number {
  return Number(WAITING_PICTURES.exec(log)?.[1] ?? 0)
}
