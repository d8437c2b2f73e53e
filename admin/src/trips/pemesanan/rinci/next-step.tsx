import { Button } from '@mantine/core'
import type { NextStep as StepKey } from '@safar/shared/trips/pemesanan/next-action'
import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import type { PemesananStatus } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Contact } from '../contact.tsx'
import { sampaiText } from '../departure-text.ts'
import classes from './rinci.module.css'

/** The state that a next step leads to, where it is one. */
const STEP_STATE: Partial<Record<StepKey, PemesananStatus>> = {
  kirim_tagihan: 'menunggu_dp',
  berangkatkan: 'berangkat',
  selesaikan: 'selesai',
}

interface Props {
  booking: Pemesanan
  today: string
  isStaff: boolean
  onStep: (to: PemesananStatus) => void
  onFill: () => void
  onMove: () => void
}

/** Renders the next thing to do for a booking, until when, and the button that does it. */
export function NextStep({ booking, today, isStaff, onStep, onFill, onMove }: Props) {
  const { berikutnya } = booking
  if (!berikutnya) return null
  const { kunci, teks, sampai } = berikutnya
  const state = STEP_STATE[kunci]
  const until = sampaiText(sampai, today)
  return (
    <section className={classes.next} aria-label="Berikutnya">
      <IconAlertTriangle size={22} aria-hidden />
      <div>
        <p className={classes.label}>{['Berikutnya', until].filter(Boolean).join(', ')}</p>
        <p>
          <strong>{teks}</strong>
        </p>
      </div>
      {isStaff &&
        (state ? (
          <Button onClick={() => onStep(state)}>{teks}</Button>
        ) : kunci === 'lengkapi_peserta' ? (
          <Button onClick={onFill}>Isi peserta</Button>
        ) : kunci === 'pindahkan' ? (
          <Button onClick={onMove}>Pindahkan</Button>
        ) : (
          <Contact booking={booking} tagihan={booking.tagihan} isMain />
        ))}
    </section>
  )
}
