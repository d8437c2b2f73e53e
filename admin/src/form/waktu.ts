import { AGENCY_TIME_ZONE } from '@safar/shared/format/tanggal'

const WAKTU = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: AGENCY_TIME_ZONE,
})
const JAM = new Intl.DateTimeFormat('id-ID', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: AGENCY_TIME_ZONE,
})

/** A moment on the agency's clock: `21 November 2026 pukul 10.32 WIB`. */
export function formatWaktu(moment: number | string): string {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? '' : `${WAKTU.format(date)} WIB`
}

/** `10.32` on the agency's clock. */
export function formatJam(moment: number): string {
  return JAM.format(moment)
}
