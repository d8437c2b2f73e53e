import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerCalls } from '../../access/openapi/calls.ts'
import { notSignedIn } from '../../access/session/refusals.ts'
import { registerErrorHandler } from '../../platform/http/error-handler.ts'
import { publikasiRoutes } from './publikasi.routes.ts'
import type { SitePublisher } from './publisher.ts'
import { createStage, homeOnDisk, PATIENT, type Stage, until } from './testing/stage.ts'

vi.setConfig(PATIENT)

let stage: Stage
let publisher: SitePublisher
let app: FastifyInstance

beforeEach(async () => {
  stage = await createStage()
  await stage.plan({ text: 'satu' })
  publisher = await stage.publisher()
  await publisher.start()
  app = Fastify()
  registerErrorHandler(app)
  const api = registerCalls(app, () => async (request) => {
    if (request.headers.authorization !== 'Bearer admin') throw notSignedIn()
  })
  await publikasiRoutes(api, {
    attention: async () => ({ peringatan: [] }),
    believeClock: async () => {},
    publisher,
  })
})
afterEach(async () => {
  await app.close()
  await stage.tidy()
})

async function publish(text: string): Promise<void> {
  await stage.plan({ text })
  stage.content.versi += 1
  publisher.contentChanged()
  await until(text, async () => (await homeOnDisk(stage.dataDir)).includes(`beranda ${text}`))
  await until('published', () => publisher.status().status === 'terbit')
}

async function call(method: 'GET' | 'POST', url: string) {
  const answer = await app.inject({ method, url, headers: { authorization: 'Bearer admin' } })
  return { status: answer.statusCode, body: answer.json() }
}

test('every call is for admins alone', async () => {
  for (const [method, url] of [
    ['GET', '/api/publikasi'],
    ['POST', '/api/publikasi'],
    ['GET', '/api/publikasi/rilis'],
    ['POST', `/api/publikasi/rilis/${publisher.releases.current()?.id}`],
    ['GET', '/api/publikasi/log'],
  ] as const) {
    expect((await app.inject({ method, url })).statusCode).toBe(401)
  }
  expect(publisher.status().status).toBe('terbit')
})

test('asking for a rebuild is accepted at once', async () => {
  const { status, body } = await call('POST', '/api/publikasi')
  expect(status).toBe(202)
  expect(body.data.status).toBe('antre')
})

test('kept releases are listed, newest first, the served one marked', async () => {
  await publish('dua')
  const { body } = await call('GET', '/api/publikasi/rilis')
  expect(body.data.map((rilis: { aktif: boolean }) => rilis.aktif)).toEqual([true, false])
  expect(body.data[0]).toMatchObject({ id: publisher.releases.current()?.id, halaman: 5 })
})

test('kept releases come in pages, however many there are', async () => {
  await publish('dua')
  const { body } = await call('GET', '/api/publikasi/rilis?page=2&per_page=1')
  expect(body).toMatchObject({
    data: [{ aktif: false, sebab: [{ jenis: 'pertama' }], jumlah: 1 }],
    meta: { total: 2, page: 2, per_page: 1, last_page: 2 },
  })
  expect((await call('GET', '/api/publikasi/rilis?per_page=101')).status).toBe(422)
})

test('a release that lost bytes is not gone back to, and no longer offered', async () => {
  const first = publisher.releases.current()
  await publish('dua')
  await writeFile(join(first?.dir ?? '', 'umroh.html'), '')
  expect((await call('POST', `/api/publikasi/rilis/${first?.id}`)).status).toBe(404)
  expect(publisher.listRilis()).toHaveLength(1)
  expect(await homeOnDisk(stage.dataDir)).toContain('beranda dua')
})

test('going back serves the older release at once and until the next change', async () => {
  const first = publisher.releases.current()?.id
  await publish('dua')
  const { status, body } = await call('POST', `/api/publikasi/rilis/${first}`)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ status: 'terbit', ditahan: true })
  expect(await homeOnDisk(stage.dataDir)).toContain('beranda satu')
  await publish('tiga')
  expect(publisher.status().ditahan).toBe(false)
})

test('going back outlives a restart and midnight, not a change of the content', async () => {
  const first = publisher.releases.current()?.id ?? ''
  await publish('dua')
  await publisher.goBackTo(first)
  await publisher.close()

  const restarted = await stage.publisher({ today: () => '2026-11-22' })
  await restarted.start()
  expect(restarted.status()).toMatchObject({ status: 'terbit', ditahan: true })
  expect(await homeOnDisk(stage.dataDir)).toContain('beranda satu')
  await restarted.close()

  stage.content.versi += 1
  const changed = await stage.publisher()
  await changed.start()
  await until('the change', async () => (await homeOnDisk(stage.dataDir)).includes('beranda dua'))
})

test('going back stops a build that is under way', async () => {
  const first = publisher.releases.current()?.id ?? ''
  await publish('dua')
  await stage.plan({ text: 'tiga', mode: 'hang' })
  publisher.contentChanged()
  await until('a running build', () => publisher.status().status === 'membangun')
  expect(await publisher.goBackTo(first)).toBe(true)
  expect(publisher.status()).toMatchObject({ status: 'terbit', ditahan: true })
  expect(await homeOnDisk(stage.dataDir)).toContain('beranda satu')
})

test('an unknown release is 404 and changes nothing', async () => {
  for (const id of ['entah', '..', '%2e%2e%2fpool']) {
    expect((await call('POST', `/api/publikasi/rilis/${id}`)).status).toBe(404)
  }
  expect(publisher.status()).toMatchObject({ status: 'terbit', ditahan: false })
})

test('the log of a failed build can be read', async () => {
  await stage.plan({ text: 'dua', mode: 'fail' })
  publisher.contentChanged()
  await until('the failure', () => publisher.status().status === 'gagal')
  const { body } = await call('GET', '/api/publikasi/log')
  expect(body.data.teks).toContain('Sesuatu yang aneh terjadi')
})

test('packages that a build left out are named while its release is served', async () => {
  await stage.plan({ text: 'dua', warning: 'left out paket {"nama_paket":"Umrah Rusak"}: no date' })
  publisher.contentChanged()
  await until(
    'the next release',
    () => publisher.releases.current()?.files['_astro/app.dua.js'] !== undefined,
  )
  const { body } = await call('GET', '/api/publikasi')
  expect(body.data.peringatan).toEqual(['Paket “Umrah Rusak” tidak ikut terbit: no date'])
})

test('a disk that takes no more at the last moment leaves the old release served', async () => {
  await stage.plan({ text: 'dua' })
  // A file where a folder has to be made fails the switch the way a full disk does: after the build, before the
  // pointer.
  await publisher.releases.discard(publisher.releases.pool)
  await writeFile(publisher.releases.pool, '')
  publisher.contentChanged()
  await until('the failure', () => publisher.status().status === 'gagal')
  expect(await homeOnDisk(stage.dataDir)).toContain('beranda satu')
  expect(publisher.releases.current()?.dir).toContain(join(stage.dataDir, 'releases'))
})
