import type { Noun } from '@safar/shared/records/noun/field'
import Fastify, { type InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { registerCalls } from '../../access/openapi/calls.ts'
import { requireRole } from '../../access/session/guard.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import { lockKonten } from '../../platform/db/konten.ts'
import { withId } from '../../platform/db/migrations/schema.ts'
import { BrokenRows } from '../../platform/db/rusak.ts'
import { AnswerCache } from '../../platform/http/answer-cache.ts'
import { registerErrorHandler } from '../../platform/http/error-handler.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { storedNoun } from './declare-noun.ts'
import { nounRoutes } from './noun.routes.ts'
import { plainCalls } from './plain-calls.ts'
import { riwayatRoutes } from './riwayat.routes.ts'

/* Private nouns that no product has: a family, its rooms and members, and a guardian whom members may need. */

const PRIVATE = {
  audience: { reads: 'staff', writes: 'staff' },
  revised: 'difference',
  draftsInBrowser: false,
} as const
const nama = { kind: 'text', max: 40, required: 'always' } as const
const WALI = {
  ...PRIVATE,
  name: 'wali',
  title: 'nama',
  ordered: true,
  fields: { nama, urutan: { kind: 'number', min: 1, max: 99 } },
} as const satisfies Noun
const KELUARGA = {
  ...PRIVATE,
  name: 'keluarga',
  title: 'nama',
  fields: {
    nama,
    catatan: { kind: 'text', max: 200 },
    jumlah: { kind: 'money', min: 1, max: 99_999_999_999, currency: 'Rp' },
  },
} as const satisfies Noun
const KAMAR = {
  ...PRIVATE,
  name: 'kamar',
  title: 'nama',
  owned: 'keluarga_id',
  fields: { nama, keluarga_id: { kind: 'ref', to: 'keluarga', required: 'always', onDelete: 'follow' } },
} as const satisfies Noun
const ANGGOTA = {
  ...PRIVATE,
  name: 'anggota',
  title: 'nama',
  owned: 'keluarga_id',
  fields: {
    nama,
    keluarga_id: { kind: 'ref', to: 'keluarga', required: 'always', onDelete: 'follow' },
    kamar_id: { kind: 'ref', to: 'kamar', onDelete: 'restrict' },
    wali_id: { kind: 'ref', to: 'wali', onDelete: 'restrict' },
    teman_id: { kind: 'ref', to: 'anggota', onDelete: 'clear' },
  },
} as const satisfies Noun

const office = '/admin/questions'
const cari = (content: { nama: string }) => content.nama.toLowerCase()
const NOUNS = [
  storedNoun(WALI, { label: 'Wali', office, cari }),
  storedNoun(KELUARGA, { label: 'Keluarga', office, cari }),
  storedNoun(KAMAR, { label: 'Kamar', office, cari }),
  storedNoun(ANGGOTA, { label: 'Anggota', office, cari }),
]

async function server() {
  const test = await createTestApp()
  const { deps } = test
  const { db, kind } = deps.database
  const tableOf = (name: string) =>
    ['nama', 'cari', 'created_at', 'updated_at'].reduce(
      (table, column) => table.addColumn(column, 'text', (one) => one.notNull()),
      withId(db.schema.createTable(name), kind),
    )
  const later = sql`deferrable initially deferred`
  await tableOf('wali').addColumn('urutan', 'integer').execute()
  await tableOf('keluarga').addColumn('catatan', 'text').addColumn('jumlah', 'bigint').execute()
  await tableOf('kamar')
    .addColumn('keluarga_id', 'integer', (one) => one.notNull().references('keluarga.id').modifyEnd(later))
    .execute()
  await tableOf('anggota')
    .addColumn('kamar_id', 'integer', (one) => one.references('kamar.id').modifyEnd(later))
    .addColumn('keluarga_id', 'integer', (one) => one.notNull().references('keluarga.id').modifyEnd(later))
    .addColumn('wali_id', 'integer', (one) => one.references('wali.id').modifyEnd(later))
    .addColumn('teman_id', 'integer', (one) => one.references('anggota.id').modifyEnd(later))
    .execute()
  const app = Fastify()
  registerErrorHandler(app)
  const api = registerCalls(app, (who) => requireRole(deps, who))
  app.decorateRequest('user', null)
  const answers = new AnswerCache({ version: () => deps.database.kontenVersi(), now: deps.now })
  const rusak = new BrokenRows(() => {})
  for (const noun of NOUNS)
    nounRoutes(api, { ...deps, answers, nouns: NOUNS }, noun, rusak.note, plainCalls(deps, noun, rusak.note))
  const [unnamed] = NOUNS
  if (!unnamed) throw new Error('no noun')
  await riwayatRoutes(api, deps, rusak, { nouns: NOUNS, unnamed })
  const headers = await test.signIn('staf')
  const ask = async (request: InjectOptions) => {
    const response = await app.inject({ headers, ...request })
    return { status: response.statusCode, body: response.json() }
  }
  return {
    test,
    db,
    kind,
    ask,
    get: async (url: string) => (await ask({ url })).body.data,
    post: (url: string, payload: object = {}) => ask({ method: 'POST', url, payload }),
    remove: (url: string) => ask({ method: 'DELETE', url }),
    async [Symbol.asyncDispose]() {
      await app.close()
      await test[Symbol.asyncDispose]()
    },
  }
}

let house: Awaited<ReturnType<typeof server>>
beforeAll(async () => {
  house = await server()
})
afterAll(() => house[Symbol.asyncDispose]())

/** A new record; its id. */
async function made(noun: string, content: object): Promise<number> {
  const { status, body } = await house.post(`/api/${noun}`, content)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.id
}

it('refers to records that are there, and says in words which are not', async () => {
  const { post, remove } = house
  const keluarga_id = await made('keluarga', { nama: 'Keluarga Amin' })
  const wali_id = await made('wali', { nama: 'Pak Wali' })
  const { body } = await post('/api/anggota', { nama: 'Siti', keluarga_id: String(keluarga_id), wali_id })
  expect(body.data).toMatchObject({ keluarga_id, wali_id, teman_id: null })
  for (const [wrong, field] of [
    [{ nama: 'Siti' }, 'keluarga_id'],
    [{ nama: 'Siti', keluarga_id: 9_999 }, 'keluarga_id'],
    [{ nama: 'Siti', keluarga_id, wali_id: 9_999 }, 'wali_id'],
    [{ nama: 'Siti', keluarga_id, wali_id: -1 }, 'wali_id'],
  ] as const) {
    const refused = await post('/api/anggota', wrong)
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]])
  }
  const other = await made('wali', { nama: 'Pak Lain' })
  expect((await remove(`/api/wali/${other}`)).status).toBe(200)
  const trashed = await post(`/api/anggota/${body.data.id}`, { wali_id: other })
  expect(trashed.body.errors.wali_id[0]).toContain('ada di sampah')
  expect((await post(`/api/anggota/${body.data.id}`, { wali_id: null })).body.data.wali_id).toBeNull()
})

it('keeps its parent for good, and is listed by what it refers to', async () => {
  const { post, get } = house
  const [satu, dua] = [await made('keluarga', { nama: 'Satu' }), await made('keluarga', { nama: 'Dua' })]
  const id = await made('anggota', { nama: 'Ani', keluarga_id: satu })
  await made('anggota', { nama: 'Budi', keluarga_id: dua })
  const moved = await post(`/api/anggota/${id}`, { keluarga_id: dua })
  expect([moved.status, Object.keys(moved.body.errors)]).toEqual([422, ['keluarga_id']])
  expect((await post(`/api/anggota/${id}`, { nama: 'Ani B', keluarga_id: satu })).status).toBe(200)
  const namesOf = async (query: string) =>
    (await get(`/api/anggota?${query}`)).map((one: { nama: string }) => one.nama)
  expect(await namesOf(`keluarga_id=${satu}`)).toEqual(['Ani B'])
  expect(await namesOf(`keluarga_id=${dua}&q=ani`)).toEqual([])
  expect((await house.ask({ url: '/api/anggota?keluarga_id=satu' })).status).toBe(422)
})

it('is not deleted while others need it, and the answer says who', async () => {
  const { post, remove } = house
  const wali_id = await made('wali', { nama: 'Bu Wali' })
  const keluarga_id = await made('keluarga', { nama: 'Tiga' })
  const id = await made('anggota', { nama: 'Cici', keluarga_id, wali_id })
  const refused = await remove(`/api/wali/${wali_id}`)
  expect(refused).toMatchObject({ status: 409, body: { dipakai: [{ jenis: 'anggota', jumlah: 1 }] } })
  expect(refused.body.message).toContain('Wali ini masih dipakai 1 Anggota')
  await post(`/api/anggota/${id}`, { wali_id: null })
  expect((await remove(`/api/wali/${wali_id}`)).status).toBe(200)
})

it('loses a reference that may be empty with the record, as a change of its own', async () => {
  const { get, post, remove } = house
  const keluarga_id = await made('keluarga', { nama: 'Empat' })
  const teman_id = await made('anggota', { nama: 'Dedi', keluarga_id })
  const id = await made('anggota', { nama: 'Eka', keluarga_id, teman_id })
  const before = await get(`/api/anggota/${id}`)
  expect((await remove(`/api/anggota/${teman_id}`)).status).toBe(200)
  const after = await get(`/api/anggota/${id}`)
  expect(after).toMatchObject({ teman_id: null })
  expect(after.updated_at > before.updated_at).toBe(true)
  expect((await get(`/api/anggota/${id}/riwayat`))[0]).toMatchObject({ aksi: 'ubah' })
  // Both in the trash: what comes back alone has no one to refer to.
  await post(`/api/sampah/anggota/${teman_id}/pulihkan`)
  await post(`/api/anggota/${id}`, { teman_id })
  await remove(`/api/anggota/${id}`)
  await remove(`/api/anggota/${teman_id}`)
  const back = await post(`/api/sampah/anggota/${id}/pulihkan`)
  expect(back.body.data).toMatchObject({ id, teman_id: null })
})

it('goes into the trash with its parent, and comes back with it, but not what was deleted before', async () => {
  const { get, post, remove } = house
  const keluarga_id = await made('keluarga', { nama: 'Lima' })
  const [a, b, gone] = [
    await made('anggota', { nama: 'A', keluarga_id }),
    await made('anggota', { nama: 'B', keluarga_id }),
    await made('anggota', { nama: 'C', keluarga_id }),
  ]
  await remove(`/api/anggota/${gone}`)
  house.test.advance(60_000)
  expect((await remove(`/api/keluarga/${keluarga_id}`)).status).toBe(200)
  expect(await get(`/api/anggota?keluarga_id=${keluarga_id}`)).toEqual([])
  const alone = await post(`/api/sampah/anggota/${a}/pulihkan`)
  expect(alone.body.errors.keluarga_id[0]).toContain('Pulihkan dulu')
  const back = await post(`/api/sampah/keluarga/${keluarga_id}/pulihkan`)
  expect(back.body.message).toBe('Ikut kembali: 2 Anggota.')
  const ids = (await get(`/api/anggota?keluarga_id=${keluarga_id}`)).map((one: { id: number }) => one.id)
  expect(ids.sort()).toEqual([a, b])
  expect((await post(`/api/sampah/anggota/${gone}/pulihkan`)).status).toBe(200)
})

it('comes back with its family as it was, whoever refers to whom among them', async () => {
  const { get, post, remove } = house
  const keluarga_id = await made('keluarga', { nama: 'Lima B' })
  const kamar_id = await made('kamar', { nama: 'Kamar 1', keluarga_id })
  const teman_id = await made('anggota', { nama: 'A', keluarga_id, kamar_id })
  const id = await made('anggota', { nama: 'B', keluarga_id, kamar_id, teman_id })
  await post(`/api/anggota/${teman_id}`, { teman_id: id })
  const outside = await made('anggota', {
    nama: 'C',
    keluarga_id: await made('keluarga', { nama: 'Lima C' }),
    teman_id: id,
  })
  expect((await remove(`/api/kamar/${kamar_id}`)).status).toBe(409)
  const gone = await remove(`/api/keluarga/${keluarga_id}`)
  expect(gone.status, JSON.stringify(gone.body)).toBe(200)
  expect(await get(`/api/anggota/${outside}`)).toMatchObject({ teman_id: null })
  const back = await post(`/api/sampah/keluarga/${keluarga_id}/pulihkan`)
  expect(back.body.message).toBe('Ikut kembali: 1 Kamar, 2 Anggota.')
  expect(await get(`/api/anggota/${id}`)).toMatchObject({ keluarga_id, kamar_id, teman_id })
  expect(await get(`/api/anggota/${teman_id}`)).toMatchObject({ keluarga_id, kamar_id, teman_id: id })
})

it('stays in the trash where it cannot be read, while its family comes back', async () => {
  const { db, post, remove } = house
  const keluarga_id = await made('keluarga', { nama: 'Lima G' })
  const [broken] = [
    await made('anggota', { nama: 'H', keluarga_id }),
    await made('anggota', { nama: 'I', keluarga_id }),
  ]
  await remove(`/api/keluarga/${keluarga_id}`)
  const inTrash = { jenis: 'anggota', data_id: broken }
  const data = JSON.stringify({ keluarga_id })
  await sql`update sampah set data = ${data} where jenis = ${inTrash.jenis} and data_id = ${broken}`.execute(
    db,
  )
  const back = await post(`/api/sampah/keluarga/${keluarga_id}/pulihkan`)
  expect(back.body.message).toBe('Ikut kembali: 1 Anggota.')
  const kept = db.selectFrom('sampah').select(['jenis', 'data_id']).where('data_id', '=', broken)
  expect(await kept.where('jenis', '=', 'anggota').execute()).toEqual([inTrash])
})

it('is not deleted with its family while somebody of another family needs one of them', async () => {
  const { get, remove } = house
  const keluarga_id = await made('keluarga', { nama: 'Lima D' })
  const kamar_id = await made('kamar', { nama: 'Kamar 2', keluarga_id })
  const lain = await made('keluarga', { nama: 'Lima E' })
  await made('anggota', { nama: 'D', keluarga_id, kamar_id })
  await made('anggota', { nama: 'E', keluarga_id: lain, kamar_id })
  const refused = await remove(`/api/keluarga/${keluarga_id}`)
  expect(refused).toMatchObject({ status: 409, body: { dipakai: [{ jenis: 'anggota', jumlah: 1 }] } })
  expect(await get(`/api/anggota?keluarga_id=${keluarga_id}`)).toHaveLength(1)
})

it('shows what a record referred to before that was emptied on its way out of the trash', async () => {
  const { get, post, remove } = house
  const keluarga_id = await made('keluarga', { nama: 'Lima F' })
  const teman_id = await made('anggota', { nama: 'F', keluarga_id })
  const id = await made('anggota', { nama: 'G', keluarga_id, teman_id })
  await remove(`/api/anggota/${id}`)
  await remove(`/api/anggota/${teman_id}`)
  expect((await post(`/api/sampah/anggota/${id}/pulihkan`)).body.data).toMatchObject({ teman_id: null })
  const [last, , first] = await get(`/api/anggota/${id}/riwayat`)
  const then = async (one: { id: number }) => (await get(`/api/anggota/${id}/riwayat/${one.id}`)).anggota
  expect(await then(last)).toMatchObject({ teman_id: null })
  expect(await then(first)).toMatchObject({ teman_id })
})

it('keeps of each change what changed alone, shows the record as it was, and brings it back', async () => {
  const { db, get, post } = house
  const id = await made('keluarga', { nama: 'Enam', catatan: 'Lama', jumlah: 'Rp 10.000.000' })
  await post(`/api/keluarga/${id}`, { catatan: 'Baru' })
  await post(`/api/keluarga/${id}`, { nama: 'Enam B', jumlah: 5 })
  const rows = await db
    .selectFrom('riwayat')
    .select('data')
    .where('jenis', '=', 'keluarga')
    .where('data_id', '=', id)
    .orderBy('id')
    .execute()
  expect(rows.map(({ data }) => JSON.parse(data))).toMatchObject([
    { sebelum: {}, sesudah: {} },
    { sebelum: { catatan: 'Lama' }, sesudah: { catatan: 'Baru' } },
    { sebelum: { nama: 'Enam', jumlah: 10_000_000 }, sesudah: { nama: 'Enam B', jumlah: 5 } },
  ])
  const [last, middle, first] = await get(`/api/keluarga/${id}/riwayat`)
  const then = async (one: { id: number }) => (await get(`/api/keluarga/${id}/riwayat/${one.id}`)).keluarga
  expect(await then(last)).toEqual(await get(`/api/keluarga/${id}`))
  expect(await then(middle)).toMatchObject({ nama: 'Enam', catatan: 'Baru', jumlah: 10_000_000 })
  expect(await then(first)).toMatchObject({ nama: 'Enam', catatan: 'Lama', jumlah: 10_000_000 })
  const back = await post(`/api/keluarga/${id}/riwayat/${first.id}/pulihkan`)
  expect(back.body.data).toMatchObject({ nama: 'Enam', catatan: 'Lama', jumlah: 10_000_000 })
  expect(await then(middle)).toMatchObject({ nama: 'Enam', catatan: 'Baru' })
})

it('is saved while somebody saves an article, and its writers take turns by its parent', async () => {
  const { db, kind, get, post } = house
  const keluarga_id = await made('keluarga', { nama: 'Tujuh' })
  const id = await made('anggota', { nama: 'Fia', keluarga_id })
  if (kind === 'postgres')
    await db.transaction().execute(async (trx) => {
      await lockKonten(trx)
      expect((await post(`/api/anggota/${id}`, { nama: 'Gia' })).status).toBe(200)
      await made('anggota', { nama: 'Hadi', keluarga_id })
      await made('keluarga', { nama: 'Delapan' })
    })
  const { updated_at } = await get(`/api/anggota/${id}`)
  const both = await Promise.all(
    ['Ida', 'Jaya'].map((nama) => post(`/api/anggota/${id}`, { nama, updated_at })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

it('is saved while a record that it refers to goes, and refers to none afterwards', async () => {
  const { get, post, remove } = house
  const keluarga_id = await made('keluarga', { nama: 'Sebelas' })
  for (let round = 0; round < 8; round += 1) {
    const [one, other] = [await made('keluarga', { nama: 'X' }), await made('keluarga', { nama: 'Y' })]
    const teman_id = await made('anggota', { nama: 'Nana', keluarga_id: one })
    const id = await made('anggota', { nama: 'Oki', keluarga_id: round % 2 ? keluarga_id : other, teman_id })
    const all = await Promise.all([
      post(`/api/anggota/${id}`, { nama: 'Oki A' }),
      remove(`/api/anggota/${teman_id}`),
      post(`/api/anggota/${id}`, { nama: 'Oki B' }),
    ])
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await get(`/api/anggota/${id}`)).toMatchObject({ teman_id: null })
  }
})

it('saves nothing over a reference that an erasure empties meanwhile', async () => {
  const { db, kind, get, post } = house
  const keluarga_id = await made('keluarga', { nama: 'Tujuh B' })
  const teman_id = await made('anggota', { nama: 'Maya', keluarga_id: await made('keluarga', { nama: 'T' }) })
  const id = await made('anggota', { nama: 'Nina', keluarga_id, teman_id })
  // SQLite has one writer at a time.
  if (kind === 'sqlite') return
  const saved = await db.transaction().execute(async (trx) => {
    await holdRow(trx, 'anggota', id, 'change')
    const saving = post(`/api/anggota/${id}`, { nama: 'Nina B' })
    await vi.waitFor(async () => {
      const waiting = sql<{ pid: number }>`select pid from pg_locks where not granted`
      expect((await waiting.execute(db)).rows.length).toBeGreaterThan(0)
    })
    await sql`update anggota set teman_id = null where id = ${id}`.execute(trx)
    await sql`delete from anggota where id = ${teman_id}`.execute(trx)
    return { saving }
  })
  expect((await saved.saving).status).toBe(200)
  expect(await get(`/api/anggota/${id}`)).toMatchObject({ nama: 'Nina B', teman_id: null })
})

it('puts all in order and deletes while others refer, whoever comes first', async () => {
  const { ask, post, remove } = house
  const keluarga_id = await made('keluarga', { nama: 'Sembilan' })
  for (let round = 0; round < 5; round += 1) {
    const wali_id = await made('wali', { nama: `Wali ${round}` })
    const id = await made('anggota', { nama: `Kiki ${round}`, keluarga_id })
    const teman_id = await made('anggota', {
      nama: `Lala ${round}`,
      keluarga_id: await made('keluarga', { nama: `L${round}` }),
    })
    const all = await Promise.all([
      post(`/api/anggota/${id}`, { wali_id }),
      remove(`/api/wali/${wali_id}`),
      post('/api/wali/urutan', { ids: [wali_id] }),
      post(`/api/anggota/${id}`, { teman_id }),
      remove(`/api/anggota/${teman_id}`),
    ])
    for (const { status, body } of all) expect([200, 404, 409, 422], JSON.stringify(body)).toContain(status)
    // Either it refers to one that is there, or to none.
    const { body } = await ask({ url: `/api/anggota/${id}` })
    const { wali_id: wali, teman_id: teman } = body.data
    if (wali !== null) expect((await ask({ url: `/api/wali/${wali}` })).status).toBe(200)
    if (teman !== null) expect((await ask({ url: `/api/anggota/${teman}` })).status).toBe(200)
  }
})
