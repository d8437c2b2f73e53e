import { mkdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { situs } from './situs/situs.ts'
import { createStage, PATIENT, type Stage, until } from './testing/stage.ts'

vi.setConfig(PATIENT)

let stage: Stage

beforeEach(async () => {
  stage = await createStage()
})
afterEach(() => stage.tidy())

test('visitors across 50 publishes see whole releases alone, and never a 404 or 5xx', async () => {
  await stage.plan({ text: 'v0', pages: 5 })
  const publisher = await stage.publisher({ timings: { debounceMs: 0 } })
  await publisher.start()
  const app = Fastify()
  const [publicDir, adminDir] = [join(stage.dataDir, 'public'), join(stage.dataDir, 'admin')]
  await mkdir(publicDir)
  await mkdir(adminDir)
  await app.register(situs, {
    releases: publisher.releases,
    slugExists: async () => true,
    publicDir,
    adminDir,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

  const wrong: string[] = []
  let visits = 0
  let open = true
  const scripts = new Set<string>()
  async function visit(path: string): Promise<string> {
    const response = await fetch(`${origin}${path}`)
    const body = await response.text()
    visits += 1
    if (response.status !== 200 || body === '') wrong.push(`${path} ${response.status}`)
    return body
  }
  /** A page names its release twice, in its words and in its script: both have to agree. */
  async function visitor(path: string): Promise<void> {
    while (open) {
      const html = await visit(path)
      const [, text] = /(?:beranda|paket \d) (v\d+)/.exec(html) ?? []
      const [script] = /_astro\/app\.v\d+\.js/.exec(html) ?? []
      if (!text || script !== `_astro/app.${text}.js`) wrong.push(`${path} mixed: ${html}`)
      if (script) scripts.add(`/${script}`)
      // Tabs opened long ago still ask for what they were told.
      for (const known of [...scripts].slice(0, 2)) await visit(known)
    }
  }
  const visitors = ['/', '/data_produk/paket-1', '/data_produk/paket-5'].map(visitor)
  for (let n = 1; n <= 50; n += 1) {
    await stage.plan({ text: `v${n}`, pages: 5 })
    publisher.contentChanged()
    await until(
      `release ${n}`,
      async () => publisher.releases.current()?.files[`_astro/app.v${n}.js`] !== undefined,
    )
    await until(`a visitor of release ${n}`, () => scripts.has(`/_astro/app.v${n}.js`))
  }
  open = false
  await Promise.all(visitors)
  await app.close()
  expect(wrong).toEqual([])
  expect(scripts.size).toBeGreaterThanOrEqual(50)
  expect(visits).toBeGreaterThan(scripts.size)
})
