/** Always later than the copy it replaces, even within one millisecond: conflicts are found by this time. */
export function laterThan(stored: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(stored) + 1)).toISOString()
}
