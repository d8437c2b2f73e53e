import { paketInput } from '@safar/shared/content/paket/factory'
import { antreanKe, belumKursi } from '@safar/shared/outbound/belum-kursi'
import type { Antrean } from '@safar/shared/people/pendaftaran/antrean-schema'
import type { PendaftaranAnswer } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { TUNGGU_MOST, TUNGGU_VERSI } from '@safar/shared/people/pendaftaran/tunggu'
import { describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { deleteOldPendaftaran } from './pendaftaran.repository.ts'

const SLUG = 'umrah-reguler-desember'
const rahma = {
  nama: 'Rahma Wulandari',
  telepon: '0813 0000 0000',
  paket: SLUG,
  jumlah_pax: 3,
  kamar: 'triple',
  tunggu: true,
  setuju: true,
}

type Answer = PendaftaranAnswer & { errors: Record<string, string[]> }

const send = (test: TestApp, over: object = {}, headers = {}) =>
  test.call<Answer>({
    method: 'POST',
    url: '/api/pendaftaran',
    headers,
    payload: { ...rahma, ...over },
  })

const stored = (test: TestApp) =>
  test.deps.database.db.selectFrom('pendaftaran').selectAll().orderBy('id').execute()

async function withDeparture(over: Parameters<typeof paketInput>[0] = {}) {
  const test = await createTestApp()
  const headers = await test.signIn('admin')
  const payload = paketInput({ sisa_pax: 0, ...over })
  await test.call({ method: 'POST', url: '/api/paket', headers, payload })
  return { test, headers, [Symbol.asyncDispose]: () => test[Symbol.asyncDispose]() }
}

const length = (test: TestApp, id = SLUG) => test.call<{ data: Antrean }>({ url: `/api/paket/${id}/tunggu` })

describe('queueing for a full departure', () => {
  it('tells the place in order of arrival, and keeps what was agreed to until the day of departure', async () => {
    await using server = await withDeparture()
    const { test } = server
    const first = await send(test, { mau_sebagian: true })
    expect([first.status, first.body.data.antrean, first.body.message]).toEqual([
      201,
      1,
      `${antreanKe(1)}. ${belumKursi('tunggu')}`,
    ])
    expect(first.body.langkah.join(' ')).toContain('Antrean ditutup 12 Desember 2026')
    const second = await send(test, { nama: 'Hasan', paket: undefined, paket_id: 1, jumlah_pax: undefined })
    expect(second.body.data).toMatchObject({ antrean: 2, paket: SLUG, paket_nama: 'Umrah Reguler Desember' })
    expect((await send(test, { paket_id: SLUG })).body.data.antrean).toBe(3)
    expect((await stored(test))[0]).toMatchObject({
      jenis: 'tunggu',
      paket_id: 1,
      paket: SLUG,
      mau_sebagian: 1,
      hapus_pada: '2026-12-12',
      persetujuan_versi: TUNGGU_VERSI,
      status: 'baru',
    })
    expect((await length(test)).body.data).toEqual({ jumlah: 3, orang: 7, rombongan: [3, 1, 3] })
  })

  it('is one place however often the same thing is sent', async () => {
    await using server = await withDeparture()
    const { test } = server
    const headers = { 'idempotency-key': 'satu' }
    const answers = [await send(test, {}, headers), await send(test, {}, headers)]
    expect(answers.map(({ body }) => [body.kode, body.data.antrean])).toEqual([
      [answers[0]?.body.kode, 1],
      [answers[0]?.body.kode, 1],
    ])
    expect(await stored(test)).toHaveLength(1)
  })

  it('gives each of many at once a place of its own', async () => {
    await using server = await withDeparture()
    const { test } = server
    const answers = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((nama) => send(test, { nama })))
    expect(answers.map(({ body }) => body.data.antrean).toSorted()).toEqual([1, 2, 3, 4, 5])
    const byId = (await stored(test)).map(({ nama }) => nama)
    const byPlace = answers.toSorted((a, b) => (a.body.data.antrean ?? 0) - (b.body.data.antrean ?? 0))
    expect(byPlace.map(({ body }) => body.data.nama)).toEqual(byId)
  })

  it('takes a family that is larger than the seats that are left, and no smaller one', async () => {
    await using server = await withDeparture({ sisa_pax: 2 })
    const { test } = server
    const small = await send(test, { jumlah_pax: 2 })
    expect([small.status, small.body.message]).toEqual([
      409,
      'Masih ada 2 kursi untuk keberangkatan ini. Silakan daftar seperti biasa.',
    ])
    expect((await send(test)).status).toBe(201)
    expect(await stored(test)).toHaveLength(1)
  })

  it('is closed for a departure that is gone', async () => {
    await using server = await withDeparture()
    const { test } = server
    test.advance(30 * 86_400_000)
    const { status, body } = await send(test)
    expect([status, body.message]).toEqual([409, expect.stringContaining('sudah lewat')])
    expect(await stored(test)).toEqual([])
  })

  it.each([
    { paket: 'tidak-ada' },
    { paket: '' },
    { paket: 'Umroh' },
    { paket: '99' },
    { paket_id: 99 },
    { paket_id: 'x'.repeat(300) },
  ])('is refused at its field for %j', async (over) => {
    await using server = await withDeparture()
    const { status, body } = await send(server.test, over)
    expect([status, Object.keys(body.errors)]).toEqual([422, Object.keys(over)])
    expect(await stored(server.test)).toEqual([])
  })

  it.each([{ setuju: false }, { nama: '' }, { jumlah_pax: 0 }, { telepon: 'abc' }])(
    'asks what every registration asks: %j',
    async (over) => {
      await using server = await withDeparture()
      const { status, body } = await send(server.test, over)
      expect([status, Object.keys(body.errors)]).toEqual([422, Object.keys(over)])
    },
  )

  it('knows nothing of drafts', async () => {
    await using server = await withDeparture({ status: 'draf' })
    const { status, body } = await send(server.test)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['paket']])
    expect((await length(server.test)).status).toBe(404)
  })

  it('ends: what nobody could ever serve is not promised', async () => {
    await using server = await withDeparture()
    const { test } = server
    await send(test)
    const [{ id: _, ...row } = { id: 0 }] = await stored(test)
    if (!('kode' in row)) throw new Error('nobody was stored')
    const rows = Array.from({ length: TUNGGU_MOST - 1 }, (_none, n) => ({ ...row, kode: `K${n}` }))
    await test.deps.database.db.insertInto('pendaftaran').values(rows).execute()
    expect((await send(test)).status).toBe(409)
    expect((await length(test)).body.data.rombongan).toHaveLength(24)
  })

  it('thanks a program with a place, and stores nothing', async () => {
    await using server = await withDeparture()
    const { status, body } = await send(server.test, { situs_web: 'https://spam.test' })
    expect([status, body.data.antrean]).toEqual([201, 1])
    expect(await stored(server.test)).toEqual([])
  })

  it('closes up when somebody takes a seat or calls it off, and keeps who was called', async () => {
    await using server = await withDeparture()
    const { test, headers } = server
    for (const nama of ['A', 'B', 'C']) await send(test, { nama })
    const set = (id: number, status: string) =>
      test.call({ method: 'PATCH', url: `/api/pendaftaran/${id}`, headers, payload: { status } })
    await set(1, 'lunas')
    await set(2, 'dihubungi')
    expect((await length(test)).body.data).toMatchObject({ jumlah: 2 })
    expect((await send(test, { nama: 'D' })).body.data.antrean).toBe(3)
    await set(2, 'batal')
    expect((await length(test)).body.data).toMatchObject({ jumlah: 2 })
  })
})

describe('how long a queue is', () => {
  it('is told to everybody, and nothing of who stands in it', async () => {
    await using server = await withDeparture()
    await send(server.test, { catatan: 'Kursi roda' })
    const { status, body, headers } = await length(server.test, '1')
    expect([status, body.data]).toEqual([200, { jumlah: 1, orang: 3, rombongan: [3] }])
    expect(headers['cache-control']).toBe('no-cache')
    expect(JSON.stringify(body)).not.toMatch(/Rahma|0813|Kursi/)
    expect((await length(server.test, 'tidak-ada')).status).toBe(404)
  })
})

describe('what nobody can take for a seat', () => {
  it('is the answer to who queues without scripts', async () => {
    await using server = await withDeparture()
    const { status, body } = await server.test.call<string>({
      method: 'POST',
      url: '/api/pendaftaran',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...rahma, jumlah_pax: '3', tunggu: '1', setuju: '1' }).toString(),
    })
    expect(status).toBe(201)
    expect(body).toContain(`<h1>${antreanKe(1)}</h1>`)
    expect(body).toContain(belumKursi('tunggu'))
    expect(body).not.toContain('Pendaftaran Anda sudah kami terima')
  })

  it('is the answer to who registers for a departure that is full, and its form', async () => {
    await using server = await withDeparture()
    const { body } = await send(server.test, { tunggu: false })
    expect(body.langkah.at(-1)).toBe(`Keberangkatan ini penuh. ${belumKursi('penuh')}`)
    const form = await server.test.call<string>({ url: `/api/pendaftaran/formulir?paket=${SLUG}` })
    expect(form.body).toContain(belumKursi('penuh'))
    expect(form.body).toContain(`/data_produk/${SLUG}#daftar-tunggu">Masuk daftar tunggu</a>`)
  })
})

describe('an ordinary registration', () => {
  it('is bound to the package that it names, and free where it names none', async () => {
    await using server = await withDeparture({ sisa_pax: 9 })
    const { test } = server
    for (const over of [{}, { paket: 'Umroh' }, { paket: '', paket_id: '1' }]) {
      expect((await send(test, { tunggu: false, ...over })).status).toBe(201)
    }
    expect((await stored(test)).map(({ jenis, paket, paket_id }) => [jenis, paket, paket_id])).toEqual([
      ['daftar', SLUG, 1],
      ['daftar', 'Umroh', null],
      ['daftar', SLUG, 1],
    ])
    expect((await send(test, { tunggu: false, paket_id: 7 })).body.errors).toEqual({
      paket_id: ['Paket ini tidak ada.'],
    })
  })
})

it('erases a queue with the end of its day, save who took a seat by then', async () => {
  await using server = await withDeparture()
  const { test, headers } = server
  for (const nama of ['A', 'B']) await send(test, { nama })
  await send(test, { nama: 'C', tunggu: false })
  await test.call({ method: 'PATCH', url: '/api/pendaftaran/2', headers, payload: { status: 'lunas' } })
  const sweep = async (day: string) => {
    await deleteOldPendaftaran(test.deps.database.db, new Date(`${day}T05:00:00.000Z`))
    return (await stored(test)).map(({ nama }) => nama)
  }
  expect(await sweep('2026-12-12')).toEqual(['A', 'B', 'C'])
  expect(await sweep('2026-12-13')).toEqual(['B', 'C'])
})
