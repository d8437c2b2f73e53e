import { movedDates } from '@safar/shared/content/paket/moved-dates'
import type { FormHandle } from '../../../records/form/handle.ts'
import type { PaketFormValues } from './values.ts'

/**
 * Shifts the dates of itinerary, hotels and flights in a form by the days between two departures; returns the values
 * after it.
 */
export function moveDates(form: FormHandle<PaketFormValues>, from: string, to: string): PaketFormValues {
  const moved = movedDates(form.getValues(), from, to)
  moved.itineraris.forEach((day, index) => {
    form.setValue(`itineraris.${index}.tanggal`, day.tanggal)
  })
  moved.hotels.forEach((hotel, index) => {
    form.setValue(`hotels.${index}.check_in`, hotel.check_in)
    form.setValue(`hotels.${index}.check_out`, hotel.check_out)
  })
  moved.maskapais.forEach((flight, index) => {
    form.setValue(`maskapais.${index}.date_departure`, flight.date_departure)
    form.setValue(`maskapais.${index}.date_arrival`, flight.date_arrival)
  })
  return moved
}

/** Returns the label of a shift in days: `3 hari ke depan`. */
export const sejauh = (days: number) => `${Math.abs(days)} hari ${days > 0 ? 'ke depan' : 'ke belakang'}`
