import { addDays, daysBetween } from '../../platform/format/tanggal.ts'

/** A Monday, from which weeks are counted. */
const MONDAY = '2024-01-01'

/** Returns the Monday of a day's week; blank for no day. */
export function mondayOf(day: string): string {
  if (day === '') return ''
  const since = daysBetween(MONDAY, day)
  return addDays(day, -(((since % 7) + 7) % 7))
}
