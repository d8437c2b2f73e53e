const DAY_MS = 24 * 60 * 60 * 1000

/** The number of releases kept, however old they are. */
const KEPT_RELEASES = 20
/** The time for which all releases are kept, however many there are. */
const KEPT_MS = 7 * DAY_MS
/** Releases deleted by age at most when a new one comes: a clock that jumps may be wrong about all of them. */
const AGED_AT_ONCE = 2

/** Returns a release's time from its name: `20261121T050000000Z-…`. */
function timeOf(id: string): number {
  const [, y, mo, d, h, mi, s, ms] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z/.exec(id) ?? []
  return Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}.${ms}Z`)
}

/**
 * Returns the releases to delete once the newest has come (ids newest first): those neither among the newest twenty nor
 * of the last seven days, oldest first and a few at a time. Age counts to the one before the newest: had the clock
 * jumped, the newest alone would make all others look old.
 */
export function releasesToDrop(ids: readonly string[], now: number): string[] {
  const [, before] = ids
  if (!before) return []
  const reference = Math.min(now, timeOf(before))
  const aged = ids.slice(KEPT_RELEASES).filter((id) => reference - timeOf(id) > KEPT_MS)
  return aged.slice(-AGED_AT_ONCE)
}
