import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { recordPath } from '@safar/shared/address/record'
import { gambarUrl } from '@safar/shared/gambar/name'
import { paketInput } from '@safar/shared/paket/factory'
import { startProduct } from '../../tools/setup/product.ts'
import { koper } from '../src/seed/demo/artikel/koper.ts'

/*
 * From an accepted save to the changed page served, on the real server and the real site: `node api/bench/publish.ts`.
 * Numbers of packages may be given, and of articles beside them: `node api/bench/publish.ts 20+200 200`.
 */

const ROOT = resolve(import.meta.dirname, '../..')
const BUDGET_MS: Record<string, number> = {
  20: 800,
  '20+200': 2_000,
  200: 4_000,
  2000: 15_000,
  '2000+500': 10_000,
}
const ROUNDS = 5
const ADMIN = { email: 'bench@safar.test', password: 'bench-bench-bench' }

const sizes = process.argv.slice(2)
const medians = new Map<number, number>()
let late = 0
for (const size of sizes.length > 0 ? sizes : ['20+200', '200', '2000+500']) await measure(size)

const [smallest] = medians
const [largest] = [...medians].reverse()
if (smallest && largest && largest[0] > smallest[0]) {
  const growth = (largest[1] - smallest[1]) / (largest[0] - smallest[0])
  console.log(`growth per package: ${growth.toFixed(2)} ms (${smallest[0]} → ${largest[0]} packages)`)
}
process.exit(late > 0 ? 1 : 0)

async function measure(size: string): Promise<void> {
  const [count = 0, articles = 0] = size.split('+').map(Number)
  const what = articles > 0 ? `${count} packages and ${articles} articles` : `${count} packages`
  const dataDir = await mkdtemp(join(tmpdir(), 'safar-bench-'))
  const server = await startServer(dataDir)
  try {
    const token = await server.login()
    const picture = await server.upload(token)
    await server.encoded(picture)
    const since = performance.now()
    for (let n = 1; n <= count; n += 1) await server.addPaket(token, n, picture)
    for (let n = 1; n <= articles; n += 1) await server.addArtikel(token, n, picture)
    await server.settle(token)
    const seconds = Math.round((performance.now() - since) / 1_000)
    console.log(`${what}: added, published and their pictures drawn in ${seconds} s`)
    medians.set(count, await report(size, `${what}: a package`, (round) => server.savePaket(token, round)))
    if (articles > 0) await report(size, `${what}: an article`, (round) => server.saveArtikel(token, round))
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** One line: from save to served, in the median, and its share of the budget. */
async function report(size: string, name: string, save: (round: number) => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let round = 1; round <= ROUNDS; round += 1) times.push(await save(round))
  const median = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN
  const budget = BUDGET_MS[size]
  if (budget && !(median <= budget)) late += 1
  console.log(
    `${name} from save to served ${median} ms (median of ${times.join(', ')})` +
      (budget ? `, ${(median / budget).toFixed(2)} of the budget of ${budget} ms` : ''),
  )
  return median
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

  /** Changes one field of a record and asks for its page until the change is there. */
  async function saveToServed(
    token: string,
    round: number,
    [record, page, field]: readonly [record: string, page: string, field: string],
  ): Promise<number> {
    const words = `Putaran ${round} ${Date.now()}`
    await call(record, token, json({ [field]: words }))
    const saved = performance.now()
    while (!(await (await fetch(`${address}${page}`)).text()).includes(words)) await pause(20)
    const ms = Math.round(performance.now() - saved)
    await settle(token)
    return ms
  }

  return {
    async login(): Promise<string> {
      return (await call('/api/auth/login', '', json(ADMIN))).access_token
    },
    async upload(token: string): Promise<string> {
      const body = new FormData()
      body.set('image', new Blob([await readFile(join(ROOT, 'public/gambar/kaaba.webp'))]), 'kaaba.webp')
      const { image_name } = await call('/api/upload-image', token, { method: 'POST', body })
      // What an article shows has words.
      await call(`/api/gambar/${image_name}`, token, {
        ...json({ alt: 'Pelataran Masjidil Haram' }),
        method: 'PATCH',
      })
      return image_name
    },
    async addPaket(token: string, n: number, picture: string): Promise<void> {
      const nama_paket = n === 1 ? 'Umrah Terakhir' : `Umrah Uji ${n}`
      await call('/api/paket', token, json(paketInput({ nama_paket, thumbnail: picture, flyer: picture })))
    },
    async addArtikel(token: string, n: number, picture: string): Promise<void> {
      const judul = n === 1 ? 'Artikel Terakhir' : `Artikel Uji ${n}`
      const { isi, ringkasan, kategori } = koper
      const status = 'terbit'
      await call('/api/artikel', token, json({ judul, isi, ringkasan, kategori, gambar: picture, status }))
    },
    settle,
    encoded,
    savePaket: (token: string, round: number) =>
      saveToServed(token, round, [
        '/api/paket/umrah-terakhir',
        recordPath('paket', 'umrah-terakhir'),
        'keterangan',
      ]),
    saveArtikel: (token: string, round: number) =>
      saveToServed(token, round, [
        '/api/artikel/artikel-terakhir',
        recordPath('artikel', 'artikel-terakhir'),
        'ringkasan',
      ]),
    stop,
  }
}
