import { paketInput } from '@safar/shared/content/paket/factory'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

type Answer = { data: { id: number; nama_paket: string }[]; meta?: { total: number } }

const change = (test: TestApp, statement: string) => sql.raw(statement).execute(test.deps.database.db)

async function filled() {
  const test = await createTestApp()
  const headers = await test.signIn('admin', 'siti@safar.test')
  const post = (url: string, payload: object = {}) => test.call({ method: 'POST', url, headers, payload })
  for (const nama_paket of ['Satu', 'Dua', 'Tiga']) await post('/api/paket', paketInput({ nama_paket }))
  const names = async (query = '') =>
    (await test.call<Answer>({ url: `/api/paket${query}` })).body.data
      .map(({ nama_paket }) => nama_paket)
      .sort()
  const peringatan = async () =>
    (await test.call<{ data: { peringatan: string[] } }>({ url: '/api/publikasi', headers })).body.data
      .peringatan
  return { test, headers, post, names, peringatan }
}

describe('one row that cannot be read', () => {
  it.each([
    ['hotels', "hotels = 'bukan json'"],
    ['hotels', "hotels = '{}'"],
    ['hotels', `hotels = '[{"nama_hotel":7}]'`],
    ['keunggulans', `keunggulans = 'null'`],
    ['tipe_paket', "tipe_paket = 'Kapal'"],
    ['currency', "currency = ''"],
    ['updated_at', "updated_at = 'kemarin'"],
  ])('of a package, in %s (%s), takes that one alone off the lists', async (isian, broken) => {
    const { test, names, peringatan, headers } = await filled()
    await using _ = test
    await change(test, `update paket set ${broken} where id = 2`)
    expect(await names()).toEqual(['Satu', 'Tiga'])
    const page = await test.call<Answer>({ url: '/api/paket?per_page=2' })
    expect([page.body.data.length, page.body.meta?.total]).toEqual([2, 2])
    expect((await test.call({ url: '/api/paket/dua' })).status).toBe(404)
    expect((await test.call({ url: '/api/paket/satu' })).status).toBe(200)
    expect(await peringatan()).toEqual([
      expect.stringContaining(`Paket “Dua” tidak ditampilkan: isian ${isian} `),
    ])
    expect((await test.call({ url: '/api/paket?ringkas=1&q=tiga', headers })).status).toBe(200)

    const logged = test.takeErrors().map((line) => JSON.parse(line))
    expect(logged).toMatchObject([{ tabel: 'paket', id: 2, isian, msg: expect.stringContaining('left out') }])
  })

  it('comes back from its revisions, or goes to the trash as they know it', async () => {
    const { test, headers, post, names, peringatan } = await filled()
    await using _ = test
    await change(test, "update paket set hotels = 'x' where id < 3")
    expect(await names()).toEqual(['Tiga'])
    const { body } = await test.call<{ data: { id: number }[] }>({ url: '/api/paket/1/riwayat', headers })
    expect((await post(`/api/paket/1/riwayat/${body.data[0]?.id}/pulihkan`)).status).toBe(200)
    expect((await test.call({ method: 'DELETE', url: '/api/paket/2', headers })).status).toBe(200)
    expect(await names()).toEqual(['Satu', 'Tiga'])
    expect(await peringatan()).toEqual([])
    expect((await post('/api/sampah/2/pulihkan')).status).toBe(200)
    expect(await names()).toEqual(['Dua', 'Satu', 'Tiga'])
    test.takeErrors()
  })

  it('is named to staff even where no list has met it', async () => {
    const { test, peringatan } = await filled()
    await using _ = test
    await change(test, "update paket set maskapais = '[' where id = 3")
    expect(await peringatan()).toEqual([expect.stringContaining('Paket “Tiga”')])
    expect(await peringatan()).toHaveLength(1)
    expect(test.takeErrors()).toHaveLength(1)
  })

  it('is no longer named once it is mended, a revision of seats as well', async () => {
    const { test, headers, post, peringatan } = await filled()
    await using _ = test
    await post('/api/paket/1/kursi', { ubah: -1 })
    const { body } = await test.call<{ data: { id: number }[] }>({ url: '/api/paket/1/riwayat', headers })
    const url = `/api/paket/1/riwayat/${body.data[0]?.id}`
    const db = test.deps.database.db
    const row = await db.selectFrom('riwayat').select(['id', 'data']).orderBy('id', 'desc').executeTakeFirst()
    await db.updateTable('riwayat').set({ data: '{' }).where('id', '=', Number(row?.id)).execute()
    expect((await test.call({ url, headers })).status).toBe(404)
    expect(await peringatan()).toEqual([expect.stringContaining('Riwayat nomor')])
    await db
      .updateTable('riwayat')
      .set({ data: String(row?.data) })
      .where('id', '=', Number(row?.id))
      .execute()
    expect((await test.call({ url, headers })).status).toBe(200)
    expect(await peringatan()).toEqual([])
    expect(test.takeErrors()).toHaveLength(1)
  })

  it('of the registrations, in a time, leaves search and sales to the rest', async () => {
    const { test, headers, post, peringatan } = await filled()
    await using _ = test
    for (const nama of ['Siti Satu', 'Siti Dua'])
      await post('/api/pendaftaran', { nama, email: 'siti@contoh.test', paket: 'satu', setuju: true })
    await change(test, "update pendaftaran set created_at = 'zaman dulu' where id = 1")
    await change(test, "update riwayat set waktu = 'zaman dulu' where id in (1, 2)")
    const found = await test.call<{ data: { judul: string }[] }>({ url: '/api/cari?q=siti', headers })
    expect([found.status, found.body.data.map(({ judul }) => judul)]).toEqual([200, ['Siti Dua']])
    expect((await test.call({ url: '/api/laku', headers })).status).toBe(200)
    expect((await test.call<Answer>({ url: '/api/pendaftaran', headers })).body.data).toHaveLength(1)
    expect(await peringatan()).toEqual([expect.stringContaining('Pendaftaran nomor 1')])
    expect(test.takeErrors()).toHaveLength(1)
  })

  it('of the trash, the revisions or the registrations leaves the rest of them', async () => {
    const { test, headers, post, peringatan } = await filled()
    await using _ = test
    const get = async (url: string) => {
      const { status, body } = await test.call<{ data: { id: number }[] }>({ url, headers })
      return [status, Array.isArray(body.data) ? body.data.map(({ id }) => id) : null]
    }
    for (const nama of ['Siti', 'Budi']) {
      await post('/api/pendaftaran', {
        nama,
        email: `${nama}@contoh.test`,
        telepon: '081234567890',
        setuju: true,
      })
    }
    for (const id of [1, 2]) await test.call({ method: 'DELETE', url: `/api/paket/${id}`, headers })
    await change(test, "update sampah set data = '{' where data_id = 1")
    await change(test, "update riwayat set data = '[]' where data_id = 3")
    await change(test, "update pendaftaran set status = 'entah' where id = 1")
    expect(await get('/api/sampah')).toEqual([200, [2]])
    expect(await get('/api/pendaftaran')).toEqual([200, [2]])
    expect(await get('/api/paket/3/riwayat')).toEqual([200, [3]])
    expect(await get('/api/paket/3/riwayat/3')).toEqual([404, null])
    expect(await peringatan()).toEqual([
      expect.stringContaining('Paket nomor 1 di Sampah'),
      expect.stringContaining('Pendaftaran nomor 1'),
      expect.stringContaining('Riwayat nomor 3'),
    ])
    expect(test.takeErrors()).toHaveLength(3)
  })
})
