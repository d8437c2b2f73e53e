import { z } from 'zod'

const LEFT_OUT = /left out package (.+?): (.+)$/
const WAITING_PICTURES = /^pictures for shared links that wait: (\d+)$/m
const namesSchema = z.object({ nama_paket: z.string(), slug: z.string() }).partial()

/** Packages that a build says it left out, in words for staff. */
export function readWarnings(log: string): string[] {
  const warnings = new Set<string>()
  for (const line of log.split('\n')) {
    const [, who, why] = LEFT_OUT.exec(line) ?? []
    if (who && why) warnings.add(`Paket ${nameOf(who)} tidak ikut terbit: ${why.trim()}`)
  }
  return [...warnings]
}

function nameOf(text: string): string {
  try {
    const { nama_paket, slug } = namesSchema.parse(JSON.parse(text))
    return `“${nama_paket || slug || text}”`
  } catch {
    return text
  }
}

/** How many pictures for shared links a build says it left for a later one. */
export function readWaitingPictures(log: string): number {
  return Number(WAITING_PICTURES.exec(log)?.[1] ?? 0)
}
