import { Button } from '@mantine/core'
import { daysBetween, formatTanggal, isTanggal } from '@safar/shared/format/tanggal'
import { PAKET_LIMITS } from '@safar/shared/paket/schema'
import { useState } from 'react'
import { AngkaField } from '../fields/angka-field.tsx'
import { TanggalField } from '../fields/tanggal-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { FIELD_LABEL } from '../fields.ts'
import { useFieldValue, usePaketFormApi } from '../form-context.ts'
import { anchorDate, hasFollowingDates, shiftDates } from '../shift-dates.ts'
import classes from './sections.module.css'

export function JadwalSection() {
  return (
    <>
      <div className={classes.grid}>
        <div className={classes.half}>
          <TextField
            path="pemberangkatan"
            label={FIELD_LABEL.pemberangkatan}
            required
            maxLength={PAKET_LIMITS.line}
          />
        </div>
        <div className={classes.half}>
          <TanggalField path="tanggal_keberangkatan" label={FIELD_LABEL.tanggal_keberangkatan} required />
        </div>
        <div className={`${classes.half} ${classes.pair}`}>
          <AngkaField
            path="total_pax"
            label={FIELD_LABEL.total_pax}
            required
            max={PAKET_LIMITS.pax}
            unit="Pax"
          />
        </div>
        <div className={`${classes.half} ${classes.pair}`}>
          <AngkaField
            path="sisa_pax"
            label={FIELD_LABEL.sisa_pax}
            required
            max={PAKET_LIMITS.pax}
            unit="Pax"
          />
        </div>
      </div>
      <FollowDeparture />
    </>
  )
}

/** Offers to move the dates of days, hotels and flights along with a departure that moved. */
function FollowDeparture() {
  const form = usePaketFormApi()
  const departure = String(useFieldValue('tanggal_keberangkatan'))
  const [anchor, setAnchor] = useState(() => {
    const values = form.getValues()
    return anchorDate(values, values.tanggal_keberangkatan)
  })
  if (!isTanggal(departure) || !isTanggal(anchor) || departure === anchor) return null
  if (!hasFollowingDates(form.getValues())) return null
  const days = daysBetween(anchor, departure)
  const move = () => {
    const values = form.getValues()
    const moved = shiftDates(values, anchor, departure)
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
    setAnchor(departure)
    form.announce('Tanggal itinerary, hotel, dan penerbangan sudah digeser.')
  }
  return (
    <div className={classes.follow}>
      <span>Tanggal itinerary, hotel, dan penerbangan masih mengikuti {formatTanggal(anchor)}.</span>
      <Button size="xs" onClick={move}>
        Geser {Math.abs(days)} hari {days > 0 ? 'ke depan' : 'ke belakang'}
      </Button>
      <Button size="xs" variant="default" onClick={() => setAnchor(departure)}>
        Biarkan
      </Button>
    </div>
  )
}
