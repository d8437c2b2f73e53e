import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { NOUNS } from '../ops/tables/nouns.ts'
import { picture } from './picture.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/* What a noun gets for being declared and nothing else: here one that this file alone adds, with its table. */

vi.mock(import('../ops/tables/nouns.ts'), async (original) => {
  const { NOUNS } = await original()
  const { kiosNoun } = await import('./made-up-noun.ts')
  const all = [...NOUNS, kiosNoun]
  return { NOUNS: all, PLAIN_NOUNS: [kiosNoun], nounOf: (name) => all.find(({ noun }) => noun.name === name) }
})
vi.mock(import('../platform/db/migrations/0001-awal.ts'), async (original) => {
  const { up } = await original()
  const { makeKios } = await import('./made-up-noun.ts')
  return { up: async (db, kind) => up(db, kind).then(() => makeKios(db, kind)) }
})

const MANY = NOUNS.filter(({ single }) => !single).map(({ noun }) => noun.name)
const DELETABLE = NOUNS.filter(({ single, stays }) => !single && !stays).map(({ noun }) => noun.name)
const DAY_MS = 86_400_000
const change = (test: TestApp, statement: string) => sql.raw(statement).execute(test.deps.database.db)

interface Kios {
  id: number
  slug: string
  nama: string
  updated_at: string
}

async function server() {
  const test = await createTestApp()
  const headers = await test.signIn('admin', 'siti@safar.test')
  const get = <Data = Kios[]>(url: string) => test.call<{ data: Data }>({ url, headers })
  const post = (url: string, payload: object = {}) =>
    test.call<{ data: Kios; message?: string }>({ method: 'POST', url, headers, payload })
  return {
    test,
    get,
    post,
    remove: (id: number) => test.call({ method: 'DELETE', url: `/api/kios/${id}`, headers }),
    peringatan: async () => (await get<{ peringatan: string[] }>('/api/publikasi')).body.data.peringatan,
  }
}

it('keeps its pictures, wherever a record, a revision or the trash names them', async () => {
  const { test, post, remove } = await server()
  await using _ = test
  const bytes = await picture('png', { width: 40, height: 10 })
  const store = () => test.deps.gambar.storeGambar(bytes)
  const [own, text, row, past, trashed] = await Promise.all([store(), store(), store(), store(), store()])
  const unused = await store()
  await post('/api/kios', { nama: 'Satu', gambar: past })
  await post('/api/kios/1', { gambar: own, isi: `![Rak](${text})`, rak: [{ barang: 'Kurma', foto: row }] })
  await post('/api/kios', { nama: 'Dua', gambar: trashed })
  await remove(2)
  await test.tidy()
  test.advance(DAY_MS + 1)
  await test.tidy()
  for (const name of [own, text, row, past, trashed]) expect(await test.deps.gambar.open(name)).not.toBeNull()
  expect(await test.deps.gambar.open(unused)).toBeNull()
})

it('is in a backup with its revisions and its trash, and comes back from it', async () => {
  const { test, post, remove } = await server()
  await using _ = test
  await post('/api/kios', { nama: 'Satu', rak: [{ barang: 'Kurma', foto: '' }] })
  await post('/api/kios/1', { kategori: 'buah' })
  await post('/api/kios', { nama: 'Dua' })
  await remove(2)
  const state = async ({ deps: { database } }: TestApp) =>
    Promise.all(
      ['kios', 'riwayat', 'sampah'].map(
        async (table) => (await sql`select * from ${sql.table(table)}`.execute(database.db)).rows,
      ),
    )
  const before = await state(test)
  const file = join(test.dataDir, 'safar.backup')
  const counts = { ...Object.fromEntries(MANY.map((name) => [name, 0])), kios: 1, pendaftaran: 0, gambar: 0 }
  expect(await test.backup(file)).toEqual({ isi: counts, disisihkan: [] })

  const fresh = await server()
  await using _fresh = fresh.test
  expect(await fresh.test.restore(file)).toEqual(counts)
  expect(await state(fresh.test)).toEqual(before)
  const again = await server()
  await using _again = again.test
  await change(test, "update kios set kategori = 'lebih panjang dari dua puluh huruf'")
  expect((await test.backup(file)).disisihkan).toMatchObject([
    { tabel: 'kios', kunci: '1', sebab: expect.stringContaining('kategori') },
  ])
  expect(await again.test.restore(file)).toMatchObject({
    kios: 0,
    disisihkan: 1,
  })
})

it('refuses a stale copy with both sides, finds by its words, and takes an address of its own', async () => {
  const { test, get, post } = await server()
  await using _ = test
  const { data } = (await post('/api/kios', { nama: 'Zamzam & Safa', isi: 'Air' })).body
  expect(data.slug).toBe('zamzam-dan-safa')
  expect((await post('/api/kios', { nama: '2027' })).body.data.slug).toBe('kios-2027')
  expect((await post('/api/kios', { nama: 'Zamzam & Safa' })).body.data.slug).toBe('zamzam-dan-safa-2')
  await post('/api/kios/1', { nama: 'Air Zamzam' })
  const stale = await post('/api/kios/zamzam-dan-safa', { isi: 'Teh', updated_at: data.updated_at })
  expect(stale.status).toBe(409)
  expect(stale.body).toMatchObject({
    diubah_oleh: 'Nama siti@safar.test (siti@safar.test)',
    data: { nama: 'Air Zamzam' },
  })
  expect((await get('/api/kios?q=AIR')).body.data.map(({ id }) => id)).toEqual([1])
})

it('has revisions, under its name, of any earlier shape as well', async () => {
  const { test, get, post } = await server()
  await using _ = test
  await post('/api/kios', { nama: 'Satu', kategori: 'air' })
  await post('/api/kios/1', { nama: 'Dua' })
  const kept = await get<{ id: number; aksi: string }[]>('/api/kios/satu/riwayat')
  expect(kept.body.data.map(({ aksi }) => aksi)).toEqual(['ubah', 'buat'])
  const first = kept.body.data[1]?.id
  const whole = await get<object>(`/api/kios/1/riwayat/${first}`)
  expect(whole.body.data).toMatchObject({ aksi: 'buat', kios: { nama: 'Satu', kategori: 'air' } })
  const early = JSON.stringify({ id: 1, slug: 'satu', nama: 'Awal', dulu: true, urutan: '3', rak: null })
  await test.deps.database.db.updateTable('riwayat').set({ data: early }).where('aksi', '=', 'buat').execute()
  const back = await post(`/api/kios/1/riwayat/${first}/pulihkan`)
  expect([back.status, back.body.data]).toMatchObject([
    200,
    { nama: 'Awal', kategori: '', urutan: null, rak: [] },
  ])
  // A package of the same number has revisions of its own.
  expect((await get('/api/paket/1/riwayat')).status).toBe(404)
})

it('has a trash of its own', async () => {
  const { test, get, post, remove } = await server()
  await using _ = test
  await post('/api/kios', { nama: 'Satu' })
  await remove(1)
  await post('/api/kios', { nama: 'Satu' })
  expect((await get('/api/sampah')).body.data).toEqual([])
  expect((await get('/api/sampah?jenis=kios')).body.data).toMatchObject([{ id: 1, kios: { nama: 'Satu' } }])
  expect(await get('/api/sampah?jenis=akun')).toMatchObject({
    status: 422,
    body: { errors: { jenis: [`Pilih salah satu: ${DELETABLE.join(', ')}`] } },
  })
  const wrong = await post('/api/sampah/1/pulihkan')
  expect([wrong.status, wrong.body]).toEqual([404, { message: 'Paket ini tidak ada di sampah.' }])
  const back = await post('/api/sampah/kios/1/pulihkan')
  expect(back.body).toEqual({ data: expect.objectContaining({ id: 1, slug: 'satu-2' }) })
  await remove(1)
  await test.tidy()
  for (let day = 0; day <= 30; day += 5) {
    test.advance(5 * DAY_MS)
    await test.tidy()
  }
  expect(await test.deps.database.db.selectFrom('sampah').select('data_id').execute()).toEqual([])
  const left = await test.deps.database.db.selectFrom('riwayat').select('data_id').execute()
  expect(left.map(({ data_id }) => data_id)).toEqual([2])
})

it('stays in its place when an earlier copy of it comes back', async () => {
  const { test, get, post } = await server()
  await using _ = test
  for (const nama of ['Satu', 'Dua']) await post('/api/kios', { nama })
  await post('/api/kios/urutan', { ids: [2, 1] })
  const [made] = (await get<{ id: number }[]>('/api/kios/1/riwayat')).body.data
  await post('/api/kios/1', { nama: 'Satu!' })
  expect((await post(`/api/kios/1/riwayat/${made?.id}/pulihkan`)).status).toBe(200)
  expect((await get('/api/kios')).body.data.map(({ nama }) => nama)).toEqual(['Dua', 'Satu'])
})

it('leaves a row out that cannot be read, says so, and has it back from its revisions', async () => {
  const { test, get, post, peringatan } = await server()
  await using _ = test
  for (const nama of ['Satu', 'Dua']) await post('/api/kios', { nama })
  await change(test, "update kios set rak = '{' where id = 1")
  await change(test, 'update konten set versi = versi + 1')
  expect((await get('/api/kios')).body.data.map(({ nama }) => nama)).toEqual(['Dua'])
  expect(await peringatan()).toEqual([expect.stringContaining('Kios “Satu” tidak ditampilkan: isian rak ')])
  const [made] = (await get<{ id: number }[]>('/api/kios/1/riwayat')).body.data
  expect((await post(`/api/kios/1/riwayat/${made?.id}/pulihkan`)).status).toBe(200)
  expect(await peringatan()).toEqual([])
  expect(test.takeErrors()).toHaveLength(1)
})
