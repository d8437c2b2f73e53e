/* Times and days of the group's page, in the phone's own time: a guide lives by the clock where the group is. */

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
/** A difference between the phone's clock and the office's that is told. */
const CLOCK_OFF_MS = 5 * MINUTE_MS

const two = (value: number) => String(value).padStart(2, '0')

/** Writes a time as `05.12`. */
export function clockText(ms: number): string {
  const date = new Date(ms)
  return `${two(date.getHours())}.${two(date.getMinutes())}`
}

/** Writes how long ago something was: `baru saja`, `12 menit lalu`, `3 jam lalu`, `2 hari lalu`. */
export function ageText(ms: number): string {
  if (ms < MINUTE_MS) return 'baru saja'
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} menit lalu`
  if (ms < 48 * HOUR_MS) return `${Math.floor(ms / HOUR_MS)} jam lalu`
  return `${Math.floor(ms / (24 * HOUR_MS))} hari lalu`
}

/** Returns what is said of a phone's clock that is not the office's; empty for one that is. */
export function clockWarning(offset: number): string {
  const off = Math.abs(offset)
  if (off < CLOCK_OFF_MS) return ''
  const much = off < HOUR_MS ? `${Math.round(off / MINUTE_MS)} menit` : hoursOf(off)
  return `Jam HP ini ${much} lebih ${offset < 0 ? 'cepat' : 'lambat'} dari jam kantor. Absen tetap benar; jam yang tampil sudah disesuaikan.`
}

const hoursOf = (ms: number) =>
  ms < 48 * HOUR_MS ? `${Math.round(ms / HOUR_MS)} jam` : `${Math.round(ms / (24 * HOUR_MS))} hari`

/** Returns the day of the phone at a time, `YYYY-MM-DD`. */
export function dayOf(ms: number): string {
  const date = new Date(ms)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

const at = (day: string) => new Date(`${day}T12:00:00`)
const LONG = new Intl.DateTimeFormat('id-ID', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const SHORT = new Intl.DateTimeFormat('id-ID', { weekday: 'short', day: 'numeric', month: 'short' })
const WEEKDAY = new Intl.DateTimeFormat('id-ID', { weekday: 'short' })

/** Writes a day as `Senin, 23 November 2026`; empty for none. */
export const dayText = (day: string): string => (day ? LONG.format(at(day)) : '')
/** Writes a day as `Sen, 23 Nov`; empty for none. */
export const shortDay = (day: string): string => (day ? SHORT.format(at(day)) : '')
/** Writes a weekday as `Sen`. */
export const weekdayText = (day: string): string => (day ? WEEKDAY.format(at(day)) : '')

/** Returns which day of a journey a day is, counted from 1; null outside of it. */
export function nthDay(
  day: string,
  { berangkat, pulang }: { berangkat: string; pulang: string },
): number | null {
  if (!berangkat || day < berangkat || (pulang && day > pulang)) return null
  return Math.round((at(day).getTime() - at(berangkat).getTime()) / (24 * HOUR_MS)) + 1
}

/** Folds a name for a search: small letters without accents. */
export const foldName = (name: string): string =>
  name
    .slice(0, 200)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
