import { addDays } from '../../platform/format/tanggal.ts'

/** Days from a bill's last day on which its payer is reminded; below 0 before it. */
export const PENGINGAT_HARI = [-7, -3, 0, 2] as const

/** Words for each of them, as a sentence about the bill goes on. */
const KAPAN: Record<(typeof PENGINGAT_HARI)[number], string> = {
  [-7]: 'jatuh tempo seminggu lagi',
  [-3]: 'jatuh tempo tiga hari lagi',
  0: 'jatuh tempo hari ini',
  2: 'sudah lewat dua hari',
}

/** A day on which somebody is reminded of a bill. */
export interface Reminder {
  hari: (typeof PENGINGAT_HARI)[number]
  kapan: string
}

/** Returns the reminder of a bill that falls on `today`, a day in Jakarta; null on all other days. */
export function reminderOn(jatuh_tempo: string, today: string): Reminder | null {
  if (jatuh_tempo === '') return null
  const hari = PENGINGAT_HARI.find((days) => addDays(jatuh_tempo, days) === today)
  return hari === undefined ? null : { hari, kapan: KAPAN[hari] }
}

/** Returns the last days of bills that somebody is reminded of on `today`. */
export const remindedDays = (today: string): string[] => PENGINGAT_HARI.map((days) => addDays(today, -days))
