import { AGENCY_TIME_ZONE, hariIni } from '@safar/shared/platform/format/tanggal'

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

const whole = new Intl.DateTimeFormat('id-ID', { ...TIME, day: 'numeric', month: 'long', year: 'numeric' })

/** A moment in full, for what may be weeks old: `21 November 2026 pukul 10.32 WIB`. Text that is no time is left out. */
export function formatWaktuPenuh(moment: number | string): string {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? '' : `${whole.format(date)} WIB`
}

/** The time alone: `10.32`. */
export function formatJam(moment: number): string {
  return clock.format(moment)
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
