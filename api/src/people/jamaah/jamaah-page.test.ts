import { JAMAAH } from '@safar/shared/people/jamaah/jamaah-fields'
import type { JamaahRingkas } from '@safar/shared/people/jamaah/jamaah-list'
import { jamaahCari } from '@safar/shared/people/jamaah/jamaah-search'
import { column, type Daftar, type DaftarQuery } from '@safar/shared/records/noun/noun-list'
import { readSummary } from '@safar/shared/records/noun/read'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { transact } from '../../access/session/context.ts'
import { BrokenRows } from '../../platform/db/rusak.ts'
import { listSummaries } from '../../records/noun/noun.repository.ts'
import { officeList } from '../../records/noun/office-list.ts'
import { officePage } from '../../records/noun/office-page.ts'
import { addRecord } from '../../records/noun/save.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { jamaahNoun } from './jamaah.noun.ts'

/* A list whose rules are all columns, with everything that a list may have: counts, words of people, orders. */

const daftar: Daftar<JamaahRingkas> = {
  cari: jamaahCari,
  sorts: { nama_paspor: column('nama_paspor'), tgl_habis: column('tgl_habis'), sapaan: column('sapaan') },
  filters: {
    jenis_kelamin: column('jenis_kelamin'),
    kabupaten: column('kabupaten'),
    sapaan: column('sapaan'),
  },
  counted: 'jenis_kelamin',
  kata: ['kabupaten'],
}
const list = officeList(daftar, (stored) => readSummary(JAMAAH, stored))
const TODAY = '2026-11-21'

const word = fc.constantFrom('Siti', 'SITI', 'ámin', "Nur'aini", '7', '07', '10', '100%', '_', '')
const person = fc.record({
  nama_paspor: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => `P ${words.join(' ')}`),
  nama_ktp: fc.constantFrom('', 'Aminah'),
  jenis_kelamin: fc.constantFrom('', 'L', 'P'),
  sapaan: fc.constantFrom('', 'TUAN', 'NYONYA'),
  kabupaten: fc.constantFrom('', 'KOTA DEPOK', 'KAB. BOGOR', 'KAB. ÉNDE'),
  tgl_habis: fc.constantFrom('', '2026-12-24', '2030-01-05', '2034-03-06'),
})
const asked: fc.Arbitrary<DaftarQuery> = fc.record({
  q: fc.constantFrom('', ' ', 'siti', 'AMIN p', 'nuraini', '%', '_', '1', 'aminah', 'tiada'),
  chosen: fc.record({
    jenis_kelamin: fc.constantFrom('', 'L', 'X'),
    kabupaten: fc.constantFrom('', 'KOTA DEPOK'),
    sapaan: fc.constantFrom('', 'TUAN'),
  }),
  besides: fc.constantFrom([], [3, 5]),
  sorting: fc.uniqueArray(
    fc.record({ id: fc.constantFrom('nama_paspor', 'tgl_habis', 'sapaan'), desc: fc.boolean() }),
    { selector: ({ id }) => id, maxLength: 3 },
  ),
  page: fc.integer({ min: 1, max: 4 }),
  per_page: fc.constantFrom(1, 10, 20),
})

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await transact(test.deps, null, async (context) => {
    for (const each of fc.sample(person, { numRuns: 50, seed: 35 }))
      await addRecord(context, jamaahNoun, jamaahNoun.bodies.create.parse(each))
  })
})
afterAll(() => test[Symbol.asyncDispose]())

/** The page that all rows would give, and the one that the server makes. */
async function bothPages(query: DaftarQuery, rusak: BrokenRows) {
  const { db } = test.deps.database
  const whole = await listSummaries(db, jamaahNoun, { status: 'semua' })
  return [
    list.pageOf(whole, query, TODAY),
    await officePage(db, jamaahNoun, list, query, TODAY, rusak),
  ] as const
}

it('is the page that the browser would make of all rows, however they are searched, narrowed and sorted', async () => {
  const seen = new Set<number>()
  await fc.assert(
    fc.asyncProperty(asked, async (query) => {
      const [expected, made] = await bothPages(query, new BrokenRows(() => {}))
      expect(made).toEqual(expected)
      seen.add(made.meta.total)
    }),
    { numRuns: 150, seed: 35 },
  )
  // They differ enough to tell anything.
  expect(seen.size).toBeGreaterThan(10)
})

it('is the same of rows of which one cannot be read, from the first time on that it is met', async () => {
  const { db } = test.deps.database
  await sql`update jamaah set jenis_kelamin = 'X' where id = 49`.execute(db)
  const rusak = new BrokenRows(() => {})
  const plain = { q: '', chosen: {}, sorting: [], per_page: 10 }
  for (const page of [1, 2, 5]) {
    const [expected, made] = await bothPages({ ...plain, page }, rusak)
    expect(made).toEqual(expected)
    expect(made.meta.total).toBe(49)
  }
  expect(rusak.list()).toMatchObject([{ tabel: 'jamaah', id: 49, isian: 'jenis_kelamin' }])
})
