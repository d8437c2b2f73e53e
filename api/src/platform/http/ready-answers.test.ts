import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { paketInput } from '@safar/shared/content/paket/factory'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { registerReadyAnswers } from './ready-answers.ts'

const open: FastifyInstance[] = []
afterEach(async () => {
  for (const app of open.splice(0)) await app.close()
})

interface Told {
  status: number
  headers: [string, string][]
  text: string
}

/** One call over a connection of its own; the headers without what differs from call to call. */
function ask(
  app: FastifyInstance,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Told> {
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    request({ port, path, method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const told = Object.entries(answer.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ])
        resolve({
          status: answer.statusCode ?? 0,
          headers: told.filter(([name]) => name !== 'date' && name !== 'x-request-id').sort(),
          text: Buffer.concat(parts).toString(),
        })
      })
    })
      .on('error', reject)
      .end()
  })
}

async function counting(trustsProxy = false) {
  const app = Fastify({ trustProxy: trustsProxy })
  open.push(app)
  const state = { made: 0, holds: true }
  registerReadyAnswers(app, trustsProxy)
  app.all('/*', (call, reply) => {
    state.made += 1
    reply.header('etag', '"a"').header('vary', 'Accept-Encoding').type('text/plain')
    const body = Buffer.from(`${call.protocol} ${call.url}`)
    call.server.readyAnswers?.keep(call, reply, body, () => state.holds)
    reply.send(body)
  })
  await app.listen({ port: 0 })
  return { app, state }
}

it('gives what is asked for a third time as it was, without the route', async () => {
  const { app, state } = await counting()
  const first = await ask(app, '/a?b=1')
  const all = [await ask(app, '/a?b=1'), await ask(app, '/a?b=1'), await ask(app, '/a?b=1')]
  expect(all).toEqual([first, first, first])
  expect(state.made).toBe(2)
})

it('asks the route again once an answer no longer holds', async () => {
  const { app, state } = await counting()
  for (let n = 0; n < 3; n += 1) await ask(app, '/a')
  state.holds = false
  await ask(app, '/a')
  await ask(app, '/a')
  expect(state.made).toBe(4)
})

it.each<[string, Record<string, string>, string?]>([
  ['who is signed in', { authorization: 'Bearer x' }],
  ['another origin', { origin: 'https://lain.test' }],
  ['who sends a body', { 'content-length': '0' }],
  ['who asks for a part', { range: 'bytes=0-1' }],
  ['another encoding', { 'accept-encoding': 'br' }],
  ['who has it already', { 'if-none-match': '"a"' }],
  ['HEAD', {}, 'HEAD'],
  ['POST', {}, 'POST'],
])('leaves %s to the route', async (_who, headers, method) => {
  const { app, state } = await counting()
  for (let n = 0; n < 3; n += 1) await ask(app, '/a')
  expect(state.made).toBe(2)
  await ask(app, '/a', headers, method)
  expect(state.made).toBe(3)
})

it('tells calls that came to the proxy by HTTPS from the others', async () => {
  const { app } = await counting(true)
  const https = { 'x-forwarded-proto': 'https' }
  for (let n = 0; n < 3; n += 1) expect((await ask(app, '/a', https)).text).toBe('https /a')
  for (let n = 0; n < 3; n += 1) expect((await ask(app, '/a')).text).toBe('http /a')
})

it('keeps nothing of addresses that were thought up', async () => {
  const { app } = await counting()
  for (let n = 0; n < 50; n += 1) await ask(app, `/a?n=${n}`)
  for (let n = 0; n < 3; n += 1) await ask(app, `/a?n=${'x'.repeat(1_000)}`)
  expect(app.readyAnswers?.size).toBe(0)
})

it('is the same to the letter on the real server, and tells of a change at once', async () => {
  await using test = await createTestApp({ CORS_ORIGINS: 'https://www.safar.test' })
  const { app } = test
  const headers = await test.signIn('admin')
  const add = (nama_paket: string) =>
    test.call({ method: 'POST', url: '/api/paket', headers, payload: paketInput({ nama_paket }) })
  await add('Umrah Satu')
  await app.listen({ port: 0 })
  for (const sent of [{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip' }]) {
    for (const path of ['/api/paket', '/api/paket/1', '/api/kursi', '/api/pengaturan']) {
      const first = await ask(app, path, sent)
      expect(first.status).toBe(200)
      for (let n = 0; n < 3; n += 1) expect(await ask(app, path, sent)).toEqual(first)
      const etag = { ...sent, 'if-none-match': new Map(first.headers).get('etag') ?? '' }
      const unchanged = await ask(app, path, etag)
      expect([unchanged.status, unchanged.text]).toEqual([304, ''])
      for (let n = 0; n < 3; n += 1) expect(await ask(app, path, etag)).toEqual(unchanged)
    }
  }
  const other = await ask(app, '/api/paket/1', { origin: 'https://www.safar.test' })
  expect(new Map(other.headers).get('access-control-allow-origin')).toBe('https://www.safar.test')
  await test.call({ method: 'POST', url: '/api/paket/1', headers, payload: { nama_paket: 'Umrah Lain' } })
  expect((await ask(app, '/api/paket/1')).text).toContain('Umrah Lain')
  await test.call({ method: 'DELETE', url: '/api/paket/1', headers })
  expect((await ask(app, '/api/paket/1')).status).toBe(404)
})
