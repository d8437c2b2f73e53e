import { diLuarJamTenang, type JamTenang } from '@safar/shared/outbound/kotak-keluar/jam-tenang'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/*
 * Three days of trying, told in tries: a clock that jumps gives up on nothing.
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

/** Tries until a message is given up. */
export const PERCOBAAN_MOST = JEDA.length + 1

/** No message waits for longer: one that seems to was put off by a clock that has been set back since. */
export const TERLAMA_MS = 24 * HOUR

/** When a message is tried after so many tries; null where it is given up. With quiet hours, not in these. */
export function percobaanBerikut(percobaan: number, jamTenang: JamTenang | null, now: Date): Date | null {
  const jeda = JEDA[percobaan - 1]
  if (jeda === undefined) return null
  const time = new Date(now.getTime() + jeda)
  return jamTenang ? diLuarJamTenang(time, jamTenang) : time
}
