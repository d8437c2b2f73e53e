import { setTimeout as pause } from 'node:timers/promises'
import { createSessionClient } from '@safar/shared/access/session/session-client'
import { paketInput } from '@safar/shared/content/paket/factory'
import { createPaketClient } from '@safar/shared/content/paket/paket-client'
import { createHttp } from '@safar/shared/platform/http/http'
import { type Figure, median } from '../../tools/setup/bench-figures.ts'
import { allMet, tell } from '../../tools/setup/bench-rows.ts'
import { startPostgres } from '../src/testing/postgres-cluster.ts'
import { ADMIN, startTwoProducts } from '../src/testing/two-products.ts'

/*
 * Two servers on PostgreSQL and a bucket behind Caddy under 200 visitors and 20 members of staff, each of whom reads, thinks and
 * goes on: `npm run bench -- skala`, or with seconds of one's own. Saves are published meanwhile.
 */

const SECONDS = Number(process.argv[2] ?? 120)
const VISITORS = 200
const STAFF = 20
const PACKAGES = 50
const GOAL_P99_MS = 250
/** How long one reads before the next touch, on average. */
const VISITOR_THINKS_MS = 3_000
const STAFF_THINKS_MS = 4_000

const took: Record<'visitors' | 'staff', number[]> = { visitors: [], staff: [] }
const wrong: string[] = []

async function timed<T>(
  who: keyof typeof took,
  what: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const since = performance.now()
  try {
    return await work()
  } catch (error) {
    wrong.push(`${what}: ${error instanceof Error ? error.message : error}`)
    return undefined
  } finally {
    took[who].push(performance.now() - since)
  }
}

const think = (ms: number) => pause(ms * (0.5 + Math.random()))
/** The 99th percentile, and between which of the times the true one lies, nineteen times of twenty. */
function slowest(times: readonly number[]): Figure {
  const sorted = times.toSorted((a, b) => a - b)
  const strays = 1.96 * Math.sqrt(times.length * 0.99 * 0.01)
  const at = (rank: number) => sorted[Math.min(times.length - 1, Math.max(0, Math.floor(rank)))] ?? Number.NaN
  const rank = times.length * 0.99
  return { middle: at(rank), low: at(rank - strays), high: at(rank + strays) }
}

const postgres = await startPostgres()
const two = await startTwoProducts(postgres.url)
try {
  const { access_token } = await createSessionClient(createHttp({ baseUrl: two.origin })).login(ADMIN)
  const client = createPaketClient(createHttp({ baseUrl: two.origin, getToken: () => access_token }))
  const slugs: string[] = []
  for (let n = 0; n < PACKAGES; n += 1)
    slugs.push((await client.create(paketInput({ nama_paket: `Umrah Beban ${n}` }))).slug)
  // Published before anybody looks.
  while (
    (await fetch(`${two.origin}/data_produk/${slugs.at(-1)}`).then((page) => page.text())).length < 5_000
  )
    await pause(500)

  const end = performance.now() + SECONDS * 1_000
  const any = () => slugs[Math.floor(Math.random() * slugs.length)] ?? ''
  async function visit(): Promise<void> {
    await think(VISITOR_THINKS_MS)
    while (performance.now() < end) {
      for (const path of ['/', '/paket', `/data_produk/${any()}`, `/api/paket/${any()}`, '/api/kursi']) {
        await timed('visitors', path, async () => {
          const answer = await fetch(`${two.origin}${path}`)
          await answer.arrayBuffer()
          if (answer.status !== 200) throw new Error(String(answer.status))
        })
        await think(VISITOR_THINKS_MS)
        if (performance.now() > end) return
      }
    }
  }
  async function clerk(n: number): Promise<void> {
    const slug = slugs[n] ?? ''
    await think(STAFF_THINKS_MS)
    while (performance.now() < end) {
      await timed('staff', 'list', () => client.list({ ringkas: true, status: 'semua' }))
      await think(STAFF_THINKS_MS)
      const paket = await timed('staff', 'read', () => client.get(slug))
      await think(STAFF_THINKS_MS)
      if (paket)
        await timed('staff', 'save', () =>
          client.update(paket.id, { sisa_pax: Math.floor(Math.random() * 40) }),
        )
      await think(STAFF_THINKS_MS)
    }
  }
  await Promise.all([
    ...Array.from({ length: VISITORS }, visit),
    ...Array.from({ length: STAFF }, (_, n) => clerk(n)),
  ])
} finally {
  await two.stop()
  await postgres.stop()
}

for (const [who, times] of Object.entries(took)) {
  tell({
    name: `99th percentile of ${who}' requests, ${VISITORS} visitors and ${STAFF} staff for ${SECONDS} s, two servers`,
    figure: slowest(times),
    goal: { atMost: GOAL_P99_MS },
    unit: 'ms',
    note: `${times.length} requests, median ${Math.round(median(times))} ms`,
  })
}
tell({
  name: 'requests of that load which failed',
  figure: wrong.length,
  goal: { atMost: 0 },
  ...(wrong.length > 0 && { note: [...new Set(wrong)].slice(0, 5).join('; ') }),
})
process.exit(allMet() ? 0 : 1)
