import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openReleaseStore, type ReleaseStore } from '../release-store.ts'
import { put, putRelease } from '../testing/put-release.ts'
import { situs } from './situs.ts'

let root: string
let releases: ReleaseStore
let app: FastifyInstance

const SECRET = 'tidak untuk siapa pun'
const PAGES: Record<string, string> = {
  'index.html': '<h1>Beranda</h1><script src="/_astro/satu.js"></script>',
  'umroh.html': '<h1>Umroh</h1>',
  'pesanan.html': '<h1>Pesanan keluarga Anda</h1>',
  'produk/1.html': '<h1>Produk 1</h1>',
  'data_produk/umrah-awal.html': '<h1>Umrah Awal</h1>',
  'detail-shell.html': '<h1>Memuat</h1>',
  '404.html': '<h1>Tidak ditemukan</h1>',
  'robots.txt': 'User-agent: *',
  '.rahasia': SECRET,
  '_astro/satu.js': 'console.log("satu")',
}

const publish = (pages = PAGES) => putRelease(releases, pages)

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'safar-situs-'))
  await put(join(root, 'public'), {
    'gambar/kaaba.webp': 'gambar',
    'logo/safar.svg': '<svg/>',
    'gambar/.kunci': SECRET,
  })
  await put(join(root, 'admin'), {
    'index.html': '<title>Admin</title>',
    'admin/assets/app-abc.js': 'admin()',
  })
  await writeFile(join(root, 'rahasia.txt'), SECRET)
  releases = await openReleaseStore(join(root, 'data'))
  app = Fastify()
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Tidak ada' }))
  await app.register(situs, {
    releases,
    slugExists: async (slug) => slug === 'paket-baru',
    publicDir: join(root, 'public'),
    adminDir: join(root, 'admin'),
  })
})
afterEach(async () => {
  await app.close()
  await rm(root, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('pages', () => {
  beforeEach(() => publish())

  test.each([
    ['/Umroh', '/umroh'],
    ['/umroh.', '/umroh'],
    ['/umroh)?utm_source=wa', '/umroh?utm_source=wa'],
    ['/Umroh.html', '/umroh'],
    ['/UMROH%E2%80%8B', '/umroh'],
    ['/Produk/1%22', '/produk/1'],
    ['/Data_Produk/Umrah-Awal,', '/data_produk/umrah-awal'],
    ['/data_produk/Paket-Baru', '/data_produk/paket-baru'],
    ['/Login', '/login'],
    ['/Admin/Packages', '/admin/packages'],
  ])('%s leads to %s, which was meant', async (url, location) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location])
  })

  test('leads a private page’s link whose `#` an app has encoded to the page, and remembers nothing of it', async () => {
    const { statusCode, headers } = await get('/pesanan%23abc_-9%0d%0a/x')
    expect([statusCode, headers.location]).toEqual([302, '/pesanan#abc_-9%0D%0A%2Fx'])
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect((await get('/entah%23abc')).statusCode).toBe(404)
  })

  test.each([
    '/Entah',
    '/entah.',
    '/_ASTRO/satu.js',
    '/Robots.txt',
    '/.Rahasia',
    '/data_produk/Entah',
    '/%09/evil.test)',
  ])('%s leads nowhere', async (url) => {
    expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400)
  })

  test.each([
    ['/', 'Beranda'],
    ['/umroh', 'Umroh'],
    ['/umroh?utm_source=wa', 'Umroh'],
    ['/produk/1', 'Produk 1'],
    ['/data_produk/umrah-awal', 'Umrah Awal'],
  ])('%s is a static file of the release', async (url, text) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain(text)
  })

  test.each([
    ['/umroh/', '/umroh'],
    ['/umroh.html', '/umroh'],
    ['/umroh/?a=1', '/umroh?a=1'],
    ['/index.html', '/'],
    ['/data_produk/paket-baru/', '/data_produk/paket-baru'],
  ])('%s leads to the one address %s', async (url, location) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(308)
    expect(answer.headers.location).toBe(location)
  })

  test('a former address leads to the new one for good, and only while its release is served', async () => {
    expect((await get('/data_produk/lama')).statusCode).toBe(404)
    await publish({
      ...PAGES,
      'alih/data_produk/lama.html': 'pindah',
      'alih.json': '{"/data_produk/lama":"/data_produk/umrah-awal"}',
    })
    const answer = await get('/data_produk/lama?utm_source=wa')
    expect([answer.statusCode, answer.headers.location]).toEqual([
      308,
      '/data_produk/umrah-awal?utm_source=wa',
    ])
    for (const path of ['/alih.json', '/alih/data_produk/lama'])
      expect((await get(path)).statusCode).toBe(404)
    await publish()
    expect((await get('/data_produk/lama')).statusCode).toBe(404)
  })

  test.each(['//jahat.test/', '//jahat.test/..', '/%2F%2Fjahat.test/', '/%5Cjahat.test/'])(
    '%s leads nowhere else',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers.location).toBeUndefined()
    },
  )

  test('an unknown address gets the 404 page with its status', async () => {
    const answer = await get('/tidak-ada', { 'if-none-match': '*' })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('Tidak ditemukan')
  })

  test.each([
    '/404',
    '/404.html',
    '/detail-shell',
    '/detail-shell.html',
    '/index',
    '/release.json',
    '/umroh//',
  ])('%s is no page of its own', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })

  test('a package without a file gets the detail shell, with 404 when it does not exist', async () => {
    const known = await get('/data_produk/paket-baru')
    expect([known.statusCode, known.body]).toEqual([200, PAGES['detail-shell.html']])
    const unknown = await get('/data_produk/entah')
    expect([unknown.statusCode, unknown.body]).toEqual([404, PAGES['detail-shell.html']])
  })

  test('HEAD answers like GET without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/umroh' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-length']).toBe(String(PAGES['umroh.html']?.length))
    expect(answer.body).toBe('')
  })

  test('calls that no route took stay with the API', async () => {
    for (const url of ['/api/entah', '/api', '/storage/img_uploads/x.webp']) {
      const answer = await get(url)
      expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Tidak ada' }])
    }
  })

  test('carry security headers', async () => {
    for (const url of ['/', '/entah']) {
      const { headers } = await get(url)
      expect(headers['content-security-policy']).toBe("frame-ancestors 'self'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      expect(headers['permissions-policy']).toContain('geolocation=()')
      expect(headers['x-robots-tag']).toBeUndefined()
    }
  })

  test('that a link with a token opens are in no search engine and send no referrer', async () => {
    const { headers } = await get('/pesanan')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['content-security-policy']).toBe("frame-ancestors 'self'")
  })
})

describe('freshness', () => {
  beforeEach(() => publish())

  test('a page is asked again each time and answered 304 while unchanged, across releases', async () => {
    const first = await get('/umroh')
    expect(first.headers['cache-control']).toBe('no-cache')
    await publish({ ...PAGES, 'index.html': '<h1>Beranda baru</h1>' })
    const again = await get('/umroh', { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers.etag).toBe(first.headers.etag)
  })

  test('a changed page is sent anew', async () => {
    const first = await get('/')
    await publish({ ...PAGES, 'index.html': '<h1>Beranda baru</h1>' })
    const again = await get('/', { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([200, '<h1>Beranda baru</h1>'])
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('%s bodies have a tag of their own', async (encoding, decode) => {
    const plain = await get('/')
    const answer = await get('/', { 'accept-encoding': encoding })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(decode(answer.rawPayload).toString()).toBe(PAGES['index.html'])
    expect(answer.headers.etag).not.toBe(plain.headers.etag)
    const again = await get('/', { 'accept-encoding': encoding, 'if-none-match': `W/${answer.headers.etag}` })
    expect(again.statusCode).toBe(304)
    const cross = await get('/', { 'if-none-match': String(answer.headers.etag) })
    expect(cross.statusCode).toBe(200)
  })

  test('an encoding that is refused is not sent', async () => {
    const answer = await get('/', { 'accept-encoding': 'br;q=0, gzip;q=0.0, identity' })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.body).toBe(PAGES['index.html'])
  })

  test('assets never change and outlive their release', async () => {
    const { headers } = await get('/_astro/satu.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    for (let n = 2; n < 9; n += 1) {
      const { '_astro/satu.js': _gone, ...rest } = PAGES
      await publish({ ...rest, 'index.html': `_astro/baru${n}.js`, [`_astro/baru${n}.js`]: `baru(${n})` })
    }
    expect(releases.current()?.files['_astro/satu.js']).toBeUndefined()
    const old = await get('/_astro/satu.js')
    expect([old.statusCode, old.body]).toEqual([200, 'console.log("satu")'])
    expect(old.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/_astro/entah.js')).statusCode).toBe(404)
  })

  test('a drawing is sent compressed, and anew once it was replaced', async () => {
    const first = await get('/logo/safar.svg', { 'accept-encoding': 'br' })
    expect(first.headers['content-encoding']).toBe('br')
    expect(first.headers['content-type']).toBe('image/svg+xml')
    expect(first.headers['cache-control']).toContain('max-age=86400')
    expect(brotliDecompressSync(first.rawPayload).toString()).toBe('<svg/>')
    const known = { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) }
    expect((await get('/logo/safar.svg', known)).statusCode).toBe(304)
    await put(join(root, 'public'), { 'logo/safar.svg': '<svg id="baru"/>' })
    const second = await get('/logo/safar.svg', known)
    expect(brotliDecompressSync(second.rawPayload).toString()).toBe('<svg id="baru"/>')
    expect((await get('/logo/safar.svg')).body).toBe('<svg id="baru"/>')
  })

  test('pictures and logos are served beside every release', async () => {
    const picture = await get('/gambar/kaaba.webp')
    expect([picture.statusCode, picture.body]).toEqual([200, 'gambar'])
    expect(picture.headers['content-type']).toBe('image/webp')
    expect(picture.headers['cache-control']).toContain('max-age=86400')
    const again = await get('/gambar/kaaba.webp', { 'if-none-match': String(picture.headers.etag) })
    expect(again.statusCode).toBe(304)
    const part = await get('/gambar/kaaba.webp', { range: 'bytes=0-1' })
    expect([part.statusCode, part.body]).toEqual([206, 'ga'])
  })
})

describe('the admin', () => {
  beforeEach(() => publish())

  test.each([
    '/login',
    '/login/',
    '/auth/login',
    '/admin',
    '/admin/',
    '/admin/packages/add',
    '/user/home',
    '/pengaturan/profile',
    '/finance/spp?row=10',
  ])('%s is answered by its router', async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.body]).toEqual([200, '<title>Admin</title>'])
    expect(answer.headers['cache-control']).toBe('no-cache')
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test('its assets never change', async () => {
    const answer = await get('/admin/assets/app-abc.js')
    expect([answer.statusCode, answer.body]).toEqual([200, 'admin()'])
    expect(answer.headers['cache-control']).toContain('immutable')
  })

  test('a missing asset is 404, not its first page', async () => {
    expect((await get('/admin/assets/entah.js')).statusCode).toBe(404)
    expect((await get('/admin/assets/')).statusCode).toBe(404)
  })

  test.each(['/administrasi', '/users', '/loginx'])('%s is not its own', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })

  test('a rebuilt admin shows without a restart', async () => {
    const before = await get('/login')
    await put(join(root, 'admin'), { 'index.html': '<title>Admin baru</title>' })
    const after = await get('/login', { 'if-none-match': String(before.headers.etag) })
    expect(after.body).toBe('<title>Admin baru</title>')
  })
})

test('before the first release visitors are asked to wait and staff can sign in', async () => {
  const answer = await get('/')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('3')
  expect((await get('/login')).statusCode).toBe(200)
})

test('nothing outside the served folders comes out, and no hidden file', async () => {
  await publish()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const tries = [
    '/../rahasia.txt',
    '/..%2frahasia.txt',
    '/%2e%2e/rahasia.txt',
    '/gambar/../../rahasia.txt',
    '/gambar/%2e%2e%2f%2e%2e%2frahasia.txt',
    '/gambar/..%5c..%5crahasia.txt',
    '/_astro/../../../rahasia.txt',
    '/_astro/..%2f..%2f..%2frahasia.txt',
    '/admin/assets/../../rahasia.txt',
    '/admin/assets/..%2f..%2frahasia.txt',
    '/.rahasia',
    '/gambar/.kunci',
    '/gambar/%2ekunci',
    '/\\jahat.test/',
    '/__proto__',
    '/constructor',
    '/data_produk/..%2f..%2frahasia.txt',
    '/umroh%00.html',
    '/%c0%ae%c0%ae/rahasia.txt',
  ]
  for (const path of tries) {
    const { status, body } = await raw(port, path)
    expect([path, body.includes(SECRET), status >= 400 && status < 500]).toEqual([path, false, true])
  }
})

/** Sends a path as it is: inject and fetch would tidy it first. */
function raw(port: number, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const call = httpRequest({ port, host: '127.0.0.1', path }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
    call.on('error', reject).end()
  })
}
