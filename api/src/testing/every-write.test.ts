import { join } from 'node:path'
import { PENDAFTARAN_HONEYPOT } from '@safar/shared/people/pendaftaran/form-fields'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { DescribedCall } from '../access/openapi/described-calls.ts'
import { NOT_KEPT } from '../ops/tables/held.ts'
import { ADMIN, addFaktor, calls, examples, isOfFaktor, KELUARGA, seeded } from './seeded.ts'
import type { TestApp } from './test-app.ts'

/*
 * Whatever a call stores, a backup brings back: every call that takes a body is made with values at its bounds, which
 * its own errors tell. None is refused at the table first (`held.ts`), and a backup sets none of the rows aside. More
 * of them, in the repository's root:
 *   WRITE_RUNS=200 vitest run --project api api/src/testing/every-write.test.ts
 */

/** Bodies of one call that chance makes. */
const RUNS = Number(process.env.WRITE_RUNS ?? 1)
/** Longer than any text may be, and what a body may be. */
const LONG = 70_000
const BODY = 200_000

type Body = Record<string, unknown>
type Leaf = { path: string; value: unknown }

/** What of a body can be changed: texts and numbers, by the path that errors name them with. */
function leavesOf(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, each]) => leavesOf(each, path ? `${path}.${name}` : name))
  return typeof value === 'string' || typeof value === 'number' ? [{ path, value }] : []
}

/** A body with other leaves. */
function withLeaves(value: unknown, leaves: ReadonlyMap<string, unknown>, path = ''): unknown {
  if (leaves.has(path)) return leaves.get(path)
  if (Array.isArray(value))
    return value.map((each, at) => withLeaves(each, leaves, path ? `${path}.${at}` : `${at}`))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      withLeaves(each, leaves, path ? `${path}.${name}` : name),
    ]),
  )
}

/**
 * Signs that are longer, shorter or something else once they are tidied, folded, put into small letters or written as
 * JSON.
 */
const SIGNS = ['x', 'İ', 'ﬃ', 'ß', '"', '\\', '\n', '\u0085', '👍', 'é', 'ﷺ', '<', ' x']
const filled = (sign: string, max: number) =>
  sign
    .repeat(Math.ceil(max / sign.length))
    .slice(0, max)
    .toWellFormed()

const tail = (head: string, sign: string) => (max: number) =>
  head + filled(sign, Math.max(0, max - head.length))
const mail = (sign: string) => (max: number) =>
  `${filled(sign, 64)}@${filled('contoh.', Math.max(8, Math.min(max, 254) - 68))}id`
/** Bodies that are made of every call: each text of a kind, as long as it may be. */
const SHAPES: ((max: number) => string)[] = [
  tail('', 'x'),
  tail('', 'İ'),
  tail('', '"'),
  tail('contoh.id/', 'x'),
  mail('İ'),
  () => '9999-12-31T23:59:00-12:00',
]
const TIMES = [
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:00-12:00',
  '0000-01-01T00:00:00+12:00',
  '2027-02-28T02:00:00+07:00',
  '9999-12-31',
  '0001-01-01',
  '2027-01',
]

/** What may be sent for a text of at most `max`, most of it at its bound. */
function textOf(max: number): fc.Arbitrary<unknown> {
  const sign = fc.constantFrom(...SIGNS)
  return fc.oneof(
    fc
      .tuple(fc.constantFrom('', 'contoh.id/', 'https://contoh.id/', ' '), sign)
      .map(([head, one]) => tail(head, one)(max)),
    sign.map((one) => mail(one)(max)),
    fc.constantFrom(...TIMES, '+62 812 3456 7890', '0'.repeat(Math.min(max, 40)), ''),
  )
}
const numberOf = fc.constantFrom(0, 1, -1, 24, 100, 365, 2_147_483_647, 999_999_999_999, 1e15, 0.5)

/** Says the seed, and of the bodies nothing: they are as long as bodies may be. */
function reporter<Given>({ failed, seed, errorInstance }: fc.RunDetails<Given>): void {
  if (failed) throw new Error(`seed ${seed}: ${String(errorInstance).slice(0, 2_000)}`)
}

/** Makes a call with bodies at its bounds; gives how many were taken. */
async function tryAtBounds(test: TestApp, call: DescribedCall): Promise<number> {
  const [example] = await examples(call, true)
  if (!example || typeof example.payload !== 'object') return 0
  const {
    updated_at: _u,
    updated_at_lain: _l,
    [PENDAFTARAN_HONEYPOT]: _t,
    ...given
  }: Body = Object(example.payload)
  let whole = given
  let taken = 0
  let asked = 0
  async function send(leaves: ReadonlyMap<string, unknown>): Promise<Record<string, string[]>> {
    asked += 1
    // Tries are counted by the hour; sessions end.
    test.advance(61 * 60_000)
    const isFamily = call.roles?.join() === 'user'
    const session = isFamily ? await test.signIn('user', KELUARGA) : await test.signIn('admin', ADMIN)
    // An address is free once.
    const slug = 'slug' in whole ? { slug: `contoh-${asked}` } : {}
    const { status, body } = await test.call({
      method: call.method,
      url: example?.url ?? '',
      headers: { ...example?.headers, ...session, 'content-type': 'application/json' },
      payload: JSON.stringify({ ...Object(withLeaves(whole, leaves)), ...slug }),
    })
    expect(status, call.name).toBeLessThan(500)
    // Its own schema says so, in words for the field that was typed.
    expect(JSON.stringify(body), call.name).not.toContain(NOT_KEPT)
    if (status < 300) taken += 1
    return Object(body.errors)
  }
  /** Sends a body; what is refused goes back to the example, until the rest is taken. */
  async function sendTaken(wanted: ReadonlyMap<string, unknown>): Promise<void> {
    const leaves = new Map(wanted)
    for (let n = 0; n < 4; n += 1) {
      const wrong = Object.keys(await send(leaves))
      if (wrong.length === 0) return
      for (const path of leaves.keys())
        if (wrong.some((each) => path === each || path.startsWith(`${each}.`) || each.startsWith(`${path}.`)))
          leaves.delete(path)
    }
  }
  // What the example names and nobody finds here is left out.
  for (let n = 0; n < 3; n += 1) {
    const wrong = Object.keys(await send(new Map())).map((path) => path.split('.')[0])
    whole = Object.fromEntries(Object.entries(whole).filter(([name]) => !wrong.includes(name)))
  }
  const leaves = leavesOf(whole)
  const texts = leaves.filter(({ value }) => typeof value === 'string').map(({ path }) => path)
  const bounds = new Map<string, number>()
  /** Gives those of which nothing was wrong: they may be as long as that. */
  const learn = async (paths: readonly string[], length: number): Promise<string[]> => {
    const errors = await send(new Map(paths.map((path) => [path, 'x'.repeat(length)])))
    for (const path of paths) {
      const [, most] = /Paling banyak ([\d.]+) huruf/.exec(String(errors[path])) ?? []
      if (most) bounds.set(path, Number(most.replaceAll('.', '')))
    }
    return paths.filter((path) => !(path in errors))
  }
  const longer = await learn(texts, Math.min(LONG, Math.floor(BODY / Math.max(1, texts.length))))
  for (const path of longer) await learn([path], LONG)
  const boundOf = (path: string) => bounds.get(path) ?? 200
  for (const shape of SHAPES) await sendTaken(new Map(texts.map((path) => [path, shape(boundOf(path))])))
  const arbitrary = fc.record(
    Object.fromEntries(
      leaves.map(({ path, value }) => [
        path,
        fc.oneof(fc.constant(value), typeof value === 'string' ? textOf(boundOf(path)) : numberOf),
      ]),
    ),
  )
  await fc.assert(
    fc.asyncProperty(arbitrary, (some) => sendTaken(new Map(Object.entries(some)))),
    { numRuns: RUNS, endOnFailure: true, reporter },
  )
  return taken
}

const writing = calls.filter(({ method, bodies }) => method !== 'GET' && 'application/json' in bodies)
/** A server for whatever a name below asks it for. */
const ALL = 'akun permintaan-data /api/token /api/webhook /api/pendaftaran/{id}/'

async function expectBackup(test: TestApp): Promise<void> {
  const file = join(test.dataDir, 'safar.backup')
  expect((await test.backup(file)).disisihkan).toEqual([])
  expect(await test.restore(file)).not.toHaveProperty('disisihkan')
}

/** Codes and challenges last minutes, between which tries are counted here: `passkey.test.ts` tries theirs. */
const NEVER = ['POST /api/auth/totp/aktif', 'POST /api/auth/passkey/aktif', 'POST /api/auth/passkey/masuk']
/**
 * Tried ten times a minute alone, of which chance takes none on some days. It asks another host, and stores nothing of
 * its body.
 */
const SELDOM = 'POST /api/pengaturan/uji-alamat'

it('stores nothing through any call that a backup would not bring back', async () => {
  await using test = await seeded(ALL)
  const none: DescribedCall[] = []
  for (const call of writing) if ((await tryAtBounds(test, call)) === 0) none.push(call)
  await expectBackup(test)
  // What found nothing to work on there has a server of its own.
  const never: string[] = []
  for (const call of none) {
    await using own = await seeded(call.name)
    await own.signIn('admin', ADMIN)
    if (isOfFaktor(call)) await addFaktor(own, call)
    if ((await tryAtBounds(own, call)) === 0) never.push(call.name)
    await expectBackup(own)
  }
  expect(never.filter((name) => name !== SELDOM)).toEqual(NEVER)
}, 600_000)
