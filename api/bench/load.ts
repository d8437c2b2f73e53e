import { Agent, request } from 'node:http'

const CONNECTIONS = 16

/** Answers a second of one address, over kept-alive connections, for a time. */
export async function load(url: string, headers: Record<string, string>, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const end = performance.now() + seconds * 1000
  const start = performance.now()
  let count = 0
  const one = () =>
    new Promise<void>((resolve, reject) => {
      request(url, { agent, headers }, (response) => {
        response.resume()
        response.on('end', resolve)
      })
        .on('error', reject)
        .end()
    })
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        await one()
        count += 1
      }
    }),
  )
  agent.destroy()
  return (count * 1000) / (performance.now() - start)
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
