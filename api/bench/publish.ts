import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { recordPath } from '@safar/shared/address/record'
import { gambarUrl } from '@safar/shared/gambar/name'
import { paketInput } from '@safar/shared/paket/factory'
import { startProduct } from '../../tools/setup/product.ts'

/*
 * From an accepted save to the changed page served, on the real server and the real site: `node api/bench/publish.ts`.
 * Numbers of packages may be given: `node api/bench/publish.ts 20 200`.
 */

const ROOT = resolve(import.meta.dirname, '../..')
const BUDGET_MS: Record<number, number> = { 20: 2_000, 200: 4_000, 2000: 15_000 }
const ROUNDS = 5
const ADMIN = { email: 'bench@safar.test', password: 'bench-bench-bench' }

const counts = process.argv.slice(2).map(Number)
const medians = new Map<number, number>()
for (const count of counts.length > 0 ? counts : [20, 200, 2_000]) medians.set(count, await measure(count))

const [smallest] = medians
const [largest] = [...medians].reverse()
if (smallest && largest && largest[0] > smallest[0]) {
  const growth = (largest[1] - smallest[1]) / (largest[0] - smallest[0])
  console.log(`growth per package: ${growth.toFixed(2)} ms (${smallest[0]} → ${largest[0]} packages)`)
}
const late = [...medians].filter(([count, ms]) => ms > (BUDGET_MS[count] ?? Number.POSITIVE_INFINITY))
process.exit(late.length > 0 ? 1 : 0)

async function measure(count: number): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'safar-bench-'))
  const server = await startServer(dataDir)
  try {
    const token = await server.login()
    const picture = await server.upload(token)
    await server.encoded(picture)
    const since = performance.now()
    for (let n = 1; n <= count; n += 1) await server.addPaket(token, n, picture)
    await server.settle(token)
    const seconds = Math.round((performance.now() - since) / 1_000)
    console.log(`${count} packages: added, published and their pictures drawn in ${seconds} s`)
    const times: number[] = []
    for (let round = 1; round <= ROUNDS; round += 1) times.push(await server.saveToServed(token, round))
    const median = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN
    const budget = BUDGET_MS[count]
    console.log(
      `${count} packages: save to served ${median} ms (median of ${times.join(', ')})` +
        (budget ? `, ${(median / budget).toFixed(2)} of the budget of ${budget} ms` : ''),
    )
    return median
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function startServer(dataDir: string) {
  const { address, stop } = await startProduct(dataDir, {
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  })

  /** What the calls used here answer. */
  interface Answer {
    access_token: string
    image_name: string
    data: { status: string; teks?: string }
  }

  async function call(path: string, token: string, init: RequestInit = {}): Promise<Answer> {
    const headers = { authorization: `Bearer ${token}`, ...init.headers }
    const response = await fetch(`${address}${path}`, { ...init, headers })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Answer
  }
  const json = (body: object): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

  /** Waits until nothing is left to build: the change is live, and so are the pictures for shared links. */
  async function settle(token: string): Promise<void> {
    const isSettled = async () =>
      (await call('/api/publikasi', token)).data.status === 'terbit' &&
      !(await call('/api/publikasi/log', token)).data.teks?.includes('that wait')
    while (!(await isSettled())) await pause(200)
    await pause(500)
  }

  /** The picture's smaller forms are made behind the answer, on the same cores. */
  async function encoded(picture: string): Promise<void> {
    const headers = { accept: 'image/avif' }
    const isAvif = async () => {
      const answer = await fetch(gambarUrl(picture, address), { headers })
      await answer.body?.cancel()
      return answer.headers.get('content-type') === 'image/avif'
    }
    while (!(await isAvif())) await pause(200)
  }

  return {
    async login(): Promise<string> {
      return (await call('/api/auth/login', '', json(ADMIN))).access_token
    },
    async upload(token: string): Promise<string> {
      const body = new FormData()
      body.set('image', new Blob([await readFile(join(ROOT, 'public/gambar/kaaba.webp'))]), 'kaaba.webp')
      return (await call('/api/upload-image', token, { method: 'POST', body })).image_name
    },
    async addPaket(token: string, n: number, picture: string): Promise<void> {
      const nama_paket = n === 1 ? 'Umrah Terakhir' : `Umrah Uji ${n}`
      await call('/api/paket', token, json(paketInput({ nama_paket, thumbnail: picture, flyer: picture })))
    },
    settle,
    encoded,
    /** Changes one package and asks for its page until the change is there. */
    async saveToServed(token: string, round: number): Promise<number> {
      const keterangan = `Putaran ${round} ${Date.now()}`
      await call('/api/paket/umrah-terakhir', token, json({ keterangan }))
      const saved = performance.now()
      while (
        !(await (await fetch(`${address}${recordPath('paket', 'umrah-terakhir')}`)).text()).includes(
          keterangan,
        )
      ) {
        await pause(20)
      }
      const ms = Math.round(performance.now() - saved)
      await settle(token)
      return ms
    },
    stop,
  }
}
