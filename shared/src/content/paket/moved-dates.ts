import { addDays, daysBetween, isTanggal } from '../../platform/format/tanggal.ts'

/** The lists of a package whose days follow its departure. */
interface Bertanggal {
  itineraris: readonly { tanggal: string }[]
  hotels: readonly { check_in: string; check_out: string }[]
  maskapais: readonly { date_departure: string; date_arrival: string }[]
}

/**
 * Moves the days of hotels, flights and itinerary by the days between `from` and `to`; invalid days stay. It counts on
 * the calendar, so no clock and no time zone matters.
 */
export function movedDates<Lists extends Bertanggal>(lists: Lists, from: string, to: string): Lists {
  const days = daysBetween(from, to)
  if (!Number.isFinite(days) || days === 0) return lists
  const move = (date: string) => (isTanggal(date) ? addDays(date, days) : date)
  return {
    ...lists,
    itineraris: lists.itineraris.map((day) => ({ ...day, tanggal: move(day.tanggal) })),
    hotels: lists.hotels.map((hotel) => ({
      ...hotel,
      check_in: move(hotel.check_in),
      check_out: move(hotel.check_out),
    })),
    maskapais: lists.maskapais.map((flight) => ({
      ...flight,
      date_departure: move(flight.date_departure),
      date_arrival: move(flight.date_arrival),
    })),
  }
}
