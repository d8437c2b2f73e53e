import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allMet, tell } from '../../tools/setup/bench-rows.ts'
import { residentMegabytes } from '../../tools/setup/product.ts'
import { startServerProcess } from '../src/testing/server-process.ts'

/* What a crowd leaves behind: memory after twenty thousand visitors, each from an address of their own and asking for something else. */

const ADDRESSES = 20_000
const AT_ONCE = 20
const MOST_MEGABYTES = 50
/** An address may be about as long. */
const LONG = 'x'.repeat(14_000)

const dataDir = await mkdtemp(join(tmpdir(), 'safar-bench-'))
const server = await startServerProcess({ DATA_DIR: dataDir, TRUST_PROXY: '1' })
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

/** What visitor `n` asks for. */
function call(n: number): { method: string; path: string; body?: object } {
  switch (n % 6) {
    case 0:
      return { method: 'GET', path: `/api/paket?q=kata${n}` }
    case 1:
      return { method: 'POST', path: '/api/permintaan-data', body: { email: `a${n}@contoh.test` } }
    case 2:
      return { method: 'GET', path: `/api/paket/tidak-ada-${n}` }
    case 3:
      return { method: 'POST', path: '/api/auth/lupa', body: { email: `b${n}@contoh.test` } }
    case 4:
      return { method: 'POST', path: '/api/auth/passkey/tantangan', body: {} }
    default:
      return { method: 'GET', path: `/api/paket?z=${n}${LONG}` }
  }
}

function send(n: number): Promise<void> {
  const { method, path, body } = call(n)
  const headers = {
    'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
    ...(body && { 'content-type': 'application/json' }),
  }
  return new Promise((done, fail) => {
    const sent = request(new URL(path, server.address), { method, headers, agent }, (answer) => {
      answer.resume().on('end', done)
    })
    sent.on('error', fail).end(body && JSON.stringify(body))
  })
}

async function sendAll(from: number, to: number): Promise<void> {
  let next = from
  const work = async () => {
    while (next < to) {
      const n = next
      next += 1
      await send(n)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

try {
  // Code is compiled and caches of the library are filled by the first of them.
  await sendAll(0, 1_000)
  const before = await residentMegabytes(server)
  await sendAll(1_000, 1_000 + ADDRESSES)
  const after = await residentMegabytes(server)
  tell({
    name: `memory after ${ADDRESSES.toLocaleString('en')} addresses`,
    figure: after - before,
    goal: { atMost: MOST_MEGABYTES },
    unit: 'MB',
    note: `more than ${Math.round(before)} MB`,
  })
} finally {
  agent.destroy()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
if (!allMet()) process.exitCode = 1
