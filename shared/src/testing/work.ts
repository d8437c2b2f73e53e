/** Processor time that reading a hostile text may take, in milliseconds; an honest one takes less than one. */
export const WORK_MS = 200

/** Processor time of one reading, in milliseconds: the least of three where it seems too much, since the process has other work as well. */
export function workOf(read: () => unknown): number {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 3 && least >= WORK_MS; tries += 1) {
    const before = process.cpuUsage()
    read()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}
