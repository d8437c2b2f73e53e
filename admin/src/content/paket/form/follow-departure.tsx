import { Button } from '@mantine/core'
import { daysBetween, formatTanggal, isTanggal } from '@safar/shared/platform/format/tanggal'
import { useState } from 'react'
import { useFieldValue, useFormApi, useFormValues } from '../../../records/form/form-context.ts'
import classes from './follow-departure.module.css'
import { moveDates, sejauh } from './move-dates.ts'
import { anchorAfterTyping, anchorDate, followingDatesKey, hasFollowingDates } from './shift-dates.ts'
import type { PaketFormValues } from './values.ts'

/**
 * Offers to move the dates of days, hotels and flights when the departure moves. Declining keeps the day that they
 * follow: after the next move they are counted from it, not from a departure they never knew.
 */
export function FollowDeparture() {
  return <Follow />
}

/** Renders the same offer beside the contradictions that it mends, far from the departure's field. */
export function MendDeparture() {
  return <Follow isMending />
}

function Follow({ isMending = false }) {
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
    const moved = moveDates(form, anchor, departure)
    setFollows({ anchor: departure, dates: followingDatesKey(moved) })
    form.announce('Tanggal itinerary, hotel, dan penerbangan sudah digeser.')
  }
  return (
    <div className={classes.follow} data-mending={isMending || undefined}>
      {isMending ? (
        <Button size="xs" onClick={move}>
          Geser semua tanggalnya {sejauh(days)}
        </Button>
      ) : (
        <>
          <span>Tanggal itinerary, hotel, dan penerbangan masih mengikuti {formatTanggal(anchor)}.</span>
          <Button size="xs" onClick={move}>
            Geser {sejauh(days)}
          </Button>
          <Button size="xs" variant="default" onClick={() => setLeft(departure)}>
            Biarkan
          </Button>
        </>
      )}
    </div>
  )
}
