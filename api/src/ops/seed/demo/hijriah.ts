import { addDays } from '@safar/shared/platform/format/tanggal'

/*
 * The Umm al-Qura calendar, by which Saudi Arabia sets its seasons, as ICU carries it (1300–1600 H). Ramadan and the
 * days of Hajj move eleven days a year: packages of a season are dated by it and never by the month's name.
 */

export interface Hijriah {
  tahun: number
  /** 1 Muharram … 9 Ramadan, 10 Syawal, 11 Dzulqa'dah, 12 Dzulhijjah. */
  bulan: number
  hari: number
}

export const RAMADAN = 9
export const DZULHIJJAH = 12

const UMM_AL_QURA = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})

/** Returns the Hijri day of a calendar date. */
export function toHijriah(date: string): Hijriah {
  const parts = UMM_AL_QURA.formatToParts(new Date(`${date}T00:00:00Z`))
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value)
  return { tahun: part('year'), bulan: part('month'), hari: part('day') }
}

/** Returns the first date from `from` on with a given Hijri day, such as the next 8 Dzulhijjah. */
export function nextHijriah(from: string, bulan: number, hari: number): string {
  let date = from
  // A Hijri year has at most 355 days; the second round is for the day that has just gone by.
  for (let step = 0; step <= 2 * 355; step++) {
    const day = toHijriah(date)
    if (day.bulan === bulan && day.hari === hari) return date
    date = addDays(date, 1)
  }
  throw new RangeError(`no day ${hari} in Hijri month ${bulan}`)
}
