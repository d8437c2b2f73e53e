import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFiles } from './compress-files.ts'
import { exportSite } from './export-site.ts'
import { headersFile, redirectsFile } from './host-files.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'safar-ekspor-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('texts get compressed copies beside them, pictures and tiny files do not', async () => {
  const page = '<p>Umrah</p>'.repeat(200)
  await writeFile(join(folder, 'umroh.html'), page)
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *')
  await writeFile(join(folder, 'kaaba.webp'), Buffer.alloc(4_000))
  await compressFiles(folder)
  expect((await readdir(folder)).sort()).toEqual([
    'kaaba.webp',
    'robots.txt',
    'umroh.html',
    'umroh.html.br',
    'umroh.html.gz',
  ])
  expect(brotliDecompressSync(await readFile(join(folder, 'umroh.html.br'))).toString()).toBe(page)
  expect(gunzipSync(await readFile(join(folder, 'umroh.html.gz'))).toString()).toBe(page)
})

test('copies of a file that is the same in the export before are taken from it, and of no other', async () => {
  const [before, now] = [join(folder, 'dulu'), join(folder, 'kini')]
  const page = '<p>Umrah</p>'.repeat(200)
  for (const dir of [before, now]) await mkdir(dir)
  for (const name of ['umroh.html', 'paket.html']) await writeFile(join(before, name), page)
  await compressFiles(before)
  await writeFile(join(before, 'umroh.html.gz'), 'taken as it is')
  await writeFile(join(now, 'umroh.html'), page)
  await writeFile(join(now, 'paket.html'), `${page}!`)
  await compressFiles(now, before)
  expect(await readFile(join(now, 'umroh.html.gz'), 'utf8')).toBe('taken as it is')
  expect(gunzipSync(await readFile(join(now, 'paket.html.gz'))).toString()).toBe(`${page}!`)
  expect((await readdir(now)).length).toBe(6)

  // A copy that got lost is made again.
  await rm(join(before, 'umroh.html.br'))
  await rm(join(now, 'umroh.html.br'))
  await compressFiles(now, before)
  expect(brotliDecompressSync(await readFile(join(now, 'umroh.html.br'))).toString()).toBe(page)
})

test('no two rules that meet on one path set one header, but the policy', () => {
  const seen = new Map<string, string[]>()
  for (const block of headersFile('https://api.safar.test').split('\n\n')) {
    const [path = '', ...lines] = block.trim().split('\n')
    for (const line of lines) {
      const [name = ''] = line.trim().split(':')
      seen.set(name, [...(seen.get(name) ?? []), path])
    }
  }
  expect(seen.get('x-content-type-options')).toEqual(['/*'])
  expect(seen.get('x-robots-tag')).toEqual(['/pesanan', '/rombongan'])
  expect(seen.get('strict-transport-security')).toEqual(['/*'])
  expect(headersFile('https://api.safar.test')).not.toContain('includeSubDomains')
  expect(headersFile('https://api.safar.test', true)).toContain('max-age=31536000; includeSubDomains')
  expect(seen.get('cache-control')).not.toContain('/*')
  expect(headersFile('https://api.safar.test')).toContain("connect-src 'self' https://api.safar.test")
})

test('rules send the admin to its first page and leave its files alone', () => {
  for (const host of ['netlify', 'cloudflare'] as const) {
    const paths = redirectsFile(host)
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0] ?? '')
    expect(paths).toEqual(
      expect.arrayContaining(['/login', '/admin/packages', '/admin/packages/*', '/user/*']),
    )
    expect(paths).not.toContain('/admin/*')
  }
})

test('former addresses lead on before any other rule, over the page that does so without rules', () => {
  const alih = { '/artikel/satu': '/artikel/dua' }
  expect(redirectsFile('netlify', alih)).toMatch(/^\/artikel\/satu \/artikel\/dua 301!\n/)
  expect(redirectsFile('cloudflare', alih)).toMatch(/^\/artikel\/satu \/artikel\/dua 301\n/)
})

test('pages lead on as people type them, behind the rules of the office, and never more than a host reads', () => {
  for (const host of ['netlify', 'cloudflare'] as const) {
    const rules = redirectsFile(host, {}, ['/umroh', '/data_produk/awal']).trim().split('\n')
    for (const rule of ['/Umroh /umroh 308', '/umroh. /umroh 308', '/umroh) /umroh 308', '/Login /login 308'])
      expect(rules.indexOf(rule)).toBeGreaterThan(rules.indexOf('/login /admin/ 200'))
    const many = Array.from({ length: 5_000 }, (_, at) => `/data_produk/umrah-${at}`)
    expect(redirectsFile(host, {}, many).trim().split('\n').length).toBeLessThanOrEqual(2_000)
  }
})

test('only the host that serves files before rules gets the rule for later packages', () => {
  expect(redirectsFile('netlify')).toContain('/data_produk/* /detail-shell.html 200')
  expect(redirectsFile('cloudflare')).not.toContain('/data_produk')
})

test('a folder with other things in it is refused and left as it is', async () => {
  await writeFile(join(folder, 'penting.txt'), 'jangan dihapus')
  const options = {
    root: folder,
    out: folder,
    apiUrl: 'http://127.0.0.1:9',
    host: 'netlify' as const,
    env: {},
    say: () => {},
  }
  await expect(exportSite(options)).rejects.toThrow('something other than an earlier export')
  expect(await readdir(folder)).toEqual(['penting.txt'])
})
