import { paketInput } from '@safar/shared/content/paket/factory'
import { PAKET_LIMITS, PAKET_LISTS } from '@safar/shared/content/paket/paket-schema'
import { PENDAFTARAN_STATUS } from '@safar/shared/people/pendaftaran/status'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTestApp } from './test-app.ts'

/*
 * 10,000 requests, in the repository's root, on SQLite:
 *   PROPERTY_RUNS=10000 vitest run --project api api/src/testing/property.test.ts
 * and on PostgreSQL:
 *   PROPERTY_RUNS=10000 vitest run --config vitest.postgres.config.ts --root api src/testing/property.test.ts
 */

/** Requests of one run. */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 10_000)

const word = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    '%',
    "'",
    '"; drop table paket; --',
    '../..',
    '9 Hari',
    '2026-12-12',
  ),
  fc.constant('x'.repeat(PAKET_LIMITS.deskripsi + 1)),
)
const number = fc.oneof(fc.integer(), fc.double(), fc.bigInt().map(String), fc.maxSafeInteger())
const anything = fc.oneof(word, number, fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 3 }))
const entry = fc.dictionary(
  fc.constantFrom(
    'nama_hotel',
    'bintang',
    'hari',
    'tanggal',
    'name',
    'nama',
    'keterangan',
    'image',
    '__proto__',
  ),
  anything,
)
const fields = Object.keys(paketInput())
/** A valid package with some of its fields replaced by anything at all. */
const paket = fc
  .dictionary(
    fc.constantFrom(...fields, 'updated_at', 'id', 'slug', '__proto__', 'constructor'),
    fc.oneof(anything, fc.array(entry, { maxLength: 4 })),
    { maxKeys: 4 },
  )
  .map((changes) => ({ ...paketInput(), ...changes }))
const list = fc
  .record({ list: fc.constantFrom(...PAKET_LISTS), entries: fc.array(entry, { maxLength: 3 }) })
  .map(({ list, entries }) => ({ [list]: entries }))
const registration = fc
  .dictionary(
    fc.constantFrom('nama', 'email', 'paket', 'telepon', 'jumlah_pax', 'catatan', 'setuju', 'situs_web'),
    anything,
  )
  .map((changes) => ({ nama: 'Siti', email: 'siti@contoh.test', setuju: true, ...changes }))
const id = fc.oneof(fc.constantFrom('1', '2', '3', '0', '-1', '1e9', '99999999999'), word)
const segment = (value: string) => encodeURIComponent(value.toWellFormed())
const query = fc
  .dictionary(fc.constantFrom('jenis', 'q', 'page', 'per_page', 'sort', 'ringkas', 'status', 'lain'), word)
  .map((values) =>
    Object.entries(values)
      .map(([key, value]) => `${key}=${segment(value)}`)
      .join('&'),
  )

const request = fc.oneof(
  query.map((text) => ({ method: 'GET' as const, url: `/api/paket?${text}` })),
  query.map((text) => ({ method: 'GET' as const, url: `/api/pendaftaran?${text}` })),
  id.map((value) => ({ method: 'GET' as const, url: `/api/paket/${segment(value)}` })),
  id.map((value) => ({ method: 'GET' as const, url: `/api/paket/${segment(value)}/riwayat` })),
  id.map((value) => ({ method: 'DELETE' as const, url: `/api/paket/${segment(value)}` })),
  id.map((value) => ({ method: 'POST' as const, url: `/api/sampah/${segment(value)}/pulihkan` })),
  id.map((value) => ({ method: 'POST' as const, url: `/api/paket/1/riwayat/${segment(value)}/pulihkan` })),
  id.map((value) => ({ method: 'GET' as const, url: `/storage/img_uploads/${segment(value)}` })),
  fc.oneof(paket, list, anything).map((payload) => ({ method: 'POST' as const, url: '/api/paket', payload })),
  fc
    .tuple(id, fc.oneof(paket, list, anything))
    .map(([value, payload]) => ({ method: 'POST' as const, url: `/api/paket/${segment(value)}`, payload })),
  fc
    .oneof(registration, anything)
    .map((payload) => ({ method: 'POST' as const, url: '/api/pendaftaran', payload })),
  fc
    .tuple(id, fc.dictionary(fc.constantFrom('status', 'catatan_admin', 'email', 'jumlah_pax'), anything))
    .map(([value, payload]) => ({
      method: 'PATCH' as const,
      url: `/api/pendaftaran/${segment(value)}`,
      payload: { status: PENDAFTARAN_STATUS[0], ...payload },
    })),
  fc
    .record({ email: anything, password: anything }, { requiredKeys: [] })
    .map((payload) => ({ method: 'POST' as const, url: '/api/auth/login', payload })),
)

it('no request of any shape makes the server fail, and what it accepted can be read', async () => {
  await using test = await createTestApp()
  const headers = { ...(await test.signIn('admin')), 'content-type': 'application/json' }
  const answers: Record<number, number> = {}
  await fc.assert(
    fc.asyncProperty(request, async (call) => {
      // Tries are counted by the minute.
      test.advance(7_000)
      if (test.deps.now().getTime() % 5_000_000 < 7_000) {
        Object.assign(headers, await test.signIn('admin', 'admin@safar.test'))
      }
      const payload = 'payload' in call ? { payload: JSON.stringify(call.payload) } : {}
      const { status } = await test.call({ method: call.method, url: call.url, headers, ...payload })
      answers[status] = (answers[status] ?? 0) + 1
      expect(status).toBeLessThan(500)
      expect(status).not.toBe(401 - (call.url.endsWith('login') ? 401 : 0))
    }),
    { numRuns: RUNS, interruptAfterTimeLimit: 540_000, markInterruptAsFailure: true },
  )
  // None was left out, and not all were refused.
  expect(Object.values(answers).reduce((sum, count) => sum + count)).toBe(RUNS)
  for (const expected of [200, 201, 404, 422]) expect(answers[expected]).toBeGreaterThan(RUNS / 100)
  const { status } = await test.call({ url: '/api/paket' })
  expect(status).toBe(200)
}, 600_000)
