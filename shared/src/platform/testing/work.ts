/** The processor time that reading a hostile text may take, in milliseconds; an ordinary one takes less than one. */
export const WORK_MS = 200
/** Tries before work counts as too much: on a crowded machine one reading sometimes costs a hundred times another. */
export const WORK_TRIES = 10

/**
 * Measures the processor time of one reading, in milliseconds: of this thread alone, since the process does other work
 * as well, and the least of several tries if it seems too much.
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
