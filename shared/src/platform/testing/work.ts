/** Processor time that reading a hostile text may take, in milliseconds; an honest one takes less than one. */
export const WORK_MS = 200
/** Tries before work counts as too much: on a crowded machine one reading has now and then cost a hundred times another of the same. */
export const WORK_TRIES = 10

/**
 * Processor time of one reading, in milliseconds: of this thread alone, since the process has other work as well, and the
 * least of some tries where it seems too much.
 */
export function workOf(read: () => unknown): number {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < WORK_TRIES && least >= WORK_MS; tries += 1) {
    const before = process.threadCpuUsage()
    read()
    const { user, system } = process.threadCpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}
