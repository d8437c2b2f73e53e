import { onceAtRest } from './at-rest.ts'

/** The Network Information API, where a browser has it. */
interface Network {
  effectiveType?: string
  /** Megabits of a second. */
  downlink?: number
  saveData?: boolean
}

/** The milliseconds that a page rests before anything is prefetched, and the least speed. */
const REST_MS = 8_000
const FAST_MBPS = 5

function isFast(): boolean {
  const { connection }: Navigator & { connection?: Network } = navigator
  if (!connection || connection.saveData) return false
  return connection.effectiveType === '4g' && (connection.downlink ?? 0) >= FAST_MBPS
}

/** Prefetches what an island needs before it is touched, once the page rests, on a fast network alone. */
export function fetchAhead(load: () => Promise<unknown>): void {
  if (!isFast()) return
  // If it fails now, the touch loads it again.
  onceAtRest(() => void load().catch(() => {}), REST_MS)
}
