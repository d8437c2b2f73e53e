import { AGENCY_TIME_ZONE, hariIni } from '@safar/shared/format/tanggal'

const TIME = { timeZone: AGENCY_TIME_ZONE, hour: '2-digit', minute: '2-digit' } as const
const clock = new Intl.DateTimeFormat('id-ID', TIME)
const clockWithSeconds = new Intl.DateTimeFormat('id-ID', { ...TIME, second: '2-digit' })
const day = new Intl.DateTimeFormat('id-ID', {
  timeZone: AGENCY_TIME_ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

function format(iso: string, now: Date, time: Intl.DateTimeFormat): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return iso
  const date = hariIni(moment) === hariIni(now) ? 'hari ini' : day.format(moment)
  return `${date}, ${time.format(moment)}`
}

/** A moment in the words of a chat: `hari ini, 10.42`, `20 Nov 2026, 09.05`. Text that is no time comes back unchanged. */
export function formatWaktu(iso: string, now: Date = new Date()): string {
  return format(iso, now, clock)
}

/** The same with seconds, where moments close to each other must be told apart: `hari ini, 10.42.07`. */
export function formatWaktuRinci(iso: string, now: Date = new Date()): string {
  return format(iso, now, clockWithSeconds)
}

const ISO_TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: AGENCY_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** An instant as files say it, in WIB: `2026-11-21 22:41`. */
export function formatWaktuIso(instant: string): string {
  return ISO_TIME.format(new Date(instant))
}
