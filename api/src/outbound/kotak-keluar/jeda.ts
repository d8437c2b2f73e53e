import { diLuarJamTenang, type JamTenang } from '@safar/shared/outbound/kotak-keluar/jam-tenang'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/*
 * The waits between tries, three days in all. Tries are counted, not days, so that a clock that jumps gives up on
 * nothing.
 */
const JEDA: readonly number[] = [
  5 * SECOND,
  15 * SECOND,
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  ...Array<number>(8).fill(8 * HOUR),
]

/** The number of tries after which a message is given up. */
export const PERCOBAAN_MOST = JEDA.length + 1

/** The longest wait of a message, in milliseconds. A longer one was set by a clock that has been set back since. */
export const TERLAMA_MS = 24 * HOUR

/** Returns when a message is tried again after so many tries, outside quiet hours if given; null if it is given up. */
export function percobaanBerikut(percobaan: number, jamTenang: JamTenang | null, now: Date): Date | null {
  const jeda = JEDA[percobaan - 1]
  if (jeda === undefined) return null
  const time = new Date(now.getTime() + jeda)
  return jamTenang ? diLuarJamTenang(time, jamTenang) : time
}
