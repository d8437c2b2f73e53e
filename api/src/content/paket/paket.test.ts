import { paketInput } from '@safar/shared/content/paket/factory'
import { createPaketClient } from '@safar/shared/content/paket/paket-client'
import { PAKET_LISTS, type Paket, paketSchema } from '@safar/shared/content/paket/paket-schema'
import { paketCari } from '@safar/shared/content/paket/paket-search'
import { createHttp } from '@safar/shared/platform/http/http'
import { matchesSearch, recordText, searchTerms } from '@safar/shared/platform/search'
import { describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

type Headers = { authorization: string }
type Answer = { data: Paket; message: string; errors: Record<string, string[]> }

const create = (test: TestApp, headers: Headers, overrides: object = {}) =>
  test.call<Answer>({
    method: 'POST',
    url: '/api/paket',
    headers,
    payload: { ...paketInput(), ...overrides },
  })
const save = (test: TestApp, headers: Headers, id: number | string, payload: object) =>
  test.call<Answer>({ method: 'POST', url: `/api/paket/${id}`, headers, payload })
const get = (test: TestApp, id: number | string) => test.call<Answer>({ url: `/api/paket/${id}` })
const list = (test: TestApp, query = '') =>
  test.call<{ data: Paket[]; meta?: { total: number; page: number; per_page: number; last_page: number } }>({
    url: `/api/paket${query}`,
  })

describe('who may', () => {
  it.each([
    ['POST', '/api/paket'],
    ['POST', '/api/paket/1'],
    ['DELETE', '/api/paket/1'],
    ['GET', '/api/paket/1/riwayat'],
    ['POST', '/api/paket/1/riwayat/1/pulihkan'],
    ['GET', '/api/sampah'],
    ['POST', '/api/sampah/1/pulihkan'],
    ['GET', '/api/publikasi'],
    ['POST', '/api/publikasi'],
  ] as const)('%s %s is for admins alone, whatever is sent', async (method, url) => {
    await using test = await createTestApp()
    const admin = await test.signIn('admin')
    await create(test, admin)
    const versi = await test.deps.database.kontenVersi()
    const user = await test.signIn('user')
    const body = method === 'POST' ? { payload: {} } : {}
    expect((await test.call({ method, url, ...body })).status).toBe(401)
    expect((await test.call({ method, url, ...body, headers: user })).status).toBe(403)
    expect(await test.deps.database.kontenVersi()).toBe(versi)
    expect((await get(test, 1)).status).toBe(200)
  })
})

describe('creating', () => {
  it('answers 201 with the whole record, to the letter', async () => {
    await using test = await createTestApp()
    const admin = await test.signIn('admin')
    const nama_paket = 'Umrah “Türkiye” & عمرة 🕋 <b>2027</b>'
    const fasilitas = Array.from({ length: 20 }, (_, i) => ({ name: `Fasilitas ${20 - i}` }))
    const { status, body } = await create(test, admin, { nama_paket, fasilitas, asing: 'x', id: 77 })
    expect(status).toBe(201)
    expect(paketSchema.parse(body.data)).toEqual(body.data)
    expect(body.data).toEqual({
      ...paketInput({ nama_paket, fasilitas }),
      id: 1,
      slug: 'umrah-turkiye-dan-b-2027-b',
      terbit_pada: '2026-11-21T03:00:00.000Z',
      created_at: '2026-11-21T03:00:00.000Z',
      updated_at: '2026-11-21T03:00:00.000Z',
    })
    expect((await get(test, body.data.slug)).body.data).toEqual(body.data)
    expect((await get(test, 1)).body.data).toEqual(body.data)
  })

  it('takes what older clients send: numbers as text, days without suffix', async () => {
    await using test = await createTestApp()
    const { body } = await create(test, await test.signIn('admin'), {
      harga_double: '32000000',
      total_pax: '50',
      sisa_pax: '50',
      durasi: 9,
    })
    expect(body.data).toMatchObject({ harga_double: 32_000_000, total_pax: 50, durasi: '9 Hari' })
  })

  it.each([
    [{ thumbnail: '' }, 'thumbnail'],
    [{ tipe_paket: 'Wisata' }, 'tipe_paket'],
    [{ currency: 'EUR' }, 'currency'],
    [{ tanggal_keberangkatan: '2026-02-30' }, 'tanggal_keberangkatan'],
    [{ sisa_pax: 51 }, 'sisa_pax'],
    [{ nama_paket: 'a\0b' }, 'nama_paket'],
    [{ deskripsi: '\ud800' }, 'deskripsi'],
    [{ nama_paket: 'a'.repeat(151) }, 'nama_paket'],
    [{ hotels: [] }, 'hotels'],
    [{ hotels: 'x' }, 'hotels'],
    [{ hotels: [{ nama_hotel: 'A', bintang: 9 }] }, 'hotels.0.bintang'],
    [{ harga_double: -1 }, 'harga_double'],
  ])('refuses %j and keeps nothing', async (overrides, field) => {
    await using test = await createTestApp()
    const { status, body } = await create(test, await test.signIn('admin'), overrides)
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toContain(field)
    expect((await list(test)).body.data).toEqual([])
    expect(test.publisher.told.changes).toBe(0)
    expect(await test.deps.database.kontenVersi()).toBe(1)
  })

  it.each([
    ['application/json', '{', 400],
    ['application/json', '', 400],
    ['application/json', 'null', 422],
    ['application/json', '[]', 422],
    ['text/xml', '<a/>', 415],
    ['application/json', `{"deskripsi":"${'x'.repeat(9 * 1024 * 1024)}"}`, 413],
  ])('answers a body that is no package: %s %.20s', async (type, payload, status) => {
    await using test = await createTestApp()
    const headers = { ...(await test.signIn('admin')), 'content-type': type }
    const answer = await test.call({ method: 'POST', url: '/api/paket', headers, payload })
    expect(answer.status).toBe(status)
    expect(answer.body.message).toBeTypeOf('string')
  })

  it('gives each of many concurrent creates a slug of its own', async () => {
    await using test = await createTestApp()
    const admin = await test.signIn('admin')
    const answers = await Promise.all(Array.from({ length: 12 }, () => create(test, admin)))
    const slugs = answers.map(({ body }) => body.data.slug)
    expect(new Set(slugs).size).toBe(12)
    expect(slugs).toContain('umrah-reguler-desember')
    expect(slugs).toContain('umrah-reguler-desember-12')
  })

  it('is what the shared client expects', async () => {
    await using test = await createTestApp()
    const { authorization } = await test.signIn('admin')
    const baseUrl = await test.app.listen({ port: 0 })
    const client = createPaketClient(createHttp({ baseUrl, getToken: () => authorization.slice(7) }))
    const made = await client.create(paketInput())
    expect(await client.list({ jenis: 'umroh' })).toEqual([made])
    const changed = await client.update(made.id, { sisa_pax: 3, updated_at: made.updated_at })
    await expect(client.update(made.id, { updated_at: made.updated_at })).rejects.toMatchObject({
      status: 409,
      body: { data: { sisa_pax: 3, updated_at: changed.updated_at } },
    })
    await client.remove(made.slug)
    await expect(client.get(made.id)).rejects.toMatchObject({ status: 404 })
  })
})

describe('saving', () => {
  it('keeps what was not sent, and the slug', async () => {
    await using test = await createTestApp()
    const admin = await test.signIn('admin')
    const { data } = (await create(test, admin)).body
    const { status, body } = await save(test, admin, data.slug, { nama_paket: 'Nama lain', fasilitas: [] })
    expect(status).toBe(200)
    expect(body.data).toEqual({
      ...data,
      nama_paket: 'Nama lain',
      fasilitas: [],
      updated_at: body.data.updated_at,
    })
    expect(body.data.updated_at > data.updated_at).toBe(true)
  })

  it('requires nothing but a name', async () => {
    await using test = await createTestApp()
    const admin = await test.signIn('admin')
    await create(test, admin)
    const empty = Object.fromEntries(PAKET_LISTS.map((name) => [name, []]))
    const { status, body } = await save(test, admin, 1, { ...empty, keterangan: '', thumbnail: null })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ hotels: [], keterangan: '', thumbnail: '' })
    expect((await save(test, admin, 1, { nama_paket: ' ' })).status).toBe(422)
  })

  it('compares seats after the merge', async () => {
    await using test = await createTestApp()
    const admin = await test.signIn('admin')
    await create(test, admin, { total_pax: 50, sisa_pax: 12 })
    const { status, body } = await save(test, admin, 1, { total_pax: 10 })
    expect(status).toBe(422)
    expect(body.errors).toEqual({ sisa_pax: ['Lebih besar dari total pax (10)'] })
    expect((await get(test, 1)).body.data.total_pax).toBe(50)
  })

  it('lets one of many editors of the same copy through and shows the others what is stored', async () => {
    await using test = await createTestApp()
    const admin = await test.signIn('admin')
    const { updated_at } = (await create(test, admin)).body.data
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((sisa_pax) => save(test, admin, 1, { sisa_pax, updated_at })),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    const stored = (await get(test, 1)).body.data
    expect(stored).toEqual(won[0]?.body.data)
    for (const { status, body } of answers.filter((answer) => answer !== won[0])) {
      expect(status).toBe(409)
      expect(body).toMatchObject({
        updated_at: { anda: updated_at, tersimpan: stored.updated_at },
        data: stored,
      })
    }
  })

  it.each(['2', 'tidak-ada', '99999999999', '0', '%20', 'a%2Fb', `${'x'.repeat(240)}`])(
    'answers 404 for %s',
    async (id) => {
      await using test = await createTestApp()
      const admin = await test.signIn('admin')
      expect((await get(test, id)).status).toBe(404)
      expect((await save(test, admin, id, {})).status).toBe(404)
      const gone = await test.call({ method: 'DELETE', url: `/api/paket/${id}`, headers: admin })
      expect(gone.status).toBe(404)
      expect(test.publisher.told.changes).toBe(0)
    },
  )
})

describe('listing', () => {
  it('runs open, full, departed, and filters by type in any case', async () => {
    await using test = await createTestApp()
    const admin = await test.signIn('admin')
    await create(test, admin, { nama_paket: 'Lewat', tanggal_keberangkatan: '2026-11-01' })
    await create(test, admin, { nama_paket: 'Penuh', sisa_pax: 0 })
    await create(test, admin, {
      nama_paket: 'Nanti',
      tanggal_keberangkatan: '2027-01-01',
      tipe_paket: 'Haji',
    })
    await create(test, admin, { nama_paket: 'Segera' })
    const names = async (query: string) =>
      (await list(test, query)).body.data.map((paket) => paket.nama_paket)
    expect(await names('')).toEqual(['Segera', 'Nanti', 'Penuh', 'Lewat'])
    expect(await names('?jenis=umroh')).toEqual(['Segera', 'Penuh', 'Lewat'])
    expect(await names('?jenis=HAJI')).toEqual(['Nanti'])
    expect(await names('?jenis=lain')).toEqual([])
    expect(await names('?sort=nama_paket')).toEqual(['Lewat', 'Nanti', 'Penuh', 'Segera'])
    expect(await names('?sort=-nama_paket&per_page=1')).toEqual(['Segera'])
    test.advance(365 * 86_400_000)
    expect(await names('')).toEqual(['Nanti', 'Penuh', 'Segera', 'Lewat'])
  })

  it('pages and searches', async () => {
    await using test = await createTestApp()
    const admin = await test.signIn('admin')
    for (let i = 1; i <= 12; i += 1) await create(test, admin, { nama_paket: `Paket ${i}` })
    await create(test, admin, { nama_paket: 'Umrah Plus Türkiye 100%', maskapai: 'Garuda' })
    const second = (await list(test, '?page=2&per_page=5')).body
    expect(second.data).toHaveLength(5)
    expect(second.meta).toEqual({ total: 13, page: 2, per_page: 5, last_page: 3 })
    expect((await list(test, '?page=9')).body).toMatchObject({ data: [], meta: { total: 13 } })
    const found = async (q: string) => (await list(test, `?q=${encodeURIComponent(q)}`)).body.data.length
    expect(await found('turkiye umrah')).toBe(1)
    expect(await found('garuda')).toBe(1)
    expect(await found('%')).toBe(1)
    expect(await found('_')).toBe(0)
    expect(await found('13')).toBe(1)
    expect(await found("' or 1=1 --")).toBe(0)
  })

  it('finds what the admin finds: both look through the same texts and numbers', async () => {
    await using test = await createTestApp()
    const admin = await test.signIn('admin')
    await create(test, admin, {
      nama_paket: "Umrah Plus Türkiye Ma'had",
      durasi: '12 Hari',
      maskapai: 'Saudia',
    })
    await create(test, admin, { nama_paket: 'Haji 1448 H', tipe_paket: 'Haji', pemberangkatan: 'Surabaya' })
    for (let i = 3; i <= 12; i += 1) await create(test, admin, { nama_paket: `Paket 100%_${i}` })
    const all = (await list(test, '')).body.data
    const words = [
      '1',
      '12',
      '448',
      'turkiye',
      "ma'had",
      'mahad plus',
      'HAJI',
      '12 hari',
      'saudia 2',
      'surabaya',
    ]
    for (const q of [...words, 'jakarta', '%_3', '_', '0812', '+62', '(021)', 'tidak ada', '']) {
      const terms = searchTerms(q)
      const expected = all.filter((paket) => matchesSearch(recordText(paket.id, paketCari(paket)), terms))
      const found = (await list(test, `?q=${encodeURIComponent(q)}`)).body.data
      expect(
        found.map(({ id }) => id),
        q,
      ).toEqual(expected.map(({ id }) => id))
    }
  })

  it('leaves out long texts and nested lists where a table asks', async () => {
    await using test = await createTestApp()
    const admin = await test.signIn('admin')
    const { data } = (await create(test, admin)).body
    const [row] = (await list(test, '?ringkas=1')).body.data
    const long = ['deskripsi', ...PAKET_LISTS]
    expect(row).toEqual(Object.fromEntries(Object.entries(data).filter(([key]) => !long.includes(key))))
  })

  it.each(['?page=0', '?page=abc', '?per_page=101', '?sort=password', '?q=%00', `?q=${'x'.repeat(201)}`])(
    'refuses %.30s',
    async (query) => {
      await using test = await createTestApp()
      expect((await list(test, query)).status).toBe(422)
    },
  )
})
