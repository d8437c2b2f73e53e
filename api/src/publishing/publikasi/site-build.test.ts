import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { paketRecord } from '@safar/shared/content/paket/factory'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { addDays, hariIni } from '@safar/shared/platform/format/tanggal'
import { PENGATURAN_CONTOH } from '@safar/shared/settings/pengaturan/awal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildEnv } from './build-env.ts'
import { type Builder, createSiteBuilder, createSpawnBuilder } from './builder.ts'
import { type CheckedRelease, checkRelease } from './release-check.ts'
import { createSiteProcesses } from './site-process.ts'
import { readWarnings } from './warnings.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const BUNDLE = `uji-${process.pid}`
/** Enough to have read the site's code; a process that is asked earlier does the job all the same. */
const READY_MS = 3_000
const DAY_MS = 86_400_000

interface Built extends CheckedRelease {
  out: string
  stderr: string
}

let folder: string
let server: Server
/** What compiled the bundle that every later build renders from. */
let first: Built
let list: unknown[]
/** How often the host was asked for them. */
let asked = 0
/** Former addresses that the host knows. */
let former: unknown[] = []
/** What the agency is called; an older host knows no settings. */
let brand = ''
/** The licence of the settings, and by how much the clock of whoever builds is moved. */
let ppiu: typeof PENGATURAN_CONTOH.ppiu | null = null
let clockMs = 0
/** What the environment says of the agency and its address. */
let said: NodeJS.ProcessEnv = {}
/** What the host answers for one package; none of ours is asked for one by one. */
let whole: (slug: string) => unknown

const makePaket = (n: number, more: Partial<Paket> = {}) =>
  paketRecord({ id: n, slug: `umrah-${n}`, nama_paket: `Umrah ${n}`, thumbnail: '', flyer: '', ...more })

/** What no address can hold, as a host may send that cut a text in the middle of a letter. */
const HALF_LETTER = '\ud83d'
const BREAKING = [
  makePaket(1),
  makePaket(2, { thumbnail: `poster-${HALF_LETTER}.webp` }),
  makePaket(3, { slug: 'p'.repeat(300) }),
  makePaket(4, { created_at: 'kapan-kapan' }),
]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'safar-bangun-'))
  server = createServer((request, response) => {
    if (request.url === '/api/pengaturan' && (brand || ppiu)) {
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(
          JSON.stringify({ data: { ...PENGATURAN_CONTOH, ...(brand && { brand }), ...(ppiu && { ppiu }) } }),
        )
    }
    if (request.url === '/api/alamat-lama') return response.end(JSON.stringify({ data: former }))
    if (!request.url?.startsWith('/api/paket')) return response.writeHead(404).end()
    const slug = request.url.split('/')[3]
    if (!slug) asked += 1
    const answer = slug ? whole(slug) : { data: list }
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  list = BREAKING
  first = await build('first', null, '--bundle', BUNDLE)
}, 120_000)
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
  await rm(join(ROOT, 'site/.astro/bundel', BUNDLE), { recursive: true, force: true })
})

const environment = () => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const own = { PATH: process.env.PATH, SITE_URL: 'https://safar.test', ...said }
  const env = buildEnv(own, `http://127.0.0.1:${port}`)
  return clockMs === 0 ? env : { ...env, NODE_OPTIONS: `--import=${movedClock(clockMs)}` }
}

/** A module that has a process believe another time. */
function movedClock(ms: number): string {
  const code = `const D=Date;globalThis.Date=class extends D{constructor(...a){a.length?super(...a):super(D.now()+${ms})}static now(){return D.now()+${ms}}}`
  return `data:text/javascript,${encodeURIComponent(code)}`
}

const spawned = (...args: string[]) =>
  createSpawnBuilder({ args: ['site/build.ts', ...args], cwd: ROOT, timeoutMs: 120_000 })

/** As the server builds it without a process that is ready. */
const build = (name: string, before: Pick<Built, 'out' | 'files'> | null, ...args: string[]) =>
  buildBy(spawned(...args), name, before)

async function buildBy(
  builder: Builder,
  name: string,
  before: Pick<Built, 'out' | 'files'> | null,
  more: NodeJS.ProcessEnv = {},
): Promise<Built> {
  const out = join(folder, name)
  const job = { out, base: before?.out ?? null, env: { ...environment(), ...more } }
  const { ok, log } = await builder.build(job, AbortSignal.timeout(120_000))
  expect({ ok, log }).toMatchObject({ ok: true })
  return { out, ...(await checkRelease(out, before?.files)), stderr: log }
}

test('a change of one package renders its page and the lists, and takes the other pages from the release before', async () => {
  list = [makePaket(1), makePaket(2)]
  const before = await build('before', null, '--bundle', BUNDLE)
  list = [makePaket(1, { keterangan: 'Berubah' }), makePaket(2)]
  const after = await build('after', before, '--bundle', BUNDLE)
  expect(after.files).toEqual((await build('after-of-nothing', null, '--bundle', BUNDLE)).files)
  expect([...after.kept]).toEqual(expect.arrayContaining(['data_produk/umrah-2.html', 'galeri.html']))
  expect(after.kept).not.toContain('data_produk/umrah-1.html')
  expect(await readFile(join(after.out, 'data_produk/umrah-1.html'), 'utf8')).toContain('Berubah')
}, 120_000)

test('a process that was ready before the change builds what is true now: content, day and agency', async () => {
  const processes = createSiteProcesses({ root: ROOT, bundle: BUNDLE, env: environment })
  const builder = createSiteBuilder(processes, { bundle: BUNDLE, timeoutMs: 120_000 })
  const isReady = () => pause(READY_MS)
  try {
    list = [makePaket(1), makePaket(2)]
    const before = await build('cold', null, '--bundle', BUNDLE)
    processes.expect()
    await isReady()
    list = [makePaket(1, { keterangan: 'Berubah' }), { ...makePaket(2), slug: '../luar' }]
    const warm = await buildBy(builder, 'warm', before)
    const cold = await build('cold-again', before, '--bundle', BUNDLE)
    expect([warm.files, warm.kept, warm.stderr]).toEqual([cold.files, cold.kept, cold.stderr])
    // Said once, though the content was read twice.
    expect(readWarnings(warm.stderr)).toHaveLength(1)

    // The same process shows what is not published, and what is published after it knows nothing of that.
    const draft = { ...makePaket(9), keterangan: 'Belum terbit' }
    const shown = { jenis: 'paket', record: draft, atEnd: false, halaman: '/data_produk/umrah-9' }
    const input = JSON.stringify({ ...shown, rupa: [], pesan: 'Pratinjau' })
    const args = ['--bundle', BUNDLE]
    const job = { program: 'pratinjau.ts', args, env: environment(), input } as const
    expect(await processes.start(job, () => {}).ended).toEqual({
      code: 0,
      out: expect.stringContaining('Belum terbit'),
    })
    list = [makePaket(1, { keterangan: 'Berubah lagi' }), makePaket(2)]
    const again = await buildBy(builder, 'again', warm)
    const coldThen = await build('cold-then', warm, '--bundle', BUNDLE)
    expect([again.files, again.kept, again.stderr]).toEqual([coldThen.files, coldThen.kept, coldThen.stderr])

    // What was read before a build is what that build has, where it is of the same version, and of no other.
    list = [makePaket(1, { keterangan: 'Versi lima' }), { ...makePaket(2), slug: '../luar' }]
    const five = await build('cold-five', again, '--bundle', BUNDLE)
    processes.soon(5)
    const warmFive = await buildBy(builder, 'five', again, { KONTEN_VERSI: '5' })
    expect([warmFive.files, warmFive.kept, warmFive.stderr]).toEqual([five.files, five.kept, five.stderr])
    const before6 = asked
    processes.soon(6)
    await expect.poll(() => asked, { timeout: 10_000 }).toBeGreaterThan(before6)
    list = [makePaket(1, { keterangan: 'Versi tujuh' })]
    const six = await buildBy(builder, 'six', warmFive, { KONTEN_VERSI: '6' })
    expect(six.files).toEqual(five.files)
    processes.soon(6)
    const seven = await buildBy(builder, 'seven', six, { KONTEN_VERSI: '7' })
    const coldSeven = await build('cold-seven', six, '--bundle', BUNDLE)
    expect([seven.files, seven.stderr]).toEqual([coldSeven.files, ''])

    brand = 'Nama Baru'
    const renamed = await buildBy(builder, 'renamed', warm)
    expect(await readFile(join(renamed.out, 'index.html'), 'utf8')).toContain('Nama Baru')
    expect(renamed.kept).not.toContain('galeri.html')
  } finally {
    brand = ''
    processes.close()
  }
}, 120_000)

test('a package that cannot be shown is left out and named, and the rest is published', async () => {
  list = [makePaket(1), { ...makePaket(2), slug: '../luar' }, { id: 3 }]
  const built = await build('partial', null, '--bundle', BUNDLE)
  expect(Object.keys(built.files).filter((path) => path.startsWith('data_produk/'))).toEqual([
    'data_produk/umrah-1.html',
  ])
  const warnings = readWarnings(built.stderr)
  expect(warnings).toHaveLength(2)
  expect(warnings[0]).toMatch(/^Paket “Umrah 2” tidak ikut terbit: /)
}, 120_000)

test.each([
  ['the first build of its code', () => first],
  ['a later build', () => build('later', null, '--bundle', BUNDLE)],
])(
  'packages that break their pages in %s are named and stand on no list',
  async (_which, build) => {
    list = BREAKING
    const built = await build()
    expect(Object.keys(built.files).filter((path) => path.startsWith('data_produk/'))).toEqual([
      'data_produk/umrah-1.html',
      'data_produk/umrah-2.html',
      'data_produk/umrah-4.html',
    ])
    expect([...readWarnings(built.stderr)].sort()).toEqual([
      expect.stringMatching(/^Paket “p{300}” tidak ikut terbit: ENAMETOOLONG/),
    ])
    const page = await readFile(join(built.out, 'paket.html'), 'utf8')
    expect(page).toContain('href="/data_produk/umrah-1#kamar=')
    expect(page).toContain('poster-.webp')
    expect(page).not.toContain('ppp')
  },
  120_000,
)

test('pages rendered from a kept bundle, half of them by a thread where there are many, are byte for byte those of a full build, also where that of another agency was compiled; either half names what it leaves out', async () => {
  // One picture for shared links for all of them, which only this build can have drawn.
  const nama_paket = `Umrah ${Date.now()}`
  const many = Array.from({ length: 24 }, (_, n) => makePaket(n + 2, { nama_paket }))
  const byThread = { THREAD_FROM: String(many.length) }
  list = [
    ...many,
    makePaket(500, { keterangan: 'Berubah' }),
    makePaket(501, { nama_paket: 'Baru & <b>tebal</b>' }),
  ]
  former = [{ jenis: 'paket', lama: 'umrah-lama', baru: 'umrah-3' }]
  said = { SITE_URL: 'https://lain.test', AGENCY_BRAND: 'Agensi Lain', AGENCY_PIXEL_ID: '1234567890' }
  const rendered = await buildBy(spawned('--bundle', BUNDLE), 'rendered', null, byThread)
  const whole = await build('whole', null)
  former = []
  said = {}

  expect(first.stderr).toContain('the code of the site is compiled')
  expect(rendered.stderr).toBe('')
  expect(rendered.files).toEqual(whole.files)
  expect(Object.keys(rendered.files)).toEqual(
    expect.arrayContaining([
      'data_produk/umrah-3.html',
      'data_produk/umrah-25.html',
      'data_produk/umrah-501.html',
    ]),
  )
  expect(Object.keys(rendered.files)).not.toContain('data_produk/umrah-1.html')
  const home = await readFile(join(rendered.out, 'index.html'), 'utf8')
  expect(home).toContain('Agensi Lain')
  expect(home).toContain('href="https://lain.test/"')
  const moved = await readFile(join(rendered.out, 'alih/data_produk/umrah-lama.html'), 'utf8')
  expect(moved).toContain('content="0; url=/data_produk/umrah-3"')
  expect(await readFile(join(rendered.out, 'alih.json'), 'utf8')).toBe(
    '{"/data_produk/umrah-lama":"/data_produk/umrah-3"}',
  )
  expect(await readFile(join(rendered.out, 'sitemap.xml'), 'utf8')).not.toContain('umrah-lama')

  const tooLong = (letter: string, place: number) => makePaket(place, { slug: letter.repeat(300) })
  list = [tooLong('a', 601), ...many, tooLong('z', 602)]
  const telling = { ...byThread, NODE_DEBUG: 'worker' }
  const built = await buildBy(spawned('--bundle', BUNDLE), 'left-out-by-two', null, telling)
  expect(built.stderr).toContain('create new worker')
  expect([...readWarnings(built.stderr)].sort()).toEqual([
    expect.stringMatching(/^Paket “a{300}” tidak ikut terbit: ENAMETOOLONG/),
    expect.stringMatching(/^Paket “z{300}” tidak ikut terbit: ENAMETOOLONG/),
  ])
  const page = await readFile(join(built.out, 'paket.html'), 'utf8')
  expect(page).toContain('href="/data_produk/umrah-2#kamar=')
  // Names of the bundle have letters by chance.
  expect(page).not.toMatch(/a{20}|z{20}/)
}, 240_000)

test('an older host with numbers as text and no lists in its list call builds whole pages', async () => {
  const paket = makePaket(1)
  const { hotels, itineraris, maskapais } = paket
  const plain = Object.fromEntries(Object.entries(paket).filter(([, value]) => !Array.isArray(value)))
  const old = { ...plain, harga_double: '32500000', total_pax: '45', sisa_pax: '12', rating_hotel: '4' }
  list = [old, { ...old, id: 2, slug: 'umrah-hilang', nama_paket: 'Umrah Hilang' }]
  whole = (slug) =>
    slug === 'umrah-1'
      ? {
          success: true,
          data: { ...old, hotels, itineraris, maskapais, fasilitas: [{ nama: 'Bus dari host lama' }] },
        }
      : { success: false, data: null }
  const built = await build('older-host', null, '--bundle', BUNDLE)
  expect(Object.keys(built.files)).toContain('data_produk/umrah-hilang.html')
  const page = await readFile(join(folder, 'older-host/data_produk/umrah-1.html'), 'utf8')
  expect(page).toContain('32.500.000')
  expect(page).toContain('Bus dari host lama')
  expect(page).toContain('Taibah Nur')
}, 120_000)

test('the day after its last, a licence is claimed nowhere, and the release is that of an agency without one', async () => {
  const nomor = 'U.987654/2020'
  const days = 10
  const sampai = addDays(hariIni(), days)
  list = [makePaket(1), makePaket(2, { tipe_paket: 'Overseas' })]
  const claims = async ({ out, files }: Built) => {
    const found: string[] = []
    for (const path of Object.keys(files)) {
      if ((await readFile(join(out, path))).includes('987654')) found.push(path)
    }
    return found
  }
  try {
    ppiu = { nomor, terbit: '', berlaku_sampai: sampai }
    clockMs = days * DAY_MS
    const last = await build('licence-last-day', null, '--bundle', BUNDLE)
    expect(await claims(last)).toEqual(expect.arrayContaining(['index.html', 'data_produk/umrah-1.html']))

    clockMs += DAY_MS
    const ended = await build('licence-ended', last, '--bundle', BUNDLE)
    expect(await claims(ended)).toEqual([])

    ppiu = { nomor: '', terbit: '', berlaku_sampai: '' }
    const never = await build('licence-never', null, '--bundle', BUNDLE)
    expect(ended.files).toEqual(never.files)
  } finally {
    ppiu = null
    clockMs = 0
  }
}, 120_000)
