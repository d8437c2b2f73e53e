/** Jakarta is seven hours ahead of UTC all year, and has been since 1964. */
const OFFSET_MS = 7 * 3_600_000

/**
 * Converts a moment to the value of a `datetime-local` field, `2026-12-12T09:00` in Jakarta; blank for an invalid one.
 */
export function localTime(moment: string): string {
  const time = Date.parse(moment)
  return Number.isNaN(time) ? '' : new Date(time + OFFSET_MS).toISOString().slice(0, 16)
}

/** Converts a day and time in Jakarta to ISO 8601 in UTC; blank for an invalid one. */
export function momentOf(local: string): string {
  const time = Date.parse(`${local.slice(0, 16)}:00.000Z`)
  return Number.isNaN(time) ? '' : new Date(time - OFFSET_MS).toISOString()
}
