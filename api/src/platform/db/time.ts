/** Each save is a millisecond later than the one before, and years have four digits. */
const NO_TIME_FROM = Date.parse('9999-01-01T00:00:00.000Z')

/** Tells whether a text is a time in our format that exists: from another the next save could not count on. */
export function isTime(text: unknown): text is string {
  if (typeof text !== 'string' || text.length > 24) return false
  const ms = Date.parse(text)
  return ms < NO_TIME_FROM && new Date(ms).toISOString() === text
}

/** The time of day so many months before, in UTC. */
export function monthsBefore(date: Date, months: number): Date {
  const earlier = new Date(date)
  earlier.setUTCMonth(earlier.getUTCMonth() - months)
  return earlier
}
