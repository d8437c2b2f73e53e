import { formatTanggal, formatTanggalHari, hariIni } from '../../../platform/format/tanggal.ts'

const isOf = (date: string, today: string) => date.slice(0, 4) === today.slice(0, 4)
const plain = (text: string) => text.replace(/ \d{4}$/, '')

/** Writes a day with its weekday, the year only where it is not that of `today`: `Jumat, 6 November`. */
export function dayText(date: string, today: string): string {
  const text = formatTanggalHari(date)
  return isOf(date, today) ? plain(text) : text
}

/** Writes a day without its weekday, as `dayText` does: `12 Juni`. */
export function dateText(date: string, today: string): string {
  const text = formatTanggal(date)
  return isOf(date, today) ? plain(text) : text
}

/** Returns the day in Jakarta of a moment, `YYYY-MM-DD`; blank for no moment. */
export function dayOf(moment: string | null): string {
  const time = moment ? new Date(moment) : null
  return time && !Number.isNaN(time.getTime()) ? hariIni(time) : ''
}
