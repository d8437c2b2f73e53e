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

/**
 * Formats a moment in Jakarta: `hari ini, 10.42`, `20 Nov 2026, 09.05`. A text that is no time comes back unchanged.
 */
export function formatWaktu(iso: string, now: Date = new Date()): string {
  return format(iso, now, clock)
}

/** Formats it with seconds, where close moments must be told apart: `hari ini, 10.42.07`. */
export function formatWaktuRinci(iso: string, now: Date = new Date()): string {
  return format(iso, now, clockWithSeconds)
}

const whole = new Intl.DateTimeFormat('id-ID', { ...TIME, day: 'numeric', month: 'long', year: 'numeric' })

/**
 * Formats a moment in full, for what may be weeks old: `21 November 2026 pukul 10.32 WIB`. Empty for an invalid one.
 */
export function formatWaktuPenuh(moment: number | string): string {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? '' : `${whole.format(date)} WIB`
}

/** Formats the time alone: `10.32`. */
export function formatJam(moment: number): string {
  return clock.format(moment)
}

const ISO_TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: AGENCY_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Formats a moment for files, in WIB: `2026-11-21 22:41`. */
export function formatWaktuIso(instant: string): string {
  return ISO_TIME.format(new Date(instant))
}
