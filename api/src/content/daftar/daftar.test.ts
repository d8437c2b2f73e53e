import { paketInput } from '@safar/shared/content/paket/factory'
import { paketBaris, paketDaftar } from '@safar/shared/content/paket/paket-list'
import { TIPE_PAKET } from '@safar/shared/content/paket/paket-schema'
import { readPaketRingkasList } from '@safar/shared/content/paket/read'
import {
  chosenRows,
  countRows,
  findRows,
  indexRows,
  writeSorting,
} from '@safar/shared/records/noun/noun-list'
import { sortRows } from '@safar/shared/records/noun/sort-rows'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addRecord } from '../../records/noun/save.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { paketNoun } from '../paket/paket.noun.ts'

const TODAY = '2026-11-21'
const word = fc.constantFrom('Umrah', 'ümrah', "Jum'at", '100%', '_a', 'Plus', '9', '10', '07', '', ' ')
const nama = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => `P ${words.join(' ')}`)
const paket = fc.record({
  nama_paket: nama,
  tipe_paket: fc.constantFrom(...TIPE_PAKET),
  maskapai: fc.constantFrom('Garuda Indonesia', 'Saudia', 'Émirates'),
  tanggal_keberangkatan: fc.constantFrom('2026-10-01', '2026-12-24', '2027-01-05', '2027-01-06'),
  sisa_pax: fc.constantFrom(0, 3, 40),
  status: fc.constantFrom('terbit' as const, 'draf' as const, 'arsip' as const),
})
const asked = fc.record({
  q: fc.constantFrom('', 'umrah', 'UMRAH plus', 'jumat', '%', '_', '1', 'saudia 10', 'emirates', 'tiada'),
  chosen: fc.record({
    tipe: fc.constantFrom('', ...TIPE_PAKET),
    keadaan: fc.constantFrom('', 'terbuka', 'penuh', 'berangkat', 'lain'),
    status: fc.constantFrom('', 'terbit', 'draf'),
  }),
  sorting: fc.uniqueArray(
    fc.record({ id: fc.constantFrom('nomor', 'nama_paket', 'tipe_paket'), desc: fc.boolean() }),
    { selector: ({ id }) => id, maxLength: 3 },
  ),
  page: fc.integer({ min: 1, max: 6 }),
  per_page: fc.constantFrom(1, 10, 20),
})

async function store(test: TestApp, given: readonly object[]) {
  const { deps } = test
  await deps.database.db.transaction().execute(async (trx) => {
    for (const each of given)
      await addRecord({ trx, actor: null, now: deps.now() }, paketNoun, {
        ...paketInput(),
        currency: 'Rp',
        ...each,
      })
  })
}

it('gives the page that the browser would make of all packages, however they are searched, narrowed and sorted', async () => {
  await using test = await createTestApp()
  await store(test, fc.sample(paket, { numRuns: 60, seed: 26 }))
  const headers = await test.signIn('staf')
  const whole = await test.call({ url: '/api/paket?ringkas=1&status=semua', headers })
  const rows = paketBaris(readPaketRingkasList(whole.body) ?? [], TODAY)
  expect(rows).toHaveLength(60)
  const indexed = indexRows(paketDaftar, rows)
  const sort = sortRows(rows, paketDaftar.sorts)
  const seen = new Set<number>()
  await fc.assert(
    fc.asyncProperty(asked, async ({ q, chosen, sorting, page, per_page }) => {
      const found = findRows(paketDaftar, indexed, { q, chosen }, TODAY)
      const left = chosenRows(paketDaftar, found, { q, chosen }, TODAY)
      const shown = sort(left, sorting).slice((page - 1) * per_page, page * per_page)
      const search = new URLSearchParams({ q, ...chosen, sort: writeSorting(sorting) })
      const url = `/api/daftar/paket?${search}&page=${page}&per_page=${per_page}`
      const { status, body } = await test.call<Answer>({ url, headers })
      expect(status).toBe(200)
      expect(body.data.map(({ id }) => id)).toEqual(shown.map(({ id }) => id))
      expect(body.nomor).toEqual(shown.map(({ nomor }) => nomor))
      expect(body.meta.total).toBe(left.length)
      expect(body.jumlah).toEqual(countRows(paketDaftar, found, TODAY))
      seen.add(left.length)
    }),
    { numRuns: 200, seed: 26 },
  )
  // They differ enough to tell anything.
  expect(seen.size).toBeGreaterThan(10)
})

interface Answer {
  data: { id: number; nama_paket: string }[]
  nomor: number[]
  jumlah: Record<string, number>
  kata: Record<string, string[]>
  meta: { total: number; last_page: number }
}

it('says how many there are instead of more than were asked for, to whoever asks so', async () => {
  await using test = await createTestApp()
  await store(test, [{ nama_paket: 'Satu' }, { nama_paket: 'Dua' }])
  const list = async (query: string) => (await test.call<Answer>({ url: `/api/paket?${query}` })).body
  expect((await list('ringkas=1&paling_banyak=2')).data).toHaveLength(2)
  expect(await list('ringkas=1&paling_banyak=1')).toEqual({ data: [], meta: { total: 2 } })
  expect((await list('ringkas=1')).data).toHaveLength(2)
  expect((await test.call({ url: '/api/paket?paling_banyak=0' })).status).toBe(422)
})

it('finds the words that people wrote into pictures of the gallery, and passes over what it does not know', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('staf')
  for (const [judul, kategori] of [
    ['Hijir Ismail', 'Makkah'],
    ['Raudhah', 'Madinah'],
    ['Kubah hijau', 'Madinah'],
    ['Bandara', ''],
  ]) {
    const added = await test.call({
      method: 'POST',
      url: '/api/galeri',
      headers,
      payload: { judul, kategori, gambar: '', status: 'draf' },
    })
    expect(added.status).toBe(201)
  }
  const call = (query: string) => test.call<Answer>({ url: `/api/daftar/galeri?${query}`, headers })
  const all = (await call('')).body
  expect([all.meta.total, all.nomor]).toEqual([4, [1, 2, 3, 4]])
  expect(all.kata).toEqual({ kategori: ['Madinah', 'Makkah'] })
  const some = (await call('kategori=Madinah&sort=judul,-tiada&lain=x')).body
  expect(some.meta.total).toBe(2)
  expect(some.kata).toEqual(all.kata)
  expect((await call('page=900')).body.data).toEqual([])
  for (const query of ['per_page=501', 'page=0', `q=${'x'.repeat(201)}`, `kategori=${'x'.repeat(201)}`])
    expect((await call(query)).status).toBe(422)
})

it('counts nowhere what cannot be read', async () => {
  await using test = await createTestApp()
  await store(test, [{ nama_paket: 'Satu' }, { nama_paket: 'Dua' }, { nama_paket: 'Tiga' }])
  const { db } = test.deps.database
  await db.updateTable('paket').set({ tipe_paket: 'Piknik' }).where('nama_paket', '=', 'Dua').execute()
  const headers = await test.signIn('staf')
  const { body } = await test.call<Answer>({ url: '/api/daftar/paket?sort=nama_paket', headers })
  expect(body.data.map(({ nama_paket }) => nama_paket)).toEqual(['Satu', 'Tiga'])
  expect([body.meta.total, body.jumlah['']]).toEqual([2, 2])
  expect(test.takeErrors().join('')).toContain('a row cannot be read')
})

it('is for staff, since drafts stand in it', async () => {
  await using test = await createTestApp()
  await store(test, [{ nama_paket: 'Rahasia', status: 'draf' }])
  expect((await test.call({ url: '/api/daftar/paket' })).status).toBe(401)
  const { body } = await test.call<Answer>({ url: '/api/daftar/paket', headers: await test.signIn('staf') })
  expect(body.data.map(({ nama_paket }) => nama_paket)).toEqual(['Rahasia'])
})
