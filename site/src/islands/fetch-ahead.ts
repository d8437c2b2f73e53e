import { onceAtRest } from './at-rest.ts'

/** What browsers that know it say of a visitor's network. */
interface Network {
  effectiveType?: string
  /** Megabits of a second. */
  downlink?: number
  saveData?: boolean
}

/** So long a page stands before anything is fetched that nobody asked for. */
const REST_MS = 8_000
const FAST_MBPS = 5

function isFast(): boolean {
  const { connection }: Navigator & { connection?: Network } = navigator
  if (!connection || connection.saveData) return false
  return connection.effectiveType === '4g' && (connection.downlink ?? 0) >= FAST_MBPS
}

/** Fetches what an island needs ahead of the touch that asks for it, once the page rests: on a network that is known to be fast alone. */
export function fetchAhead(load: () => Promise<unknown>): void {
  if (!isFast()) return
  // What does not come now is asked for again by the touch.
  onceAtRest(() => void load().catch(() => {}), REST_MS)
}
