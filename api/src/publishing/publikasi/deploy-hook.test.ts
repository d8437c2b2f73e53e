import { mkdir } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PublisherOptions, SitePublisher } from './publisher.ts'
import { createStage, PATIENT, type Stage, until } from './testing/stage.ts'

vi.setConfig(PATIENT)

let stage: Stage
let host: Server
let url: string
let calls: string[]
let answer: number

beforeEach(async () => {
  stage = await createStage()
  await stage.plan({ text: 'satu' })
  calls = []
  answer = 200
  host = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`)
    response.writeHead(answer).end()
  })
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/build_hooks/rahasia`
})
afterEach(async () => {
  await stage.tidy()
  host.close()
})

async function started(options: PublisherOptions = {}): Promise<SitePublisher> {
  const publisher = await stage.publisher({
    env: { PATH: process.env.PATH, DEPLOY_HOOK_URL: url },
    hookTimings: { debounceMs: 30, retryMs: [30] },
    ...options,
  })
  await publisher.start()
  return publisher
}

test('several changes make one call', async () => {
  const publisher = await started()
  await until('the first call', () => publisher.status().hook?.status === 'terkirim')
  expect(calls).toEqual(['POST /build_hooks/rahasia'])
  for (let n = 0; n < 5; n += 1) {
    stage.content.versi += 1
    publisher.contentChanged()
  }
  await until('the second call', () => calls.length === 2 && publisher.status().hook?.status === 'terkirim')
  expect(calls).toHaveLength(2)
})

test('a failing host is called again, and its secret address is told to nobody', async () => {
  answer = 500
  const publisher = await started()
  await until('a failure', () => publisher.status().hook?.status === 'gagal')
  expect(publisher.status().hook?.pesan).toBe('Host situs menjawab 500. Akan dicoba lagi.')
  expect(JSON.stringify(publisher.status())).not.toContain('rahasia')
  answer = 200
  await until('delivered', () => publisher.status().hook?.status === 'terkirim')
})

test('a delivered call counts, though it cannot be noted', async () => {
  await mkdir(join(stage.dataDir, 'releases', 'hook.json'), { recursive: true })
  const publisher = await started()
  await until('delivered', () => publisher.status().hook?.status === 'terkirim')
  stage.content.versi += 1
  publisher.contentChanged()
  await until('the second call', () => calls.length === 2 && publisher.status().hook?.status === 'terkirim')
})

test('a call that the last run did not finish is made up for, a delivered one is not repeated', async () => {
  answer = 500
  const first = await started()
  await until('a failure', () => first.status().hook?.status === 'gagal')
  await first.close()
  answer = 200
  const second = await started()
  await until('delivered', () => second.status().hook?.status === 'terkirim')
  await second.close()
  const before = calls.length
  const third = await started()
  expect(third.status().hook?.status).toBe('diam')
  expect(calls).toHaveLength(before)
})

test('a new day calls the host once, for what has departed overnight', async () => {
  let day = '2026-11-21'
  const options = { today: () => day, timings: { pollMs: 20 } }
  const publisher = await started(options)
  await until('the first call', () => publisher.status().hook?.status === 'terkirim')
  day = '2026-11-22'
  await until('the second call', () => calls.length === 2 && publisher.status().hook?.status === 'terkirim')
  await publisher.close()
  const again = await started(options)
  expect(again.status().hook?.status).toBe('diam')
  await again.close()
  day = '2026-11-23'
  await started(options)
  await until('the call for a night that the server slept through', () => calls.length === 3)
})

test('without a host there is nothing to tell', async () => {
  const publisher = await stage.publisher()
  expect(publisher.status().hook).toBeUndefined()
})
