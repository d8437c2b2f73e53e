import { PEMESANAN_STATUS_LABEL, type PemesananStatus } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { Dot, type Tone } from '../../platform/ui/dot.tsx'

const TONE: Partial<Record<PemesananStatus, Tone>> = {
  draf: 'waiting',
  menunggu_dp: 'doubtful',
  sebagian: 'planned',
  lunas: 'done',
  berangkat: 'done',
  kedaluwarsa: 'bad',
}

/** Renders the state of a booking, always in words. */
export function BookingState({ status }: { status: PemesananStatus }) {
  return <Dot tone={TONE[status]}>{PEMESANAN_STATUS_LABEL[status]}</Dot>
}
