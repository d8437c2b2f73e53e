import { addDays, isTanggal } from '../../platform/format/tanggal.ts'

interface Day {
  hari: number
  tanggal: string
}
interface Trip {
  tanggal_keberangkatan: string
  itineraris: readonly Day[]
}

/** The largest number of days counted: no trip is longer, and an older host's number may be anything. */
const FURTHEST = 1_000

function counted(from: Day, hari: number): string {
  const days = hari - from.hari
  if (!Number.isInteger(hari) || hari < 1 || !Number.isInteger(days) || Math.abs(days) > FURTHEST) return ''
  const date = addDays(from.tanggal, days)
  return isTanggal(date) ? date : ''
}

/**
 * Returns the date of each day of an itinerary, in the list's order; empty if unknown. A given date stands, and the
 * days after it count on from it, since a trip held up a day stays held up. Days before any given date count from the
 * departure, day 1, or back from the first given one if there is no departure.
 */
export function tanggalHari({ tanggal_keberangkatan, itineraris }: Trip): string[] {
  const isGiven = (day: Day) => isTanggal(day.tanggal)
  let from: Day | undefined = isTanggal(tanggal_keberangkatan)
    ? { hari: 1, tanggal: tanggal_keberangkatan }
    : itineraris.find((day) => isGiven(day) && day.hari >= 1)
  return itineraris.map((day) => {
    if (!isGiven(day)) return from ? counted(from, day.hari) : ''
    if (day.hari >= 1) from = day
    return day.tanggal
  })
}
