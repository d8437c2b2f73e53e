import { Button, Text } from '@mantine/core'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { useFieldValue, useFormApi } from '../../../records/form/form-context.ts'
import { bookedText } from '../kursi/booked-text.ts'
import { useBooked } from '../kursi/use-booked.ts'
import classes from './follow-departure.module.css'
import { FollowDeparture } from './follow-departure.tsx'
import type { PaketFormValues } from './values.ts'

// Its number field is loaded for who corrects seats alone.
const CorrectionDialog = lazyPart(async () => ({
  default: (await import('../kursi/correction-dialog.tsx')).CorrectionDialog,
}))

/** Renders what stands below the departure's day and seats. */
export function BelowDeparture() {
  return (
    <>
      <BookedSeats />
      <FollowDeparture />
    </>
  )
}

/** Tells whether the form's departure has seats that follow its bookings. */
export function useSeatsFollow(): boolean {
  const { recordId } = useFormApi()
  return useBooked(recordId) !== undefined
}

/** Says that seats follow bookings, where there are some, and opens the one way to correct them. */
function BookedSeats() {
  const form = useFormApi<PaketFormValues>()
  const booked = useBooked(form.recordId)
  const total_pax = Number(useFieldValue('total_pax'))
  const sisa_pax = Number(useFieldValue('sisa_pax'))
  const [isOpen, setOpen] = useState(false)
  if (!booked) return null
  const nama_paket = form.getValues().nama_paket
  return (
    <div className={classes.follow}>
      <Text span>Sisa kursi mengikuti pemesanan: {bookedText(booked)}.</Text>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        Koreksi kursi
      </Button>
      {isOpen && (
        <Suspense>
          <CorrectionDialog
            paket={{ id: booked.id, nama_paket: String(nama_paket), total_pax, sisa_pax }}
            booked={booked}
            ubah={-1}
            onClose={() => setOpen(false)}
            onSaved={(stored) => form.setValue('sisa_pax', stored.sisa_pax)}
          />
        </Suspense>
      )}
    </div>
  )
}
