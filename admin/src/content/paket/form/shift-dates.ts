import { MAX_DURASI_HARI } from '@safar/shared/platform/format/durasi'
import { addDays, daysBetween, isTanggal } from '@safar/shared/platform/format/tanggal'
import type { PaketFormValues } from './values.ts'

/** Tells if dates of hotels, flights or days would have to follow a moved departure. */
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

/**
 * Returns the departure that the other dates were written for: the package's own while they all lie within its trip,
 * else read from the dates (day 1 of a dated day, the first flight, or the first night).
 */
export function anchorDate(values: PaketFormValues): string {
  const departure = values.tanggal_keberangkatan
  const first = firstDay(values)
  if (!isTanggal(departure) || first === '') return first || departure
  return fitTrip(values) ? departure : first
}

/** Tells if every date of hotels, flights and days lies within the trip as it stands. */
function fitTrip(values: PaketFormValues): boolean {
  const { tanggal_keberangkatan: departure, durasi } = values
  const last = typeof durasi === 'number' && durasi >= 1 ? durasi - 1 : MAX_DURASI_HARI
  return followingDates(values)
    .filter(isTanggal)
    .every((date) => {
      const offset = daysBetween(departure, date)
      return offset >= 0 && offset <= last
    })
}

function firstDay({ itineraris, hotels, maskapais }: PaketFormValues): string {
  const day = itineraris.find(
    ({ hari, tanggal }) => isTanggal(tanggal) && typeof hari === 'number' && hari >= 1,
  )
  if (day) return addDays(day.tanggal, 1 - Number(day.hari))
  const earliest = (dates: string[]) => dates.filter(isTanggal).sort()[0]
  return (
    earliest(maskapais.flatMap((flight) => [flight.date_departure, flight.date_arrival])) ??
    earliest(hotels.flatMap((hotel) => [hotel.check_in, hotel.check_out])) ??
    ''
  )
}

/**
 * Returns that departure after dates were typed by hand: dates that fit the trip now follow it, others what they
 * followed.
 */
export function anchorAfterTyping(values: PaketFormValues, anchor: string): string {
  const departure = values.tanggal_keberangkatan
  if (!hasFollowingDates(values)) return departure
  if (!isTanggal(departure)) return anchor
  return fitTrip(values) || firstDay(values) === departure ? departure : anchor
}

/** Joins the dates of hotels, flights and days into one key, which differs when one of them changes. */
export function followingDatesKey(values: PaketFormValues): string {
  return followingDates(values).join(' ')
}
