/** Returns `now`, or one millisecond after `stored` if that is later: the optimistic lock compares this time. */
export function laterThan(stored: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(stored) + 1)).toISOString()
}
