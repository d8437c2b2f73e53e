import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { paketInput } from '@safar/shared/content/paket/factory'
import { recordPath } from '@safar/shared/platform/address/record'
import { figureOf, ratioOf } from '../../tools/setup/bench-figures.ts'
import { allMet, tell } from '../../tools/setup/bench-rows.ts'
import { residentMegabytes, settled, startProduct } from '../../tools/setup/product.ts'
import { koper } from '../src/ops/seed/demo/artikel/koper.ts'

/*
 * From an accepted save to the changed page served, on the real server and the real site: `npm run bench -- publish`. The largest and
 * the smallest are saved in turns. Numbers of packages may be given, and of articles beside them: `publish 20+200 200`; then
 * nothing else is measured.
 *
 * All packages say the same on their picture for shared links, and so do all articles: drawing thousands takes minutes and is
 * no part of a save.
 */

const ROOT = resolve(import.meta.dirname, '../..')
/** What a save among 20 packages may take; among however many, at most a fifth more. */
const SMALL_MS = 800
const GROWTH = 1.2
const budgetOf = (size: string): number => (size === '20' ? SMALL_MS : SMALL_MS * GROWTH)
const LARGEST = '2000+500'
const ROUNDS = 5
const ROUNDS_IN_TURNS = 9
/** As many saves before memory is looked at as after: what is kept once is kept by then. */
const CHANGES = Number(process.env.BENCH_CHANGES ?? 1_000)
const MEMORY_GROWTH = 1.1
const ADMIN = { email: 'bench@safar.test', password: 'bench-bench-bench' }

type Server = Awaited<ReturnType<typeof startServer>>
const servers: { stop(): Promise<void> }[] = []
const sizes = process.argv.slice(2)
try {
  if (sizes.length > 0) {
    for (const size of sizes) await alone(size)
  } else await everything()
} finally {
  for (const server of servers) await server.stop()
}
process.exit(allMet() ? 0 : 1)

async function alone(size: string): Promise<void> {
  const server = await startServer()
  await server.grow(size)
  await paketRounds(server, size)
  if (size.includes('+')) await artikelRounds(server, size)
  await server.stop()
}

/** Two servers that grow: one is left at the smallest until the other has reached the largest. */
async function everything(): Promise<void> {
  const large = await startServer()
  for (const size of ['200', '2000']) {
    await large.grow(size)
    await paketRounds(large, size)
  }
  await large.grow(LARGEST)
  await artikelRounds(large, LARGEST)
  const small = await startServer()
  await small.grow('20')
  await inTurns(small, large)
  await large.stop()
  await small.grow('20+200')
  await paketRounds(small, '20+200')
  await artikelRounds(small, '20+200')
  await memory(small)
}

async function rounds(count: number, save: () => Promise<number>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < count; round += 1) times.push(await save())
  return times
}

async function paketRounds(server: Server, size: string): Promise<void> {
  report(size, 'a package', await rounds(ROUNDS, server.savePaket))
}

async function artikelRounds(server: Server, size: string): Promise<void> {
  report(size, 'an article', await rounds(ROUNDS, server.saveArtikel))
}

async function inTurns(small: Server, large: Server): Promise<void> {
  const few: number[] = []
  const many: number[] = []
  for (let round = 0; round < ROUNDS_IN_TURNS; round += 1) {
    few.push(await small.savePaket())
    many.push(await large.savePaket())
  }
  report('20', 'a package', few)
  report(LARGEST, 'a package', many)
  tell({
    name: `from save to served at ${LARGEST}, of that at 20`,
    figure: ratioOf(many, few),
    goal: { atMost: GROWTH },
  })
}

function report(size: string, what: string, times: readonly number[]): void {
  tell({
    name: `from save to served, ${what} among ${size.replace('+', ' packages and ')}${size.includes('+') ? ' articles' : ' packages'}`,
    figure: figureOf(times),
    goal: { atMost: budgetOf(size) },
    unit: 'ms',
  })
}

/** Changes as fast as they are taken, which are published by as many releases as there is time for. */
async function memory(server: Server): Promise<void> {
  const changed = async () => {
    await server.change(CHANGES)
    return server.megabytes()
  }
  const before = await changed()
  const after = await changed()
  tell({
    name: `resident memory after ${CHANGES} more changes, of that after the first ${CHANGES}`,
    figure: after / before,
    goal: { atMost: MEMORY_GROWTH },
    note: `${before.toFixed(0)} and ${after.toFixed(0)} MB`,
  })
}

async function startServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'safar-bench-'))
  const product = await startProduct(dataDir, {
    LOG_LEVEL: 'error',
    AVIF: 'false',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  })
  const { address } = product
  const { access_token: token } = await call('/api/auth/login', json(ADMIN), '')
  const picture = await upload()
  const has = { paket: 0, artikel: 0 }
  let saved = 0

  /** What the calls used here answer. */
  interface Answer {
    access_token: string
    image_name: string
  }

  async function call(path: string, init: RequestInit, by = token): Promise<Answer> {
    const headers = { ...(by && { authorization: `Bearer ${by}` }), ...init.headers }
    const response = await fetch(`${address}${path}`, { ...init, headers })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Answer
  }
  function json(body: object): RequestInit {
    return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  }

  async function upload(): Promise<string> {
    const body = new FormData()
    body.set('image', new Blob([await readFile(join(ROOT, 'public/gambar/kaaba.webp'))]), 'kaaba.webp')
    const { image_name } = await call('/api/upload-image', { method: 'POST', body })
    // What an article shows has words.
    await call(`/api/gambar/${image_name}`, { ...json({ alt: 'Pelataran Masjidil Haram' }), method: 'PATCH' })
    return image_name
  }

  async function addPaket(nth: number): Promise<void> {
    const slug = nth === 1 ? 'umrah-terakhir' : `umrah-uji-${nth}`
    const paket = paketInput({ nama_paket: 'Umrah Uji', thumbnail: picture, flyer: picture })
    await call('/api/paket', json({ ...paket, slug }))
  }
  async function addArtikel(nth: number): Promise<void> {
    const slug = nth === 1 ? 'artikel-terakhir' : `artikel-uji-${nth}`
    const { isi, ringkasan, kategori } = koper
    const artikel = { judul: 'Artikel Uji', isi, ringkasan, kategori, gambar: picture, status: 'terbit' }
    await call('/api/artikel', json({ ...artikel, slug }))
  }

  /** Changes one field of a record and asks for its page until the change is there. */
  async function saveToServed(record: string, page: string, field: string): Promise<number> {
    saved += 1
    const words = `Putaran ${saved} ${Date.now()}`
    await call(record, json({ [field]: words }))
    const since = performance.now()
    while (!(await (await fetch(`${address}${page}`)).text()).includes(words)) await pause(10)
    const ms = performance.now() - since
    await settled(address, token)
    return ms
  }

  async function stop(): Promise<void> {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }

  const server = {
    /** Adds what is missing to so many packages and articles, and waits until all is published. */
    async grow(size: string): Promise<void> {
      const [paket = 0, artikel = 0] = size.split('+').map(Number)
      const since = performance.now()
      while (has.paket < paket) await addPaket(++has.paket)
      while (has.artikel < artikel) await addArtikel(++has.artikel)
      await settled(address, token)
      console.log(`(${size} added and published in ${Math.round((performance.now() - since) / 1_000)} s)`)
    },
    savePaket: () =>
      saveToServed('/api/paket/umrah-terakhir', recordPath('paket', 'umrah-terakhir'), 'keterangan'),
    saveArtikel: () =>
      saveToServed('/api/artikel/artikel-terakhir', recordPath('artikel', 'artikel-terakhir'), 'ringkasan'),
    async change(times: number): Promise<void> {
      for (let n = 0; n < times; n += 1) {
        await call(`/api/paket/${1 + (n % has.paket)}`, json({ keterangan: `Ubahan ${n} ${Date.now()}` }))
      }
      await settled(address, token)
    },
    /** The least of a few seconds: what is not collected yet is not held. */
    async megabytes(): Promise<number> {
      const looks: number[] = []
      for (let look = 0; look < 10; look += 1) {
        looks.push(await residentMegabytes(product))
        await pause(500)
      }
      return Math.min(...looks)
    },
    stop,
  }
  servers.push(server)
  return server
}
