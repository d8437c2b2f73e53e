/* Quiet hours, in which messages that nobody asked for wait, as plain values. */

/**
 * Quiet hours, whole hours of WIB from `dari` to before `sampai`, over midnight if the first is later. The same hour
 * twice means none.
 */
export interface JamTenang {
  dari: number
  sampai: number
}

/** The default quiet hours. */
export const TENANG_AWAL: JamTenang = { dari: 20, sampai: 7 }

/** WIB is seven hours ahead of UTC all year. */
const WIB_MS = 7 * 3_600_000

function isTenang(jam: number, { dari, sampai }: JamTenang): boolean {
  return dari <= sampai ? jam >= dari && jam < sampai : jam >= dari || jam < sampai
}

/** Returns the time itself, or the end of the quiet hours that it lies in. */
export function diLuarJamTenang(time: Date, jam: JamTenang): Date {
  const wib = new Date(time.getTime() + WIB_MS)
  if (!isTenang(wib.getUTCHours(), jam)) return time
  const isNextDay = wib.getUTCHours() >= jam.sampai
  const hari = wib.getUTCDate() + (isNextDay ? 1 : 0)
  return new Date(Date.UTC(wib.getUTCFullYear(), wib.getUTCMonth(), hari, jam.sampai) - WIB_MS)
}
