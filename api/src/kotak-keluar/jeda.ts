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

/** WIB is seven hours ahead of UTC all year. */
const WIB_MS = 7 * HOUR
const TENANG_DARI = 20
const TENANG_SAMPAI = 7

/** When a message is tried after so many tries; null where it is given up. */
export function percobaanBerikut(percobaan: number, tenang: boolean, now: Date): Date | null {
  const jeda = JEDA[percobaan - 1]
  if (jeda === undefined) return null
  return diLuarJamTenang(new Date(now.getTime() + jeda), tenang)
}

/** The time itself, or the next seven o'clock in the morning where it is night in Jakarta and the message can wait. */
export function diLuarJamTenang(time: Date, tenang: boolean): Date {
  const wib = new Date(time.getTime() + WIB_MS)
  const jam = wib.getUTCHours()
  if (!tenang || (jam < TENANG_DARI && jam >= TENANG_SAMPAI)) return time
  const hari = jam >= TENANG_DARI ? wib.getUTCDate() + 1 : wib.getUTCDate()
  return new Date(Date.UTC(wib.getUTCFullYear(), wib.getUTCMonth(), hari, TENANG_SAMPAI) - WIB_MS)
}
