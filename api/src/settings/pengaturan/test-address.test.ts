import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { isAlamatUmum, lookupPublic } from './alamat-umum.ts'
import { INTERNET, type Jaringan, testAddress } from './test-address.ts'

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '192.31.196.1',
  '192.175.48.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  '2620:4f:8000::1',
  'localhost',
])('%s is no address of the public internet', (ip) => {
  expect(isAlamatUmum(ip)).toBe(false)
})

it('takes public addresses for what they are', () => {
  expect(['103.7.12.34', '172.32.0.1', '2404:6800:4003::5e', '2606:4700::1111'].map(isAlamatUmum)).toEqual([
    true,
    true,
    true,
    true,
  ])
})

it('connects to no name that leads into a network of its own', async () => {
  const error = await new Promise((resolve) => lookupPublic('localhost', { all: true }, resolve))
  expect(error).toMatchObject({ name: 'AlamatDalam' })
})

it.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://localhost/',
])('asks nothing of %s', async (url) => {
  expect(await testAddress(url)).toMatchObject({
    keadaan: 'gagal',
    alasan: expect.stringContaining('jaringan pribadi'),
  })
})

it('refuses other ports and secrets in an address', async () => {
  for (const url of ['https://contoh.test:8443/', 'https://a:b@contoh.test/'])
    expect(await testAddress(url)).toMatchObject({ keadaan: 'gagal', status: null })
})

/** A site on this machine in the place of the internet. */
async function situs(answer: (path: string) => { status: number; location?: string } | null) {
  const seen: string[] = []
  const server = createServer((request, response) => {
    seen.push(request.url ?? '')
    const said = answer(request.url ?? '')
    // Silence: nobody hears an end of it.
    if (!said) return
    response.writeHead(said.status, said.location ? { location: said.location } : {})
    response.end('x'.repeat(100_000))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const request = ((url: string, options: object, done: Parameters<typeof httpRequest>[2]) => {
    const { pathname } = new URL(url)
    return httpRequest(`http://127.0.0.1:${port}${pathname}`, { ...options, lookup: undefined }, done)
  }) as Jaringan['request']
  const tryAddress = (path: string) =>
    testAddress(`https://izin.contoh.test${path}`, { ...INTERNET, request, timeoutMs: 300 })
  return {
    uji: tryAddress,
    seen,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

it('tells an answer, a way elsewhere, a refusal and silence apart, and follows nothing', async () => {
  await using site = await situs((path) => {
    if (path === '/') return { status: 200 }
    if (path === '/masuk') return { status: 302, location: '/login' }
    if (path === '/pindah') return { status: 301, location: 'https://lain.test/cek' }
    return path === '/tolak' ? { status: 403 } : null
  })
  expect(await site.uji('/')).toEqual({ keadaan: 'menjawab', status: 200, ke: '', alasan: '' })
  expect(await site.uji('/masuk')).toMatchObject({
    keadaan: 'dialihkan',
    ke: 'https://izin.contoh.test/login',
  })
  expect(await site.uji('/pindah')).toMatchObject({ keadaan: 'dialihkan', ke: 'https://lain.test/cek' })
  expect(await site.uji('/tolak')).toMatchObject({ keadaan: 'menolak', status: 403 })
  expect(await site.uji('/diam')).toMatchObject({ keadaan: 'gagal', alasan: 'terlalu lama' })
  expect(site.seen).toEqual(['/', '/masuk', '/pindah', '/tolak', '/diam'])
})

it('lets admins alone ask, https alone be asked, and tells when it was', async () => {
  await using test = await createTestApp()
  const ask = (headers: object, url: unknown = 'https://127.0.0.1/') =>
    test.call<{ data: object; errors: object }>({
      method: 'POST',
      url: '/api/pengaturan/uji-alamat',
      headers: { ...headers },
      payload: { url },
    })
  expect((await ask({})).status).toBe(401)
  for (const role of ['user', 'staf', 'keuangan'] as const)
    expect((await ask(await test.signIn(role))).status).toBe(403)
  const admin = await test.signIn('admin')
  for (const url of ['http://contoh.test/', 'file:///etc/passwd', '', 7])
    expect((await ask(admin, url)).status, String(url)).toBe(422)
  const { status, body } = await ask(admin, 'https://localhost./')
  expect([status, body.data]).toEqual([
    200,
    expect.objectContaining({ keadaan: 'gagal', status: null, pada: expect.stringMatching(/Z$/) }),
  ])
})
