import { addDays, daysBetween, isTanggal } from '@safar/shared/format/tanggal'
import type { PaketFormValues } from './values.ts'

/** True when dates of hotels, flights or days would have to follow a moved departure. */
export function hasFollowingDates(values: PaketFormValues): boolean {
  return followingDates(values).some(isTanggal)
}

function followingDates({ hotels, itineraris, maskapais }: PaketFormValues): string[] {
  return [
    ...itineraris.map((day) => day.tanggal),
    ...hotels.flatMap((hotel) => [hotel.check_in, hotel.check_out]),
    ...maskapais.flatMap((flight) => [flight.date_departure, flight.date_arrival]),
  ]
}

/** The day that the other dates were written for: the departure as it was, else the earliest of them. */
export function anchorDate(values: PaketFormValues, departure: string): string {
  if (isTanggal(departure)) return departure
  return followingDates(values).filter(isTanggal).sort()[0] ?? ''
}

/** Moves the dates of hotels, flights and days as far as the departure moved, so that nobody retypes them. */
export function shiftDates(values: PaketFormValues, from: string, to: string): PaketFormValues {
  const days = daysBetween(from, to)
  if (!Number.isFinite(days) || days === 0) return values
  const move = (date: string) => (isTanggal(date) ? addDays(date, days) : date)
  return {
    ...values,
    itineraris: values.itineraris.map((day) => ({ ...day, tanggal: move(day.tanggal) })),
    hotels: values.hotels.map((hotel) => ({
      ...hotel,
      check_in: move(hotel.check_in),
      check_out: move(hotel.check_out),
    })),
    maskapais: values.maskapais.map((flight) => ({
      ...flight,
      date_departure: move(flight.date_departure),
      date_arrival: move(flight.date_arrival),
    })),
  }
}
