import { Button } from '@mantine/core'
import { daysBetween, formatTanggal, isTanggal } from '@safar/shared/format/tanggal'
import { pindahTanggal } from '@safar/shared/paket/pindah-tanggal'
import { useState } from 'react'
import { useFieldValue, useFormApi, useFormValues } from '../../form/form-context.ts'
import classes from './follow-departure.module.css'
import { anchorAfterTyping, anchorDate, followingDatesKey, hasFollowingDates } from './shift-dates.ts'
import type { PaketFormValues } from './values.ts'

/**
 * Offers to move the dates of days, hotels and flights along with a departure that moved. Whoever leaves them keeps the
 * day that they follow: after the next move they are counted from it, not from a departure they never knew.
 */
export function FollowDeparture() {
  const form = useFormApi<PaketFormValues>()
  const departure = String(useFieldValue('tanggal_keberangkatan'))
  const dates = useFormValues(followingDatesKey)
  const [follows, setFollows] = useState(() => ({ anchor: anchorDate(form.getValues()), dates }))
  const [left, setLeft] = useState('')
  if (follows.dates !== dates) {
    setFollows({ anchor: anchorAfterTyping(form.getValues(), follows.anchor), dates })
  }
  const { anchor } = follows
  if (!isTanggal(departure) || !isTanggal(anchor) || departure === anchor || departure === left) return null
  if (!hasFollowingDates(form.getValues())) return null
  const days = daysBetween(anchor, departure)
  const move = () => {
    const moved = pindahTanggal(form.getValues(), anchor, departure)
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
    setFollows({ anchor: departure, dates: followingDatesKey(moved) })
    form.announce('Tanggal itinerary, hotel, dan penerbangan sudah digeser.')
  }
  return (
    <div className={classes.follow}>
      <span>Tanggal itinerary, hotel, dan penerbangan masih mengikuti {formatTanggal(anchor)}.</span>
      <Button size="xs" onClick={move}>
        Geser {Math.abs(days)} hari {days > 0 ? 'ke depan' : 'ke belakang'}
      </Button>
      <Button size="xs" variant="default" onClick={() => setLeft(departure)}>
        Biarkan
      </Button>
    </div>
  )
}
