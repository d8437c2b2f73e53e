import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureCaddy } from '../../../../tools/setup/caddy.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { HOSTS, redirectsFile } from './ekspor/host-files.ts'
import { alihSchema } from './release.ts'
import { openReleaseStore, type ReleaseStore } from './release-store.ts'
import { CONTROL_ADDRESSES, OUTWARD_ADDRESSES, staysHome } from './testing/hostile-addresses.ts'
import { type Files, put, putRelease } from './testing/put-release.ts'
import { until } from './testing/stage.ts'
import { follow, readRules } from './testing/static-rules.ts'

const CADDYFILE = resolve(import.meta.dirname, '../../../../deploy/Caddyfile')

let home: string
let api: Server
let caddy: ChildProcess
let releases: ReleaseStore
let origin: string

const PAGES: Record<string, string> = {
  'index.html': 'beranda _astro/satu.js',
  'umroh.html': 'umroh',
  'pesanan.html': 'pesanan',
  'data_produk/umrah-awal.html': 'umrah awal',
  'detail-shell.html': 'kerangka',
  'alih/data_produk/lama.html': 'pindah ke umrah awal',
  'alih.json': '{"/data_produk/lama":"/data_produk/umrah-awal"}',
  '404.html': 'tidak ditemukan',
  '_astro/satu.js': 'satu()',
}

const publish = (pages: Files) => putRelease(releases, pages)

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'safar-caddy-'))
  await put(home, {
    'public/gambar/kaaba.webp': 'gambar',
    'public/favicon.ico': 'lambang',
    'admin/dist/admin/assets/app.js': 'admin()',
  })
  releases = await openReleaseStore(join(home, 'data'))
  await publish(PAGES)
  api = createServer((request, response) => response.end(`api ${request.url}`))
  const apiPort = await listen(api)
  const probe = createServer()
  const port = await listen(probe)
  probe.close()
  origin = `http://127.0.0.1:${port}`
  caddy = spawn(await ensureCaddy(), ['run', '--config', CADDYFILE, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      SAFAR_ADDRESS: origin,
      SAFAR_API: `127.0.0.1:${apiPort}`,
      SAFAR_DATA: join(home, 'data'),
      SAFAR_HOME: home,
      SAFAR_CADDY_ADMIN: 'off',
      HOME: home,
    },
  })
  await until('caddy answers', () =>
    fetch(origin).then(
      () => true,
      () => false,
    ),
  )
}, 180_000)

afterAll(async () => {
  caddy?.kill('SIGKILL')
  api?.close()
  await rm(home, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, { redirect: 'manual', headers })

test.each([
  ['/', 200, 'beranda _astro/satu.js'],
  ['/umroh', 200, 'umroh'],
  ['/umroh?utm_source=wa', 200, 'umroh'],
  ['/data_produk/umrah-awal', 200, 'umrah awal'],
  ['/data_produk/belum-terbit', 200, 'kerangka'],
  ['/entah', 404, 'tidak ditemukan'],
  ['/404', 404, 'tidak ditemukan'],
  ['/detail-shell', 404, 'tidak ditemukan'],
  ['/release.json', 404, 'tidak ditemukan'],
  ['/alih.json', 404, 'tidak ditemukan'],
  ['/alih/data_produk/lama', 404, 'tidak ditemukan'],
  ['/data_produk/lama?utm_source=wa', 200, 'api /data_produk/lama?utm_source=wa'],
  ['/.env', 404, 'tidak ditemukan'],
  ['/gambar/kaaba.webp', 200, 'gambar'],
  ['/gambar/entah.webp', 404, 'tidak ditemukan'],
  ['/favicon.ico', 200, 'lambang'],
  ['/admin/assets/app.js', 200, 'admin()'],
  ['/admin/assets/entah.js', 404, 'tidak ditemukan'],
  ['/Login', 200, 'api /Login'],
  ['/Umroh', 200, 'api /Umroh'],
  ['/umroh.', 200, 'api /umroh.'],
  ['/umroh)?utm_source=wa', 200, 'api /umroh)?utm_source=wa'],
  ['/login', 200, 'api /login'],
  ['/admin/packages?page=2', 200, 'api /admin/packages?page=2'],
  ['/api/paket?jenis=umroh', 200, 'api /api/paket?jenis=umroh'],
  ['/storage/img_uploads/a.webp', 200, 'api /storage/img_uploads/a.webp'],
  ['/pratinjau/abc', 200, 'api /pratinjau/abc'],
])('%s answers %i', async (path, status, body) => {
  const answer = await get(path)
  expect([answer.status, await answer.text()]).toEqual([status, body])
})

test.each([
  ['/umroh/', '/umroh'],
  ['/umroh.html', '/umroh'],
  ['/index.html', '/'],
  ['/data_produk/belum-terbit/', '/data_produk/belum-terbit'],
  ['/umroh/?utm_source=wa&utm_medium=grup', '/umroh?utm_source=wa&utm_medium=grup'],
  ['/umroh.html?x', '/umroh?x'],
  ['/umroh/?', '/umroh'],
  ['/index.html?x', '/?x'],
  ['/data_produk/t%C3%BCrkiye/', '/data_produk/t%C3%BCrkiye'],
  ['/apa%3Fini/', '/apa%3Fini'],
])('%s leads to %s', async (path, location) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([308, location])
})

test('a page that a link with a token opens is in no search engine and sends no referrer', async () => {
  const { headers } = await get('/pesanan')
  expect([headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual(['noindex', 'no-referrer'])
  expect((await get('/umroh')).headers.get('x-robots-tag')).toBeNull()
})

test.each(['/umroh', '/umroh/', '/entah', '/release.json', '/gambar/entah.webp'])(
  '%s carries the security headers and is asked again each time',
  async (path) => {
    const { headers } = await get(path)
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'")
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('server')).toBeNull()
  },
)

test('everything in public/ has its place', async () => {
  const names = await readdir(resolve(import.meta.dirname, '../../../../public'), { withFileTypes: true })
  const rules = (await readFile(CADDYFILE, 'utf8')).match(/@pictures path (.*)/)?.[1]?.split(' ')
  expect(rules?.sort()).toEqual(
    names.map((entry) => (entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`)).sort(),
  )
})

interface Told {
  status: number
  location: string | undefined
}

/** Asks with the path as it stands: `fetch` would tidy it first. */
const ask = (path: string) =>
  new Promise<Told>((done, fail) => {
    const sent = request(`${origin}/`, { path, agent: false }, (answer) => {
      answer.resume()
      done({ status: answer.statusCode ?? 0, location: answer.headers.location })
    })
    sent.on('error', fail).end()
  })

describe('every host', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({}, { situs: { releases, publicDir: join(home, 'public'), adminDir: home } })
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const embedded = async (url: string): Promise<Told> => {
    const { status, headers } = await app.call({ url })
    return { status, location: typeof headers.location === 'string' ? headers.location : undefined }
  }
  const servers = [
    ['Caddy', ask],
    ['the embedded server', embedded],
  ] as const

  test.each(servers)('%s refuses control characters before any rule reads them', async (_name, call) => {
    const wrong: string[] = []
    for (const address of CONTROL_ADDRESSES) {
      const { status, location } = await call(address)
      if (status !== 400 || location !== undefined) wrong.push(`${address} ${status} ${location}`)
    }
    expect(wrong).toEqual([])
  })

  test.each(servers)('%s leads nobody to another site', async (_name, call) => {
    const wrong: string[] = []
    for (const address of OUTWARD_ADDRESSES) {
      const { status, location } = await call(address)
      if (status >= 500 || (location !== undefined && !staysHome(location, origin)))
        wrong.push(`${address} ${status} ${location}`)
    }
    expect(wrong).toEqual([])
  })

  test.each(HOSTS)('the rules of %s lead within the site, whatever is asked for', (host) => {
    const alih = alihSchema.parse({
      '/data_produk/lama': '/data_produk/umrah-awal',
      '/artikel/a': '/artikel/b',
    })
    const rules = readRules(redirectsFile(host, alih))
    expect(rules.length).toBeGreaterThan(10)
    const asked = [...CONTROL_ADDRESSES, ...OUTWARD_ADDRESSES]
    for (const { from } of rules)
      asked.push(from, ...OUTWARD_ADDRESSES.map((tail) => from.replace('*', tail.slice(1))))
    const led = asked.flatMap((address) => follow(rules, address) ?? [])
    expect(led.length).toBeGreaterThan(rules.length)
    expect(led.filter(({ to }) => !/^\/[\w%./-]*$/.test(to) || !staysHome(to, origin))).toEqual([])
    expect(new Set(rules.map(({ status }) => status))).toEqual(new Set([200, 301, 308]))
  })

  test.each([
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'https://evil.test/',
    '/a b',
    '/a\n/b /c 301',
    '/*',
    '/:splat',
  ])('a release whose former addresses lead to %s is none', (to) => {
    expect(alihSchema.safeParse({ '/artikel/a': to }).success).toBe(false)
    expect(alihSchema.safeParse({ [to]: '/artikel/a' }).success).toBe(false)
  })
})

test('a page takes nothing', async () => {
  expect((await fetch(`${origin}/umroh`, { method: 'POST', body: 'x' })).status).toBe(405)
})

test('a new release shows at once; what it left unchanged keeps its tag, and older assets stay', async () => {
  const before = await get('/umroh')
  await publish({
    ...PAGES,
    'index.html': 'beranda baru _astro/dua.js',
    '_astro/dua.js': 'dua()',
    '_astro/satu.js': 'x',
  })
  expect(await (await get('/')).text()).toBe('beranda baru _astro/dua.js')
  const again = await get('/umroh', { 'if-none-match': before.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  const asset = await get('/_astro/satu.js')
  expect([asset.status, await asset.text()]).toEqual([200, 'satu()'])
  expect(asset.headers.get('cache-control')).toContain('immutable')
})

test('a former address leads on by a page of the release while the API is away', async () => {
  api.closeAllConnections()
  await new Promise((done) => api.close(done))
  const answer = await get('/data_produk/lama')
  expect([answer.status, await answer.text()]).toEqual([200, 'pindah ke umrah awal'])
})
