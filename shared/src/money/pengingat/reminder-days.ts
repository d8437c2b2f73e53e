import { addDays } from '../../platform/format/tanggal.ts'

/** Days from a bill's last day on which its payer is reminded; below 0 before it. */
export const PENGINGAT_HARI = [-7, -3, 0, 2] as const

/** Words for each of them and for the day after it, as a sentence about the bill goes on. */
const KAPAN: Record<(typeof PENGINGAT_HARI)[number], readonly [string, string]> = {
  [-7]: ['jatuh tempo seminggu lagi', 'jatuh tempo enam hari lagi'],
  [-3]: ['jatuh tempo tiga hari lagi', 'jatuh tempo dua hari lagi'],
  0: ['jatuh tempo hari ini', 'jatuh tempo kemarin'],
  2: ['sudah lewat dua hari', 'sudah lewat tiga hari'],
}

/** A reminder of a bill. */
export interface Reminder {
  hari: (typeof PENGINGAT_HARI)[number]
  /** The day that it falls on: today, or yesterday for one that was missed. */
  pada: string
  kapan: string
}

/**
 * Returns the reminder of a bill that is due on `today`, a day in Jakarta: the one that falls on it, or on the day
 * before, where the server was off; null on all other days.
 */
export function reminderOn(jatuh_tempo: string, today: string): Reminder | null {
  if (jatuh_tempo === '') return null
  for (const hari of PENGINGAT_HARI) {
    const pada = addDays(jatuh_tempo, hari)
    const [same, after] = KAPAN[hari]
    if (pada === today) return { hari, pada, kapan: same }
    if (addDays(pada, 1) === today) return { hari, pada, kapan: after }
  }
  return null
}

/** Returns the last days of bills that somebody is reminded of on `today`. */
export const remindedDays = (today: string): string[] =>
  PENGINGAT_HARI.flatMap((days) => [addDays(today, -days), addDays(today, -days - 1)])
