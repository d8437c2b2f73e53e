import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createSessionClient } from '@safar/shared/access/session/session-client'
import { paketInput } from '@safar/shared/content/paket/factory'
import { createPaketClient } from '@safar/shared/content/paket/paket-client'
import { createHttp } from '@safar/shared/platform/http/http'
import { figureOf, median, ratioOf } from '../../tools/setup/bench-figures.ts'
import { allMet, tell } from '../../tools/setup/bench-rows.ts'
import { settled, startProduct } from '../../tools/setup/product.ts'
import type { BareAnswer } from './bare.ts'
import type { Load, Loaded } from './client.ts'

/*
 * Reads of the product against a bare `node:http` server that sends the same bytes. Client, bare server and product are three
 * processes; the two are loaded in turns, since a rate by itself says more about the machine than about the product. It
 * runs as `npm start` runs it, with its own settings and log. `npm run bench -- reads`, with other rounds: `reads --rounds 15`.
 */

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } })
const ROUNDS = Number(values.rounds)
const SECONDS = 1
const WARM_SECONDS = 2
const ADMIN = { email: 'bench@safar.test', password: 'bench-bench-bench' }
const TICKS_A_SECOND = 100

const dataDir = await mkdtemp(join(tmpdir(), 'safar-bench-'))
const product = await startProduct(dataDir, {
  LOG_LEVEL: 'info',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
})
const client = fork(join(import.meta.dirname, 'client.ts'))
try {
  await fill(10)
  const detail = await answerOf('/api/paket/1')
  const list = await answerOf('/api/paket')
  const etag = list.headers.etag ?? ''
  await compare('cached detail', '/api/paket/1', detail, { atLeast: 0.65 })
  await compare('cached list', '/api/paket', list, { atLeast: 0.9 })
  await compare('304', '/api/paket', await answerOf('/api/paket', { 'if-none-match': etag }), {
    atLeast: 0.65,
    sent: { 'if-none-match': etag },
  })
  await compare('a page of the site', '/', await answerOf('/'), { atLeast: 0.9 })
  const full = { ...detail, bare: without(detail.headers, 'connection', 'keep-alive', 'transfer-encoding') }
  await compare('cached detail, a bare server with our headers', '/api/paket/1', full, {})
} finally {
  client.kill()
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}
process.exit(allMet() ? 0 : 1)

interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** What the bare server sends beside the body; the least there can be unless it is said. */
  bare?: Record<string, string>
}

async function answerOf(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  // As the client asks: a body that nobody packed.
  const answer = await fetch(product.address + path, {
    headers: { 'accept-encoding': 'identity', ...headers },
  })
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: Buffer.from(await answer.arrayBuffer()),
  }
}

async function compare(
  name: string,
  path: string,
  { status, headers, body, bare: given }: Answer,
  { atLeast, sent = {} }: { atLeast?: number; sent?: Record<string, string> },
): Promise<void> {
  const { 'content-type': type = '' } = headers
  const least = { 'content-length': String(body.length), ...(type && { 'content-type': type }) }
  const bare = fork(join(import.meta.dirname, 'bare.ts'))
  try {
    bare.send({
      status,
      headers: given ?? (status === 304 ? {} : least),
      body: body.toString('base64'),
    } satisfies BareAnswer)
    const [port] = await once(bare, 'message')
    const sides = [
      { url: `http://127.0.0.1:${port}${path}`, child: bare, rates: [], spent: [], busy: [] },
      { url: product.address + path, child: product.process, rates: [], spent: [], busy: [] },
    ] satisfies Side[]
    for (const { url } of sides) await load({ url, headers: sent, seconds: WARM_SECONDS, status })
    for (let round = 0; round < ROUNDS; round += 1) {
      // Who goes first changes with the turns: what warms up or cools down meanwhile hits both.
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) await turn(side, sent, status)
    }
    say(name, sides, atLeast)
  } finally {
    bare.kill()
  }
}

interface Side {
  url: string
  child: ChildProcess
  /** Answers a second. */
  rates: number[]
  /** Processor time of one answer, in microseconds. */
  spent: number[]
  /** How much of a core the client took. */
  busy: number[]
}

async function turn(side: Side, headers: Record<string, string>, status: number): Promise<void> {
  const before = await cpuSeconds(side.child)
  const { rate, busy, wrong } = await load({ url: side.url, headers, seconds: SECONDS, status })
  if (wrong > 0) throw new Error(`${side.url}: ${wrong} answers were not ${status}`)
  side.rates.push(rate)
  side.busy.push(busy)
  side.spent.push((((await cpuSeconds(side.child)) - before) * 1_000_000) / (rate * SECONDS))
}

function say(name: string, [bare, ours]: readonly [Side, Side] | Side[], atLeast?: number): void {
  if (!bare || !ours) return
  const [theirRate, ourRate] = [bare, ours].map(({ rates }) => Math.round(median(rates)))
  const cpu = [bare, ours].map(({ spent }) => figureOf(spent).middle)
  const spent = cpu.every(Number.isFinite)
    ? `, ${cpu.map((each) => each.toFixed(0)).join(' and ')} µs of processor`
    : ''
  const held = median(bare.busy) > 0.95 ? ', the client at its end beside the bare one' : ''
  tell({
    name: `${name}, of bare node:http`,
    figure: ratioOf(ours.rates, bare.rates),
    ...(atLeast !== undefined && { goal: { atLeast } }),
    note: `bare ${theirRate} and ours ${ourRate} a second${spent}${held}`,
  })
}

async function load(what: Load): Promise<Loaded> {
  client.send(what)
  const [loaded] = await once(client, 'message')
  return loaded
}

/** Seconds of processor that a process took so far, where the system tells: of all its threads, in user's code and the kernel's. */
async function cpuSeconds({ pid }: ChildProcess): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

/** Packages as an agency has them, published, and the server at rest again. */
async function fill(count: number): Promise<void> {
  const http = createHttp({ baseUrl: product.address })
  const { access_token } = await createSessionClient(http).login(ADMIN)
  const paket = createPaketClient(createHttp({ baseUrl: product.address, getToken: () => access_token }))
  for (let n = 0; n < count; n += 1) {
    await paket.create(paketInput({ nama_paket: `Paket ${n}`, deskripsi: 'Perjalanan. '.repeat(100) }))
  }
  await settled(product.address, access_token)
}

function without(headers: Record<string, string>, ...names: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
}
