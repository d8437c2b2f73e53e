import { paketInput } from '@safar/shared/content/paket/factory'
import { HARGA_MASSAL, type HasilMassal, MASSAL_MAX } from '@safar/shared/content/paket/massal'
import { PAKET_LIMITS } from '@safar/shared/content/paket/paket-fields'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

interface Answer {
  data: HasilMassal
  message: string
  errors: Record<string, string[]>
}

async function staff(test: TestApp) {
  const headers = await test.signIn('admin')
  const post = (url: string, payload: object) => test.call<Answer>({ method: 'POST', url, headers, payload })
  return {
    headers,
    massal: (payload: object, query = '') => post(`/api/paket/massal${query}`, payload),
    undo: ({ data }: Pick<Answer, 'data'>) =>
      post('/api/paket/massal/urung', {
        paket: data.paket.map(({ id, updated_at, sebelum }) => ({ id, updated_at, sebelum })),
      }),
    async add(overrides: Parameters<typeof paketInput>[0] = {}) {
      const request = { method: 'POST', url: '/api/paket', headers, payload: paketInput(overrides) } as const
      return (await test.call<{ data: Paket }>(request)).body.data
    },
    change: (id: number, payload: object) => post(`/api/paket/${id}`, payload),
    async get(id: number) {
      return (await test.call<{ data: Paket }>({ url: `/api/paket/${id}`, headers })).body.data
    },
  }
}

/** What a package is, save for when that was. */
const fields = ({ updated_at: _, ...paket }: Paket) => paket

it('raises prices that are set, tells old and new, and is brought back by one call', async () => {
  await using test = await createTestApp()
  const { add, massal, undo, get } = await staff(test)
  const one = await add({ harga_quad: 29_500_000, harga_triple: 0, harga_bayi: 9_000_000 })
  const two = await add({ harga_quad: 30_000_000 })
  const payload = { ids: [one.id, two.id], ubah: { harga_tambah: 500_000 } }

  const preview = await massal(payload, '?periksa=1')
  expect(preview.body.data).toMatchObject({
    paket: [
      {
        id: one.id,
        updated_at: one.updated_at,
        ubah: [
          { kolom: 'harga_quad', dari: '29500000', ke: '30000000' },
          { kolom: 'harga_double', dari: '32000000', ke: '32500000' },
        ],
      },
      { id: two.id },
    ],
    galat: [],
  })
  expect(await get(one.id)).toEqual(one)

  const { status, body } = await massal(payload)
  expect(status).toBe(200)
  expect(body.data.paket[0]?.ubah).toEqual(preview.body.data.paket[0]?.ubah)
  expect(await get(one.id)).toMatchObject({
    harga_quad: 30_000_000,
    harga_triple: 0,
    harga_double: 32_500_000,
    harga_bayi: 9_000_000,
    updated_at: body.data.paket[0]?.updated_at,
  })
  expect((await undo(body)).status).toBe(200)
  expect([await get(one.id), await get(two.id)].map(fields)).toEqual([one, two].map(fields))
})

it('changes the prices that are named, in their own currency alone', async () => {
  await using test = await createTestApp()
  const { add, massal, get } = await staff(test)
  const one = await add({ harga_bayi: 9_000_000, harga_anak_kasur: 0 })
  const usd = await add({ currency: 'USD', harga_quad: 2_100 })
  const bayi = { harga_tambah: -1_000_000, harga: ['harga_bayi', 'harga_anak_kasur'] }
  expect((await massal({ ids: [one.id], ubah: bayi })).status).toBe(200)
  expect(await get(one.id)).toMatchObject({
    harga_bayi: 8_000_000,
    harga_anak_kasur: 0,
    harga_quad: one.harga_quad,
  })
  const { status, body } = await massal({ ids: [one.id, usd.id], ubah: { harga_tambah: 500_000 } })
  expect([status, body.errors]).toEqual([422, { [`${usd.id}.currency`]: ['Harga paket ini dalam USD'] }])
  expect(await get(one.id)).toMatchObject({ harga_quad: one.harga_quad })
  expect((await massal({ ids: [usd.id], ubah: { harga_tambah: 50, currency: 'USD' } })).status).toBe(200)
  expect(await get(usd.id)).toMatchObject({ harga_quad: 2_150 })
})

it('puts away, publishes and settles many as one change of pages, and takes that back', async () => {
  await using test = await createTestApp()
  const { add, massal, undo, get } = await staff(test)
  const live = await add({ pelunasan_hari: 30 })
  const draft = await add({ status: 'draf' })
  const ids = [live.id, draft.id]
  const changed = await massal({ ids, ubah: { status: 'arsip', pelunasan_hari: 45 } })
  expect(changed.body.data.paket[0]?.ubah).toEqual([
    { kolom: 'status', dari: 'terbit', ke: 'arsip' },
    { kolom: 'pelunasan_hari', dari: '30', ke: '45' },
  ])
  expect((await test.call({ url: `/api/paket/${live.id}` })).status).toBe(404)
  expect((await undo(changed.body)).status).toBe(200)
  expect([await get(live.id), await get(draft.id)].map(fields)).toEqual([live, draft].map(fields))
  expect((await massal({ ids, ubah: { pelunasan_hari: null } })).status).toBe(200)
  expect(await get(live.id)).toMatchObject({ pelunasan_hari: null, status: 'terbit' })
})

it('names beforehand which texts people would come to read that answer for themselves how one pays or cancels', async () => {
  await using test = await createTestApp()
  const { add, massal } = await staff(test)
  const keterangan = 'Batal lebih dari 45 hari sebelum berangkat: uang kembali penuh.'
  const syarat_ketentuans = [{ keterangan }, { keterangan: 'Pelunasan paling lambat 45 hari sebelumnya' }]
  const [live, draft, plain] = [
    await add({ pelunasan_hari: 45, syarat_ketentuans }),
    await add({ status: 'draf', pelunasan_hari: 45, syarat_ketentuans }),
    await add({ status: 'draf' }),
  ]
  const ids = [live.id, draft.id, plain.id]
  const said = async (ubah: object) =>
    (await massal({ ids, ubah }, '?periksa=1')).body.data.paket.map(({ teks }) => teks)
  const batal = expect.stringContaining('saat batal')
  const lunas = expect.stringContaining('padahal pelunasan paket ini 30 hari')
  expect(await said({ status: 'terbit' })).toEqual([undefined, [batal], undefined])
  expect(await said({ pelunasan_hari: 30 })).toEqual([[lunas], undefined, undefined])
  expect(await said({ status: 'arsip' })).toEqual([undefined, undefined, undefined])
  expect(await said({ harga_tambah: 500_000 })).toEqual([undefined, undefined, undefined])
})

it('changes nothing where one package cannot be changed, and names it', async () => {
  await using test = await createTestApp()
  const { add, massal, get, headers } = await staff(test)
  const good = await add()
  const cheap = await add({ harga_quad: 400_000 })
  const request = { method: 'POST', url: '/api/paket', headers } as const
  const { body: made } = await test.call<{ data: Paket }>({
    ...request,
    payload: { nama_paket: 'Rencana', status: 'draf' },
  })
  const lower = await massal({ ids: [good.id, cheap.id], ubah: { harga_tambah: -400_000 } })
  expect([lower.status, lower.body.errors]).toEqual([
    422,
    { [`${cheap.id}.harga_quad`]: ['Rp 400.000 menjadi nol atau kurang'] },
  ])
  expect(lower.body.data.galat).toMatchObject([{ id: cheap.id, nama_paket: cheap.nama_paket }])
  const live = await massal({ ids: [good.id, made.data.id], ubah: { status: 'terbit', pelunasan_hari: 7 } })
  expect(live.status).toBe(422)
  expect(live.body.errors).toHaveProperty([`${made.data.id}.harga_quad`])
  const gone = await massal({ ids: [good.id, 9_999, 2 ** 40], ubah: { pelunasan_hari: 7 } })
  expect([gone.status, Object.keys(gone.body.errors)]).toEqual([422, ['9999.id', `${2 ** 40}.id`]])
  expect(await get(good.id)).toEqual(good)
  expect(await get(cheap.id)).toEqual(cheap)
})

it('keeps what somebody else saved: after the preview, and before it is taken back', async () => {
  await using test = await createTestApp()
  const { add, massal, undo, change, get } = await staff(test)
  const one = await add()
  const two = await add()
  const ids = [one.id, two.id]
  const versi = { [one.id]: one.updated_at, [two.id]: two.updated_at }
  await change(two.id, { keterangan: 'Baru' })
  const stale = await massal({ ids, ubah: { harga_tambah: 500_000 }, versi })
  expect([stale.status, Object.keys(stale.body.errors)]).toEqual([409, [`${two.id}.updated_at`]])
  expect(await get(one.id)).toEqual(one)

  const done = await massal({ ids, ubah: { harga_tambah: 500_000 } })
  await change(one.id, { harga_quad: 99_000_000 })
  const back = await undo(done.body)
  expect([back.status, back.body.data.galat.map(({ id }) => id)]).toEqual([409, [one.id]])
  expect(await get(two.id)).toMatchObject({ harga_quad: two.harga_quad + 500_000 })
})

it('leaves seats sold that were sold meanwhile', async () => {
  await using test = await createTestApp()
  const { add, massal, undo, get, headers } = await staff(test)
  const one = await add({ total_pax: 50, sisa_pax: 12 })
  const done = await massal({ ids: [one.id], ubah: { harga_tambah: 500_000 } })
  const sale = { method: 'POST', url: `/api/paket/${one.id}/kursi`, headers, payload: { ubah: -2 } } as const
  expect((await test.call(sale)).status).toBe(200)
  expect((await undo(done.body)).status).toBe(200)
  expect(await get(one.id)).toMatchObject({ harga_quad: one.harga_quad, sisa_pax: 10 })
})

it('is one change of pages and one revision of each, once however often it is sent under one key', async () => {
  await using test = await createTestApp()
  const { add, massal, headers } = await staff(test)
  const one = await add()
  const two = await add({ pelunasan_hari: 30 })
  const payload = { ids: [one.id, two.id], ubah: { harga_tambah: 500_000, pelunasan_hari: 30 } }
  const builds = test.publisher.told.changes
  const send = (body: object) =>
    test.call<Answer>({
      method: 'POST',
      url: '/api/paket/massal',
      headers: { ...headers, 'idempotency-key': 'once' },
      payload: body,
    })
  const [first, again] = await Promise.all([send(payload), send(payload)])
  expect(first.body).toEqual(again.body)
  expect(first.body.data.paket[0]?.sebelum).toMatchObject({
    harga_quad: one.harga_quad,
    pelunasan_hari: null,
  })
  expect(test.publisher.told.changes).toBe(builds + 1)
  const { body } = await test.call<{ data: { aksi: string }[] }>({
    url: `/api/paket/${one.id}/riwayat`,
    headers,
  })
  expect(body.data.map(({ aksi }) => aksi)).toEqual(['ubah', 'buat'])
  expect((await send({ ...payload, ids: [one.id] })).status).toBe(422)

  // What changes nothing leaves no trace.
  await massal({ ids: [two.id], ubah: { pelunasan_hari: 30 } })
  expect(test.publisher.told.changes).toBe(builds + 1)
})

it('takes back as many as it changes', async () => {
  await using test = await createTestApp()
  const { undo } = await staff(test)
  const moment = '2026-11-20T02:00:00.000Z'
  const whole = {
    ...Object.fromEntries(HARGA_MASSAL.map((kolom) => [kolom, PAKET_LIMITS.harga])),
    pelunasan_hari: 365,
    status: 'terjadwal' as const,
    terbit_pada: moment,
    turun_pada: moment,
  }
  const paket = Array.from({ length: MASSAL_MAX }, (_, at) => ({
    id: 1e9 + at,
    nama_paket: '',
    updated_at: moment,
    ubah: [],
    sebelum: whole,
  }))
  const { status, body } = await undo({ data: { paket, galat: [] } })
  expect([status, body.data.galat.length]).toEqual([422, MASSAL_MAX])
})

it('says what is wrong with what was sent', async () => {
  await using test = await createTestApp()
  const { add, massal, undo } = await staff(test)
  const { id } = await add()
  const wrong: [object, string][] = [
    [{ ids: [id], ubah: {} }, 'ubah'],
    [{ ids: [], ubah: { status: 'arsip' } }, 'ids'],
    [{ ids: [id, id], ubah: { status: 'arsip' } }, 'ids'],
    [{ ids: Array.from({ length: MASSAL_MAX + 1 }, (_, at) => at + 1), ubah: { status: 'arsip' } }, 'ids'],
    [{ ids: ['x'], ubah: { status: 'arsip' } }, 'ids.0'],
    [{ ids: [id], ubah: { status: 'terjadwal' } }, 'ubah.status'],
    [{ ids: [id], ubah: { harga_tambah: 0 } }, 'ubah.harga_tambah'],
    [{ ids: [id], ubah: { harga_tambah: 1e15 } }, 'ubah.harga_tambah'],
    [{ ids: [id], ubah: { harga_tambah: 1, harga: ['sisa_pax'] } }, 'ubah.harga.0'],
    [{ ids: [id], ubah: { pelunasan_hari: 366 } }, 'ubah.pelunasan_hari'],
    [{ ids: [id] }, 'ubah'],
  ]
  for (const [payload, field] of wrong) {
    const { status, body } = await massal(payload)
    expect([status, Object.keys(body.errors)], JSON.stringify(payload)).toEqual([422, [field]])
  }
  const paket = [{ id, nama_paket: '', updated_at: 'kemarin', ubah: [], sebelum: { harga_quad: -1 } }]
  expect((await undo({ data: { paket, galat: [] } })).status).toBe(422)
})

it('is for staff alone', async () => {
  await using test = await createTestApp()
  for (const [url, payload] of [
    ['/api/paket/massal', { ids: [1], ubah: { status: 'arsip' } }],
    ['/api/paket/massal/urung', { paket: [{ id: 1, updated_at: '', sebelum: {} }] }],
  ] as const) {
    expect((await test.call({ method: 'POST', url, payload })).status).toBe(401)
    const headers = await test.signIn('user')
    expect((await test.call({ method: 'POST', url, payload, headers })).status).toBe(403)
  }
})
