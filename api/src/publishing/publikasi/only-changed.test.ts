import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { ARTIKEL } from '@safar/shared/content/artikel/artikel-fields'
import { GALERI } from '@safar/shared/content/galeri/galeri-fields'
import { LAYANAN } from '@safar/shared/content/layanan/layanan-fields'
import { PAKET } from '@safar/shared/content/paket/paket-fields'
import { PEMBIMBING } from '@safar/shared/content/pembimbing/pembimbing-fields'
import { SPANDUK } from '@safar/shared/content/spanduk/spanduk-fields'
import { TANYA } from '@safar/shared/content/tanya/tanya-fields'
import { TESTIMONI } from '@safar/shared/content/testimoni/testimoni-fields'
import { addDays, hariIni } from '@safar/shared/platform/format/tanggal'
import type { Field, Fields, Noun } from '@safar/shared/records/noun/field'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from './at-once.ts'
import { buildEnv } from './build-env.ts'
import { KEPT_FILE, READINGS_FILE, type ReleaseFiles } from './release.ts'
import { checkRelease, listFiles } from './release-check.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const BUNDLE = `uji-ubah-${process.pid}`
/** Others in every run: which ones, the seed says. */
const CHANGES = 150
/**
 * Changes until the next look at every page. What one of them left as it was stays so until its page changes again; to
 * render all pages takes many times as long as to render those of a change.
 */
const LOOK_EVERY = 3
const MOST_RECORDS = 6
const NOUNS: readonly Noun[] = [PAKET, ARTIKEL, LAYANAN, PEMBIMBING, TANYA, GALERI, SPANDUK, TESTIMONI]

type Row = Record<string, unknown>

/** What the host answers, by the last part of the address. */
const host = new Map<string, Row[]>(NOUNS.map(({ name }) => [name, []]))
host.set('tampil', [])
host.set('alamat-lama', [])
host.set('perubahan', [])

/*
 * Few words, days and pictures, so that records meet: a package names a guide who is there, an article a package that
 * is.
 */
const word = fc.constantFrom(
  '',
  'Ustadz Ali',
  'Ustadzah Sari',
  'Umroh Plus',
  'Haji Khusus',
  'Study Tour',
  'a',
  'b',
)
const picture = fc.constantFrom('', 'satu-800x600.webp', 'dua-1600x1000.webp')
const today = hariIni()
const day = fc.constantFrom(...[-400, -3, 0, 3, 40, 90].map((days) => addDays(today, days)))
const slug = fc.constantFrom('a', 'b', 'c', 'd', 'haji-khusus', 'umroh-plus')

function sent(name: string, field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'list':
      return field.one ? rowOf(field.row) : fc.array(rowOf(field.row), { maxLength: 2 })
    case 'number':
    case 'money':
      return fc.integer({ min: field.min ?? 0, max: Math.min(field.max, 12) })
    case 'stars':
      return fc.integer({ min: 1, max: 5 })
    case 'choice':
      return fc.constantFrom(...field.of)
    case 'day':
      return day
    case 'moment':
      return day.map((date) => `${date}T02:00:00.000Z`)
    case 'durasi':
      return fc.constantFrom('9 Hari', '12 Hari')
    case 'image':
      return picture
    case 'figure':
      return fc.constantFrom(7, 'H-45')
    case 'flag':
      return fc.boolean()
    case 'texts':
      return name === 'paket_terkait' ? fc.array(slug, { maxLength: 2 }) : fc.array(word, { maxLength: 2 })
    default:
      return field.kind === 'text' && field.markdown
        ? word.map((text) => `## ${text}\n\nIsi *${text}*.`)
        : word
  }
}

function rowOf(fields: Fields): fc.Arbitrary<Row> {
  return fc.record(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sent(name, field)])),
  )
}

const stamps = fc.record({ slug, created_at: day, updated_at: day, terbit_pada: day })

/** A change of what the host answers. */
const changeOfNoun = fc.constantFrom(...NOUNS).chain((noun) =>
  fc.record({
    in: fc.constant(noun.name),
    what: fc.constantFrom('add', 'edit', 'edit', 'edit', 'remove', 'swap'),
    at: fc.nat(MOST_RECORDS - 1),
    fields: fc.constantFrom(...Object.keys(noun.fields)).map((field) => [field]),
    record: fc
      .tuple(rowOf(noun.fields), stamps)
      .map(([row, stamped]): Row => ({ ...row, ...stamped, [noun.title]: row[noun.title] || 'Nama' })),
  }),
)
const changeOfPicture = fc.record({
  in: fc.constant('tampil'),
  what: fc.constantFrom('add', 'edit', 'remove'),
  at: fc.nat(1),
  fields: fc.constant(['alt', 'hiasan', 'fokus']),
  record: fc.record({
    image_name: picture,
    alt: word,
    hiasan: fc.boolean(),
    fokus: fc.record({ x: fc.constantFrom(0, 0.5, 1), y: fc.constantFrom(0, 0.5) }),
  }),
})
const changeOfAddress = fc.record({
  in: fc.constant('alamat-lama'),
  what: fc.constantFrom('add', 'remove'),
  at: fc.nat(1),
  fields: fc.constant<string[]>([]),
  record: fc.record({
    jenis: fc.constantFrom('paket', 'artikel', 'tanya'),
    lama: fc.constantFrom('dulu', 'lama'),
    baru: slug,
  }),
})
const changeOfPerubahan = fc.record({
  in: fc.constant('perubahan'),
  what: fc.constantFrom('add', 'edit', 'remove'),
  at: fc.nat(1),
  fields: fc.constant(['perubahan']),
  record: fc.record({
    slug,
    sejak: fc.constant('2026-08-03T03:00:00.000Z'),
    lengkap: fc.boolean(),
    perubahan: fc.array(
      fc.record({
        pada: fc.constant('2026-10-14T03:00:00.000Z'),
        bidang: fc.constant('harga_double'),
        dari: fc.nat(3),
        ke: fc.nat(3),
      }),
      { maxLength: 1 },
    ),
  }),
})
const change = fc.oneof(
  { weight: 8, arbitrary: changeOfNoun },
  { weight: 1, arbitrary: changeOfPicture },
  { weight: 1, arbitrary: changeOfAddress },
  { weight: 1, arbitrary: changeOfPerubahan },
)
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never

let nextId = 1

/** Whether it changed anything. */
function apply({ in: name, what, at, fields, record }: Change): boolean {
  const list = host.get(name) ?? []
  const row = list[at]
  if (what === 'add') {
    const isTaken = 'slug' in record && list.some((other) => other.slug === record.slug)
    if (isTaken || list.length >= MOST_RECORDS) return false
    nextId += 1
    list.push({ ...record, id: nextId })
    return true
  }
  if (!row) return false
  if (what === 'remove') list.splice(at, 1)
  else if (what === 'swap') list.push(...list.splice(at, 1))
  else for (const field of fields) row[field] = (record as Row)[field]
  return true
}

let folder: string
let server: Server
let renderer: ChildProcess
let said: AsyncIterator<string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'safar-ubah-'))
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host.test').pathname
    const list = host.get(path.split('/').at(-1) ?? '')
    if (!list) return response.writeHead(404).end()
    return response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ data: list, meta: { total: list.length, page: 1, per_page: 100 } }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const api = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const env = buildEnv({ PATH: process.env.PATH, SITE_URL: 'https://safar.test' }, api)
  const compile = ['site/build.ts', '--out', join(folder, 'first'), '--bundle', BUNDLE]
  await promisify(execFile)(process.execPath, compile, { cwd: ROOT, env })
  const script = join(ROOT, 'site/bundel/render-again.testing.ts')
  // No pictures, and none that somebody else's build draws meanwhile: they would come into every page.
  const own = { ...env, OG_BUDGET_MS: '0', OG_FOLDER: join(folder, 'og') }
  renderer = spawn(process.execPath, [script, BUNDLE], { env: own, stdio: 'pipe' })
  if (renderer.stdout) said = createInterface({ input: renderer.stdout })[Symbol.asyncIterator]()
}, 120_000)
afterAll(async () => {
  renderer.kill()
  server.close()
  await rm(folder, { recursive: true, force: true })
  await rm(join(ROOT, 'site/.astro/bundel', BUNDLE), { recursive: true, force: true })
})

async function render(name: string, base: string | null): Promise<string> {
  const out = join(folder, name)
  renderer.stdin?.write(`${JSON.stringify({ out, base })}\n`)
  const { value } = await said.next()
  expect(value).toBe(out)
  return out
}

const isPage = (name: string) => name.endsWith('.html')

/** Names of files that are in one of two folders alone, or have other bytes in each. */
async function differing(one: string, other: string): Promise<string[]> {
  const all = new Set([...(await listFiles(one)), ...(await listFiles(other))])
  const names = [...all].filter((name) => name !== READINGS_FILE && name !== KEPT_FILE)
  const different: string[] = []
  await atOnce(8, names, async (name) => {
    if (!(await isSame(join(one, name), join(other, name)))) different.push(name)
  })
  return different
}

async function isSame(one: string, other: string): Promise<boolean> {
  try {
    // Scripts and pictures of both are the very files of the bundle.
    if ((await stat(one)).ino === (await stat(other)).ino) return true
    return (await readFile(one)).equals(await readFile(other))
  } catch {
    return false
  }
}

test(`${CHANGES} changes of every noun: a release of what changed has the bytes of one of every page`, async () => {
  const seed = Number(process.env.SEED_UBAH ?? Date.now())
  let before: { dir: string; files: ReleaseFiles } | null = null
  let kept = 0
  let pages = 0
  let done = 0
  const trail: Change[] = []
  for (const next of fc.sample(change, { seed, numRuns: CHANGES * 3 })) {
    if (done === CHANGES) break
    if (!apply(next)) continue
    done += 1
    trail.push(next)
    const changed: string = await render(`ubah-${done}`, before?.dir ?? null)
    const taken = await checkRelease(changed, before?.files)
    if (done % LOOK_EVERY === 0) {
      const whole = await render('semua', null)
      const different = await differing(changed, whole)
      expect(different, `SEED_UBAH=${seed}, change ${done}: ${JSON.stringify(trail.slice(-5))}`).toEqual([])
      await rm(whole, { recursive: true, force: true })
    }
    // Scripts and pictures are the bundle's, however many there are.
    kept += [...taken.kept].filter(isPage).length
    pages += Object.keys(taken.files).filter(isPage).length
    if (before) await rm(before.dir, { recursive: true, force: true })
    before = { dir: changed, files: taken.files }
  }
  expect(done).toBe(CHANGES)
  // Most of a release is taken over: to render everything each time would pass as well.
  expect(kept / pages).toBeGreaterThan(0.5)
}, 600_000)
