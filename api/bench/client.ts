import autocannon from 'autocannon'

/*
 * A process of its own: loads what it is told to, as fast as it answers, and says how that went. It lives through all turns of a
 * benchmark, so that its code is as warm for the one as for the other.
 */

const CONNECTIONS = 16

export interface Load {
  url: string
  headers: Record<string, string>
  seconds: number
  /** What every answer must be. */
  status: number
}

export interface Loaded {
  /** Answers a second. */
  rate: number
  /** How much of one core this client took: near 1 it may be what held the others back. */
  busy: number
  /** Anything but the wanted answer. */
  wrong: number
}

process.on('message', async ({ url, headers, seconds, status }: Load) => {
  const since = performance.now()
  const before = process.cpuUsage()
  const result = await autocannon({ url, headers, duration: seconds, connections: CONNECTIONS })
  const { user, system } = process.cpuUsage(before)
  const ms = performance.now() - since
  const answers = Object.values(result.statusCodeStats ?? {}).reduce((sum, { count = 0 }) => sum + count, 0)
  const right = result.statusCodeStats?.[`${status}`]?.count ?? 0
  const loaded: Loaded = {
    rate: right / result.duration,
    busy: (user + system) / 1_000 / ms,
    wrong: answers - right + result.errors + result.timeouts,
  }
  process.send?.(loaded)
})
