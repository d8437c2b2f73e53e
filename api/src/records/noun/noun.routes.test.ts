import type { Noun } from '@safar/shared/records/noun/field'
import Fastify, { type InjectOptions } from 'fastify'
import { expect, it } from 'vitest'
import { registerCalls } from '../../access/openapi/calls.ts'
import { readDocument } from '../../access/openapi/described-calls.ts'
import { openApiDocument } from '../../access/openapi/document.ts'
import { requireRole } from '../../access/session/guard.ts'
import { withId } from '../../platform/db/migrations/schema.ts'
import { AnswerCache } from '../../platform/http/answer-cache.ts'
import { registerErrorHandler } from '../../platform/http/error-handler.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { storedNoun } from './declare-noun.ts'
import { nounRoutes } from './noun.routes.ts'
import { plainCalls } from './plain-calls.ts'

/** A noun that nobody sells, with an order and without addresses of its own. */
const KIOS = {
  name: 'kios',
  title: 'nama',
  audience: { reads: 'staff', writes: 'staff' },
  published: true,
  ordered: true,
  revised: 'whole',
  draftsInBrowser: true,
  fields: {
    nama: { kind: 'text', max: 40, required: 'always' },
    kategori: { kind: 'text', max: 20 },
    cerita: { kind: 'text', max: 200, detail: true },
    urutan: { kind: 'number', min: 1, max: 10_000 },
  },
} as const satisfies Noun

const kios = storedNoun(KIOS, {
  label: 'Kios',
  office: '/admin/questions',
  cari: ({ nama, kategori }) => `${nama} ${kategori}`.toLowerCase(),
})

/** A server whose only noun is made of nothing but its fields. */
async function server(noun = kios) {
  const test = await createTestApp()
  const { deps } = test
  const kind = deps.env.DATABASE_URL ? 'postgres' : 'sqlite'
  await withId(deps.database.db.schema.createTable('kios'), kind)
    .addColumn('nama', 'text')
    .addColumn('kategori', 'text')
    .addColumn('cerita', 'text')
    .addColumn('urutan', 'integer')
    .addColumn('cari', 'text')
    .addColumn('created_at', 'text')
    .addColumn('updated_at', 'text')
    .execute()
  const app = Fastify()
  registerErrorHandler(app)
  const api = registerCalls(app, (who) => requireRole(deps, who))
  app.decorateRequest('user', null)
  nounRoutes(
    api,
    {
      ...deps,
      answers: new AnswerCache({ version: () => deps.database.kontenVersi(), now: deps.now }),
      nouns: [noun],
    },
    noun,
    () => {},
    plainCalls(deps, noun, () => {}),
  )
  const admin = await test.signIn('admin')
  const ask = async (request: InjectOptions) => {
    const response = await app.inject({ headers: admin, ...request })
    return { status: response.statusCode, body: response.json() }
  }
  return {
    test,
    app,
    admin,
    ask,
    described: () => readDocument(openApiDocument('Safar', '1', app.calls)).calls,
    post: (url: string, payload: object) => ask({ method: 'POST', url, payload }),
    async names(query = ''): Promise<string[]> {
      const { body } = await ask({ url: `/api/kios${query}` })
      return body.data.map(({ nama }: { nama: string }) => nama)
    },
    async [Symbol.asyncDispose]() {
      await app.close()
      await test[Symbol.asyncDispose]()
    },
  }
}

it('adds, changes and deletes records by nothing but their fields', async () => {
  await using kiosk = await server()
  const { ask, post, names } = kiosk
  const made = await post('/api/kios', { nama: 'Kios Zamzam', lain: 1 })
  expect(made.status).toBe(201)
  expect(made.body.data).toMatchObject({ id: 1, nama: 'Kios Zamzam', kategori: '', urutan: null })
  expect((await post('/api/kios', {})).body.errors).toEqual({ nama: ['Data tidak boleh kosong'] })
  expect((await ask({ url: '/api/kios/1' })).body.data).toEqual(made.body.data)

  const { updated_at } = made.body.data
  expect((await post('/api/kios/1', { kategori: 'air', updated_at })).body.data.kategori).toBe('air')
  expect((await ask({ url: '/api/kios/1' })).body.data.kategori).toBe('air')
  const stale = await post('/api/kios/1', { kategori: 'teh', updated_at })
  expect([stale.status, stale.body.data.kategori]).toEqual([409, 'air'])

  expect((await ask({ method: 'DELETE', url: '/api/kios/1' })).status).toBe(200)
  expect((await ask({ url: '/api/kios/1' })).status).toBe(404)
  expect(await names()).toEqual([])
  expect(kiosk.test.publisher.told.changes).toBe(3)
})

it('leaves long texts out of lists that are asked for in short, and gives whole records otherwise', async () => {
  await using kiosk = await server()
  const { ask, post } = kiosk
  for (const nama of ['Safa', 'Marwa', 'Mina'])
    await post('/api/kios', { nama, kategori: 'air', cerita: `Dari ${nama}` })
  const short = await ask({ url: '/api/kios?ringkas=1&kategori=air&per_page=2' })
  const fields = ['id', 'nama', 'kategori', 'urutan', 'created_at', 'updated_at']
  expect(Object.keys(short.body.data[0])).toEqual(fields)
  expect(short.body.meta).toEqual({ total: 3, page: 1, per_page: 2, last_page: 2 })
  const whole = await ask({ url: '/api/kios?kategori=air&per_page=2&page=2' })
  expect(whole.body.data).toMatchObject([{ nama: 'Mina', cerita: 'Dari Mina' }])
  expect(whole.body.meta).toEqual({ ...short.body.meta, page: 2 })
  expect((await ask({ url: '/api/kios?ringkas=ya' })).status).toBe(422)

  // One whose long text cannot be read is in no list of whole records, and another takes its place.
  await kiosk.test.deps.database.db
    .$extendTables<{ kios: { id: number; cerita: string | null } }>()
    .updateTable('kios')
    .set({ cerita: null })
    .where('id', '=', 1)
    .execute()
  const rest = await ask({ url: '/api/kios?per_page=2' })
  expect(rest.body.data.map(({ nama }: { nama: string }) => nama)).toEqual(['Marwa', 'Mina'])
  expect(rest.body.meta.total).toBe(2)
})

it('answers its audience alone with what is stored by now where it is private, keeps no answer, and makes no release', async () => {
  const { published: _, ...noun } = KIOS
  await using kiosk = await server({ ...kios, noun })
  const { ask, post, names } = kiosk
  await post('/api/kios', { nama: 'Safa' })
  for (const nama of ['Marwa', 'Mina', 'Arafah']) {
    await post('/api/kios/1', { nama })
    // What is asked for twice is what a server keeps.
    for (let n = 0; n < 3; n += 1) {
      expect(await names()).toEqual([nama])
      expect((await ask({ url: '/api/kios/1' })).body.data.nama).toBe(nama)
    }
  }
  for (const url of ['/api/kios', '/api/kios/1']) {
    const { headers } = await kiosk.app.inject({ url, headers: kiosk.admin })
    expect(headers.etag).toBeUndefined()
    expect((await kiosk.app.inject({ url })).statusCode).toBe(401)
    const keuangan = await kiosk.test.signIn('keuangan')
    expect((await kiosk.app.inject({ url, headers: keuangan })).statusCode).toBe(403)
  }
  await ask({ method: 'DELETE', url: '/api/kios/1' })
  expect(await names()).toEqual([])
  expect(kiosk.test.publisher.told.changes).toBe(0)
})

it('makes one record of one sending', async () => {
  await using kiosk = await server()
  const send = (nama: string) =>
    kiosk.app.inject({
      method: 'POST',
      url: '/api/kios',
      headers: { ...kiosk.admin, 'idempotency-key': 'satu' },
      payload: { nama },
    })
  const [first, again] = [await send('Zamzam'), await send('Zamzam')]
  expect(again.json()).toEqual(first.json())
  expect((await send('Safa')).statusCode).toBe(422)
  expect(await kiosk.names()).toEqual(['Zamzam'])
})

it('finds by words, by category and by page', async () => {
  await using kiosk = await server()
  for (const [nama, kategori] of [
    ['Safa', 'teh'],
    ['Marwa', 'air'],
    ['Safa Dua', 'air'],
  ]) {
    await kiosk.post('/api/kios', { nama, kategori })
  }
  expect(await kiosk.names()).toEqual(['Safa', 'Marwa', 'Safa Dua'])
  expect(await kiosk.names('?q=safa')).toEqual(['Safa', 'Safa Dua'])
  expect(await kiosk.names('?kategori=air&q=safa')).toEqual(['Safa Dua'])
  const second = await kiosk.ask({ url: '/api/kios?per_page=2&page=2' })
  expect(second.body).toMatchObject({
    data: [{ nama: 'Safa Dua' }],
    meta: { total: 3, page: 2, per_page: 2, last_page: 2 },
  })
  expect((await kiosk.ask({ url: '/api/kios?per_page=101' })).status).toBe(422)
})

it('keeps the order that staff give, and puts what they do not name behind it', async () => {
  await using kiosk = await server()
  for (const nama of ['Satu', 'Dua', 'Tiga']) await kiosk.post('/api/kios', { nama })
  const { updated_at } = (await kiosk.ask({ url: '/api/kios/3' })).body.data
  expect((await kiosk.post('/api/kios/urutan', { ids: [3, 99, 3] })).status).toBe(200)
  expect(await kiosk.names()).toEqual(['Tiga', 'Satu', 'Dua'])
  await kiosk.post('/api/kios', { nama: 'Empat' })
  expect(await kiosk.names()).toEqual(['Tiga', 'Satu', 'Dua', 'Empat'])
  // Who was editing one meanwhile loses nothing by it.
  expect((await kiosk.post('/api/kios/3', { nama: 'Tiga!', updated_at })).status).toBe(200)
  expect(await kiosk.names()).toEqual(['Tiga!', 'Satu', 'Dua', 'Empat'])
  expect((await kiosk.post('/api/kios/urutan', { ids: ['x'] })).status).toBe(422)
})

it('lets everyone read and staff alone write', async () => {
  await using kiosk = await server()
  expect(kiosk.described().map(({ name, roles }) => [name, roles])).toEqual([
    ['GET /api/kios', null],
    ['POST /api/kios', ['admin', 'staf']],
    ['GET /api/kios/{id}', null],
    ['POST /api/kios/{id}', ['admin', 'staf']],
    ['DELETE /api/kios/{id}', ['admin', 'staf']],
    ['POST /api/kios/urutan', ['admin', 'staf']],
  ])
  const user = await kiosk.test.signIn('user')
  const answers = await Promise.all([
    kiosk.ask({ url: '/api/kios', headers: {} }),
    kiosk.ask({ method: 'POST', url: '/api/kios', payload: { nama: 'Satu' }, headers: {} }),
    kiosk.ask({ method: 'POST', url: '/api/kios/urutan', payload: { ids: [] }, headers: user }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 401, 403])
})
